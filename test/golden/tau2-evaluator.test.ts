import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputProblem } from "../../src/contract/errors.ts";
import type { ExactObject } from "../../src/contract/json.ts";
import type { Tau2Criteria, Tau2Scenario } from "../../src/suites/tau2/tau2-scenario.ts";
import type { Ending, Event, Trajectory } from "../../src/contract/trajectory.ts";
import type { CheckResult, Verdict } from "../../src/contract/verdict.ts";
import { printExact, toJson } from "../../src/exact-json/index.ts";
import { createTau2Grader, matchesAction, type BankedCall } from "../../src/suites/tau2/grading/index.ts";
import { findParts } from "../../src/suites/banking-pack/knowledge/find-parts.ts";
import { readTau2 } from "../../src/suites/tau2/import/read-tau2.ts";
import { taskBank } from "../../src/suites/banking-pack/task-bank.ts";
import { passHatK } from "../../src/statistics/pass-hat-k.ts";
import { readDatabase, readVectors, tau2Dir } from "./tau2-bank-vectors.ts";

type Share = { correct: number; count: number; proportion: number } | null;
type Result = {
  reward: number;
  db_match: boolean | null;
  action_matches: boolean[] | null;
  action_tool_types: string[] | null;
  communicate: boolean[] | null;
  breakdown: { [basis: string]: number };
  partial_action_reward: { total: Share; read: Share; write: Share } | null;
};
type Call = [requestor: "assistant" | "user", name: string, given: ExactObject];
type Case = {
  id: string;
  task_id: string | null;
  variation: string;
  evaluation_type?: "all" | "env" | "action" | "communicate" | "all_ignore_basis";
  calls?: Call[] | null;
  result: Result;
};
type Compared = {
  id: string;
  gold_arguments: ExactObject;
  compare_args: string[] | null;
  call_arguments: ExactObject;
  result: { match: boolean };
};
type Said = {
  id: string;
  synthetic_criteria: { communicate_info: string[]; reward_basis: string[] };
  agent_texts: string[];
  result: Result;
};
type Vectors = { cases: Case[]; pass_hat_k: { rows: [number, number, number, number][] } };

// What calls carry is read with numbers as they are written; what came of them, as plain numbers.
const written = tau2Dir === undefined ? undefined : (readVectors("vectors/evaluator.json") as Vectors);
const plain =
  tau2Dir === undefined
    ? undefined
    : (JSON.parse(readFileSync(join(tau2Dir, "vectors/evaluator.json"), "utf8")) as Vectors);
const cases = (written?.cases ?? []).map((one, index): Case => {
  const result = plain?.cases[index]?.result;
  return result === undefined ? one : { ...one, result };
});
const ofKind = (test: (one: Case) => boolean): Case[] => cases.filter(test);

const scenarios = new Map<string, Tau2Scenario>();
if (tau2Dir !== undefined) {
  const problems: InputProblem[] = [];
  const read = readTau2(findParts(tau2Dir, "banking_knowledge", undefined), undefined, problems);
  for (const { scenario } of read?.tasks ?? []) scenarios.set(scenario.id, scenario);
}

const base = tau2Dir === undefined ? undefined : readDatabase();

function bankOf({ initialData, readLog }: Tau2Scenario) {
  if (base === undefined) throw new Error("no reference data");
  return taskBank(base.withInitialData(initialData), readLog);
}

function scenarioOf(id: string): Tau2Scenario {
  const scenario = scenarios.get(id);
  if (scenario === undefined) throw new Error(`no task ${id}`);
  return scenario;
}

const BARE: Tau2Scenario = {
  format: 1,
  id: "bare",
  title: "bare",
  callerTask: "",
  requiredDocuments: [],
  initialData: {},
  readLog: [],
};

const bare = (criteria: Partial<Tau2Criteria>): Tau2Scenario => ({
  ...BARE,
  criteria: { basis: ["DB", "COMMUNICATE"], communicate: [], assertions: [], ...criteria },
});

const STOP: Ending = { type: "hung-up", by: "caller", reason: "has what he wanted" };

/** An episode in which these calls were made in the task's own bank. */
function episode(
  scenario: Tau2Scenario,
  calls: readonly BankedCall[],
  { ending = STOP, says = [] }: { ending?: Ending; says?: readonly string[] } = {},
): Trajectory {
  const { answers } = bankOf(scenario).make(calls);
  const events: Event[] = [];
  const add = (event: object): number => {
    events.push({ seq: events.length, atMs: 0, ...event } as Event); // made to the contract right here
    return events.length - 1;
  };
  const say = (text: string, reply: number) =>
    add({ type: "message", by: "agent", reply, text, placement: "alone" });
  say("Hi! How can I help you today?", 0);
  for (const [index, { by, tool, arguments: given }] of calls.entries()) {
    const call = add({
      type: "tool-call",
      by,
      reply: index + 1,
      callId: `c${index}`,
      tool,
      rawArguments: printExact(given),
      arguments: { ok: true, value: toJson(given) },
    });
    const { text = "", done = true } = answers[index] ?? {};
    add({ type: "tool-result", to: by, call, status: done ? "done" : "refused", text });
  }
  for (const [index, text] of says.entries()) say(text, calls.length + 1 + index);
  return {
    format: 1,
    suite: "tau2",
    scenario: scenario.id,
    scenarioHash: "h",
    agent: "a",
    trial: 0,
    seed: 0,
    startedAt: "2026-11-16T15:15:00.000Z",
    liveFrom: 0,
    events,
    ending,
  };
}

function goldCalls({ criteria }: Tau2Scenario): BankedCall[] {
  return (criteria?.actions ?? []).map(({ by, tool, arguments: given }) => ({ by, tool, arguments: given }));
}

function callsOf({ calls }: Case, scenario: Tau2Scenario): BankedCall[] {
  if (calls === null || calls === undefined) return goldCalls(scenario);
  return calls.map(([requestor, tool, given]) => ({
    by: requestor === "user" ? "caller" : "agent",
    tool,
    arguments: given,
  }));
}

function gradeBy(scenario: Tau2Scenario, trajectory: Trajectory): Verdict {
  return createTau2Grader({ judged: "open", bankOf }).grade(scenario, trajectory, []);
}

function resultOf(verdict: Verdict, check: string): CheckResult | undefined {
  return verdict.status === "invalid" ? undefined : verdict.results.find((each) => each.check === check);
}

/** 1 where the check holds or has nothing to look at. */
function rewardOf(verdict: Verdict, check: string): number {
  return resultOf(verdict, check)?.finding.status === "failed" ? 0 : 1;
}

function proportions({ partial_action_reward: partial }: Result) {
  const { total = null, read = null, write = null } = partial ?? {};
  return {
    ...(total === null ? {} : { goldActions: total.proportion }),
    ...(read === null ? {} : { goldReads: read.proportion }),
    ...(write === null ? {} : { goldWrites: write.proportion }),
  };
}

/** The endings of the public harness as ours has them; `none`: our loop never ends so. */
const ENDINGS: { [ended: string]: Ending | "none" } = {
  user_stop: STOP,
  agent_stop: { type: "hung-up", by: "agent" },
  max_steps: { type: "turn-limit", turns: 3, steps: 200 },
  timeout: { type: "time-limit", elapsedMs: 1000 },
  too_many_errors: "none",
  agent_error: { type: "no-reply", by: "agent" },
  user_error: { type: "no-reply", by: "caller" },
  infrastructure_error: { type: "fault", by: "agent", message: "down" },
  context_window_exceeded: { type: "context-overflow", by: "agent" },
  unexpected_error: { type: "fault", by: "bank", message: "oops" },
};
/** Endings that say nothing about the agent: 0 there, an error that is not counted here. */
const NOT_COUNTED = ["timeout", "infrastructure_error", "unexpected_error"];

describe.skipIf(tau2Dir === undefined)("the public evaluator (reference data)", () => {
  const endedBy = (one: Case): string | undefined => /^gold, but ended by (\w+)$/.exec(one.variation)?.[1];
  const graded = ofKind((one) => one.evaluation_type === "all" && endedBy(one) === undefined);

  it(`comes to the same reward, matches and shares on ${graded.length} trajectories`, () => {
    expect(graded.length).toBe(313);
    for (const one of graded) {
      const scenario = scenarioOf(one.task_id ?? "");
      const trajectory = episode(scenario, callsOf(one, scenario));
      const emptyLog = one.variation.includes("empty allowlist");
      const verdict = gradeBy(emptyLog ? { ...scenario, readLog: [] } : scenario, trajectory);
      const { reward, db_match, action_matches } = one.result;
      expect([one.id, verdict.status]).toEqual([one.id, reward === 1 ? "passed" : "failed"]);
      expect([one.id, rewardOf(verdict, "DB") === 1]).toEqual([one.id, db_match]);
      expect([one.id, rewardOf(verdict, "ACTION") === 1]).toEqual([one.id, action_matches?.every(Boolean)]);
      const measures = verdict.status === "passed" || verdict.status === "failed" ? verdict.measures : {};
      expect([one.id, measures]).toEqual([one.id, proportions(one.result)]);
      const gating = verdict.status === "passed" || verdict.status === "failed" ? verdict.results : [];
      const bases = gating.filter((each) => each.gating && each.check !== "ended").map(({ check }) => check);
      expect([one.id, bases]).toEqual([one.id, Object.keys(one.result.breakdown)]);
    }
  });

  it("takes tools for what the public bank takes them for", () => {
    for (const one of graded) {
      const kinds = scenarioOf(one.task_id ?? "").criteria?.actions?.map(({ kind }) => kind);
      expect([one.id, kinds]).toEqual([one.id, one.result.action_tool_types]);
    }
  });

  const single = ofKind(
    (one) =>
      one.evaluation_type !== undefined &&
      one.evaluation_type !== "all" &&
      one.evaluation_type !== "communicate",
  );

  it(`comes to the same for single bases and for all of them together (${single.length})`, () => {
    for (const one of single) {
      const scenario = scenarioOf(one.task_id ?? "");
      const verdict = gradeBy(scenario, episode(scenario, callsOf(one, scenario)));
      for (const [basis, reward] of Object.entries(one.result.breakdown)) {
        expect([one.id, basis, rewardOf(verdict, basis)]).toEqual([one.id, basis, reward]);
      }
    }
  });

  const ended = ofKind((one) => endedBy(one) !== undefined);

  it(`gives nothing where neither side ended the conversation (${ended.length} endings)`, () => {
    for (const one of ended) {
      const how = endedBy(one) ?? "";
      const ending = ENDINGS[how];
      if (ending === undefined) throw new Error(`no ending ${how}`);
      if (ending === "none") continue;
      const scenario = scenarioOf(one.task_id ?? "");
      const verdict = gradeBy(scenario, episode(scenario, goldCalls(scenario), { ending }));
      const wanted = NOT_COUNTED.includes(how) ? "error" : one.result.reward === 1 ? "passed" : "failed";
      expect([one.id, how, verdict.status]).toEqual([one.id, how, wanted]);
    }
  });

  it("refuses a record in which a call came to something else than in the bank", () => {
    const scenario = scenarioOf("task_046");
    const trajectory = episode(scenario, goldCalls(scenario));
    const events = trajectory.events.map((event, index) =>
      event.type === "tool-result" && index === 2 ? { ...event, status: "refused" as const } : event,
    );
    expect(gradeBy(scenario, trajectory).status).toBe("passed");
    expect(gradeBy(scenario, { ...trajectory, events })).toMatchObject({
      status: "error",
      because: expect.stringContaining("log_verification"),
    });
  });

  it("finds what must be said", () => {
    const said = cases.filter(({ variation }) => variation === "communicate") as unknown as Said[];
    expect(said).toHaveLength(9);
    for (const { id, synthetic_criteria: criteria, agent_texts: says, result } of said) {
      const scenario = bare({ actions: [], communicate: criteria.communicate_info });
      const verdict = gradeBy(scenario, episode(scenario, [], { says }));
      expect([id, verdict.status]).toEqual([id, result.reward === 1 ? "passed" : "failed"]);
      expect([id, rewardOf(verdict, "COMMUNICATE")]).toEqual([id, result.breakdown["COMMUNICATE"]]);
    }
  });

  it("compares calls", () => {
    const compared = cases.filter(
      ({ variation }) => variation === "action comparison",
    ) as unknown as Compared[];
    expect(compared).toHaveLength(12);
    for (const {
      id,
      gold_arguments: gold,
      compare_args: compare,
      call_arguments: given,
      result,
    } of compared) {
      const action = {
        id,
        by: "agent",
        tool: "t",
        arguments: gold,
        ...(compare === null ? {} : { compare }),
      } as const;
      const match = matchesAction(action, { by: "agent", tool: "t", arguments: given });
      expect([id, match]).toEqual([id, result.match]);
    }
  });

  it("passes what has nothing to be held against, and holds an empty solution against a changed bank", () => {
    const change: BankedCall = {
      by: "agent",
      tool: "change_user_email",
      arguments: { user_id: "123", new_email: "new@example.com" },
    };
    const graded = (scenario: Tau2Scenario, calls: BankedCall[]) =>
      gradeBy(scenario, episode(scenario, calls)).status;
    const rewards = ofKind(({ task_id, result }) => task_id === null && "breakdown" in result).slice(-4);
    expect(rewards.map(({ result }) => result.reward)).toEqual([1, 1, 0, 1]);
    expect([
      graded(BARE, [change]),
      graded(bare({ basis: ["DB"] }), [change]),
      graded(bare({ basis: ["DB"], actions: [] }), [change]),
      graded(bare({ basis: [], actions: [] }), [change]),
    ]).toEqual(["passed", "passed", "failed", "passed"]);
  });

  it("says which records differ, and where they were written", () => {
    const scenario = scenarioOf("task_001");
    const nothing = resultOf(gradeBy(scenario, episode(scenario, [])), "DB");
    expect(nothing?.finding).toMatchObject({
      status: "failed",
      evidence: { noneAmong: "writes" },
      because: expect.stringMatching(
        /^the database differs .*: credit_card_applications\/\w+ was not written$/,
      ),
    });
  });

  it("has the same pass^k", () => {
    for (const [trials, passed, k, value] of plain?.pass_hat_k.rows ?? []) {
      expect(passHatK({ trials, passed, k })).toBeCloseTo(value, 12);
    }
  });
});
