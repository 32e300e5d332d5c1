import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputError } from "../../contract/errors.ts";
import type { ExactObject } from "../../contract/json.ts";
import { tau2Bank } from "./banks/index.ts";
import { readBankDatabase } from "./base-snapshot.ts";
import { EpisodeDatabase } from "./episode-database.ts";
import { smallBank } from "./small-bank.fixture.ts";

const key = fc.constantFrom("a", "b", "c", "1", "10");
const record = fc.record({ owner: fc.constantFrom("x", "y"), n: fc.integer({ min: 0, max: 2 }) });
const table = fc.array(fc.tuple(key, record), { maxLength: 5 });

type Step =
  | { do: "put" | "add" | "update"; key: string; record: { owner: string; n: number } }
  | { do: "undo" };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("put" as const, "add" as const, "update" as const), key, record }),
  fc.constant({ do: "undo" as const }),
);

/** Text of a database with one table, keys in the given order. */
function databaseText(rows: readonly (readonly [string, object])[]): string {
  const data = rows.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{"users": {"data": {${data.join(", ")}}}}`;
}

describe("an episode's database", () => {
  it("behaves like a plain copy of the table, whatever is written and taken back", () => {
    fc.assert(
      fc.property(table, table, fc.array(step, { maxLength: 12 }), (base, patch, steps) => {
        const snapshot = readBankDatabase(databaseText(base), tau2Bank).with({
          users: Object.fromEntries(patch),
        });
        const db = new EpisodeDatabase(snapshot);
        const model = new Map<string, object>(base);
        for (const [name, value] of Object.entries(Object.fromEntries(patch))) {
          model.set(name, { ...model.get(name), ...value });
        }
        const before = [...model];
        for (const act of steps) {
          if (act.do === "undo") {
            db.undo(0);
            model.clear();
            for (const [name, value] of before) model.set(name, value);
          } else if (act.do === "put") {
            db.put("users", act.key, act.record);
            model.set(act.key, act.record);
          } else if (act.do === "add") {
            expect(db.add("users", act.key, act.record)).toBe(!model.has(act.key));
            if (!model.has(act.key)) model.set(act.key, act.record);
          } else {
            const known = model.get(act.key);
            expect(db.update("users", act.key, { n: act.record.n }) !== undefined).toBe(known !== undefined);
            if (known !== undefined) model.set(act.key, { ...known, n: act.record.n });
          }
        }
        expect([...db.rows("users")]).toEqual([...model]);
        expect(db.size("users")).toBe(model.size);
        const owned = [...model].filter(([, value]) => (value as ExactObject)["owner"] === "x");
        expect(db.rowsWhere("users", "owner", "x")).toEqual(owned);
        expect(readRows(new EpisodeDatabase(snapshot))).toEqual(before);
      }),
    );
  });

  it("keeps a journal: replayed over the start, it gives the end", () => {
    fc.assert(
      fc.property(table, fc.array(step, { maxLength: 12 }), (base, steps) => {
        const db = new EpisodeDatabase(readBankDatabase(databaseText(base), tau2Bank));
        const state = new Map(readRows(db));
        for (const act of steps) if (act.do !== "undo") db[act.do]("users", act.key, act.record);
        for (const write of db.journal) {
          expect(state.get(write.key)).toEqual(write.before);
          if (write.after !== undefined) state.set(write.key, write.after);
        }
        expect([...state]).toEqual(readRows(db));
      }),
    );
  });

  it("reports each record once, from its first to its last state, and nothing that came back to where it was", () => {
    const db = new EpisodeDatabase(smallBank());
    db.update("users", "ann", { email: "one@example.com" });
    const since = db.journal.length;
    db.update("users", "ann", { email: "two@example.com" });
    db.update("users", "ann", { email: "three@example.com" });
    db.update("users", "ben", { email: "x@example.com" });
    db.update("users", "ben", { email: "ben@example.com" });
    db.put("users", "ann", db.get("users", "ann") ?? {});
    const [write, ...rest] = db.netWrites(since);
    expect(rest).toEqual([]);
    expect([write?.before?.["email"], write?.after?.["email"]]).toEqual([
      "one@example.com",
      "three@example.com",
    ]);
  });

  it("shares its base with other episodes and cannot change it", () => {
    const snapshot = smallBank();
    const [one, two] = [new EpisodeDatabase(snapshot), new EpisodeDatabase(snapshot)];
    one.update("accounts", "ann-checking", { status: "CLOSED" });
    expect(two.get("accounts", "ann-checking")?.["status"]).toBe("OPEN");
    const shared = two.get("accounts", "ann-checking") as ExactObject;
    expect(() => {
      shared["status"] = "CLOSED";
    }).toThrow(TypeError);
  });
});

function readRows(db: EpisodeDatabase): [string, unknown][] {
  return [...db.rows("users")].map(([name, value]) => [name, value]);
}

describe("reading a database", () => {
  it.each([
    ['{"nope": {"data": {}}}', "no such table"],
    ['{"users": null}', "expected an object"],
    ['{"users": {"data": null}}', "expected an object"],
    ['{"users": {"data": {"ann": "text"}}}', "agent_data.users.data.ann: expected an object"],
    ['{"users": {"notes": 5}}', "expected text"],
    ['{"users": {"notes": null}}', "expected text"],
    ["[]", "expected an object"],
  ])("refuses %s", (text, problem) => {
    let refusal: unknown;
    try {
      readBankDatabase(text, tau2Bank);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(InputError);
    expect(String(refusal)).toContain(problem);
  });

  it("takes what is not there for empty, and keeps notes", () => {
    const bank = readBankDatabase('{"users": {"notes": "N"}, "accounts": {"data": {"a": {}}}}', tau2Bank);
    const db = new EpisodeDatabase(bank);
    expect([db.notes("users"), db.notes("accounts"), db.notes("referrals")]).toEqual(["N", "", ""]);
    expect([db.size("users"), db.size("accounts"), db.size("referrals")]).toEqual([0, 1, 0]);
    const patched = bank.with({ users: { ann: {} } });
    expect([patched.table("users").notes, patched.table("users").size]).toEqual(["N", 1]);
  });

  it("merges the data of a public task, the agent's before the user's, and ignores the rest", () => {
    const task = {
      user_data: { users: { data: { ann: { email: "user@example.com" } }, notes: "U" } },
      agent_data: { users: { data: { ann: { email: "agent@example.com", age: 5 }, eve: {} }, notes: "A" } },
      remarks: 5,
    };
    const users = smallBank().withInitialData(task).table("users");
    expect(users.get("ann")).toMatchObject({ name: "Ann Archer", email: "user@example.com", age: 5 });
    expect([users.notes, [...users.rows()].map(([key]) => key)]).toEqual(["U", ["ann", "ben", "dan", "eve"]]);
    const unchanged = smallBank().withInitialData({ agent_data: null });
    expect(unchanged.table("users").size).toBe(3);
  });

  it("merges nested objects at every depth, and replaces lists", () => {
    const base = readBankDatabase(
      '{"users": {"data": {"a": {"o": {"x": {"y": 1, "z": 2}}, "l": [1, 2]}}}}',
      tau2Bank,
    );
    const merged = base.with({ users: { a: { o: { x: { y: 3 }, w: 4 }, l: [5] } } });
    expect(merged.table("users").get("a")).toEqual({ o: { x: { y: 3, z: 2 }, w: 4 }, l: [5] });
    expect(base.table("users").get("a")).toEqual({ o: { x: { y: 1, z: 2 } }, l: [1, 2] });
  });

  it("merges a scenario's changes once, field by field, and refuses what fits no table", () => {
    const base = smallBank();
    const changes = { users: { ann: { email: "new@example.com" }, cat: { name: "Cat" } } };
    expect(base.with(changes)).toBe(base.with(changes));
    const users = base.with(changes).table("users");
    expect(users.get("ann")).toMatchObject({ name: "Ann Archer", email: "new@example.com" });
    expect([...users.rows()].map(([name]) => name)).toEqual(["ann", "ben", "dan", "cat"]);
    expect(() => base.with({ nope: {} })).toThrow("no such table");
  });
});
