import { RunStopper } from "../contract/errors.ts";
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
 * bounded number of times; nothing else is tried again. A wait longer than one call may wait is not obeyed: it holds nobody
 * else, and if the endpoint goes on asking for it, the run stops.
 *
 * @returns The value and how many attempts it took.
 * @throws ModelFault once there is no use in going on with this call, RunStopper with any; or the signal's reason.
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
      const tooLong = (error.waitMs ?? 0) > policy.maxWaitMs;
      const askedMs = tooLong ? undefined : error.waitMs;
      const waitMs = backoffMs(attempts, askedMs, { policy, random });
      const isWaitedOut = error.overloaded && !tooLong;
      if (isWaitedOut) limit.pause(askedMs ?? waitMs);
      permit.release(error.overloaded ? "overloaded" : "failed");
      if (isWaitedOut) waitedMs += waitMs;
      else failures++;
      if (tooLong && failures >= policy.attempts) throw tooLongAWait(error, policy);
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

function tooLongAWait({ message, waitMs = 0 }: ModelFault, { maxWaitMs }: RetryPolicy): RunStopper {
  const minutes = (ms: number): string => `${Math.ceil(ms / 60_000).toLocaleString("en")} min`;
  const why = `it asks to wait ${minutes(waitMs)}, and no call waits longer than ${minutes(maxWaitMs)}`;
  return new RunStopper(`${message}; ${why}. What is finished is kept: resume the run then`);
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
