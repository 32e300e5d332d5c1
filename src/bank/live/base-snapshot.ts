import { InputError } from "../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { fieldOf, isExactObject, keysOf, parseExact } from "../../exact-json/index.ts";
import type { BankRecord } from "./bank-record.ts";
import { TableSnapshot } from "./table-snapshot.ts";
import { isTable, TABLES, type TableName } from "./tables.ts";

/** What a scenario changes before the conversation: tables of records by key, merged over the bank's own. */
export type BankChanges = { readonly [table: string]: { readonly [key: string]: ExactObject } };

type TablePatch = { records: ReadonlyMap<string, BankRecord>; notes?: string };

const NO_TABLE = new TableSnapshot(new Map(), "");

/** A bank's database before any episode: read once, frozen, shared by all episodes. */
export class BankSnapshot {
  readonly #tables: ReadonlyMap<TableName, TableSnapshot>;
  readonly #withChanges = new WeakMap<BankChanges, BankSnapshot>();

  constructor(tables: ReadonlyMap<TableName, TableSnapshot>) {
    this.#tables = tables;
  }

  table(name: TableName): TableSnapshot {
    return this.#tables.get(name) ?? NO_TABLE;
  }

  /**
   * This database with a scenario's changes. The same changes (the same object) are merged once, so that all trials
   * of a scenario share the result.
   *
   * @throws InputError for an unknown table or a record that is no object.
   */
  with(changes: BankChanges): BankSnapshot {
    const known = this.#withChanges.get(changes);
    if (known !== undefined) return known;
    const patched = this.#patched(readChanges(changes));
    this.#withChanges.set(changes, patched);
    return patched;
  }

  /**
   * This database with the initial data of a public task: `agent_data`, then `user_data`, each `{table: {data, notes}}`;
   * anything beside them is ignored, as in the public harness.
   *
   * @throws InputError for an unknown table and for what the public harness refuses.
   */
  withInitialData(data: ExactObject): BankSnapshot {
    const sides = ["agent_data", "user_data"];
    return sides.reduce((snapshot: BankSnapshot, side) => {
      const tables = fieldOf(data, side) ?? null;
      return tables === null ? snapshot : snapshot.#patched(readTables(tables, side));
    }, this);
  }

  #patched(patches: ReadonlyMap<TableName, TablePatch>): BankSnapshot {
    const tables = new Map(this.#tables);
    for (const [name, { records, notes }] of patches) {
      tables.set(name, this.table(name).patched(records, notes));
    }
    return new BankSnapshot(tables);
  }
}

/**
 * Reads a database in the public form: `{table: {data: {key: record}, notes}}`. Numbers keep their written form, and
 * records and fields their order. Missing tables are empty; unknown keys beside `data` and `notes` are dropped.
 *
 * @throws InputError naming the table or record; SyntaxError for text that is no JSON.
 */
export function readBankDatabase(text: string): BankSnapshot {
  return new BankSnapshot(new Map()).withInitialData({ agent_data: parseExact(text) });
}

function readTables(tables: ExactJson, path: string): Map<TableName, TablePatch> {
  const patches = new Map<TableName, TablePatch>();
  for (const [name, table] of fieldsOf(tables, path)) {
    const at = `${path}.${name}`;
    if (!isTable(name)) throw unknownTable(at, name);
    const fields = new Map(fieldsOf(table, at));
    const notes = fields.get("notes");
    if (notes !== undefined && typeof notes !== "string") throw notA("text", `${at}.notes`, notes);
    const records = readRecords(fields.get("data") ?? {}, `${at}.data`);
    if (fields.get("data") === null) throw notA("an object", `${at}.data`, null);
    patches.set(name, { records, ...(notes !== undefined && { notes }) });
  }
  return patches;
}

function readChanges(changes: BankChanges): Map<TableName, TablePatch> {
  const patches = new Map<TableName, TablePatch>();
  for (const [name, records] of Object.entries(changes)) {
    if (!isTable(name)) throw unknownTable(name, name);
    patches.set(name, { records: readRecords(records, name) });
  }
  return patches;
}

function readRecords(records: ExactJson, path: string): Map<string, BankRecord> {
  const read = new Map<string, BankRecord>();
  for (const [key, record] of fieldsOf(records, path)) {
    if (!isExactObject(record)) throw notA("an object", `${path}.${key}`, record);
    read.set(key, record);
  }
  return read;
}

function fieldsOf(value: ExactJson, path: string): [string, ExactJson][] {
  if (!isExactObject(value)) throw notA("an object", path, value);
  return keysOf(value).map((key) => [key, fieldOf(value, key) ?? null]);
}

function unknownTable(path: string, name: string): InputError {
  return new InputError([
    {
      path,
      value: name,
      problem: "the bank has no such table",
      remedy: `Its tables are ${TABLES.join(", ")}`,
    },
  ]);
}

function notA(wanted: string, path: string, value: ExactJson): InputError {
  return new InputError([{ path, value, problem: `expected ${wanted}` }]);
}
