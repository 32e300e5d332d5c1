import type { Json } from "../contract/json.ts";

const NUMBER =
  /^([-+]?)\s*(?:[$€£₹]|usd|inr|eur|gbp|rs\.?)?\s*([-+]?)(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?\s*(?:\/-|usd|inr|eur|gbp|dollars?|rupees|points?|pts)?$/i;

/**
 * The number that a JSON value stands for, as a decimal without trailing zeros: 1234.5 for 1234.5, "1234.50",
 * "$1,234.50" and "1,234.5 points".
 *
 * @returns `undefined` for what is no number, and for digits with leading zeros, which name something.
 */
export function decimalOf(value: Json | undefined): string | undefined {
  if (typeof value === "number") return decimalOf(String(value));
  if (typeof value !== "string" || value.length > 40) return undefined;
  const [, sign = "", inner = "", whole, fraction = ""] = NUMBER.exec(value.trim()) ?? [];
  if (whole === undefined || (/^0\d/.test(whole) && fraction === "")) return undefined;
  const digits = whole.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  const decimals = fraction.replace(/\.?0+$/, "");
  const isNegative = (sign === "-") !== (inner === "-");
  const isZero = digits === "0" && decimals === "";
  return `${isNegative && !isZero ? "-" : ""}${digits}${decimals}`;
}
