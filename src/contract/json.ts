import { z } from "zod";

/** A JSON value as JavaScript reads it. Where the written form of a number matters, see {@link ExactJson}. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export const Json: z.ZodType<Json> = z.json();
export const JsonObject: z.ZodType<JsonObject> = z.record(z.string(), Json);

/**
 * A number that was written as a float but has an integral value, such as `5.0` or `1e3`. JavaScript cannot tell
 * it from `5`; the public retail format can (a float is no integer there), so it is kept apart.
 */
export class IntegralFloat {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/**
 * JSON that remembers how numbers were written: a plain `number` is an integer when integral and a float otherwise,
 * {@link IntegralFloat} is a float with an integral value, `bigint` an integer beyond 2^53, and NaN and the
 * infinities may occur. Every {@link Json} value is one too.
 */
export type ExactJson =
  | null
  | boolean
  | number
  | bigint
  | string
  | IntegralFloat
  | ExactJson[]
  | { [key: string]: ExactJson };
export type ExactObject = { [key: string]: ExactJson };

function isExact(value: unknown): value is ExactJson {
  if (value === null || value instanceof IntegralFloat) return true;
  if (typeof value === "object") {
    return Array.isArray(value) ? value.every(isExact) : Object.values(value).every(isExact);
  }
  return ["string", "boolean", "number", "bigint"].includes(typeof value);
}

const isExactObject = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof IntegralFloat) &&
  isExact(value);

export const ExactJson: z.ZodType<ExactJson> = z.custom<ExactJson>(isExact, "not a JSON value");
export const ExactObject: z.ZodType<ExactObject> = z.custom<ExactObject>(isExactObject, "not a JSON object");

/** Deeper nesting than this is refused: no banking data has it, and whatever walks a value must stop somewhere. */
export const MAX_DEPTH = 900;

/** Whether a text is surely not nested deeper than is admitted. */
export function isShallow(text: string): boolean {
  return text.length <= MAX_DEPTH || bracketDepth(text) <= MAX_DEPTH;
}

/** An upper bound of the nesting: brackets inside strings count as well. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const bracket = text.charCodeAt(at) | 0x20; // "[" and "{" differ in this bit only, and so do their partners
    if (bracket === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (bracket === 0x7d) depth--;
  }
  return deepest;
}
