import type { ExactJson } from "../../contract/json.ts";
import { asNumber, BadArguments, numberIn } from "./lenient-values.ts";
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

/** As {@link amountIn}, where a text that is no amount counts as 0, too. */
export function readableAmount(value: ExactJson): number {
  if (typeof value !== "string") return numberIn(value) ?? 0;
  return readFloat(value.replaceAll("$", "").replaceAll(",", "")) ?? 0;
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

/** As {@link dollars}, for a value that must be a number. @throws BadArguments when it is none. */
export function dollarsOf(value: ExactJson): string {
  return dollars(asNumber(value));
}
