import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AdaptiveLimit, type Permit } from "./adaptive-limit.ts";

const clock = { now: () => Date.now() };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets everything that is ready to run do so. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function take(limit: AdaptiveLimit, count: number): Promise<Permit[]> {
  return Promise.all(Array.from({ length: count }, () => limit.acquire(never)));
}

describe("adaptive limit", () => {
  test("no more than the ceiling at once, in order of arrival", async () => {
    const limit = new AdaptiveLimit(2, clock);
    const order: number[] = [];
    const permits: Permit[] = [];
    for (let caller = 0; caller < 5; caller++) {
      void limit.acquire(never).then((permit) => {
        order.push(caller);
        permits.push(permit);
      });
    }
    await settle();
    expect(order).toEqual([0, 1]);
    expect(limit.state).toEqual({ inFlight: 2, waiting: 3, limit: 2, ceiling: 2 });
    permits[0]?.release("succeeded");
    await settle();
    expect(order).toEqual([0, 1, 2]);
  });

  test("halves once for a burst of overloads, never below 1", async () => {
    const limit = new AdaptiveLimit(16, clock);
    for (const permit of await take(limit, 16)) permit.release("overloaded");
    expect(limit.state.limit).toBe(8);
    for (let burst = 0; burst < 9; burst++) {
      const [permit] = await take(limit, 1);
      permit?.release("overloaded");
    }
    expect(limit.state.limit).toBe(1);
  });

  test("an overload of a call that started before the last halving does not count again", async () => {
    const limit = new AdaptiveLimit(8, clock);
    const [early, late] = await take(limit, 2);
    early?.release("overloaded");
    late?.release("overloaded");
    expect(limit.state.limit).toBe(4);
  });

  test("recovers by about one for each round of successes, up to the ceiling", async () => {
    const limit = new AdaptiveLimit(8, clock);
    const [permit] = await take(limit, 1);
    permit?.release("overloaded");
    expect(limit.state.limit).toBe(4);
    for (const each of await take(limit, 4)) each.release("succeeded");
    expect(limit.state.limit).toBe(4);
    for (const each of await take(limit, 2)) each.release("succeeded");
    expect(limit.state.limit).toBe(5);
    for (let round = 0; round < 20; round++) {
      for (const each of await take(limit, 4)) each.release("succeeded");
    }
    expect(limit.state.limit).toBe(8);
  });

  test("other failures leave the limit alone", async () => {
    const limit = new AdaptiveLimit(8, clock);
    for (const permit of await take(limit, 8)) permit.release("failed");
    expect(limit.state).toEqual({ inFlight: 0, waiting: 0, limit: 8, ceiling: 8 });
  });

  test("a pause holds new calls until it is due, the longest one counts", async () => {
    const limit = new AdaptiveLimit(4, clock);
    limit.pause(2000);
    limit.pause(500);
    const pausedUntilMs = Date.now() + 2000;
    let started = false;
    void limit.acquire(never).then(() => (started = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(started).toBe(false);
    expect(limit.state).toEqual({ inFlight: 0, waiting: 1, limit: 4, ceiling: 4, pausedUntilMs });
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toBe(true);
    expect(limit.state.pausedUntilMs).toBeUndefined();
  });

  test("nobody overtakes those who waited out a pause, even before they are woken", async () => {
    let nowMs = 0;
    const limit = new AdaptiveLimit(4, { now: () => nowMs });
    limit.pause(100);
    const order: string[] = [];
    void limit.acquire(never).then(() => order.push("waited"));
    nowMs = 200;
    void limit.acquire(never).then(() => order.push("late"));
    await vi.advanceTimersByTimeAsync(100);
    expect(order).toEqual(["waited", "late"]);
  });

  test("an aborted waiter leaves the queue and the others move up", async () => {
    const limit = new AdaptiveLimit(1, clock);
    const [running] = await take(limit, 1);
    const impatient = new AbortController();
    const leaver = limit.acquire(impatient.signal);
    const next = limit.acquire(never);
    impatient.abort(new Error("enough"));
    await expect(leaver).rejects.toThrow("enough");
    expect(limit.state.waiting).toBe(1);
    running?.release("succeeded");
    expect(await next).toBeDefined();
    await expect(limit.acquire(impatient.signal)).rejects.toThrow("enough");
  });
});

const outcome = fc.constantFrom("succeeded", "overloaded", "failed");
const job = fc.record({
  outcome,
  arrivesMs: fc.nat(50),
  takesMs: fc.nat(40),
  pauseMs: fc.constantFrom(0, 0, 0, 30),
});

describe("laws", () => {
  test("whatever happens, the limit is never exceeded and nobody starves or overtakes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(job, { maxLength: 30 }),
        async (ceiling, jobs) => {
          const limit = new AdaptiveLimit(ceiling, clock);
          let atOnce = 0;
          const arrived: number[] = [];
          const served: number[] = [];
          const work = jobs.map(async ({ outcome: end, arrivesMs, takesMs, pauseMs }, number) => {
            await new Promise((done) => setTimeout(done, arrivesMs));
            arrived.push(number);
            const permit = await limit.acquire(never);
            served.push(number);
            atOnce++;
            expect(atOnce).toBeLessThanOrEqual(ceiling);
            expect(limit.state.limit).toBeGreaterThanOrEqual(1);
            await new Promise((done) => setTimeout(done, takesMs));
            atOnce--;
            if (pauseMs > 0) limit.pause(pauseMs);
            permit.release(end);
          });
          await vi.advanceTimersByTimeAsync(60_000);
          await Promise.all(work);
          expect(served).toEqual(arrived);
          expect(limit.state).toMatchObject({ inFlight: 0, waiting: 0 });
        },
      ),
      { numRuns: 200 },
    );
  });

  test("a call is only let in below the limit of that moment", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 60 }), async (outcomes) => {
        const limit = new AdaptiveLimit(8, clock);
        const work = outcomes.map(async (end) => {
          const permit = await limit.acquire(never);
          const { inFlight, limit: allowed } = limit.state;
          expect(inFlight).toBeLessThanOrEqual(Math.max(allowed, 1));
          await new Promise((done) => setTimeout(done, 1));
          permit.release(end);
        });
        await vi.advanceTimersByTimeAsync(10_000);
        await Promise.all(work);
      }),
      { numRuns: 100 },
    );
  });
});
