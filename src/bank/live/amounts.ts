import type { ExactJson } from "../../contract/json.ts";
import { BadArguments, numberIn } from "./lenient-values.ts";
import { fixedText, readFloat } from "./number-text.ts";

/**
 * The amount that a record's field holds: a number, or a text with or without `$` and thousands separators; anything
 * else counts as 0.
 *
 * @throws BadArguments for a text that is no amount.
 */
export function amountIn(value: ExactJson): number {
  if (typeof value !== "string") return numberIn(value) ?? 0;
  const amount = readFloat(value.replaceAll("$", "").replaceAll(",", ""));
  if (amount === undefined) throw new BadArguments(`${JSON.stringify(value)} is no amount of money`);
  return amount;
}

/**
 * The sum of two amounts. Whole cents are added as integers, so that no fraction ever creeps in; with fractions of a
 * cent the sum is that of the public bank.
 */
export function addAmounts(a: number, b: number): number {
  const [left, right] = [centsIn(a), centsIn(b)];
  return left === undefined || right === undefined ? a + b : Number(left + right) / 100;
}

const WHOLE_CENTS = /^-?\d+(?:\.\d{1,2})?$/;

/** The amount in cents; `undefined` for fractions of a cent and for more than any account holds. */
export function centsIn(amount: number): bigint | undefined {
  const text = String(amount);
  if (!WHOLE_CENTS.test(text) || Math.abs(amount) > Number.MAX_SAFE_INTEGER / 100) return undefined;
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(`${whole}${fraction.padEnd(2, "0")}`);
}

/** The amount with two decimals and no sign of currency, as some of the public tools store balances. */
export function plainAmount(amount: number): string {
  return fixedText(amount, 2);
}

/** The amount as `$12.50`. A negative one is `$-5.00`, as the public bank writes it. */
export function dollars(amount: number): string {
  return `$${fixedText(amount, 2)}`;
}
