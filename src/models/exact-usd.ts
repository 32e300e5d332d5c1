/** Decimals that are kept of an amount: a call's cost is a whole number of these. */
const DECIMALS = 15;

/** A decimal amount in US dollars as a whole number of 10^-15 dollars. */
export function exactUsd(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
}

/** The same as a decimal text, nothing rounded. */
export function usdText(amount: bigint): string {
  const digits = amount.toString().padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  return digits.slice(0, -DECIMALS) + (fraction === "" ? "" : `.${fraction}`);
}

/** For people: cents, and more digits where it is less than a dollar. */
export function shownUsd(amount: bigint): string {
  const usd = Number(usdText(amount));
  return `$${usd.toFixed(usd > 0 && usd < 1 ? 4 : 2)}`;
}
