import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RunStopper } from "../contract/errors.ts";
import { AdaptiveLimit } from "./adaptive-limit.ts";
import { ModelFault } from "./faults.ts";
import { withRetries, type RetryPolicy } from "./retry.ts";

const clock = { now: () => Date.now() };
const never = new AbortController().signal;
const policy: RetryPolicy = { attempts: 4, baseMs: 1000, capMs: 3000, maxWaitMs: 120_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const serverError = (): ModelFault => new ModelFault("passing", "it broke", { status: 500 });
const rateLimit = (waitMs?: number): ModelFault =>
  new ModelFault("passing", "too many", { status: 429, overloaded: true, waitMs });

/** Fails in the given ways, then succeeds; notes when each attempt was made. */
function flaky(faults: Error[]): { attempt: () => Promise<string>; atMs: number[] } {
  const startMs = Date.now();
  const atMs: number[] = [];
  const left = [...faults];
  const attempt = (): Promise<string> => {
    atMs.push(Date.now() - startMs);
    const fault = left.shift();
    return fault === undefined ? Promise.resolve("done") : Promise.reject(fault);
  };
  return { attempt, atMs };
}

describe("retries", () => {
  test("full jitter: each wait is drawn from 0 to the doubled base, capped", async () => {
    const { attempt, atMs } = flaky([serverError(), serverError(), serverError()]);
    const draws = [0.5, 0.25, 1];
    const setting = {
      limit: new AdaptiveLimit(4, clock),
      policy,
      random: () => draws.shift() ?? 0,
      signal: never,
    };
    const call = withRetries(attempt, setting);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual({ value: "done", attempts: 4 });
    expect(atMs).toEqual([0, 500, 1000, 4000]);
  });

  test("other failures are tried a bounded number of times, and the message says so", async () => {
    const { attempt, atMs } = flaky(Array.from({ length: 9 }, serverError));
    const limit = new AdaptiveLimit(4, clock);
    const call = withRetries(attempt, { limit, policy, random: () => 0, signal: never });
    const given = expect(call).rejects.toThrow("it broke (given up after 4 attempts)");
    await vi.advanceTimersByTimeAsync(10);
    await given;
    expect(atMs).toHaveLength(4);
    expect(limit.state).toMatchObject({ inFlight: 0, limit: 4 });
  });

  test.each(["permanent", "overflow", "filtered", "rejected"] as const)(
    "a %s fault is not tried again",
    async (kind) => {
      const { attempt, atMs } = flaky([new ModelFault(kind, "no")]);
      const limit = new AdaptiveLimit(4, clock);
      const call = withRetries(attempt, { limit, policy, random: () => 0, signal: never });
      await expect(call).rejects.toMatchObject({ kind, message: "no" });
      expect(atMs).toHaveLength(1);
      expect(limit.state.inFlight).toBe(0);
    },
  );

  test("a bug is not tried again and keeps its identity", async () => {
    const bug = new TypeError("ours");
    const limit = new AdaptiveLimit(4, clock);
    const call = withRetries(() => Promise.reject(bug), { limit, policy, random: () => 0, signal: never });
    await expect(call).rejects.toBe(bug);
    expect(limit.state.inFlight).toBe(0);
  });

  test("a wait of more than a minute is obeyed", async () => {
    const { attempt, atMs } = flaky([rateLimit(90_000)]);
    const call = withRetries(attempt, {
      limit: new AdaptiveLimit(4, clock),
      policy,
      random: () => 0,
      signal: never,
    });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await call).toEqual({ value: "done", attempts: 2 });
    expect(atMs).toEqual([0, 90_000]);
  });

  test("a longer wait than is allowed is not obeyed, and holds nobody else", async () => {
    const { attempt, atMs } = flaky([rateLimit(86_400_000), rateLimit(99_999_999_000)]);
    const limit = new AdaptiveLimit(4, clock);
    const call = withRetries(attempt, { limit, policy, random: () => 0.5, signal: never });
    await vi.advanceTimersByTimeAsync(0);
    expect(limit.state.pausedUntilMs).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toEqual({ value: "done", attempts: 3 });
    expect(atMs).toEqual([0, 500, 1500]);
  });

  test("an endpoint that goes on asking for it stops the run, which can be resumed", async () => {
    const { attempt, atMs } = flaky(Array.from({ length: 9 }, () => rateLimit(86_400_000)));
    const limit = new AdaptiveLimit(4, clock);
    const call = withRetries(attempt, { limit, policy, random: () => 0, signal: never });
    const given = expect(call).rejects.toThrow(
      new RunStopper(
        "too many; it asks to wait 1,440 min, and no call waits longer than 2 min. What is finished is kept: resume the run then",
      ),
    );
    await vi.advanceTimersByTimeAsync(10);
    await given;
    expect(atMs).toHaveLength(4);
  });

  test("many rate limits in a row are waited out: only waiting is bounded, not the number", async () => {
    const { attempt } = flaky(Array.from({ length: 30 }, () => rateLimit(2000)));
    const call = withRetries(attempt, {
      limit: new AdaptiveLimit(4, clock),
      policy,
      random: () => 0,
      signal: never,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual({ value: "done", attempts: 31 });
  });

  test("one caller's rate limit holds every new call to the endpoint until it is due", async () => {
    const limit = new AdaptiveLimit(4, clock);
    const startMs = Date.now();
    const first = withRetries(flaky([rateLimit(2000)]).attempt, {
      limit,
      policy,
      random: () => 0,
      signal: never,
    });
    await vi.advanceTimersByTimeAsync(0);
    const other = flaky([]);
    const second = withRetries(other.attempt, { limit, policy, random: () => 0, signal: never });
    expect(limit.state).toMatchObject({ waiting: 1, limit: 2, pausedUntilMs: startMs + 2000 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(other.atMs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await second).attempts).toBe(1);
    expect((await first).attempts).toBe(2);
  });

  test("an abort ends the wait with the caller's own reason", async () => {
    const stop = new AbortController();
    const { attempt } = flaky([rateLimit(60_000)]);
    const limit = new AdaptiveLimit(4, clock);
    const call = withRetries(attempt, { limit, policy, random: () => 0, signal: stop.signal });
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error("the user left"));
    await expect(call).rejects.toThrow("the user left");
    expect(limit.state.inFlight).toBe(0);
  });
});
