import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { InputError, RunStopper, StoreCorrupt } from "../../contract/errors.ts";
import { RunFile } from "./run-file.ts";

const synchronous = (database: DatabaseSync): unknown =>
  database.prepare("PRAGMA synchronous").get()?.["synchronous"];
const full = 2;
const normal = 1;

function open(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA synchronous = NORMAL; CREATE TABLE a (x)");
  return database;
}

describe("an opened run file", () => {
  it("waits for the disk where it must, and only there", () => {
    using database = open();
    const file = new RunFile(database, "run.sqlite", "write");
    expect(file.durably("a", () => synchronous(database))).toBe(full);
    expect(file.writing("a", () => synchronous(database))).toBe(normal);
  });

  it("stores nothing of what fails midway, and works on", () => {
    using database = open();
    const file = new RunFile(database, "run.sqlite", "write");
    const half = (): never => {
      database.exec("INSERT INTO a VALUES (1)");
      throw new Error("midway");
    };
    expect(() => file.durably("a", half)).toThrow(/midway/);
    expect(database.prepare("SELECT * FROM a").all()).toEqual([]);
    expect(synchronous(database)).toBe(normal);
    file.durably("a", () => database.exec("INSERT INTO a VALUES (2)"));
    expect(database.prepare("SELECT * FROM a").all()).toHaveLength(1);
  });

  it("stops the run when the disk is full, and keeps what was there", () => {
    using database = open();
    const file = new RunFile(database, "runs/x/run.sqlite", "write");
    file.durably("a", () => database.exec("INSERT INTO a VALUES (1)"));
    database.exec("PRAGMA max_page_count = 4");
    const tooMuch = (): void => database.exec("INSERT INTO a VALUES (zeroblob(100000))");
    expect(() => file.durably("trajectory 7", tooMuch)).toThrow(RunStopper);
    expect(() => file.durably("trajectory 7", tooMuch)).toThrow(
      /^runs\/x\/run\.sqlite: trajectory 7: .*full.*resume/,
    );
    expect(database.prepare("SELECT x FROM a").all()).toHaveLength(1);
  });

  it("says what SQLite's other errors mean, and leaves ours alone", () => {
    using database = open();
    const file = new RunFile(database, "run.sqlite", "write");
    const failing = (errcode: number) => (): never => {
      throw Object.assign(new Error("as SQLite says"), { errcode });
    };
    const kinds: [number, abstract new (...args: never[]) => Error][] = [
      [5, InputError],
      [8 + 256, InputError],
      [10 + 256 * 3, RunStopper],
      [11 + 256, StoreCorrupt],
      [14, InputError],
      [15, InputError],
      [26, InputError],
    ];
    for (const [errcode, kind] of kinds) {
      expect(() => file.reading("reply 3", failing(errcode)), String(errcode)).toThrow(kind);
      expect(() => file.reading("reply 3", failing(errcode))).toThrow(/^run\.sqlite: .*/);
    }
    const bug = new Error("a bug of ours");
    expect(() =>
      file.reading("reply 3", () => {
        throw bug;
      }),
    ).toThrow(bug);
    expect(() => file.reading("reply 3", () => database.exec("SELECT y FROM a"))).toThrow(/no such column/);
  });
});
