/** A duration for people: `340 ms`, `4.2 s`, `7 min`, `3.1 h`. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return ms < 3_600_000 ? `${Math.ceil(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

/** A count with thousands set apart. */
export function countText(count: number): string {
  return count.toLocaleString("en");
}

/** A count with what is counted: `1 trial`, `3 trials`. */
export function countOf(count: number, thing: string): string {
  return `${countText(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** A decimal of US dollars, to the cent, or to as many places as it takes to show anything. */
export function usdText(usd: string | number): string {
  const value = Number(usd);
  const digits = value === 0 || value >= 0.01 ? 2 : Math.min(9, Math.ceil(-Math.log10(value)) + 1);
  return `$${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** An amount in minor units, grouped as the currency's readers expect: lakhs and crores for rupees. */
export function amountText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat(localeOf(currency), { style: "currency", currency });
  return format.format(minor / 10 ** minorDigits(format));
}

/**
 * The same without the currency's sign, for where the words beside it say which currency is meant. One that is not known
 * has a hundred minor units.
 */
export function moneyText(minor: number, currency = "USD"): string {
  const digits = minorDigits(new Intl.NumberFormat("en-US", { style: "currency", currency }));
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (minor / 10 ** digits).toLocaleString(localeOf(currency), options);
}

function localeOf(currency: string): string {
  return currency === "INR" ? "en-IN" : "en-US";
}

function minorDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A point of time to the minute, in the reader's zone. */
export function timeText(iso: string): string {
  const time = new Date(iso);
  const pad = (value: number): string => String(value).padStart(2, "0");
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
