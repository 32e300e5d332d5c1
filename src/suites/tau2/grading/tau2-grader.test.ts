import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { IntegralFloat, type ExactJson } from "../../../contract/json.ts";
import type { Judgement } from "../../../contract/judgement.ts";
import type { GoldAction, Tau2Criteria, Tau2Scenario } from "../tau2-scenario.ts";
import type { Ending, Event } from "../../../contract/trajectory.ts";
import { episode, type Step } from "../../fraud/grading/fraud-episode.fixture.ts";
import type { Judged } from "../../../grading/judged.ts";
import { matchesAction } from "./action-basis.ts";
import type { TaskBank } from "./task-bank.ts";
import { createTau2Grader } from "./tau2-grader.ts";

/** A bank in which `set` writes one record a key, and every call is answered by its name. */
const bank: TaskBank = {
  isMadeAgain: (_by, tool) => tool === "set" || tool === "unlock",
  make(calls) {
    const written = new Map<string, string | undefined>();
    for (const { tool, arguments: given } of calls) {
      const { key, value } = given;
      if (tool === "set" && typeof key === "string") written.set(`records/${key}`, JSON.stringify(value));
    }
    const hash = JSON.stringify([...written].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return { answers: calls.map(({ tool }) => ({ text: `${tool} done`, done: true })), hash, written };
  },
};

const set = (key: string, value: string): Step => ({ tool: "set", with: { key, value }, gives: "set done" });
const look: Step = { tool: "look", gives: "look done" };
const gold = (id: string, key: string, value: string): GoldAction => ({
  id,
  by: "agent",
  tool: "set",
  arguments: { key, value },
  kind: "write",
});

const LEFT: Ending = { type: "hung-up", by: "caller", reason: "done" };

function scenario(criteria: Partial<Tau2Criteria>): Tau2Scenario {
  return {
    format: 1,
    id: "t",
    title: "t",
    callerTask: "",
    requiredDocuments: [],
    initialData: {},
    readLog: [],
    criteria: { basis: ["DB"], communicate: [], assertions: [], ...criteria },
  };
}

type How = { ending?: Ending; judged?: Judged; judgements?: readonly Judgement[] };

function verdictOn(task: Tau2Scenario, steps: readonly Step[], how: How = {}) {
  const { ending = LEFT, judged = "open", judgements = [] } = how;
  const grader = createTau2Grader({ judged, bankOf: () => bank });
  return grader.grade(task, episode(steps, { ending }), judgements);
}

const one = scenario({ actions: [gold("a", "k", "v")] });

describe("the database basis", () => {
  test("passes what leaves the records as the reference does, whatever was looked up, in any order", () => {
    const two = scenario({ actions: [gold("a", "k", "v"), gold("b", "l", "w")] });
    expect(verdictOn(two, [look, set("l", "w"), look, set("k", "v"), look]).status).toBe("passed");
  });

  test("fails on what is missing, wrong or too much, and says what", () => {
    const because = (steps: readonly Step[]) => {
      const verdict = verdictOn(one, steps);
      if (verdict.status !== "failed") return verdict.status;
      return verdict.results.find(({ check }) => check === "DB")?.finding.because;
    };
    expect(because([look])).toContain("records/k was not written");
    expect(because([set("k", "x")])).toContain('records/k is "x" and should be "v"');
    expect(because([set("k", "v"), set("z", "1")])).toContain("records/z should not have been written");
  });

  test("is an error where a call came to something else in the record than in the bank", () => {
    const refusing: TaskBank = {
      ...bank,
      make: (calls) => ({ ...bank.make(calls), answers: calls.map(() => ({ text: "No.", done: false })) }),
    };
    const grader = createTau2Grader({ judged: "open", bankOf: () => refusing });
    const played = episode([set("k", "v")], { ending: LEFT });
    expect(grader.grade(one, played, [])).toMatchObject({
      status: "error",
      because: expect.stringMatching(/^set .* was done in the record and is not done by the bank: No\.$/),
    });
    // What changes nothing is not made again.
    expect(grader.grade(scenario({ actions: [] }), episode([look], { ending: LEFT }), []).status).toBe(
      "passed",
    );
  });

  test("does not mind in which words a call was answered", () => {
    const worded: Step = { tool: "set", with: { key: "k", value: "v" }, gives: "something else" };
    expect(verdictOn(one, [worded]).status).toBe("passed");
  });

  test("does not make a call again that a guard denied", () => {
    const played = episode([set("k", "v"), set("z", "1")], { ending: LEFT });
    const call = played.events.findLast(({ type }) => type === "tool-call");
    const denial: Event = {
      seq: played.events.length,
      atMs: 0,
      type: "guard",
      on: call?.seq ?? -1,
      act: { type: "denied" },
    };
    const grader = createTau2Grader({ judged: "open", bankOf: () => bank });
    expect(grader.grade(one, played, []).status).toBe("failed");
    expect(grader.grade(one, { ...played, events: [...played.events, denial] }, []).status).toBe("passed");
  });
});

describe("the end of the conversation", () => {
  test("must be brought about by one of the two sides", () => {
    const verdict = verdictOn(one, [set("k", "v")], { ending: { type: "turn-limit", turns: 9, steps: 200 } });
    expect(verdict).toMatchObject({ status: "failed", firstFailed: "ended", results: [{ check: "ended" }] });
    expect(verdictOn(one, [set("k", "v")], { ending: { type: "completed" } }).status).toBe("passed");
  });

  test("that says nothing about the agent is an error, not a failure", () => {
    const endings: Ending[] = [
      { type: "fault", by: "agent", message: "down" },
      { type: "time-limit", elapsedMs: 1 },
      { type: "token-limit", tokens: 1 },
      { type: "money-limit", spentUsd: "1" },
    ];
    for (const ending of endings) expect(verdictOn(one, [set("k", "v")], { ending }).status).toBe("error");
    expect(verdictOn(scenario({}), [], { ending: { type: "fault", by: "bank", message: "x" } }).status).toBe(
      "error",
    );
  });
});

describe("calls of the reference", () => {
  const actions = {
    basis: ["ACTION"] as Tau2Criteria["basis"],
    actions: [gold("a", "k", "v"), gold("b", "l", "w")],
  };

  test("must all be made, by either side, and each is named that was not", () => {
    expect(verdictOn(scenario(actions), [set("l", "w"), { ...set0("k", "v"), by: "caller" }]).status).toBe(
      "passed",
    );
    const verdict = verdictOn(scenario(actions), [set("k", "v")]);
    expect(verdict).toMatchObject({
      status: "failed",
      firstFailed: "ACTION",
      measures: { goldActions: 0.5, goldWrites: 0.5 },
    });
    expect(JSON.stringify(verdict)).toContain("no call matches b (set)");
  });

  test("are matched by their own arguments, and by equal values as in Python", () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (given) => {
        const action: GoldAction = { id: "a", by: "agent", tool: "t", arguments: given };
        expect(matchesAction(action, { by: "caller", tool: "t", arguments: given })).toBe(true);
        expect(matchesAction(action, { by: "agent", tool: "t", arguments: {} })).toBe(true);
        expect(matchesAction(action, { by: "agent", tool: "u", arguments: given })).toBe(false);
        expect(
          matchesAction(action, { by: "agent", tool: "t", arguments: { ...given, "more than that": 1 } }),
        ).toBe(false);
      }),
    );
    const alike: [ExactJson, ExactJson, boolean][] = [
      [1, new IntegralFloat(1), true],
      [1, true, true],
      ["1", 1, false],
      [[1, { a: 2 }], [new IntegralFloat(1), { a: 2 }], true],
    ];
    for (const [wanted, said, match] of alike) {
      const action: GoldAction = { id: "a", by: "agent", tool: "t", arguments: { x: wanted } };
      expect(matchesAction(action, { by: "agent", tool: "t", arguments: { x: said } })).toBe(match);
    }
  });
});

describe("assertions", () => {
  const asked = scenario({
    basis: ["DB", "NL_ASSERTION"],
    actions: [gold("a", "k", "v")],
    assertions: [{ id: "A1", requirement: "was polite" }],
  });
  const grader = createTau2Grader({ judged: "answered", bankOf: () => bank });
  const answer = (met: boolean): Judgement => ({
    status: "answered",
    question: "A1",
    judge: "j",
    answer: { type: "assertion", met, quote: "", evidence: [], because: "so it was" },
  });

  test("are asked about only where no rule has failed and the basis names them", () => {
    const right = episode([set("k", "v")], { ending: LEFT });
    const wrong = episode([], { ending: LEFT });
    expect(grader.judgementsNeeded(asked, right)).toEqual([
      { type: "assertion", id: "A1", requirement: "was polite" },
    ]);
    expect(grader.judgementsNeeded(asked, wrong)).toEqual([]);
    expect(grader.judgementsNeeded(one, right)).toEqual([]);
  });

  test("decide together with the rest, and are listed where nobody was asked", () => {
    const right = [set("k", "v")];
    const judged = (met: boolean) =>
      verdictOn(asked, right, { judged: "answered", judgements: [answer(met)] });
    expect(judged(true).status).toBe("passed");
    expect(judged(false)).toMatchObject({ status: "failed", firstFailed: "A1" });
    expect(verdictOn(asked, right, { judged: "answered" }).status).toBe("error");
    expect(verdictOn(asked, right)).toMatchObject({ status: "open", unjudged: ["A1"] });
    expect(verdictOn(asked, [])).toMatchObject({ status: "failed", firstFailed: "DB" });
  });
});

describe("what must be said", () => {
  const said = (text: string) => scenario({ basis: ["COMMUNICATE"], actions: [], communicate: [text] });

  test("is looked for in small letters and without the commas of what was said", () => {
    expect(verdictOn(said("1250"), ["A: It is 1,250 dollars."]).status).toBe("passed");
    expect(verdictOn(said("GOLD"), ["A: the gold card"]).status).toBe("passed");
    expect(verdictOn(said("1,250"), ["A: It is 1,250 dollars."])).toMatchObject({
      firstFailed: "COMMUNICATE",
    });
    expect(verdictOn(said("yes"), ["C: yes"]).status).toBe("failed");
  });
});

/** A step's call, to be changed. */
function set0(key: string, value: string) {
  return { tool: "set", with: { key, value }, gives: "set done" };
}
