import { LONGEST_TIMER_MS } from "../contract/longest-timer-ms.ts";
import type { ModelRequest } from "../contract/model.ts";
import type { Clock } from "../contract/ports.ts";
import { classifyFault } from "./classify-fault.ts";
import { ModelFault } from "./faults.ts";
import { fromResult, type Answer } from "./from-result.ts";
import { onAbort } from "./on-abort.ts";
import { withoutSecrets } from "./redact.ts";
import type { ResolvedModel } from "./resolve-model.ts";
import { toCallOptions } from "./to-prompt.ts";

/** What one attempt needs beside the model and the request. */
export type CallSetting = {
  /** The call's place in its episode. */
  index: number;
  timeoutMs: number;
  clock: Clock;
  signal: AbortSignal;
  /** Sent beside the provider's own. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Asks a model once.
 *
 * @returns Its answer, cleaned and free of the key, and how long it took in milliseconds.
 * @throws ModelFault for whatever went wrong with the call; the signal's reason when it is aborted.
 */
export async function callModel(
  target: ResolvedModel,
  request: ModelRequest,
  setting: CallSetting,
): Promise<Answer & { latencyMs: number }> {
  const { index, timeoutMs, clock, signal, headers } = setting;
  signal.throwIfAborted();
  const attempt = limitedIn(timeoutMs, signal);
  const startedMs = clock.now();
  try {
    const result = await target.model.doGenerate({
      ...toCallOptions(request),
      ...(headers === undefined ? {} : { headers }),
      abortSignal: attempt.signal,
    });
    const { unified, raw } = result.finishReason;
    if (unified === "interrupted" || raw === "error") {
      throw new ModelFault("passing", `${target.id} at ${target.endpoint}: the answer ended in an error`);
    }
    const latencyMs = Math.max(0, clock.now() - startedMs);
    return { ...withoutKeys(fromResult(result, index), target.secrets), latencyMs };
  } catch (error) {
    if (error instanceof ModelFault) throw error;
    if (signal.aborted) throw signal.reason;
    if (attempt.signal.aborted) {
      const words = `${target.id} at ${target.endpoint}: no answer within ${timeoutMs / 1000} s`;
      throw new ModelFault("passing", words);
    }
    const place = { model: target.id, endpoint: target.endpoint, secrets: target.secrets };
    throw classifyFault(error, { ...place, nowMs: clock.now() });
  } finally {
    attempt.done();
  }
}

/**
 * A signal that follows another and has a time limit. AbortSignal.timeout and .any would do, but leave their timer and
 * their link behind until they are collected, for every call of a long run.
 */
function limitedIn(timeoutMs: number, signal: AbortSignal): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error("timeout")),
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  const stop = onAbort(signal, () => controller.abort(signal.reason));
  return {
    signal: controller.signal,
    done() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** An endpoint that echoes its request must not bring the key into the record. */
function withoutKeys(answer: Answer, secrets: readonly string[]): Answer {
  if (secrets.length === 0) return answer;
  const text = JSON.stringify(answer);
  const clean = withoutSecrets(text, secrets);
  return clean === text ? answer : (JSON.parse(clean) as Answer); // same shape: only letters within strings differ
}
