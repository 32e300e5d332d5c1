import { IntegralFloat } from "../contract/json.ts";

/** The names of the non-finite numbers, which JSON text and Python's repr spell differently. */
export type NonFinite = { nan: string; infinity: string };

/** A number as the public harness writes it: `1000.0` and `1e+16` for floats, plain digits for integers. */
export function numberText(value: number | bigint | IntegralFloat, names: NonFinite): string {
  if (typeof value === "bigint") return value.toString();
  if (value instanceof IntegralFloat) return floatText(value.value);
  if (Number.isNaN(value)) return names.nan;
  if (!Number.isFinite(value)) return value < 0 ? `-${names.infinity}` : names.infinity;
  if (!Number.isInteger(value)) return floatText(value);
  // -0 included: as an integer it is written 0.
  return Number.isSafeInteger(value) ? String(value) : BigInt(value).toString();
}

/** Shortest digits that round-trip; exponent form below 1e-4 and from 1e16 on. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
    const [digits = "", exponent = ""] = value.toExponential().split("e");
    return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
  }
  const text = Object.is(value, -0) ? "-0" : String(value);
  return text.includes(".") ? text : `${text}.0`;
}
