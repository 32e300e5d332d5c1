import { z } from "zod";
import { InputError } from "../contract/errors.ts";
import type { Cost, ModelPrice, ModelRef, Usage } from "../contract/model.ts";
import { usdText } from "./exact-usd.ts";
import { readTextFile } from "../files/read-text-file.ts";
import { LIST_PRICES, type Price } from "./price-table.ts";

/** The date (or `latest`) that names a snapshot of a model family. */
const SNAPSHOT = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/;

/** Decimals kept of a price per million tokens, so that a call's cost is a whole number of 10^-15 dollars. */
const PRICE_DECIMALS = 9;

const Decimal = z.string().regex(/^\d+(\.\d{1,9})?$/, 'a decimal amount in US dollars such as "0.25"');

/** A user's own prices, for models that have no list price or another one. */
const PriceFile = z.strictObject({
  format: z.literal(1),
  prices: z.array(
    z.strictObject({
      model: z.string().regex(/^[a-z-]+:.+$/, "provider:model"),
      input: Decimal,
      cachedInput: Decimal.optional(),
      cacheWrite: Decimal.optional(),
      output: Decimal,
      upToInputTokens: z.int().positive().optional(),
      asOf: z.iso.date(),
    }),
  ),
});

/**
 * Reads a price file: `{"format": 1, "prices": [{"model": "openai-compatible:mine", "input": "0.20", "output": "0.80",
 * "asOf": "2026-11-01"}]}`, in US dollars per million tokens.
 *
 * @throws InputError naming the file and every place that is wrong.
 */
export function readPriceFile(file: string): Price[] {
  const text = readTextFile(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError([{ file, problem: `not JSON: ${error instanceof Error ? error.message : ""}` }]);
  }
  const read = PriceFile.safeParse(value);
  if (read.success) return read.data.prices;
  throw new InputError(
    read.error.issues.map(({ path, message }) => ({ file, path: path.join("."), problem: message })),
  );
}

/**
 * The price of a model: the one that its agent's file gives, one's own price for it, else its list price. A snapshot has its family's price unless it is
 * listed itself. List prices do not hold at another base URL.
 */
export function priceOf(ref: ModelRef, own: readonly Price[]): ModelPrice | Price | undefined {
  if (ref.price !== undefined) return ref.price;
  const listed = ref.baseUrl === undefined ? LIST_PRICES : [];
  const family = ref.id.replace(SNAPSHOT, "");
  for (const prices of [own, listed]) {
    const found =
      prices.find(({ model }) => model === ref.id) ?? prices.find(({ model }) => model === family);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What a call cost: exact decimal arithmetic, nothing rounded. Reasoning is part of the output tokens. Unknown without a
 * price, without both token counts, above the price's input size, or where what was read from or written to a cache has an
 * unknown price. Where a provider does not say how much that was, all input counts in full.
 */
export function costOf(
  usage: Usage,
  price: (ModelPrice & Pick<Price, "upToInputTokens">) | Price | undefined,
): Cost {
  const { inputTokens, outputTokens, cachedInputTokens = 0, cacheWriteInputTokens = 0 } = usage;
  if (price === undefined || inputTokens === undefined || outputTokens === undefined) return { known: false };
  const freshTokens = inputTokens - cachedInputTokens - cacheWriteInputTokens;
  if (inputTokens > (price.upToInputTokens ?? Infinity) || freshTokens < 0) return { known: false };
  if (cachedInputTokens > 0 && price.cachedInput === undefined) return { known: false };
  if (cacheWriteInputTokens > 0 && price.cacheWrite === undefined) return { known: false };
  const cached = BigInt(cachedInputTokens) * scaled(price.cachedInput ?? "0");
  const written = BigInt(cacheWriteInputTokens) * scaled(price.cacheWrite ?? "0");
  const input = BigInt(freshTokens) * scaled(price.input) + cached + written;
  return { known: true, usd: usdText(input + BigInt(outputTokens) * scaled(price.output)) };
}

/** A price in 10^-9 dollars per million tokens. */
function scaled(price: string): bigint {
  const [whole = "0", fraction = ""] = price.split(".");
  return BigInt(whole + fraction.padEnd(PRICE_DECIMALS, "0"));
}
