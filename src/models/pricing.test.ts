import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { LIST_PRICES, type Price } from "./price-table.ts";
import { costOf, priceOf, readPriceFile } from "./pricing.ts";

const price: Price = {
  model: "openai-compatible:mine",
  input: "0.15",
  cachedInput: "0.075",
  output: "0.60",
  asOf: "2026-11-01",
};

describe("cost of a call", () => {
  test("is exact: tokens times price per million, cached input at its own price", () => {
    const usage = { inputTokens: 1_000_003, cachedInputTokens: 3, outputTokens: 7 };
    // 1,000,000 x 0.15 + 3 x 0.075 + 7 x 0.60, over a million
    expect(costOf(usage, price)).toEqual({ known: true, usd: "0.150004425" });
    expect(costOf({ inputTokens: 0, outputTokens: 0 }, price)).toEqual({ known: true, usd: "0" });
    expect(costOf({ inputTokens: 2_000_000_000, outputTokens: 0 }, price)).toEqual({
      known: true,
      usd: "300",
    });
  });

  test("is unknown rather than guessed", () => {
    const unknown = { known: false };
    const usage = { inputTokens: 10, outputTokens: 10 };
    expect(costOf(usage, undefined)).toEqual(unknown);
    expect(costOf({ outputTokens: 10 }, price)).toEqual(unknown);
    expect(costOf({ inputTokens: 10 }, price)).toEqual(unknown);
    expect(costOf({ ...usage, inputTokens: 201 }, { ...price, upToInputTokens: 200 })).toEqual(unknown);
    expect(costOf({ ...usage, inputTokens: 200 }, { ...price, upToInputTokens: 200 }).known).toBe(true);
    expect(costOf({ ...usage, cachedInputTokens: 11 }, price)).toEqual(unknown);
    const { cachedInput: _, ...withoutCached } = price;
    expect(costOf({ ...usage, cachedInputTokens: 1 }, withoutCached)).toEqual(unknown);
    expect(costOf({ ...usage, cachedInputTokens: 0 }, withoutCached).known).toBe(true);
  });

  test("counts what was written to a cache at its own price, or not at all", () => {
    const usage = { inputTokens: 1_000_400, cacheWriteInputTokens: 400, outputTokens: 0 };
    expect(costOf(usage, price)).toEqual({ known: false });
    expect(costOf(usage, { ...price, cacheWrite: "0.20" })).toEqual({ known: true, usd: "0.15008" });
    const all = { inputTokens: 10, cachedInputTokens: 6, cacheWriteInputTokens: 5, outputTokens: 0 };
    expect(costOf(all, { ...price, cacheWrite: "0.20" })).toEqual({ known: false });
    expect(priceOf({ id: "anthropic:claude-sonnet-4-5" }, [])?.cacheWrite).toBe("3.75");
  });

  test("property: costs add up exactly, token for token", () => {
    const count = fc.nat(5_000_000);
    const toUnits = (usd: string): bigint => {
      const [whole = "", fraction = ""] = usd.split(".");
      return BigInt(whole + fraction.padEnd(15, "0"));
    };
    const units = (inputTokens: number, outputTokens: number): bigint => {
      const cost = costOf({ inputTokens, outputTokens }, price);
      if (!cost.known) throw new Error("the price is known");
      return toUnits(cost.usd);
    };
    fc.assert(
      fc.property(count, count, (input, output) => {
        expect(units(input, output)).toBe(BigInt(input) * units(1, 0) + BigInt(output) * units(0, 1));
      }),
    );
  });
});

describe("which price", () => {
  test("a snapshot has its family's price unless it is listed itself", () => {
    expect(priceOf({ id: "openai:gpt-4o-2024-08-06" }, [])?.input).toBe("2.50");
    expect(priceOf({ id: "openai:gpt-4o-2024-05-13" }, [])?.input).toBe("5.00");
    expect(priceOf({ id: "anthropic:claude-haiku-4-5-20251001" }, [])?.output).toBe("5.00");
  });

  test("a longer name is another model", () => {
    expect(priceOf({ id: "openai:gpt-4o-audio-preview" }, [])).toBeUndefined();
    expect(priceOf({ id: "openai:gpt-5-codex-of-tomorrow" }, [])).toBeUndefined();
  });

  test("list prices do not hold at another address; one's own do, and come first", () => {
    const baseUrl = "https://proxy.example.com/v1";
    expect(priceOf({ id: "openai:gpt-4o", baseUrl }, [])).toBeUndefined();
    const own = [{ ...price, model: "openai:gpt-4o" }];
    expect(priceOf({ id: "openai:gpt-4o", baseUrl }, own)?.input).toBe("0.15");
    expect(priceOf({ id: "openai:gpt-4o" }, own)?.input).toBe("0.15");
  });

  test("the table names each model once and all of it is well formed", () => {
    expect(new Set(LIST_PRICES.map(({ model }) => model)).size).toBe(LIST_PRICES.length);
    for (const { input, cachedInput = "0", output, asOf } of LIST_PRICES) {
      for (const amount of [input, cachedInput, output]) expect(amount).toMatch(/^\d+(\.\d{1,9})?$/);
      expect(Number(cachedInput)).toBeLessThan(Number(input));
      expect(Number(output)).toBeGreaterThan(Number(input));
      expect(Number.isNaN(Date.parse(asOf))).toBe(false);
    }
  });
});

describe("price file", () => {
  async function file(text: string): Promise<string> {
    const path = join(await mkdtemp(join(tmpdir(), "prices-")), "prices.json");
    await writeFile(path, text);
    return path;
  }

  test("reads prices", async () => {
    expect(readPriceFile(await file(JSON.stringify({ format: 1, prices: [price] })))).toEqual([price]);
  });

  test("names the file and the place of what is wrong", async () => {
    const path = await file(JSON.stringify({ format: 1, prices: [{ ...price, input: 0.15 }] }));
    const error = thrownBy(() => readPriceFile(path));
    expect(error).toBeInstanceOf(InputError);
    expect(String(error)).toContain(`${path}: prices.0.input`);
    const broken = await file("{");
    expect(() => readPriceFile(broken)).toThrow("not JSON");
    expect(() => readPriceFile("/nowhere/prices.json")).toThrow("/nowhere/prices.json");
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
