import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RunStopper } from "../contract/errors.ts";
import type { ModelRequest } from "../contract/model.ts";
import { exactUsd, shownUsd, usdText } from "./exact-usd.ts";
import { SpendingLimit, type Reservation } from "./spending-limit.ts";

const never = new AbortController().signal;
/** One dollar for every output token, nothing for input. */
const prices = [{ model: "made:up", input: "0", output: "1000000", asOf: "2026-11-01" }];
const call = (dollars: number): ModelRequest => ({
  model: { id: "made:up" },
  decoding: { maxOutputTokens: dollars },
  messages: [{ role: "user", text: "Hello" }],
  tools: [],
});
const limit = (usd: string, paid: string[] = []): SpendingLimit =>
  new SpendingLimit({
    usd,
    paid: paid.map((amount) => ({ known: true, usd: amount })),
    prices,
    remedy: "Resume it.",
  });
const paid = (usd: string) => ({ known: true, usd }) as const;

describe("a run's spending limit", () => {
  test("lets calls in that fit beside what was spent, and stops the run at the first that does not", async () => {
    const money = limit("10", ["3.5"]);
    const first = await money.reserve(call(6), never);
    first.settle(paid("1.25"));
    expect(money.standing).toBe("$4.75 of $10.00");
    (await money.reserve(call(5), never)).settle(paid("5"));
    await expect(money.reserve(call(1), never)).rejects.toThrow(RunStopper);
    await expect(money.reserve(call(1), never)).rejects.toThrow(
      /\$9\.75 of \$10\.00 is spent, and the next call may cost \$1\.00\. Resume it\./,
    );
  });

  test("says to allow more where not one call fits", async () => {
    await expect(limit("1").reserve(call(2), never)).rejects.toThrow(
      "$0.00 of $1.00 is spent, and the next call may cost $2.00. Allow more",
    );
  });

  test("has a call wait while those in flight may yet leave enough for it", async () => {
    const money = limit("10");
    const big = await money.reserve(call(8), never);
    let began = false;
    const next = money.reserve(call(4), never).then((held) => {
      began = true;
      return held;
    });
    await new Promise((done) => setImmediate(done));
    expect(began).toBe(false);
    big.settle(paid("2"));
    (await next).settle(paid("4"));
    expect(money.standing).toBe("$6.00 of $10.00");
  });

  test("counts a call that came to nothing as nothing, and one of unknown cost as all that it may cost", async () => {
    const money = limit("10");
    (await money.reserve(call(9), never)).release();
    const held = await money.reserve(call(9), never);
    held.settle({ known: false });
    held.settle(paid("1"));
    held.release();
    expect(money.standing).toBe("$9.00 of $10.00");
  });

  test("a call that is given up does not hold those behind it", async () => {
    const money = limit("10");
    const big = await money.reserve(call(8), never);
    const stop = new AbortController();
    const given = money.reserve(call(9), stop.signal);
    const small = money.reserve(call(1), never);
    stop.abort(new Error("given up"));
    await expect(given).rejects.toThrow("given up");
    await expect(small).resolves.toBeDefined();
    big.release();
  });

  test("never spends more than it may, whatever calls cost up to what was set aside for them", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 100 })), {
          maxLength: 30,
        }),
        async (most, calls) => {
          const money = limit(String(most));
          let spent = 0;
          await Promise.all(
            calls.map(async ([dollars, share]) => {
              let held: Reservation;
              try {
                held = await money.reserve(call(dollars), never);
              } catch (error) {
                expect(error).toBeInstanceOf(RunStopper);
                return;
              }
              await new Promise((done) => setImmediate(done));
              const cost = Math.floor((dollars * share) / 100);
              spent += cost;
              held.settle(paid(String(cost)));
            }),
          );
          expect(spent).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("amounts", () => {
  test("keep every decimal", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
        expect(exactUsd(usdText(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    ["0", "$0.00"],
    ["0.00042", "$0.0004"],
    ["12.3456", "$12.35"],
  ])("%s is shown as %s", (amount, shown) => {
    expect(shownUsd(exactUsd(amount))).toBe(shown);
  });
});
