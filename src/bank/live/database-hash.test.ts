import { expect, it } from "vitest";
import { tau2Bank } from "./banks/index.ts";
import { readBankDatabase } from "./base-snapshot.ts";
import { databaseHash, databaseText } from "./database-hash.ts";
import { EpisodeDatabase } from "./episode-database.ts";

const base = readBankDatabase(
  '{"users": {"data": {"b": {"n": 5.0}, "a": {"y": 1, "x": [2]}}, "notes": "N"}}',
  tau2Bank,
);

it("the text of a database holds every table, its records by key and its notes", () => {
  const text = databaseText(new EpisodeDatabase(base));
  expect(Object.keys(JSON.parse(text))).toEqual([...tau2Bank.tableNames].sort());
  expect(text).toContain('"users": {"data": {"a": {"x": [2], "y": 1}, "b": {"n": 5.0}}, "notes": "N"}');
  expect(text).toContain('"accounts": {"data": {}, "notes": ""}');
});

it("the hash follows what an episode writes, and comes back when it is taken back", () => {
  const [db, other] = [new EpisodeDatabase(base), new EpisodeDatabase(base)];
  const text = (of: EpisodeDatabase): string => databaseHash(of, (hashed) => hashed);
  const before = text(db);
  db.update("users", "a", { y: 2 });
  expect(text(db)).toContain('"a": {"x": [2], "y": 2}');
  expect(text(other)).toBe(before);
  db.update("users", "a", { y: 3 });
  expect(text(db)).toContain('"a": {"x": [2], "y": 3}');
  db.undo(0);
  expect(text(db)).toBe(before);
});
