import { describe, expect, it } from "vitest";
import { IntegralFloat, type ExactJson, type ExactObject } from "../../src/contract/json.ts";
import { amountIn } from "../../src/bank/live/amounts.ts";
import { tau2Bank } from "../../src/bank/live/banks/index.ts";
import { readBankDatabase, type BankSnapshot } from "../../src/bank/live/base-snapshot.ts";
import { canonicalText } from "../../src/bank/live/canonical-text.ts";
import { ageInDays, PUBLIC_CLOCK, readClock } from "../../src/bank/live/clock.ts";
import { databaseHash, databaseText } from "../../src/bank/live/database-hash.ts";
import { EpisodeDatabase } from "../../src/bank/live/episode-database.ts";
import { Ids, verificationId } from "../../src/bank/live/ids.ts";
import { BadArguments, float } from "../../src/bank/live/lenient-values.ts";
import { fixedText, isDigits, readFloat, roundedTo } from "../../src/bank/live/number-text.ts";
import { queryTable } from "../../src/bank/live/query.ts";
import { readCallArguments } from "../../src/bank/live/read-call-arguments.ts";
import { parseExact, printExact, pythonRepr } from "../../src/exact-json/index.ts";
import { readDatabase, readFixtures, readVectors, tau2Dir } from "./tau2-bank-vectors.ts";
import { sha256 } from "../../src/files/sha256.ts";

type Primitives = {
  [group: string]: [string, string][];
} & {
  float_text: { rows: string[][] };
  trunc_points: [string, string, number][];
  json_dumps: { rows: string[][] };
  json_loads_with_float_integers: { text: string; ok?: string }[];
  account_age_days: [string, number | string][];
  ids: { recipe: string; args: ExactJson[]; id: string }[];
  new_card_digits: { card_id: string; last_4_digits: string; cvv: string }[];
  database_hash: { sha256: string; canonical_length: number; tables: string[] };
};

describe.skipIf(tau2Dir === undefined)("primitives of the public bank", () => {
  const primitives =
    tau2Dir === undefined ? undefined : (readVectors("vectors/primitives.json") as Primitives);
  const given = (): Primitives => {
    if (primitives === undefined) throw new Error("no vectors");
    return primitives;
  };
  const number = (text: string): number => readFloat(text) ?? Number.NaN;

  it("writes numbers alike", () => {
    for (const [text = "", repr, two, none, four] of given().float_text.rows) {
      const value = number(text);
      expect([text, fixedText(value, 2), fixedText(value, 0), fixedText(value, 4)]).toEqual([
        text,
        two,
        none,
        four,
      ]);
      if (Number.isFinite(value)) expect(printExact(float(value))).toBe(repr);
    }
  });

  it("rounds alike", () => {
    for (const [a, b, rounded] of given()["round4"] as unknown as [string, string, string][]) {
      expect([a, b, roundedTo(number(a) - number(b), 4) + 0]).toEqual([a, b, number(rounded)]);
    }
    for (const [amount, rate, points] of given().trunc_points) {
      expect([amount, Math.trunc(number(amount) * number(rate))]).toEqual([amount, points]);
    }
  });

  it("reads numbers and balances alike", () => {
    for (const [text, value] of given()["float_of_text"] ?? []) {
      expect([text, readFloat(text)]).toEqual([text, value.startsWith("!") ? undefined : number(value)]);
    }
    for (const [text, value] of given()["parse_balance"] ?? []) {
      const read = (): number => amountIn(parseExact(text));
      if (value.startsWith("!")) expect(read, text).toThrow(BadArguments);
      else expect([text, read()]).toEqual([text, number(value)]);
    }
  });

  it("knows digits and dates alike", () => {
    for (const [text, yes] of given()["isdigit"] as unknown as [string, boolean][]) {
      expect([text, isDigits(text)]).toEqual([text, yes]);
    }
    const clock = readClock(PUBLIC_CLOCK);
    for (const [date, age] of given().account_age_days) {
      expect([date, ageInDays(date, clock)]).toEqual([date, typeof age === "string" ? undefined : age]);
    }
    for (const [name, upper] of given()["upper"] ?? []) expect(name.toUpperCase()).toBe(upper);
  });

  it("reads the arguments of discoverable tools alike", () => {
    for (const { text, ok } of given().json_loads_with_float_integers) {
      const read = readCallArguments(text);
      expect([text, read.ok ? pythonRepr(read.value) : undefined]).toEqual([text, ok]);
    }
  });

  it("has the same canonical text", () => {
    for (const [value = "", canonical = "", , hash] of given().json_dumps.rows) {
      const text = canonicalText(parseExact(value));
      expect(text).toBe(canonical);
      expect(sha256(text)).toBe(hash);
    }
  });

  it("makes the same ids", () => {
    const ids = new Ids(sha256);
    const text = (value: ExactJson | undefined): string =>
      typeof value === "string" ? value : printExact(value ?? null);
    const amount = (value: ExactJson | undefined): number =>
      value instanceof IntegralFloat ? value.value : Number(value);
    const recipes: { [recipe: string]: (...args: ExactJson[]) => string } = {
      _deterministic_id: (seed, digits) => ids.hex(Number(digits), text(seed)),
      generate_transaction_id: (...[user, cardType, merchant, paid, category]) =>
        ids.creditCardTransaction({
          user: text(user),
          cardType: text(cardType),
          merchant: text(merchant),
          amount: amount(paid),
          category: text(category),
        }),
      generate_verification_id: (user, time) => verificationId(text(user), text(time)),
      generate_user_discoverable_tool_id: (tool) => ids.grantedTool(text(tool)),
      generate_user_discoverable_tool_call_id: (tool, args) => ids.callerToolCall(text(tool), args ?? null),
      generate_dispute_id: (user, transaction) => ids.dispute(text(user), text(transaction)),
      generate_agent_discoverable_tool_id: (tool) => ids.agentToolCalls(text(tool)),
      generate_credit_limit_increase_request_id: (account, user, increase) =>
        ids.limitIncrease(text(account), text(user), amount(increase)),
    };
    let tested = 0;
    for (const { recipe, args, id } of given().ids) {
      const make = recipes[recipe];
      // A sixth argument is an option of the reference that no tool uses.
      if (make === undefined || (recipe === "generate_transaction_id" && args.length > 5)) continue;
      expect([recipe, args, make(...args)]).toEqual([recipe, args, id]);
      tested++;
    }
    expect(tested).toBe(17);
    for (const { card_id, last_4_digits, cvv } of given().new_card_digits) {
      expect(ids.cardDigits(4, 8, "card_details", card_id, "last4")).toBe(last_4_digits);
      expect(ids.cardDigits(3, 6, "card_details", card_id, "cvv")).toBe(cvv);
    }
    for (const [account, digits] of given()["credit_card_last_4"] ?? []) {
      expect(ids.creditCardLast4(account)).toBe(digits);
    }
  });

  it("has the same database hash", () => {
    const db = new EpisodeDatabase(readDatabase());
    expect(databaseText(db)).toHaveLength(given().database_hash.canonical_length);
    expect(databaseHash(db, sha256)).toBe(given().database_hash.sha256);
    expect([...tau2Bank.tableNames].sort()).toEqual([...given().database_hash.tables].sort());
  });
});

describe.skipIf(tau2Dir === undefined)("initial data", () => {
  type Case = {
    id: string;
    initialization_data: ExactObject;
    raises?: string;
    db_hash: string;
    appended_users?: string[];
  };
  const cases =
    tau2Dir === undefined ? [] : (readVectors("vectors/set_state.json") as { cases: Case[] }).cases;

  it.each(cases)("$id", ({ initialization_data, raises, db_hash, appended_users }) => {
    const base = readDatabase();
    if (raises !== undefined) {
      expect(() => base.withInitialData(initialization_data)).toThrow();
      return;
    }
    const db = new EpisodeDatabase(base.withInitialData(initialization_data));
    expect(databaseHash(db, sha256)).toBe(db_hash);
    if (appended_users !== undefined) {
      expect([...db.rows("users")].slice(-appended_users.length).map(([key]) => key)).toEqual(appended_users);
    }
    // The database itself is untouched.
    expect(databaseText(new EpisodeDatabase(base))).toBe(databaseText(new EpisodeDatabase(readDatabase())));
  });
});

describe.skipIf(tau2Dir === undefined)("query engine", () => {
  type Query = {
    id: string;
    fixture: string;
    function: string;
    database: string;
    constraints: string | null;
    result: string;
  };
  type Queries = { fixtures: { [name: string]: ExactObject | null }; queries: Query[] };
  const file = tau2Dir === undefined ? undefined : (readVectors("vectors/query.json") as Queries);
  const queries = (file?.queries ?? []).filter((query) => query.function === "query_database_tool");
  const bases = new Map<string, BankSnapshot>();
  const baseOf = (fixture: string): BankSnapshot => {
    const known = bases.get(fixture);
    if (known !== undefined) return known;
    const agent_data = readFixtures().get(fixture) ?? file?.fixtures[fixture] ?? null;
    const base = readDatabase().withInitialData({ agent_data });
    bases.set(fixture, base);
    return base;
  };

  it(`finds the same records in the same order (${queries.length} queries)`, () => {
    for (const { id, fixture, database, constraints, result } of queries) {
      const found = queryTable(new EpisodeDatabase(baseOf(fixture)), database, constraints);
      const keys = found.ok ? found.rows.map(([key]) => key) : "error";
      expect([id, keys]).toEqual([id, expectedKeys(result)]);
    }
  });

  it("adds and updates as the tools of the reference do", () => {
    const db = new EpisodeDatabase(baseOf("query"));
    expect(db.add("referrals", "r_new", { a: 1 })).toBe(true);
    expect(db.add("agent_discoverable_tools", "a1", { a: 1 })).toBe(false);
    expect(db.update("users", "nope", { email: "z" })).toBeUndefined();
    expect(db.journal).toEqual([{ table: "referrals", key: "r_new", before: undefined, after: { a: 1 } }]);
  });
});

/** The keys that a listing of the reference names, or "error". */
function expectedKeys(result: string): string[] | "error" {
  if (result.startsWith("Error")) return "error";
  return [...result.matchAll(/^\d+\. Record ID: (.*)$/gm)].map(([, key]) => key ?? "");
}

it("reads an empty database", () => {
  expect([...new EpisodeDatabase(readBankDatabase("{}", tau2Bank)).rows("users")]).toEqual([]);
});
