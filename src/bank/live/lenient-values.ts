import { IntegralFloat, type ExactJson } from "../../contract/json.ts";
import { exactEqual, pythonRepr } from "../../exact-json/index.ts";
import { readFloat } from "./number-text.ts";

/**
 * The public bank checks no argument types: its tools take any JSON value and see how far they get. These functions
 * are what its language would do with one, so that the same calls are accepted, refused and rejected.
 */

/** A value with which a tool cannot work at all. The call ends as an argument error. */
export class BadArguments extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = "BadArguments";
  }
}

/** The value as text: strings as they are, `12.0`, `True`, `None`, `['x']`. */
export function textOf(value: ExactJson): string {
  return typeof value === "string" ? value : pythonRepr(value);
}

/** The value, which must be a text. */
export function asText(value: ExactJson): string {
  if (typeof value === "string") return value;
  throw new BadArguments(`expected text, got ${pythonRepr(value)}`);
}

/** The number that a value is: an integer, a float or a boolean (0 or 1). `undefined` for anything else. */
export function numberIn(value: ExactJson): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof IntegralFloat ? value.value : undefined;
}

/** The number that a value is or that its text spells. `undefined` for anything else. */
export function readNumber(value: ExactJson): number | undefined {
  return typeof value === "string" ? readFloat(value) : numberIn(value);
}

/** The value, which must be a number. */
export function asNumber(value: ExactJson): number {
  const number = numberIn(value);
  if (number === undefined) throw new BadArguments(`expected a number, got ${pythonRepr(value)}`);
  return number;
}

/** The value, which must be a number or its text. */
export function asReadNumber(value: ExactJson): number {
  const number = readNumber(value);
  if (number === undefined) throw new BadArguments(`expected a number, got ${pythonRepr(value)}`);
  return number;
}

/** A number as a float: its whole values print as `5.0`. */
export function float(value: number): ExactJson {
  return Number.isInteger(value) ? new IntegralFloat(value) : value;
}

/** A value by which records are looked up. Lists and objects cannot be; what is no text simply finds nothing. */
export function asKey(value: ExactJson): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && !(value instanceof IntegralFloat)) {
    throw new BadArguments(`${pythonRepr(value)} cannot be looked up`);
  }
  return undefined;
}

/** Whether two values are equal by value: 1 = 1.0 = true, no text equals a number, and NaN not even itself. */
export function sameValue(a: ExactJson, b: ExactJson): boolean {
  return !(typeof a === "number" && Number.isNaN(a)) && exactEqual(a, b);
}

/** Whether the value is one of these texts. */
export function isOneOf<Text extends string>(value: ExactJson, texts: readonly Text[]): value is Text {
  return texts.some((text) => text === value);
}
