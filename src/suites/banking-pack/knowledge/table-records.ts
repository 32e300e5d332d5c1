import type { ExactJson, JsonObject } from "../../../contract/json.ts";
import { fieldOf, isExactObject, toJson } from "../../../exact-json/index.ts";

/** The records of a table by key; `undefined` for a table that the database does not have. */
export type TableRecords = (table: string) => { readonly [key: string]: JsonObject } | undefined;

/** Reads tables of a database in the public form, each once. */
export function tableRecords(database: ExactJson): TableRecords {
  const read = new Map<string, ReturnType<TableRecords>>();
  return (table) => {
    if (!read.has(table)) read.set(table, recordsIn(database, table));
    return read.get(table);
  };
}

function recordsIn(database: ExactJson, name: string): ReturnType<TableRecords> {
  const table = isExactObject(database) ? fieldOf(database, name) : undefined;
  const data = isExactObject(table) ? fieldOf(table, "data") : undefined;
  if (!isExactObject(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, record]) => (isExactObject(record) ? [[key, toJson(record)]] : [])),
  );
}
