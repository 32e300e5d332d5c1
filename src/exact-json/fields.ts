import { IntegralFloat, type ExactJson, type ExactObject } from "../contract/json.ts";

/** True for a JSON object: neither a list, nor null, nor a number that is kept apart as {@link IntegralFloat}. */
export function isExactObject(value: ExactJson | undefined): value is ExactObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof IntegralFloat)
  );
}

/** The object's own value under this key. Names such as `constructor` are ordinary keys of a JSON object. */
export function fieldOf(object: ExactObject, key: string): ExactJson | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * JavaScript lists keys such as "12" before all others, whatever the order of writing; the public format keeps the
 * written order. Only objects that have such a key and something written before it need an entry here.
 */
const writtenOrder = new WeakMap<ExactObject, readonly string[]>();

const ARRAY_INDEX = /^(?:0|[1-9]\d{0,9})$/;

/** The object's keys as they were written, unlike `Object.keys` where a key is a whole number. */
export function keysOf(object: ExactObject): readonly string[] {
  const keys = Object.keys(object);
  const first = keys[0];
  if (first === undefined || !ARRAY_INDEX.test(first)) return keys;
  const written = writtenOrder.get(object);
  if (written === undefined) return keys;
  const known = new Set(written);
  return [...written.filter((key) => Object.hasOwn(object, key)), ...keys.filter((key) => !known.has(key))];
}

/** Sets a field: an existing key keeps its place, a new one goes last. Changes `object`. */
export function setField(object: ExactObject, key: string, value: ExactJson): void {
  if (ARRAY_INDEX.test(key) && !Object.hasOwn(object, key)) {
    writtenOrder.set(object, [...keysOf(object), key]);
  } else if (key === "__proto__") {
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
    return;
  }
  object[key] = value;
}

/** A copy that shares its values with the original and keeps the order of its keys. */
export function copyObject(object: ExactObject): ExactObject {
  const copy = { ...object };
  const written = writtenOrder.get(object);
  if (written !== undefined) writtenOrder.set(copy, written);
  return copy;
}
