import { InputError } from "../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { fieldOf, isExactObject, keysOf, parseExact } from "../../exact-json/index.ts";
import type { BankRecord } from "./bank-record.ts";
import { TableSnapshot } from "./table-snapshot.ts";

/** What a scenario changes before the conversation: tables of records by key, merged over the bank's own. */
export type BankChanges = { readonly [table: string]: { readonly [key: string]: ExactObject } };

type TablePatch = { records: ReadonlyMap<string, BankRecord>; notes?: string };

const NO_TABLE = new TableSnapshot(new Map(), "");

/** A bank's database before any episode: read once, frozen, shared by all episodes. */
export class BankSnapshot {
  /** Names of its tables, in order. */
  readonly tableNames: readonly string[];
  readonly #tables: ReadonlyMap<string, TableSnapshot>;
  readonly #withChanges = new WeakMap<BankChanges, BankSnapshot>();

  constructor(tableNames: readonly string[], tables: ReadonlyMap<string, TableSnapshot>) {
    this.tableNames = tableNames;
    this.#tables = tables;
  }

  /** @throws RangeError for a table that the bank does not have: a tool is wrong. */
  table(name: string): TableSnapshot {
    const table = this.#tables.get(name);
    if (table !== undefined) return table;
    if (!this.tableNames.includes(name)) throw new RangeError(`the bank has no table ${name}`);
    return NO_TABLE;
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
    const patched = this.#patched(this.#readChanges(changes));
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
      return tables === null ? snapshot : snapshot.#patched(this.#readTables(tables, side));
    }, this);
  }

  #patched(patches: ReadonlyMap<string, TablePatch>): BankSnapshot {
    const tables = new Map(this.#tables);
    for (const [name, { records, notes }] of patches) {
      tables.set(name, this.table(name).patched(records, notes));
    }
    return new BankSnapshot(this.tableNames, tables);
  }

  #readTables(tables: ExactJson, path: string): Map<string, TablePatch> {
    const patches = new Map<string, TablePatch>();
    for (const [name, table] of fieldsOf(tables, path)) {
      const at = `${path}.${name}`;
      this.#mustHave(name, at);
      const fields = new Map(fieldsOf(table, at));
      const notes = fields.get("notes");
      if (notes !== undefined && typeof notes !== "string") throw notA("text", `${at}.notes`, notes);
      const records = readRecords(fields.get("data") ?? {}, `${at}.data`);
      if (fields.get("data") === null) throw notA("an object", `${at}.data`, null);
      patches.set(name, { records, ...(notes !== undefined && { notes }) });
    }
    return patches;
  }

  #readChanges(changes: BankChanges): Map<string, TablePatch> {
    const patches = new Map<string, TablePatch>();
    for (const [name, records] of Object.entries(changes)) {
      this.#mustHave(name, name);
      patches.set(name, { records: readRecords(records, name) });
    }
    return patches;
  }

  #mustHave(table: string, path: string): void {
    if (this.tableNames.includes(table)) return;
    throw new InputError([
      {
        path,
        value: table,
        problem: "the bank has no such table",
        remedy: `Its tables are ${this.tableNames.join(", ")}`,
      },
    ]);
  }
}

/**
 * Reads a database in the public form: `{table: {data: {key: record}, notes}}`. Numbers keep their written form, and
 * records and fields their order. Missing tables are empty; unknown keys beside `data` and `notes` are dropped.
 *
 * @throws InputError naming the table or record; SyntaxError for text that is no JSON.
 */
export function readBankDatabase(
  text: string,
  { tableNames }: Pick<BankSnapshot, "tableNames">,
): BankSnapshot {
  return new BankSnapshot(tableNames, new Map()).withInitialData({ agent_data: parseExact(text) });
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

function notA(wanted: string, path: string, value: ExactJson): InputError {
  return new InputError([{ path, value, problem: `expected ${wanted}` }]);
}
