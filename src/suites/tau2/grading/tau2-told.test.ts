import { describe, expect, test } from "vitest";
import type { GoldAction, Tau2Criteria, Tau2Scenario } from "../tau2-scenario.ts";
import type { Ending } from "../../../contract/trajectory.ts";
import { episode, wrote, type ScriptedCall, type Step } from "../../fraud/grading/fraud-episode.fixture.ts";
import { actionShares, matchActions, matchesAction } from "./action-basis.ts";
import { recordedCalls } from "./recorded-calls.ts";
import type { TaskBank } from "./task-bank.ts";
import { createTau2Grader } from "./tau2-grader.ts";

/** A bank in which `set` writes one record a key, `drop` removes it, and `refuse` is never done. */
const bank = (): TaskBank => ({
  isMadeAgain: (_by, tool) => tool !== "look",
  make(calls) {
    const written = new Map<string, string | undefined>();
    for (const { tool, arguments: given } of calls) {
      const { key, value } = given;
      if (typeof key === "string")
        written.set(`records/${key}`, tool === "drop" ? undefined : JSON.stringify(value));
    }
    const hash = JSON.stringify([...written].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return {
      answers: calls.map(({ tool }) => ({ text: `${tool} `.repeat(60), done: tool !== "refuse" })),
      hash,
      written,
    };
  },
});

const set = (key: string, value = "v"): ScriptedCall => ({
  tool: "set",
  with: { key, value },
  effects: [wrote("records", key, null, value)],
});
const gold = (
  tool: string,
  given: GoldAction["arguments"] = {},
  kind: GoldAction["kind"] = "write",
): GoldAction => ({ id: `${tool}-1`, by: "agent", tool, arguments: given, kind });
const LEFT: Ending = { type: "hung-up", by: "caller", reason: "done" };
const task = (criteria: Partial<Tau2Criteria> | undefined): Tau2Scenario => ({
  format: 1,
  id: "t",
  title: "t",
  callerTask: "",
  requiredDocuments: [],
  initialData: {},
  readLog: [],
  ...(criteria === undefined
    ? {}
    : { criteria: { basis: ["DB", "ACTION", "COMMUNICATE"], communicate: [], assertions: [], ...criteria } }),
});

/** A verdict in one line: each basis, where, and the measures. */
function told(
  criteria: Partial<Tau2Criteria> | undefined,
  steps: readonly Step[],
  ending: Ending = LEFT,
): string {
  const verdict = createTau2Grader({ judged: "open", bankOf: bank }).grade(
    task(criteria),
    episode(steps, { ending }),
    [],
  );
  if (!("results" in verdict) || verdict.results.length === 0)
    return `${verdict.status}: ${"because" in verdict ? verdict.because : ""}`;
  const results = verdict.results.map(({ check, finding }) => {
    const where = "evidence" in finding ? finding.evidence : { noneAmong: "nothing" };
    return `${check} ${finding.status} ${"at" in where ? where.at.join("+") : where.noneAmong}: ${finding.because}`;
  });
  const measures = "measures" in verdict ? [JSON.stringify(verdict.measures)] : [];
  return [verdict.status, ...results, ...measures].join(" | ");
}

const SETS = [gold("set", { key: "k", value: "v" })];
const many = ["a", "b", "c", "d", "e"].map((key) => gold("set", { key, value: "v" }));

describe("what each basis says", () => {
  test.each<[Partial<Tau2Criteria> | undefined, Step[], Ending, string]>([
    [
      { actions: SETS },
      [set("k")],
      LEFT,
      'passed | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldWrites":1}',
    ],
    [
      { actions: SETS },
      [{ tool: "look" }],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed writes: the database differs from the reference: records/k was not written | ACTION failed agent-calls: no call matches set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: SETS },
      [set("k", "w")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed 3: the database differs from the reference: records/k is "w" and should be "v" | ACTION failed agent-calls: no call matches set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: SETS },
      [set("k"), set("l")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed 6: the database differs from the reference: records/l should not have been written | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldWrites":1}',
    ],
    [
      { actions: SETS },
      [{ tool: "drop", with: { key: "k" } }],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed writes: the database differs from the reference: records/k is gone and should be "v" | ACTION failed agent-calls: no call matches set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: [gold("drop", { key: "k" })] },
      [set("k")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed 3: the database differs from the reference: records/k is "v" and should be gone | ACTION failed agent-calls: no call matches drop-1 (drop) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: many },
      [set("a", "x")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed 3: the database differs from the reference: records/a is "x" and should be "v"; records/b was not written; records/c was not written; records/d was not written; and 1 more | ACTION failed agent-calls: no call matches set-1 (set), set-1 (set), set-1 (set), set-1 (set), set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: many.slice(0, 4) },
      [set("z")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed 3: the database differs from the reference: records/a was not written; records/b was not written; records/c was not written; records/d was not written; and 1 more | ACTION failed agent-calls: no call matches set-1 (set), set-1 (set), set-1 (set), set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: many.slice(0, 4) },
      [{ tool: "look" }],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB failed writes: the database differs from the reference: records/a was not written; records/b was not written; records/c was not written; records/d was not written | ACTION failed agent-calls: no call matches set-1 (set), set-1 (set), set-1 (set), set-1 (set) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0,"goldWrites":0}',
    ],
    [
      { actions: [gold("look", {}, "read"), ...SETS] },
      [set("k")],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION failed agent-calls: no call matches look-1 (look) | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":0.5,"goldReads":0,"goldWrites":1}',
    ],
    [
      { actions: [gold("look", {}, "read"), ...SETS] },
      [set("k"), { tool: "look" }],
      LEFT,
      'passed | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION passed 1+4: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldReads":1,"goldWrites":1}',
    ],
    [
      { actions: [gold("look", {}, "read")] },
      [{ tool: "look" }],
      LEFT,
      'passed | ended passed conversation: one side ended the conversation | DB passed writes: the database is as the reference solution leaves it | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldReads":1}',
    ],
    [
      { actions: [] },
      [{ tool: "look" }],
      LEFT,
      "passed | ended passed conversation: one side ended the conversation | DB passed writes: the database is as the reference solution leaves it | ACTION not-applicable nothing: the task has no reference calls | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {}",
    ],
    [
      {},
      [set("k")],
      LEFT,
      "passed | ended passed conversation: one side ended the conversation | DB not-applicable nothing: the task has no reference solution | ACTION not-applicable nothing: the task has no reference calls | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {}",
    ],
    [
      { actions: [], communicate: ["5 dollars", "Hello"] },
      ["A: HELLO, it is 5, dollars."],
      LEFT,
      "passed | ended passed conversation: one side ended the conversation | DB passed writes: the database is as the reference solution leaves it | ACTION not-applicable nothing: the task has no reference calls | COMMUNICATE passed 1: the agent said all that is required | {}",
    ],
    [
      { actions: [], communicate: ["5 dollars", "Hello"] },
      ["A: Hello.", "C: 5 dollars"],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB passed writes: the database is as the reference solution leaves it | ACTION not-applicable nothing: the task has no reference calls | COMMUNICATE failed agent-messages: the agent never said "5 dollars" | {}',
    ],
    [
      { actions: [], communicate: ["5,000"] },
      ["A: 5,000"],
      LEFT,
      'failed | ended passed conversation: one side ended the conversation | DB passed writes: the database is as the reference solution leaves it | ACTION not-applicable nothing: the task has no reference calls | COMMUNICATE failed agent-messages: the agent never said "5,000" | {}',
    ],
    [undefined, [set("k")], LEFT, "passed | ended passed conversation: one side ended the conversation"],
    [
      undefined,
      [set("k")],
      { type: "turn-limit", turns: 9 },
      "failed | ended failed conversation: turn-limit: the public harness gives no reward then",
    ],
    [undefined, [set("k")], { type: "fault", by: "bank", message: "gone" }, "error: fault of the bank: gone"],
    [
      { actions: SETS },
      [set("k")],
      { type: "fault", by: "bank", message: "gone" },
      "error: fault of the bank: gone",
    ],
    [
      { actions: SETS },
      [set("k")],
      { type: "turn-limit", turns: 9 },
      "failed | ended failed conversation: turn-limit: the public harness gives no reward then | {}",
    ],
    [
      { actions: SETS },
      [set("k"), { tool: "refuse" }],
      LEFT,
      "error: refuse (event 4) was done in the record and is not done by the bank: refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refuse refu",
    ],
    [
      { actions: SETS },
      [set("k"), { tool: "refuse", status: "refused" }],
      LEFT,
      'passed | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldWrites":1}',
    ],
    [
      { actions: SETS },
      [{ ...set("k"), status: "refused" }],
      LEFT,
      "error: set (event 1) was not done in the record and is done by the bank: set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set set ",
    ],
    [
      { actions: SETS, basis: ["NL_ASSERTION"], assertions: [{ id: "A1", requirement: "kind" }] },
      [set("k")],
      LEFT,
      "open | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | A1 unjudged nothing: no rule can tell, and nobody was asked",
    ],
    [
      { actions: SETS, assertions: [{ id: "A1", requirement: "kind" }] },
      [set("k")],
      LEFT,
      'passed | ended passed conversation: one side ended the conversation | DB passed 3: the database is as the reference solution leaves it | ACTION passed 1: all reference calls were made | COMMUNICATE not-applicable nothing: the task has nothing that must be said | {"goldActions":1,"goldWrites":1}',
    ],
  ])("%j %j %j: %s", (...[criteria, steps, ending, expected]) => {
    expect(told(criteria, steps, ending)).toBe(expected);
  });

  test("the same bank's reference is played once for the same actions, and again for others", () => {
    const one = bank();
    const grader = createTau2Grader({ judged: "open", bankOf: () => one });
    const status = (actions: readonly GoldAction[]): string =>
      grader.grade(task({ actions: [...actions], basis: ["DB"] }), episode([set("k")], { ending: LEFT }), [])
        .status;
    expect([status(SETS), status(SETS), status(many), status(SETS)]).toEqual([
      "passed",
      "passed",
      "failed",
      "passed",
    ]);
  });
});

describe("what a judge is asked", () => {
  const asserted = {
    basis: ["NL_ASSERTION"],
    actions: [],
    assertions: [{ id: "A1", requirement: "kind" }],
  } satisfies Partial<Tau2Criteria>;
  const asked = (
    criteria: Partial<Tau2Criteria> | undefined,
    judged: "open" | "answered" = "answered",
    ending: Ending = LEFT,
  ): number =>
    createTau2Grader({ judged, bankOf: bank }).judgementsNeeded(
      task(criteria),
      episode([set("k")], { ending }),
    ).length;
  test("assertions that count, where nothing has failed and somebody answers", () => {
    expect(asked(asserted)).toBe(1);
    expect(asked(asserted, "open")).toBe(0);
    expect(asked({ ...asserted, basis: ["DB"] })).toBe(0);
    expect(asked({ ...asserted, basis: ["NL_ASSERTION", "DB"] })).toBe(0);
    expect(asked({ ...asserted, actions: SETS, basis: ["NL_ASSERTION", "DB"] })).toBe(1);
    expect(asked(undefined)).toBe(0);
    expect(asked(asserted, "answered", { type: "fault", by: "bank", message: "gone" })).toBe(0);
    expect(asked(asserted, "answered", { type: "turn-limit", turns: 9 })).toBe(0);
  });
});

describe("a call and the reference", () => {
  const call = (given: GoldAction["arguments"], tool = "set") => ({
    by: "agent" as const,
    tool,
    arguments: given,
  });
  const action = (given: GoldAction["arguments"], compare?: string[]): GoldAction => ({
    ...gold("set", given),
    ...(compare === undefined ? {} : { compare }),
  });
  test.each<[GoldAction, ReturnType<typeof call>, boolean]>([
    [action({ a: 1 }), call({ a: 1 }), true],
    [action({ a: 1 }), call({ a: 2 }), false],
    [action({ a: 1 }), call({ a: 1 }, "get"), false],
    [action({ a: 1, b: 2 }), call({ a: 1 }), true],
    [action({ a: 1 }), call({ a: 1, b: 2 }), false],
    [action({ a: 1 }), call({}), true],
    [action({ a: 1, b: 2 }, ["a"]), call({ a: 1, b: 3 }), true],
    [action({ a: 1, b: 2 }, ["b"]), call({ a: 1 }), false],
    [action({ a: 1 }, ["b"]), call({ a: 1 }), true],
    [action({ a: 1 }, ["b"]), call({ b: 1 }), false],
    [action({ a: 1 }, []), call({ a: 2 }), true],
  ])("%j, %j: %j", (reference, made, matches) => {
    expect(matchesAction(reference, made)).toBe(matches);
  });

  test("shares of what was made", () => {
    const calls = recordedCalls(episode([set("k")]));
    const shares = (actions: readonly GoldAction[]) => actionShares(matchActions(actions, calls));
    expect(shares([])).toEqual({});
    expect(shares(SETS)).toEqual({ goldActions: 1, goldWrites: 1 });
    expect(shares([...SETS, ...many])).toEqual({ goldActions: 1 / 6, goldWrites: 1 / 6 });
    expect(shares([gold("look", {}, "read")])).toEqual({ goldActions: 0, goldReads: 0 });
  });
});

test("calls as they were recorded", () => {
  const raws = ["", " ", "{}", '{"a":1}', "[1]", "5", "{", "NaN"];
  const played = episode(raws.map((raw): Step => ({ tool: "set", raw, status: "done" })));
  expect(recordedCalls(played).map((call) => call.arguments)).toEqual([{}, {}, {}, { a: 1 }]);
  const { events } = episode([{ tool: "set" }, { tool: "set", status: "refused" }]);
  expect(recordedCalls({ ...played, events }).map(({ done }) => done)).toEqual([true, false]);
  expect(recordedCalls({ ...played, events, liveFrom: 2 }).map(({ seq }) => seq)).toEqual([3]);
  expect(recordedCalls({ ...played, events: events.slice(0, -1) }).map(({ seq }) => seq)).toEqual([1]);
});
