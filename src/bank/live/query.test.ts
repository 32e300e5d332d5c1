import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExactObject } from "../../contract/json.ts";
import { tau2Bank } from "./banks/index.ts";
import { readBankDatabase } from "./base-snapshot.ts";
import { byCodePoint, canonicalText } from "./canonical-text.ts";
import { EpisodeDatabase } from "./episode-database.ts";
import { queryTable } from "./query.ts";

const records: ExactObject = {
  int: { v: 5 },
  text: { v: "Five" },
  list: { v: ["a", 1] },
  object: { v: { a: 1 } },
  none: { v: null },
  absent: {},
  yes: { v: true },
};
const db = new EpisodeDatabase(readBankDatabase(JSON.stringify({ users: { data: records } }), tau2Bank));

/** The keys found, or "refused". */
function find(constraints: string | null): string[] | string {
  const found = queryTable(db, "users", constraints);
  return found.ok ? found.rows.map(([key]) => key) : "refused";
}

describe("the query engine", () => {
  it.each<[string, string[] | string]>([
    ['{"v": 5.0}', ["int"]],
    ['{"v": 1}', ["yes"]],
    ['{"v": null}', ["none", "absent"]],
    ['{"v__ne": 5}', ["text", "list", "object", "none", "absent", "yes"]],
    ['{"v__gt": 1}', ["int"]],
    ['{"v__gt": 5}', []],
    ['{"v__gte": 5.0}', ["int"]],
    ['{"v__lte": 5}', ["int", "yes"]],
    ['{"v__lt": 5}', ["yes"]],
    ['{"v__lte": "Five"}', ["text"]],
    ['{"v__gt": "Five"}', []],
    ['{"v__eq": "Five"}', ["text"]],
    ['{"v__gt": ["a", 0]}', ["list"]],
    ['{"v__gt": ["a"]}', ["list"]],
    ['{"v__gt": ["a", 1]}', []],
    ['{"v__gte": ["a", 1]}', ["list"]],
    ['{"v__lt": ["a", 1, 2]}', ["list"]],
    ['{"v__lt": ["a", 2]}', ["list"]],
    ['{"v__lt": ["a", "x"]}', []],
    ['{"v__contains": 1}', ["list"]],
    ['{"v__in": {"Five": 1}}', ["text"]],
    ['{"v__nin": {"Four": 1}}', ["int", "text", "none", "absent", "yes"]],
    ['{"v__in": 5}', []],
    ['{"v__startswith": "None"}', []],
    ['{"v__endswith": "None"}', []],
    ['{"__v": null}', ["int", "text", "list", "object", "none", "absent", "yes"]],
    ['{"v": "Five", "w__eq": null}', ["text"]],
    ['{"v__eq": 1, "v": "Five"}', []],
    ['{"v__gte": true}', ["int", "yes"]],
    ['{"v__lt": "a"}', ["text"]],
    ['{"v__contains": "iv"}', ["text"]],
    ['{"v__contains": "a"}', ["list", "object"]],
    ['{"v__startswith": "Tr"}', ["yes"]],
    ['{"v__endswith": 5}', ["int"]],
    ['{"v__in": [5, null]}', ["int", "none", "absent"]],
    ['{"v__nin": [5]}', ["text", "list", "object", "none", "absent", "yes"]],
    ['{"v__in": "Five"}', ["text"]],
    ['{"v__nin": "Five"}', []],
    ['{"v__unheard": 5}', ["int"]],
    ['{"v": 5, "w": null}', ["int"]],
    ['{"v__ne": 5, "limit": 2}', ["text", "list"]],
    ['{"limit": 0}', ["int"]],
    ['{"limit": "1"}', "refused"],
    ['{"limit": 1}', ["int"]],
    ['{"v": "Six", "limit": "1"}', []],
    ['{"db": 1}', "refused"],
    ['{"db_name": 1}', "refused"],
    ['{"return_ids": true}', "refused"],
    ["[]", "refused"],
    ["null", "refused"],
    ["{", "refused"],
  ])("%s finds %j", (constraints, keys) => {
    expect(find(constraints)).toEqual(keys);
  });

  it.each([
    ["{", "no JSON: "],
    ["[]", "no JSON object"],
    ['{"db": 1}', '"db" cannot'],
    ['{"limit": "1"}', "limit"],
  ])("says of %s why it is refused", (constraints, problem) => {
    const found = queryTable(db, "users", constraints);
    expect(found.ok ? "" : found.problem).toContain(problem);
  });

  it("takes no text for no constraints, and knows its tables", () => {
    expect([find(null), find("")]).toEqual([Object.keys(records), Object.keys(records)]);
    expect(queryTable(db, "interest_discrepancy_reports", "{}").ok).toBe(false);
  });

  it("finds by index what it finds by looking at every record", () => {
    const rows = fc.array(fc.record({ a: fc.constantFrom("x", "y"), b: fc.constantFrom("x", "y") }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(rows, fc.constantFrom("x", "y"), (list, value) => {
        const data = Object.fromEntries(list.map((row, at) => [`r${at}`, row]));
        const some = new EpisodeDatabase(readBankDatabase(JSON.stringify({ users: { data } }), tau2Bank));
        const byIndex = queryTable(some, "users", JSON.stringify({ a: value }));
        expect(byIndex).toEqual(queryTable(some, "users", JSON.stringify({ a__eq: value })));
      }),
    );
  });
});

describe("canonical text", () => {
  it("is the same for the same fields in any order, and only then", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const turned = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalText(turned as ExactObject)).toBe(canonicalText(object as ExactObject));
        expect(JSON.parse(canonicalText(object as ExactObject))).toEqual(JSON.parse(JSON.stringify(object)));
      }),
    );
  });

  it("orders by code point, where JavaScript orders by unit", () => {
    expect(["\u{1F600}", "\uFF5E", "a"].sort(byCodePoint)).toEqual(["a", "\uFF5E", "\u{1F600}"]);
    expect(["\uE000", "\u{1F600}"].sort(byCodePoint)).toEqual(["\uE000", "\u{1F600}"]);
    expect(["\u{1F600}", "\uD7FF", "\uE000"].sort(byCodePoint)).toEqual(["\uD7FF", "\uE000", "\u{1F600}"]);
    expect(["\u{10000}", "\u{10FFFF}", "\u{FFFF}"].sort(byCodePoint)).toEqual([
      "\uFFFF",
      "\u{10000}",
      "\u{10FFFF}",
    ]);
    expect(["ab", "a", "b", ""].sort(byCodePoint)).toEqual(["", "a", "ab", "b"]);
  });
});
