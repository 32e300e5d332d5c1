import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputError } from "../../../contract/errors.ts";
import { IntegralFloat, type ExactJson, type ExactObject } from "../../../contract/json.ts";
import { RetailCase } from "../retail-case.ts";
import { modelSpec, normaliseTool } from "../../../tool-schema/index.ts";
import { toRetailCase, type PublicTools } from "./index.ts";

const freezeCard: ExactObject = {
  type: "function",
  function: {
    name: "freeze_card",
    description: "Stops a card.",
    parameters: { type: "object", properties: { card_id: { type: "string" } }, required: ["card_id"] },
  },
};
const tools: PublicTools = new Map([
  [
    "freeze_card",
    { spec: modelSpec(freezeCard), definition: normaliseTool(freezeCard, { action_type: "write" }) },
  ],
]);

function publicCase(changes: ExactObject = {}): ExactObject {
  return {
    case_id: "cards.freeze_card.happy.001",
    axis: "1_happy_path",
    domain: "cards",
    tool: "freeze_card",
    _variant_note: "A lost card, asked for plainly. The rest of this note is long.",
    setup: {
      persona: "calm",
      current_date: "2026-03-01",
      current_time: "10:30",
      login_context: { full_name: "Asha Example", linked_cards: [{ card_id: "CRD-771" }] },
      prior_messages: [
        { role: "user", content: "hello" },
        {
          role: "assistant",
          content: null,
          tool_calls: [
            { id: "c1", type: "function", function: { name: "freeze_card", arguments: { n: 1 } } },
          ],
        },
        { role: "tool", tool_call_id: "c1", content: "{}" },
      ],
    },
    tools_exposed: ["freeze_card", { name: "pause_plan", action_type: "write", inputs: [] }, "freeze_card"],
    user_turns: [{ content: "Freeze my card", _note: "first" }, { content: "yes" }],
    mock: {
      _comment: "two tools",
      nothing: null,
      freeze_card: { kind: "outcome_fixed", output: { status: "success", fee: new IntegralFloat(0) } },
      pause_plan: {
        kind: "outcome_merged",
        merge: { state_from: "plans", match_on: "plan_id", field: "state" },
        reject_when: { payload_has_all_of: ["a"], output: { status: "failed" } },
      },
      plans: { kind: "record_set_filtered", records: [{ plan_id: "P" }], static_output: { note: "x" } },
    },
    gold: {
      tool_calls: [{ tool: "freeze_card", arguments: { card_id: "CRD-771" } }],
      arg_gate: {
        _comment: { required: { a: 1 } },
        freeze_card: {
          required: { card_id: "CRD-771" },
          forbidden_ids: ["CRD-1"],
          optional_ok: { reason: { allowed: ["lost", null] }, day: { min: 1 }, _note: "x" },
          optional: "false",
          date_resolution: { from: "yesterday" },
        },
        pause_plan: "optional",
      },
      dependencies: [["pause_plan", "freeze_card", "ignored"]],
      expected_resolution: "The card is frozen.",
    },
    grading: {
      invariants_active: ["S1", "S3"],
      judge_gate: { behavior_class: "answer", axis_gate_rule: "It says so." },
      judge_advisory: ["Q_tone", "behavior_advisory", "Q_grounded"],
    },
    ...changes,
  };
}

function problems(raw: ExactObject): string[] {
  try {
    toRetailCase(raw, tools);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ path = "", problem }) => `${path}: ${problem}`);
  }
}

describe("a public case", () => {
  it("becomes a case of ours with everything that is graded", () => {
    const converted = toRetailCase(publicCase(), tools);
    expect(RetailCase.parse(converted)).toEqual(converted);
    expect(converted).toMatchObject({
      format: 1,
      id: "cards.freeze_card.happy.001",
      title: "A lost card, asked for plainly",
      turns: ["Freeze my card", "yes"],
      gates: ["S1", "S3"],
      behaviour: "answer",
      behaviourAdvisory: true,
      metrics: ["Q_tone", "Q_grounded"],
      response: { resolution: "The card is frozen.", rule: "It says so.", must: [], mustNot: [] },
    });
    expect(converted.proof).toBeUndefined();
    expect(converted.setup).toEqual({
      date: "2026-03-01",
      time: "10:30",
      loginContext: { full_name: "Asha Example", linked_cards: [{ card_id: "CRD-771" }] },
      prior: [
        { from: "caller", text: "hello" },
        { from: "agent", text: null, calls: [{ id: "c1", tool: "freeze_card", arguments: { n: 1 } }] },
        { from: "tool", callId: "c1", text: "{}" },
      ],
    });
    expect(converted.tools.map(({ spec }) => spec.name)).toEqual([
      "freeze_card",
      "pause_plan",
      "freeze_card",
    ]);
    expect(converted.tools[0]).toBe(tools.get("freeze_card"));
  });

  it("keeps mocks and rules, and leaves notes and what is no rule out", () => {
    const { mock, gold } = toRetailCase(publicCase(), tools);
    expect(mock).toEqual({
      freeze_card: { kind: "outcome_fixed", output: { status: "success", fee: new IntegralFloat(0) } },
      pause_plan: {
        kind: "outcome_merged",
        merge: { stateFrom: "plans", matchOn: "plan_id", field: "state" },
        output: {},
        rejectWhen: { payloadHasAllOf: ["a"], output: { status: "failed" } },
      },
      plans: { kind: "record_set_filtered", records: [{ plan_id: "P" }], staticOutput: { note: "x" } },
    });
    expect(gold).toEqual({
      calls: [{ tool: "freeze_card", arguments: { card_id: "CRD-771" } }],
      rules: {
        freeze_card: {
          required: { card_id: "CRD-771" },
          forbiddenIds: ["CRD-1"],
          optionalOk: { reason: ["lost", null] },
          optional: true,
        },
      },
      dependencies: [["pause_plan", "freeze_card"]],
      forbidden: [],
    });
  });

  it("may leave out all that the public grader has a default for", () => {
    const { axis: _axis, domain: _domain, tool: _tool, mock: _mock, gold: _gold, ...needed } = publicCase();
    const bare = {
      ...needed,
      _variant_note: null,
      setup: { current_date: "d", current_time: "t", login_context: {} },
      grading: { judge_gate: { behavior_class: "decline" } },
    };
    expect(toRetailCase(bare, tools)).toMatchObject({
      title: "cards.freeze_card.happy.001",
      axis: "",
      setup: { prior: [] },
      mock: {},
      gold: { calls: [], rules: {}, dependencies: [] },
      gates: [],
      metrics: [],
      behaviourAdvisory: false,
      response: { resolution: "", rule: "" },
    });
  });

  it.each<[string, ExactObject, string]>([
    [
      "an unknown tool",
      { tools_exposed: ["freeze"] },
      "tools_exposed[0]: no tool of this name in the tool files",
    ],
    [
      "a tool that is a number",
      { tools_exposed: [5] },
      "tools_exposed[0]: expected the name of a tool or a definition",
    ],
    [
      "an inline tool without a type",
      { tools_exposed: [{ name: "t", inputs: [{ name: "a" }] }] },
      "tools_exposed[0]: a: an input needs a type",
    ],
    ["no tools", { tools_exposed: null }, "tools_exposed: expected array, received null"],
    ["no customer", { user_turns: [] }, "user_turns: expected at least one customer message"],
    ["a turn without words", { user_turns: [{}] }, "user_turns[0].content: missing"],
    [
      "an unknown kind of mock",
      { mock: { a: { kind: "guess" } } },
      "mock.a.kind: expected the kind record_set_filtered, outcome_fixed or outcome_merged",
    ],
    [
      "a mock without a kind",
      { mock: { a: {} } },
      "mock.a.kind: expected the kind record_set_filtered, outcome_fixed or outcome_merged",
    ],
    ["a merge without keys", { mock: { a: { kind: "outcome_merged" } } }, "mock.a.merge: missing"],
    ["a half pair", { gold: { dependencies: [["a"]] } }, "gold.dependencies[0]: expected two tool names"],
    [
      "a gate value of the wrong kind",
      { gold: { arg_gate: { a: { required: [] } } } },
      "gold.arg_gate.a.required: not a JSON object",
    ],
    [
      "an unknown gate",
      { grading: { invariants_active: ["S9"], judge_gate: { behavior_class: "answer" } } },
      'grading.invariants_active[0]: expected one of "S1"|"S2"|"S3"|"S4"',
    ],
    [
      "a bad id",
      { case_id: "Cards 1" },
      "case_id: expected lower-case letters, digits, dot, dash and underscore only",
    ],
  ])("is refused with its place: %s", (_, changes, expected) => {
    expect(problems(publicCase(changes))).toEqual([expected]);
  });

  it("is refused with everything that is wrong, not only what comes first", () => {
    const found = problems(
      publicCase({ case_id: 7, tools_exposed: ["x"], mock: { a: { kind: "b" } }, grading: {} }),
    );
    expect(found.map((line) => line.split(":")[0])).toEqual([
      "case_id",
      "grading.judge_gate",
      "tools_exposed[0]",
      "mock.a.kind",
    ]);
  });

  it("is converted or refused with a place, whatever a value is replaced by", () => {
    const places = placesIn(publicCase());
    const anything = fc.oneof(
      fc.jsonValue() as fc.Arbitrary<ExactJson>,
      fc.constantFrom<ExactJson>(new IntegralFloat(2), NaN, 10n ** 20n),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), anything, (place, value) => {
        const changed = replacedAt(publicCase(), place, value);
        for (const line of problems(changed as ExactObject)) expect(line).toMatch(/^\w.*: ./s);
      }),
      { numRuns: 500 },
    );
  });
});

type Place = readonly (string | number)[];

function placesIn(value: ExactJson): Place[] {
  if (typeof value !== "object" || value === null || value instanceof IntegralFloat) return [];
  const entries: [string | number, ExactJson][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => [[key], ...placesIn(item).map((rest) => [key, ...rest])]);
}

function replacedAt(value: ExactJson, [key, ...rest]: Place, by: ExactJson): ExactJson {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replacedAt(item, rest, by) : item));
  const object = value as ExactObject;
  return { ...object, [key]: replacedAt(object[key] ?? null, rest, by) };
}
