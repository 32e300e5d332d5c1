import type { DatabaseSync } from "node:sqlite";
import { StoreCorrupt } from "../../contract/errors.ts";
import { corruptRecord, decodeRecord, type RecordKind, type RecordPlace } from "../record-kind.ts";
import { unpack } from "./packing.ts";
import { explaining } from "./sqlite-failure.ts";
import { inTransaction } from "./statement.ts";

/** What may be done with an opened run. */
export type Access = "write" | "read";

/** An opened run file: what is done with it, and what its errors mean to the user. */
export class RunFile {
  readonly #database: DatabaseSync;
  readonly #name: string;
  readonly #access: Access;

  constructor(database: DatabaseSync, name: string, access: Access) {
    this.#database = database;
    this.#name = name;
    this.#access = access;
  }

  /** Runs `work`, which reads what `record` names. */
  reading<Result>(record: string, work: () => Result): Result {
    if (!this.#database.isOpen) throw new Error("the run's store is closed");
    return explaining(this.#name, record, work);
  }

  /** Runs `work`, which writes what `record` names; it outlives the process, but may not yet be on the disk. */
  writing<Result>(record: string, work: () => Result): Result {
    if (this.#access === "read")
      throw new TypeError(`${record} cannot be stored: the run is open for reading`);
    return this.reading(record, work);
  }

  /** Runs `work` as one transaction and waits for the disk: then that, and all that was written before, is on it. */
  durably<Result>(record: string, work: () => Result): Result {
    return this.writing(record, () => {
      this.#database.exec("PRAGMA synchronous = FULL");
      try {
        return inTransaction(this.#database, work);
      } finally {
        this.#database.exec("PRAGMA synchronous = NORMAL");
      }
    });
  }

  /** The record that `body` holds. @throws StoreCorrupt, InputError as {@link decodeRecord}. */
  decode<Record>(kind: RecordKind<Record>, key: string, body: unknown): Record {
    const place = this.#place(kind.name, key);
    return decodeRecord(kind, place, this.#textOf(place, body));
  }

  /** The error for a record that can be read, but does not belong where it lies. */
  misplaced(kind: { readonly name: string }, key: string, problem: string): StoreCorrupt {
    return corruptRecord(this.#place(kind.name, key), problem);
  }

  /** The error for tables that are not those of this version's schema. */
  damagedSchema(cause: unknown): StoreCorrupt {
    const problem = cause instanceof Error ? cause.message : String(cause);
    return new StoreCorrupt({ file: this.#name, record: "the schema" }, problem, { cause });
  }

  #place(table: string, key: string): RecordPlace {
    return { file: this.#name, table, key };
  }

  #textOf(place: RecordPlace, body: unknown): string {
    try {
      return unpack(body);
    } catch (error) {
      const problem = `damaged (${error instanceof Error ? error.message : String(error)})`;
      throw corruptRecord(place, problem, { cause: error });
    }
  }
}
