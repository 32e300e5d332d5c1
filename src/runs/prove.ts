import { setImmediate as pause } from "node:timers/promises";
import { InputError } from "../contract/errors.ts";
import type { Clock, ModelClient } from "../contract/ports.ts";
import type { AgentSpec, Limits } from "../contract/manifest.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { gradeEpisode } from "./grade-episode.ts";
import type { PlayableScenario, PlayableSuite, Proof } from "./playable-suite.ts";

/** What came of one proof. */
export type ProofResult = {
  scenario: string;
  agent: string;
  expected: string;
  observed: string;
  holds: boolean;
  /** Why each failed check failed, or why there is no score; of a pass, which calls came to nothing. */
  because: readonly string[];
  trajectory: Trajectory;
};

/**
 * Plays every scenario's own scripts and holds the verdicts against what they must be: an oracle that fails, a foil that
 * passes or fails another check, or an idle agent that passes, means that scenario or grader is wrong.
 *
 * @throws InputError where nothing is chosen: no proof at all must not look like proofs that hold.
 */
export async function* proveSuite(
  suite: PlayableSuite,
  { only, clock, signal }: { only: readonly string[]; clock: Clock; signal: AbortSignal },
): AsyncIterable<ProofResult> {
  const chosen = suite.scenarios.filter(
    ({ planned }) => only.length === 0 || only.some((wanted) => planned.id.startsWith(wanted)),
  );
  if (chosen.length === 0) {
    const remedy = `See \`tellerproof list ${suite.id}\``;
    throw new InputError([{ path: "--only", value: only, problem: "no scenario matches", remedy }]);
  }
  for (const scenario of chosen) {
    for (const proof of scenario.proofs) {
      await pause();
      signal.throwIfAborted();
      yield await prove(scenario, proof, { suite, limits: suite.limits, clock, signal });
    }
  }
}

/** Proofs are played by scripts alone. */
const NO_MODELS: ModelClient = {
  generate: () => Promise.reject(new Error("a proof asked a model")),
};

type Setting = { suite: PlayableSuite; limits: Limits; clock: Clock; signal: AbortSignal };

async function prove(scenario: PlayableScenario, proof: Proof, setting: Setting): Promise<ProofResult> {
  const { suite, limits, clock, signal } = setting;
  const { id, hash } = scenario.planned;
  const agent = scenario.baseline(proof.agent);
  if (agent === undefined) throw new Error(`${id} has no script for ${proof.agent}, which its proofs name`);
  const identity = {
    suite: suite.id,
    scenario: id,
    scenarioHash: hash,
    agent: proof.agent,
    trial: 0,
    seed: 0,
  };
  const world = scenario.world({ agent: proof.agent, trial: 0, seed: 0 }, NO_MODELS);
  const trajectory = await playEpisode({ identity, world, agent, limits, clock, signal });
  const script: AgentSpec = { kind: "baseline", label: proof.agent, name: proof.agent, calibration: false };
  const { record } = await gradeEpisode(
    trajectory,
    { scenario, profile: suite.profiles[0], agent: script, judge: undefined, judgeId: "rules" },
    signal,
  );
  const { verdict } = record;
  const observed = outcome(verdict);
  return {
    scenario: id,
    agent: proof.agent,
    expected: expectation(proof),
    observed,
    holds:
      proof.expect.status === "not-passed" ? verdict.status === "failed" : observed === expectation(proof),
    because: reasons(verdict, trajectory),
    trajectory,
  };
}

function expectation({ expect }: Proof): string {
  switch (expect.status) {
    case "passed":
      return "passed";
    case "not-passed":
      return "failed";
    case "failed":
      return `failed ${expect.checks.toSorted().join(", ")}`;
  }
}

function outcome(verdict: Verdict): string {
  if (verdict.status !== "failed") return verdict.status;
  return `failed ${failedChecks(verdict)
    .map(({ check }) => check)
    .toSorted()
    .join(", ")}`;
}

function failedChecks(verdict: Extract<Verdict, { status: "failed" }>) {
  return verdict.results.filter(({ gating, finding }) => gating && finding.status === "failed");
}

function reasons(verdict: Verdict, trajectory: Trajectory): string[] {
  if (verdict.status === "passed") return undone(trajectory);
  if (verdict.status === "open") return verdict.unjudged.map((check) => `${check}: nobody answered`);
  if (verdict.status !== "failed") return [verdict.because];
  return failedChecks(verdict).map(({ check, finding }) => `${check}: ${finding.because}`);
}

/** A foil that passes has often tried what it should, and the bank would not. */
function undone({ events }: Trajectory): string[] {
  return events.flatMap((event) =>
    event.type === "tool-result" && event.to === "agent" && event.status !== "done"
      ? [`call [${event.call}] came to nothing: ${event.status}: ${event.text.split("\n")[0] ?? ""}`]
      : [],
  );
}
