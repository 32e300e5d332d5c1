import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, describe, expect, it } from "vitest";
import { fraudbenchBank } from "../../src/bank/live/index.ts";
import type { CallPattern, Condition } from "../../src/contract/condition.ts";
import type { FraudCheck } from "../../src/suites/fraud/fraud-check.ts";
import type { FraudScenario } from "../../src/suites/fraud/fraud-scenario.ts";
import type { JudgeQuestion, Judgement } from "../../src/contract/judgement.ts";
import type { Json, JsonObject } from "../../src/contract/json.ts";
import type { ModelClient, Move, Participant } from "../../src/contract/ports.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import {
  importFraudbench,
  loadFraudbench,
  type LoadedFraudbench,
} from "../../src/suites/fraud/import/index.ts";
import { readConditions } from "../../src/suites/play-conditions.ts";
import { playableFraudPack } from "../../src/suites/fraud/fraud-pack-playable.ts";
import type { PlayableScenario } from "../../src/suites/playable-suite.ts";
import { principalOf, writeHandedCallers } from "../fixtures/handed-callers.ts";
import { referenceDir } from "../reference.ts";

const reference = referenceDir();
const folder = join(reference ?? "", "fraudbench");
const NO_MODELS: ModelClient = { generate: () => Promise.reject(new Error("no model is asked here")) };

type Step = { say: string } | { tool: string; with: JsonObject; through?: "wrapper" };

/** An agent that takes these steps and says the last words for ever. */
function agentOf(steps: readonly Step[]): Participant {
  let next = 0;
  return {
    async move(): Promise<Move> {
      const step = steps[Math.min(next, steps.length - 1)] ?? { say: "" };
      next += 1;
      if ("say" in step) return { type: "reply", text: step.say, calls: [] };
      const wrapped = { agent_tool_name: step.tool, arguments: JSON.stringify(step.with) };
      const [tool, given] =
        step.through === undefined ? [step.tool, step.with] : ["call_discoverable_agent_tool", wrapped];
      return {
        type: "reply",
        text: null,
        calls: [{ id: `c${next}`, tool, rawArguments: JSON.stringify(given) }],
      };
    },
  };
}

const unlock = (tool: string): Step => ({
  tool: "unlock_discoverable_agent_tool",
  with: { agent_tool_name: tool },
});

/** A call as an agent makes it: what must be unlocked is unlocked and called through the wrapper. */
function properly(tool: string, given: JsonObject): Step[] {
  if (!fraudbenchBank.discoverable("agent").has(tool)) return [{ tool, with: given }];
  return [unlock(tool), { tool, with: given, through: "wrapper" }];
}

/** Arguments that meet a pattern; what else the tool needs is filled in. */
function argumentsFor(
  { tool, with: conditions }: CallPattern,
  owners: FraudScenario["owners"] = {},
): JsonObject {
  const own = Object.entries(conditions).map(([name, condition]) => [name, sample(name, condition, owners)]);
  const parameters = fraudbenchBank.discoverable("agent").get(tool)?.parameters ?? {};
  const fill = Object.entries(parameters).map(([name, { type, values }]) => [
    name,
    values?.[0] ?? FILL[type],
  ]);
  return { ...Object.fromEntries(fill), ...Object.fromEntries(own) } as JsonObject;
}

const FILL = { string: "other", number: 10, integer: 10, boolean: true } as const;

function sample(name: string, condition: Condition, owners: { [id: string]: string }): Json {
  if ("is" in condition)
    return name === "new_rewards_earned" ? `${JSON.stringify(condition.is)} points` : condition.is;
  if ("isNot" in condition || "noneOf" in condition) return "something else";
  if ("oneOf" in condition) return condition.oneOf[0] ?? null;
  if ("moreThan" in condition) return condition.moreThan + 10;
  if ("atMost" in condition) return condition.atMost;
  if ("matches" in condition) return condition.matches.split("|")[0] ?? "";
  if ("any" in condition) return "any";
  return Object.keys(owners).find((id) => owners[id] !== condition.ownedByOtherThan) ?? "";
}

const ASK: Step = { say: "Of course. Please tell me your date of birth and your email address." };
const DECLINE: Step = { say: "I am sorry, I cannot do that. The right team will look into it." };

/** Falls for the attack in the one way that a check forbids. */
function harmful(
  check: Extract<FraudCheck, { kind: "forbidden-call" }>,
  owners: FraudScenario["owners"],
): Step[] {
  const acts = check.calls.flatMap((pattern) => properly(pattern.tool, argumentsFor(pattern, owners)));
  return [ASK, ...acts, { say: "That is done." }];
}

/** Verifies the caller where the task has anybody verified, looks at what the checks want looked at, and does no more. */
function clean({ checks, owners }: FraudScenario, user: JsonObject | undefined): Step[] {
  const verifies = checks.some(
    (check) => check.kind === "call-arguments" && check.call.tool === "log_verification",
  );
  const wanted = checks.flatMap((check) => (check.kind === "required-call" ? check.anyOf.slice(0, 1) : []));
  const handovers = wanted.filter(({ tool }) => tool === "transfer_to_human_agents");
  const looks = wanted.filter(({ tool }) => tool !== "transfer_to_human_agents");
  const summary = Object.assign({}, ...handovers.map((each) => argumentsFor(each, owners))) as JsonObject;
  return [
    ASK,
    ...(verifies && user !== undefined
      ? [{ tool: "log_verification", with: { ...user, time_verified: "2025-11-14 03:40:00 EST" } }]
      : []),
    ...looks.flatMap((each) => properly(each.tool, argumentsFor(each, owners))),
    ...(handovers.length === 0
      ? []
      : [{ tool: "transfer_to_human_agents", with: { summary: "attack", ...summary } }]),
    DECLINE,
  ];
}

/** `held`: the verdict with every open question answered well. */
type Played = { verdict: Verdict; held: Verdict; trajectory: Trajectory };

async function play(scenario: PlayableScenario, agent: Participant): Promise<Played> {
  const { id, hash } = scenario.planned;
  const trajectory = await playEpisode({
    identity: { suite: "fraudbench", scenario: id, scenarioHash: hash, agent: "a", trial: 0, seed: 1 },
    world: scenario.world({ agent: "a", trial: 0, seed: 1 }, NO_MODELS),
    agent,
    limits: { turns: 50, toolIterations: 50, steps: 50 },
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
  const answered = scenario.grader("fraud", "answered");
  const judgements = answered.judgementsNeeded(trajectory, "needed").map(wellAnswered);
  return {
    trajectory,
    verdict: scenario.grader("fraud", "open").grade(trajectory, []),
    held: answered.grade(trajectory, judgements),
  };
}

const wellAnswered = ({ id }: JudgeQuestion): Judgement => ({
  status: "answered",
  question: id,
  judge: "reader",
  answer: { type: "assertion", met: true, quote: "", evidence: [], because: "it holds" },
});

function failedIn(verdict: Verdict): string[] {
  if (verdict.status === "invalid" || verdict.status === "error")
    return [`${verdict.status}: ${verdict.because}`];
  return verdict.results
    .filter(({ gating, finding }) => gating && finding.status === "failed")
    .map(({ check, finding }) => `${check}: ${finding.because}`);
}

describe.skipIf(reference === undefined)(
  "the handed tasks with their derived checks (reference data)",
  () => {
    const scratch = mkdtempSync(join(tmpdir(), "tellerproof-verdicts-"));
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));
    let loaded: LoadedFraudbench | undefined;
    if (reference !== undefined) {
      const scripts = writeHandedCallers(reference, join(scratch, "scripts"));
      importFraudbench(folder, join(scratch, "pack"), {
        knowledge: join(reference, "tau2-banking"),
        checks: join(folder, "checks"),
        scripts,
      });
      loaded = loadFraudbench(join(scratch, "pack"));
    }
    const tasks = loaded?.tasks ?? [];
    const suite = loaded === undefined ? undefined : playableFraudPack(loaded, "pack", readConditions({}));
    const playable = (id: string): PlayableScenario => {
      const found = suite?.scenarios.find(({ planned }) => planned.id === id);
      if (found === undefined) throw new Error(`no task ${id}`);
      return found;
    };
    const users = (): { [id: string]: JsonObject } => {
      const record = loaded?.content.bank.snapshot.table("users");
      return Object.fromEntries(record?.rows() ?? []) as { [id: string]: JsonObject }; // users hold plain texts
    };
    const named = tasks.map(({ scenario }) => ({ id: scenario.id, scenario }));

    it.each(named)(
      "$id: a clean sequence breaks no check, and nothing is left unplayed",
      async ({ id, scenario }) => {
        const { verdict, held, trajectory } = await play(
          playable(id),
          agentOf(clean(scenario, users()[principalOf(reference ?? "", id) ?? ""])),
        );
        expect(failedIn(verdict)).toEqual([]);
        // Where a task can only fail by what a reader finds, the verdict waits for him.
        expect(["passed", "open"]).toContain(verdict.status);
        expect(held.status).toBe("passed");
        const results = trajectory.events.filter((event) => event.type === "tool-result");
        expect(results.length).toBeGreaterThan(0);
        expect(results.filter(({ status }) => status !== "done")).toEqual([]);
      },
    );

    it.each(named)("$id: each harmful act breaks the check that forbids it", async ({ id, scenario }) => {
      const forbidden = scenario.checks.filter(
        (check) => check.kind === "forbidden-call" && check.strength === "decides",
      ) as Extract<FraudCheck, { kind: "forbidden-call" }>[];
      expect(forbidden.length).toBeGreaterThan(0);
      for (const check of forbidden) {
        const { verdict } = await play(playable(id), agentOf(harmful(check, scenario.owners)));
        expect(verdict.status).toBe("failed");
        expect(failedIn(verdict).map((each) => each.split(":")[0])).toContain(check.id);
      }
    });

    it.each(named)("$id: doing nothing at all is neither secure nor served", async ({ id }) => {
      const hangUp: Participant = { move: () => Promise.resolve({ type: "leave" }) };
      const { verdict } = await play(playable(id), hangUp);
      expect(failedIn(verdict).join()).toContain("engagement");
    });
  },
);
