import { mergeExact } from "../../exact-json/index.ts";
import { fieldIn, freezeDeep, type BankRecord } from "./bank-record.ts";

/** A record with its key. */
export type Row = readonly [key: string, record: BankRecord];

/**
 * One table as it stands before an episode, in order of insertion. It is either a table of the database, or such a
 * table with a scenario's changes, which holds only what differs. Never changes, so episodes share it.
 */
export class TableSnapshot {
  readonly notes: string;
  readonly #below: TableSnapshot | undefined;
  readonly #own: ReadonlyMap<string, BankRecord>;
  readonly #positions = new Map<string, number>();
  readonly #indexes = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(records: ReadonlyMap<string, BankRecord>, notes: string, below?: TableSnapshot) {
    this.notes = notes;
    this.#below = below;
    this.#own = records;
    let next = below?.size ?? 0;
    for (const [key, record] of records) {
      freezeDeep(record);
      if (below?.position(key) === undefined) this.#positions.set(key, next++);
    }
  }

  get size(): number {
    return (this.#below?.size ?? 0) + this.#positions.size;
  }

  get(key: string): BankRecord | undefined {
    return this.#own.get(key) ?? this.#below?.get(key);
  }

  /** Where the record stands in the order of insertion, from 0. */
  position(key: string): number | undefined {
    return this.#below?.position(key) ?? this.#positions.get(key);
  }

  *rows(): Generator<Row> {
    for (const [key, record] of this.#below?.rows() ?? []) yield [key, this.#own.get(key) ?? record];
    for (const key of this.#positions.keys()) {
      const record = this.#own.get(key);
      if (record !== undefined) yield [key, record];
    }
  }

  /** Keys of the records whose field holds this text, in order. The first look-up by a field builds its index. */
  keysWhere(field: string, text: string): readonly string[] {
    let index = this.#indexes.get(field);
    if (index === undefined) {
      index = this.#indexBy(field);
      this.#indexes.set(field, index);
    }
    return index.get(text) ?? [];
  }

  /** This table with records merged over it, field by field; new ones go last. */
  patched(records: ReadonlyMap<string, BankRecord>, notes?: string): TableSnapshot {
    const merged = new Map<string, BankRecord>();
    for (const [key, patch] of records) merged.set(key, mergeExact(this.get(key) ?? {}, patch));
    return new TableSnapshot(merged, notes ?? this.notes, this);
  }

  #indexBy(field: string): ReadonlyMap<string, readonly string[]> {
    const index = new Map<string, string[]>();
    for (const [key, record] of this.rows()) {
      const value = fieldIn(record, field);
      if (typeof value !== "string") continue;
      const keys = index.get(value);
      if (keys === undefined) index.set(value, [key]);
      else keys.push(key);
    }
    return index;
  }
}
