import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { InputError } from "../../contract/errors.ts";
import { assertCurrentSchema, migrate, migrations } from "./schema.ts";

const version = (database: DatabaseSync): unknown =>
  database.prepare("PRAGMA user_version").get()?.["user_version"];
const tables = (database: DatabaseSync): unknown[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name);

describe("the schema", () => {
  it("is made by all migrations in a new file, and is then current", () => {
    using database = new DatabaseSync(":memory:");
    migrate(database, "run.sqlite");
    expect(version(database)).toBe(migrations.length);
    expect(tables(database)).toEqual(["episode", "manifest", "reply", "scenario", "trajectory", "verdict"]);
    expect(() => assertCurrentSchema(database, "run.sqlite")).not.toThrow();
  });

  it("goes on from the version that a file has", () => {
    using database = new DatabaseSync(":memory:");
    const steps = ["CREATE TABLE a (x)", "ALTER TABLE a RENAME TO b", "CREATE TABLE c (x)"];
    migrate(database, "run.sqlite", steps.slice(0, 1));
    database.exec("INSERT INTO a VALUES (1)");
    migrate(database, "run.sqlite", steps);
    migrate(database, "run.sqlite", steps);
    expect([version(database), tables(database)]).toEqual([3, ["b", "c"]]);
    expect(database.prepare("SELECT x FROM b").all()).toHaveLength(1);
  });

  it("changes nothing when one step fails", () => {
    using database = new DatabaseSync(":memory:");
    migrate(database, "run.sqlite", ["CREATE TABLE a (x)"]);
    const steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x)", "CREATE TABLE a (x)"];
    expect(() => migrate(database, "run.sqlite", steps)).toThrow(/already exists/);
    expect([version(database), tables(database)]).toEqual([1, ["a"]]);
  });

  it("refuses a newer one, naming the file and what to do, and changes nothing", () => {
    using database = new DatabaseSync(":memory:");
    migrate(database, "run.sqlite", ["CREATE TABLE a (x)", "CREATE TABLE b (x)"]);
    const older = ["CREATE TABLE a (x)"];
    expect(() => migrate(database, "runs/x/run.sqlite", older)).toThrow(InputError);
    expect(() => migrate(database, "runs/x/run.sqlite", older)).toThrow(
      /^runs\/x\/run\.sqlite: has schema 2, written by a newer version; this one reads up to 1.*later one/,
    );
    expect(version(database)).toBe(2);
  });

  it("refuses another program's database and changes nothing in it", () => {
    using database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE notes (x)");
    expect(() => migrate(database, "run.sqlite")).toThrow(/another program/);
    expect(tables(database)).toEqual(["notes"]);
  });
});
