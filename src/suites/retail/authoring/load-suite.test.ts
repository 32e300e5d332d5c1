import { describe, expect, it } from "vitest";
import { InputError } from "../../../contract/errors.ts";
import { RetailCase, SafetyGate } from "../retail-case.ts";
import { loadRetailSuite } from "./load-suite.ts";
import { freezeYaml, suiteFolder } from "./suite-folder.fixture.ts";

/** Loads a suite whose one case has been edited. */
function withCase(edit: (yaml: string) => string, more: { [path: string]: string } = {}) {
  using folder = suiteFolder({ "cases/cards/freeze.yaml": edit(freezeYaml), ...more });
  return loadRetailSuite(folder.directory);
}

function problemsOf(edit: (yaml: string) => string, more: { [path: string]: string } = {}): string[] {
  using folder = suiteFolder({ "cases/cards/freeze.yaml": edit(freezeYaml), ...more });
  try {
    loadRetailSuite(folder.directory);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message.replaceAll(folder.directory, "").split("\n");
  }
}

const onlyCase = (suite: { cases: readonly RetailCase[] }): RetailCase => RetailCase.parse(suite.cases[0]);

describe("loadRetailSuite: what is left out", () => {
  const one = onlyCase(withCase((yaml) => yaml));

  it("takes domain and id from folder and file name", () => {
    expect([one.domain, one.id]).toEqual(["cards", "cards.freeze"]);
  });

  it("takes the clock, the metrics and all gates from the suite", () => {
    expect(one.setup).toMatchObject({ date: "2026-11-12", time: "10:30 +05:30" });
    expect(one.metrics).toEqual(["Q_clear"]);
    expect(one.gates).toEqual(SafetyGate.options);
  });

  it("completes the login context", () => {
    expect(one.setup.loginContext).toMatchObject({
      permanent_address: { city: "Pune" },
      linked_products_summary: { fd: 1, rd: 0, loan: 0, policy: 0 },
    });
  });

  it("takes a tool's answer from the case, else the customer, else the suite", () => {
    expect(one.mock["get_card"]).toMatchObject({ records: [{ card_id: "DC1", limit: 1000 }] });
    const bank = { "bank.yaml": "get_entries: { records: [], also: { total_count: 0 } }\n" };
    const given = onlyCase(withCase((yaml) => yaml.replace("[get_card,", "[get_entries, get_card,"), bank));
    expect(given.mock["get_entries"]).toMatchObject({ kind: "record_set_filtered", records: [] });
    const own = (yaml: string): string =>
      yaml.replace("bank:", "bank:\n  get_card: { records: [{ card_id: DC1, limit: 5 }] }");
    expect(onlyCase(withCase(own)).mock["get_card"]).toMatchObject({ records: [{ limit: 5 }] });
  });

  it("refuses a write that nobody mocks", () => {
    const unmocked = onlyCase(withCase((yaml) => yaml.replace(/bank:\n.*\n/, "")));
    expect(unmocked.mock["freeze_card"]).toMatchObject({ output: { status: "failed" } });
  });

  it("uses the axis's rule for the judge unless the case has its own", () => {
    expect(one.response.rule).toContain("in full");
    const own = onlyCase(withCase((yaml) => yaml.replace("  must:", "  rule: Just so.\n  must:")));
    expect(own.response.rule).toBe("Just so.");
  });
});

describe("loadRetailSuite: forms", () => {
  it("merges overrides into the login context and replaces lists", () => {
    const edit = (yaml: string): string =>
      yaml.replace(
        "customer: asha",
        "customer: { name: asha, overrides: { communication_address: { zip: '1' }, linked_cards: [] } }",
      );
    const { loginContext } = onlyCase(withCase(edit)).setup;
    expect(loginContext["communication_address"]).toEqual({ city: "Pune", zip: "1" });
    expect(loginContext["linked_cards"]).toEqual([]);
  });

  it("reads every form of a fact", () => {
    const facts = "must: [FRZ-1, [a, b], {amount: 1250.5}, {amount: 10}, {date: 2026-11-12}, {asks: true}]";
    const { must } = onlyCase(withCase((yaml) => yaml.replace("must: [FRZ-1]", facts))).response;
    expect(must).toEqual([
      { text: "FRZ-1" },
      { anyOf: ["a", "b"] },
      { amount: "1250.50" },
      { amount: "10" },
      { date: "2026-11-12" },
      { asks: true },
    ]);
  });

  it("reads an earlier conversation with a call", () => {
    const prior =
      "prior:\n  - customer: Hello\n  - call: { get_card: { card_ids: [DC1] } }\n    answer: { cards: [] }\n  - agent: Hi\n";
    expect(onlyCase(withCase((yaml) => prior + yaml)).setup.prior).toEqual([
      { from: "caller", text: "Hello" },
      {
        from: "agent",
        text: null,
        calls: [{ id: "prior_2", tool: "get_card", arguments: { card_ids: ["DC1"] } }],
      },
      { from: "tool", callId: "prior_2", text: '{"cards":[]}' },
      { from: "agent", text: "Hi", calls: [] },
    ]);
  });

  it("reads a merged write and its refusal, and mocks the tool whose record it changes", () => {
    const edit = (yaml: string): string =>
      yaml
        .replace("tools: [get_card, freeze_card]", "tools: [freeze_card]")
        .replace(
          "freeze_card: { answers: { status: success, reference_id: FRZ-1 } }",
          "freeze_card: { answers: { status: success }, merges: { from: get_card, on: card_id, field: controls }, rejects: { allOf: [a, b], answers: { status: failed } } }",
        );
    const { mock } = onlyCase(withCase(edit));
    expect(mock["freeze_card"]).toEqual({
      kind: "outcome_merged",
      merge: { stateFrom: "get_card", matchOn: "card_id", field: "controls" },
      output: { status: "success" },
      rejectWhen: { payloadHasAllOf: ["a", "b"], output: { status: "failed" } },
    });
    expect(mock["get_card"]).toBeDefined();
  });

  it("takes rates and the gold price from the rate card", () => {
    const card = `
effective_date: 2026-11-01
products: { fd: [{ slab: All, rate: 6.5, senior_citizen_rate: 7 }] }
gold: { rate_date: 2026-11-12, rate_per_gram: { 22: 11587 }, ltv_tiers: [{ percent: 75 }] }
charges: {}
`;
    const bank = "bank:\n  get_card: { rateCard: fd }\n  get_entries: { rateCard: gold_22 }";
    const edit = (yaml: string): string =>
      yaml.replace("bank:", bank).replace("[get_card,", "[get_entries, get_card,");
    const { mock } = onlyCase(withCase(edit, { "rate-card.yaml": card }));
    expect(mock["get_card"]).toMatchObject({
      output: {
        product_type: "fd",
        rates: [{ slab: "All", rate: 6.5, senior_citizen_rate: 7 }],
        effective_date: "2026-11-01",
      },
    });
    expect(mock["get_entries"]).toMatchObject({ output: { purity_karat: 22, rate_per_gram: 11587 } });
    expect(
      problemsOf((yaml) => edit(yaml).replace("gold_22", "gold_23"), { "rate-card.yaml": card }),
    ).toEqual([expect.stringContaining('did you mean "gold_22"?')]);
  });

  it("exposes a tool that the case itself defines", () => {
    const tool =
      "{ name: pause_card, action: write, description: Pauses., parameters: { type: object, properties: {} }, outputs: { type: object, properties: { status: { type: string } } } }";
    const suite = withCase((yaml) => yaml.replace("[get_card,", `[${tool}, get_card,`));
    expect(onlyCase(suite).tools[0]).toMatchObject({
      spec: { name: "pause_card" },
      definition: { action: "write", requiresConfirmation: true },
    });
  });
});

describe("loadRetailSuite: problems", () => {
  it("collects those of all files, each with its line, value and remedy", () => {
    const second = freezeYaml
      .replace("customer: asha", "customer: ashaa")
      .replace("freeze_card: { card_id: DC1 }\nb", "freze_card: { card_id: DC1 }\nb");
    const problems = problemsOf((yaml) => yaml.replace("axis: happy_path", "axis: Happy Path\nbehavior: x"), {
      "cases/cards/second.yaml": second,
    });
    expect(problems).toEqual([
      '/cases/cards/freeze.yaml:2:1: axis: an axis name such as happy_path (got "Happy Path")',
      '/cases/cards/freeze.yaml:3:1: behavior: unknown field (got "x")',
      '/cases/cards/second.yaml:4:1: customer: no such customer in customers.yaml (got "ashaa"). did you mean "asha"?',
      '/cases/cards/second.yaml:12:7: expect.calls[1]: unknown tool (got "freze_card"). did you mean "freeze_card"?',
    ]);
  });

  it.each([
    [
      "a mock of two forms",
      (yaml: string) => yaml.replace("answers: {", "records: [], answers: {"),
      "exactly one of",
    ],
    [
      "an ungrouped call list",
      (yaml: string) => yaml.replace("- freeze_card: {", "  freeze_card: {"),
      "one tool per entry",
    ],
    [
      "a wrong fact",
      (yaml: string) => yaml.replace("must: [FRZ-1]", "must: [{ amount: 1.234 }]"),
      "at most two decimals",
    ],
    [
      "a bad pattern",
      (yaml: string) => yaml.replace("must: [FRZ-1]", "must: [{ pattern: '(' }]"),
      "not a regular expression",
    ],
    [
      "an unknown fact",
      (yaml: string) => yaml.replace("must: [FRZ-1]", "must: [{ sum: 3 }]"),
      "a text, a list of texts",
    ],
    [
      "a tool given twice",
      (yaml: string) => yaml.replace("[get_card,", "[get_card, get_card,"),
      "listed twice",
    ],
    [
      "a clock without zone",
      (yaml: string) => `clock: 2026-11-12T10:30\n${yaml}`,
      "a date, a time and a zone",
    ],
    ["a key given twice", (yaml: string) => `${yaml}title: Again\n`, "unique"],
    ["bad YAML", (yaml: string) => yaml.replace("turns: [", "turns: [["), "cases/cards/freeze.yaml:"],
  ])("%s", (_, edit, text) => {
    const problems = problemsOf(edit);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join("\n")).toContain(text);
  });

  it("says where two cases share an id", () => {
    expect(
      problemsOf((yaml) => `id: same\n${yaml}`, { "cases/cards/b.yaml": `id: same\n${freezeYaml}` }),
    ).toEqual([
      '/cases/cards/freeze.yaml:1:1: id: the id is already that of /cases/cards/b.yaml (got "same")',
    ]);
  });

  it("does not ignore a file that is in the wrong place", () => {
    expect(problemsOf((yaml) => yaml, { "cases/stray.yaml": freezeYaml }).join()).toContain(
      "cases/stray.yaml",
    );
  });

  it("says what a suite is when the folder is none", () => {
    expect(() => loadRetailSuite("/nowhere")).toThrow(/no suite\.yaml here.*prompt\.md/);
  });
});

describe("loadRetailSuite: hashes", () => {
  const base = withCase((yaml) => yaml);
  const hash = (suite: { hash: string }): string => suite.hash;

  it("are the same for the same content, wherever it lies", () => {
    expect(hash(withCase((yaml) => yaml))).toBe(base.hash);
    expect(base.hashOf("cards.freeze")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("change with what is played or graded, a tool or the prompt included", () => {
    const changed = [
      withCase((yaml) => yaml.replace("Please freeze", "Freeze")),
      withCase((yaml) => yaml.replace("must: [FRZ-1]", "must: [FRZ-2]")),
      withCase((yaml) => yaml, { "prompt.md": "Other.\n" }),
    ].map(hash);
    expect(new Set([base.hash, ...changed]).size).toBe(4);
  });

  it("do not change with oracle, foils, comments or layout", () => {
    expect(hash(withCase((yaml) => `# a note\n${yaml}`.replace("It is frozen,", "Frozen,")))).toBe(base.hash);
  });

  it("name no case that is not there", () => {
    expect(() => base.sourceOf("nope")).toThrow(RangeError);
    expect(base.sourceOf("cards.freeze").path).toMatch(/cases.cards.freeze\.yaml$/);
  });
});
