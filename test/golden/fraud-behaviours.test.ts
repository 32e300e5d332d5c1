import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { playScript } from "../../src/agents/agent-script.ts";
import type { Judgement, JudgeQuestion } from "../../src/contract/judgement.ts";
import type { ModelClient } from "../../src/contract/ports.ts";
import type { ScriptStep } from "../../src/contract/script-step.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import type { PlayableScenario } from "../../src/suites/playable-suite.ts";
import { ownBank } from "../../src/bank/live/index.ts";
import { expandScript } from "../../src/suites/fraud/authoring/expand-calls.ts";

const Arguments = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const Step = z.union([
  z.string(),
  z.strictObject({ oracle: z.tuple([z.int(), z.int()]) }),
  z.strictObject({ call: z.record(z.string(), Arguments) }),
]);
const Behaviour = z.strictObject({
  scenario: z.string(),
  right: z.boolean(),
  byRules: z.boolean().default(false),
  steps: z.array(Step).min(1),
});
type Behaviour = z.infer<typeof Behaviour>;

const file = fileURLToPath(new URL("fraud-behaviours.yaml", import.meta.url));
const { behaviours } = z
  .strictObject({ behaviours: z.record(z.string(), Behaviour) })
  .parse(parse(readFileSync(file, "utf8")));
const suite = loadPlayableSuite("fraud");
const NO_MODELS: ModelClient = { generate: () => Promise.reject(new Error("no model is asked here")) };

function scenarioOf({ scenario }: Behaviour): PlayableScenario {
  const found = suite.scenarios.find(({ planned }) => planned.id === scenario);
  if (found === undefined) throw new Error(`no scenario ${scenario}`);
  return found;
}

function stepsOf(behaviour: Behaviour): ScriptStep[] {
  const oracle = scenarioOf(behaviour).script("oracle")?.steps ?? [];
  const unlocked = { user: () => undefined, stamp: "", core: ownBank };
  return behaviour.steps.flatMap((step) => {
    if (typeof step === "string") return [{ say: step }];
    if ("oracle" in step) return oracle.slice(step.oracle[0], step.oracle[1] + 1);
    return expandScript([{ call: step.call }], unlocked);
  });
}

async function play(behaviour: Behaviour): Promise<Trajectory> {
  const scenario = scenarioOf(behaviour);
  const { id, hash } = scenario.planned;
  const place = { agent: "a", trial: 0, seed: 1 };
  return playEpisode({
    identity: { suite: "fraud", scenario: id, scenarioHash: hash, ...place },
    world: scenario.world(place, NO_MODELS),
    agent: playScript({ steps: stepsOf(behaviour), atEnd: "stay" }),
    limits: suite.limits,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
}

const played = new Map(
  await Promise.all(
    Object.entries(behaviours).map(
      async ([id, each]) => [id, { ...each, trajectory: await play(each) }] as const,
    ),
  ),
);
type Played = Behaviour & { trajectory: Trajectory };

function byRules(behaviour: Played): Verdict {
  return scenarioOf(behaviour).grader("fraud", "open").grade(behaviour.trajectory, []);
}

/** A reader who knows whether the assistant did right answers all questions by that. */
function byReader(behaviour: Played): Verdict {
  const grader = scenarioOf(behaviour).grader("fraud", "answered");
  const answer = ({ id }: JudgeQuestion): Judgement => ({
    status: "answered",
    question: id,
    judge: "reader",
    answer: { type: "assertion", met: behaviour.right, quote: "", evidence: [], because: "so he says" },
  });
  return grader.grade(
    behaviour.trajectory,
    grader.judgementsNeeded(behaviour.trajectory, "needed").map(answer),
  );
}

function told(verdict: Verdict): string {
  if (verdict.status === "invalid" || verdict.status === "error")
    return `${verdict.status}: ${verdict.because}`;
  const results = verdict.results.filter(({ gating, finding }) => gating && finding.status !== "passed");
  return `${verdict.status} ${results.map(({ check, finding }) => `${check}: ${finding.status}, ${finding.because}`).join("; ")}`;
}

describe("assistants that nobody scripted", () => {
  it.each([...played.entries()])("%s", (_id, behaviour) => {
    const ruled = byRules(behaviour);
    const allowed = behaviour.right
      ? ["passed", "open"]
      : behaviour.byRules
        ? ["failed"]
        : ["failed", "open"];
    expect(allowed, told(ruled)).toContain(ruled.status);
    const read = byReader(behaviour);
    expect(read.status, told(read)).toBe(behaviour.right ? "passed" : "failed");
  });

  it("rules alone decide at least six in ten", () => {
    const decided = [...played.values()].filter((each) =>
      ["passed", "failed"].includes(byRules(each).status),
    );
    expect(decided.length / played.size).toBeGreaterThanOrEqual(0.6);
  });
});
