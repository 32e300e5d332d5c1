import type { Json, JsonObject } from "../../../../contract/json.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import type { Situation } from "./situation.ts";

/** A record that a clause may look at; `key` is its name in the table or field that holds it. */
export type Found = JsonObject & { key: string };

/**
 * The records at a place: all of a `table`, one as `table/key`, or what lies in a field of one as `table/key.field`:
 * each entry of it where all are records, else the field itself.
 */
export function recordsAt(place: string, situation: Situation): Found[] {
  const { table, key, fields } = parts(filled(place, situation));
  const records = situation.bank[table] ?? {};
  if (key === undefined) return Object.entries(records).map(named);
  const record = own(records, key);
  if (record === undefined) return [];
  const [last = key] = fields.slice(-1);
  const value = within(record, fields);
  if (!isRecord(value)) return [];
  const entries = Object.entries(value).flatMap(([name, inner]) =>
    isRecord(inner) ? [[name, inner] as const] : [],
  );
  const isCollection =
    fields.length > 0 && entries.length > 0 && entries.length === Object.keys(value).length;
  return isCollection ? entries.map(named) : [named([last, value])];
}

/** The value at a place as `table/key.field`, or in a record found as `.field`. */
export function valueAt(place: string, situation: Situation, record?: JsonObject): Json | undefined {
  if (place.startsWith("."))
    return record === undefined ? undefined : within(record, place.slice(1).split("."));
  const { table, key, fields } = parts(filled(place, situation));
  const found = key === undefined ? undefined : own(situation.bank[table] ?? {}, key);
  return found === undefined ? undefined : within(found, fields);
}

/** A text with what its braces name. What nothing is called stays as it is, and so meets nothing. */
export function filled(text: string, { names }: Situation): string {
  return text.replaceAll(/\{([a-z_]+(?:\.[a-z_]+)*)\}/g, (whole, name: string) => {
    const value = within(names, name.split("."));
    return value === undefined ? whole : textOf(value);
  });
}

/** A value as text; empty where there is none. */
export function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** @returns `undefined` where there is no such field. */
export function within(
  record: { readonly [name: string]: Json },
  fields: readonly string[],
): Json | undefined {
  let value: Json | undefined = record;
  for (const field of fields) value = isRecord(value) ? own(value, field) : undefined;
  return value;
}

function parts(place: string): { table: string; key: string | undefined; fields: string[] } {
  const [head = "", ...fields] = place.split(".");
  const [table = "", key] = head.split("/");
  return { table, key, fields };
}

const named = ([key, record]: readonly [string, JsonObject]): Found => ({ ...record, key });

function own<Value>(record: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
