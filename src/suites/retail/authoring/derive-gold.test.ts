import { describe, expect, it } from "vitest";
import { loadRetailSuite } from "./load-suite.ts";
import { freezeYaml, suiteFolder } from "./suite-folder.fixture.ts";

function goldOf(edit: (yaml: string) => string) {
  using folder = suiteFolder({ "cases/cards/freeze.yaml": edit(freezeYaml) });
  const [only] = loadRetailSuite(folder.directory).cases;
  if (only === undefined) throw new Error("no case");
  return only.gold;
}

const expectation = /expect:\n[^]*?(?=behaviour:)/;
const expecting = (lines: string) => (yaml: string) => yaml.replace(expectation, `expect:\n${lines}\n`);

describe("deriveGold", () => {
  it("requires a write's arguments, and allows an argument left out only with its default", () => {
    expect(goldOf((yaml) => yaml).rules["freeze_card"]).toEqual({
      required: { card_id: "DC1" },
      forbiddenIds: [],
      optionalOk: { notify: [true] },
      optional: false,
    });
  });

  it("compares of a read only single values that its schema requires", () => {
    const gold = goldOf((yaml) =>
      expecting(
        "  calls:\n    - get_card: { card_ids: [DC1] }\n    - get_entries: { account_id: A1, limit: 5 }",
      )(yaml.replace("[get_card,", "[get_entries, get_card,")),
    );
    expect(gold.rules["get_card"]?.required).toEqual({});
    expect(gold.rules["get_entries"]?.required).toEqual({ account_id: "A1" });
  });

  it("does not compare the words of a search, unless the case says which are allowed", () => {
    const tool = (query: string): string =>
      `{ name: find_help, action: read, description: Help., parameters: { type: object, properties: { query: ${query}, topic: { type: string } }, required: [query, topic] }, outputs: { type: object, properties: {} } }`;
    const find = (query: string, more = ""): ReturnType<typeof goldOf> =>
      goldOf((yaml) =>
        expecting(`  calls: [{ find_help: { query: pin of a card, topic: cards } }]${more}`)(
          yaml
            .replace("[get_card, freeze_card]", `[get_card, freeze_card, ${tool(query)}]`)
            .replace("bank:\n", "bank:\n  find_help: { answers: {} }\n"),
        ),
      );
    expect(find("{ type: string }").rules["find_help"]?.required).toEqual({ topic: "cards" });
    expect(find('{ type: string, enum: ["pin of a card"] }').rules["find_help"]?.required).toEqual({
      query: "pin of a card",
      topic: "cards",
    });
    const allowed = find("{ type: string }", "\n  allowed: { find_help: { query: [pin] } }");
    expect(allowed.rules["find_help"]?.optionalOk).toEqual({ query: ["pin"] });
  });

  it("requires what all calls of a tool share", () => {
    const calls =
      "    - freeze_card: { card_id: DC1, notify: true }\n    - freeze_card: { card_id: DC1, notify: false }";
    const rule = goldOf(expecting(`  calls:\n${calls}`)).rules["freeze_card"];
    expect(rule).toMatchObject({ required: { card_id: "DC1" }, optionalOk: {} });
  });

  it("does not compare what is marked free, and takes allowed values as they are", () => {
    const lines =
      "  calls: [{ freeze_card: { card_id: DC1 } }]\n  free: { freeze_card: [card_id] }\n  allowed: { freeze_card: { notify: [] } }";
    expect(goldOf(expecting(lines)).rules["freeze_card"]).toMatchObject({
      required: {},
      optionalOk: { notify: [] },
    });
  });

  it("makes mocked reads optional that are not expected, unless they are forbidden", () => {
    expect(goldOf(expecting("  calls: []")).rules["get_card"]?.optional).toBe(true);
    expect(goldOf(expecting("  forbidden: [get_card]")).rules["get_card"]).toBeUndefined();
    expect(goldOf(expecting("  optional: []")).rules["get_card"]).toBeUndefined();
  });

  it("never makes a write optional by itself", () => {
    expect(goldOf(expecting("  calls: []")).rules["freeze_card"]).toBeUndefined();
    expect(goldOf(expecting("  optional: [freeze_card]")).rules["freeze_card"]?.optional).toBe(true);
  });

  it("derives the order from prerequisites that are expected earlier", () => {
    expect(goldOf((yaml) => yaml).dependencies).toEqual([["get_card", "freeze_card"]]);
    const backwards = "  calls: [{ freeze_card: { card_id: DC1 } }, { get_card: { card_ids: [DC1] } }]";
    expect(goldOf(expecting(backwards)).dependencies).toEqual([]);
    expect(
      goldOf(expecting("  calls: [{ freeze_card: { card_id: DC1 } }]\n  order: []")).dependencies,
    ).toEqual([]);
  });
});
