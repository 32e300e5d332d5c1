import type { AdaptiveLimit } from "./adaptive-limit.ts";
import { ModelFault } from "./faults.ts";
import { sleep } from "./on-abort.ts";

/** How long to keep trying. All times in milliseconds. */
export type RetryPolicy = {
  /** Tries in all of a call that fails for another reason than a rate limit. */
  attempts: number;
  /** Back-off before the n-th retry is drawn evenly from 0 to `baseMs` * 2^(n-1), at most `capMs` (full jitter). */
  baseMs: number;
  capMs: number;
  /** Longest that one call waits on rate limits, all its waits together; what the provider asks for included. */
  maxWaitMs: number;
};

export const DEFAULT_RETRY: RetryPolicy = { attempts: 6, baseMs: 500, capMs: 60_000, maxWaitMs: 900_000 };

/** What retrying needs: the endpoint's shared limit, the policy, the randomness of the jitter, and a way to stop. */
export type RetrySetting = {
  limit: AdaptiveLimit;
  policy: RetryPolicy;
  /** Draws evenly from [0, 1). Only waits depend on it, never what is sent. */
  random: () => number;
  signal: AbortSignal;
};

/**
 * Makes one call until it succeeds, under the limit that all callers of the endpoint share. A rate limit pauses every
 * new call to the endpoint until it is due, lowers the concurrency, and is waited out; other passing faults are tried a
 * bounded number of times; nothing else is tried again.
 *
 * @returns The value and how many attempts it took.
 * @throws ModelFault once there is no use in going on, or the signal's reason.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { limit, policy, random, signal }: RetrySetting,
): Promise<{ value: Value; attempts: number }> {
  let failures = 0;
  let waitedMs = 0;
  for (let attempts = 1; ; attempts++) {
    const permit = await limit.acquire(signal);
    try {
      const value = await attempt();
      permit.release("succeeded");
      return { value, attempts };
    } catch (error) {
      const again = error instanceof ModelFault && error.kind === "passing";
      if (!again) {
        permit.release("failed");
        throw error;
      }
      const waitMs = backoffMs(attempts, error.waitMs, { policy, random });
      if (error.overloaded) limit.pause(error.waitMs ?? waitMs);
      permit.release(error.overloaded ? "overloaded" : "failed");
      if (error.overloaded) waitedMs += waitMs;
      else failures++;
      if (failures >= policy.attempts || waitedMs > policy.maxWaitMs) throw exhausted(error, attempts);
      await sleep(waitMs, signal);
    }
  }
}

/** What the provider asked for plus a full-jitter back-off, so that callers who were told the same do not return at once. */
function backoffMs(
  attempt: number,
  askedMs: number | undefined,
  { policy, random }: { policy: RetryPolicy; random: () => number },
): number {
  const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** Math.min(attempt - 1, 30));
  return (askedMs ?? 0) + random() * ceiling;
}

function exhausted(fault: ModelFault, attempts: number): ModelFault {
  const asked = fault.waitMs === undefined ? "" : `, asked to wait ${Math.ceil(fault.waitMs / 1000)} s more`;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return new ModelFault("passing", `${fault.message} (given up after ${tries}${asked})`, {
    status: fault.status,
    overloaded: fault.overloaded,
    waitMs: fault.waitMs,
  });
}
