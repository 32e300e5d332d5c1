import type { ExactJson } from "../../contract/json.ts";
import { fieldIn, freezeDeep, withFields, type BankRecord } from "./bank-record.ts";
import type { BankSnapshot } from "./base-snapshot.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Row, TableSnapshot } from "./table-snapshot.ts";

/** One change of one record. `undefined`: there is no such record. */
export type Write = {
  readonly table: string;
  readonly key: string;
  readonly before: BankRecord | undefined;
  readonly after: BankRecord | undefined;
};

/**
 * The bank's records during one episode: the shared snapshot seen through what this episode wrote. It holds nothing
 * but those writes, and remembers them in order.
 */
export class EpisodeDatabase {
  readonly #snapshot: BankSnapshot;
  readonly #written = new Map<string, Map<string, BankRecord>>();
  readonly #journal: Write[] = [];

  constructor(snapshot: BankSnapshot) {
    this.#snapshot = snapshot;
  }

  /** Names of the bank's tables, in order. */
  get tableNames(): readonly string[] {
    return this.#snapshot.tableNames;
  }

  get(table: string, key: string): BankRecord | undefined {
    return this.#written.get(table)?.get(key) ?? this.#snapshot.table(table).get(key);
  }

  notes(table: string): string {
    return this.#snapshot.table(table).notes;
  }

  /** The shared table, as long as this episode has written nothing to it. */
  untouched(table: string): TableSnapshot | undefined {
    return (this.#written.get(table)?.size ?? 0) === 0 ? this.#snapshot.table(table) : undefined;
  }

  size(table: string): number {
    return this.#snapshot.table(table).size + this.#added(table).length;
  }

  /** All records in order of insertion. */
  *rows(table: string): Generator<Row> {
    const written = this.#written.get(table);
    for (const [key, record] of this.#snapshot.table(table).rows()) yield [key, written?.get(key) ?? record];
    yield* this.#added(table);
  }

  /** The records whose field holds this text, in order of insertion. */
  rowsWhere(table: string, field: string, text: string): readonly Row[] {
    const snapshot = this.#snapshot.table(table);
    const written = this.#written.get(table);
    const rows: Row[] = [];
    for (const key of snapshot.keysWhere(field, text)) {
      const record = snapshot.get(key);
      if (record !== undefined && written?.has(key) !== true) rows.push([key, record]);
    }
    const fresh = [...(written ?? [])].filter(([, record]) => fieldIn(record, field) === text);
    if (fresh.length === 0) return rows;
    const place = ([key]: Row): number => snapshot.position(key) ?? Number.POSITIVE_INFINITY;
    return [...rows, ...fresh].sort((a, b) => {
      const [left, right] = [place(a), place(b)];
      return left === right ? 0 : left - right;
    });
  }

  /** Adds a record. @returns Whether it was added: an existing record is never overwritten. */
  add(table: string, key: string, record: BankRecord): boolean {
    if (this.get(table, key) !== undefined) return false;
    this.put(table, key, record);
    return true;
  }

  /** Sets fields of a record. @returns The new record, or `undefined` when there is none of this key. */
  update(table: string, key: string, fields: { [name: string]: ExactJson }): BankRecord | undefined {
    const record = this.get(table, key);
    if (record === undefined) return undefined;
    const updated = withFields(record, fields);
    this.put(table, key, updated);
    return updated;
  }

  /** Writes a whole record, new or not. Writing what is there already is no write. */
  put(table: string, key: string, record: BankRecord): void {
    const before = this.get(table, key);
    if (before !== undefined && canonicalText(before) === canonicalText(record)) return;
    this.#journal.push({ table, key, before, after: freezeDeep(record) });
    this.#writtenIn(table).set(key, record);
  }

  /** What was written so far, in order. */
  get journal(): readonly Write[] {
    return this.#journal;
  }

  /** What was written since the journal had this length, each record once, from its first to its last state. */
  netWrites(since: number): readonly Write[] {
    const byRecord = new Map<string, Write>();
    for (const write of this.#journal.slice(since)) {
      const id = `${write.table}/${write.key}`;
      byRecord.set(id, { ...write, before: (byRecord.get(id) ?? write).before });
    }
    return [...byRecord.values()].filter(({ before, after }) => textOf(before) !== textOf(after));
  }

  /** Takes back everything that was written since the journal had this length. */
  undo(since: number): void {
    for (const { table, key, before } of this.#journal.splice(since).reverse()) {
      const written = this.#writtenIn(table);
      // A record of the snapshot reads the same when it is kept here, too.
      if (before === undefined) written.delete(key);
      else written.set(key, before);
    }
  }

  #added(table: string): readonly Row[] {
    const snapshot = this.#snapshot.table(table);
    return [...(this.#written.get(table) ?? [])].filter(([key]) => snapshot.get(key) === undefined);
  }

  #writtenIn(table: string): Map<string, BankRecord> {
    let written = this.#written.get(table);
    if (written === undefined) {
      written = new Map();
      this.#written.set(table, written);
    }
    return written;
  }
}

function textOf(record: BankRecord | undefined): string {
  return record === undefined ? "" : canonicalText(record);
}
