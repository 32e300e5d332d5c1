import { isRecord } from "../../contract/is-record.ts";
/** A place in a JSON value: names and positions joined by dots, such as `output.0.text`; `-1` is the last of a list. */
export type JsonPlace = string;

/** The value at a place; `.` is the whole. @returns `undefined` where there is none. */
export function valueAt(value: unknown, place: JsonPlace): unknown {
  if (place === ".") return value;
  let current = value;
  for (const step of place.split(".")) {
    if (Array.isArray(current) && /^-?\d+$/.test(step)) current = current.at(Number(step));
    else if (isRecord(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

/** What a value offers at its top, for messages about a place that is not there. */
export function outline(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isRecord(value)) return value === null ? "null" : `a ${typeof value}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? "an empty object" : `an object with ${keys.slice(0, 12).join(", ")}`;
}
