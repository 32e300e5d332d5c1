import { setImmediate as pause } from "node:timers/promises";
import { playScript, type AgentScript } from "../agents/agent-script.ts";
import type { Voice } from "../agents/voices/index.ts";
import { InputError } from "../contract/errors.ts";
import type { Clock, ModelClient } from "../contract/ports.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { heardOtherwise } from "./answers-to.ts";
import { awaitingYes } from "./awaiting-yes.ts";
import { gradeEpisode } from "./grade-episode.ts";
import { selectScenarios } from "./selection/select-scenarios.ts";
import type { PlayableScenario, PlayableSuite, Proof } from "../suites/playable-suite.ts";
import { shellPath } from "../text/shell-word.ts";

/** The scripts in their authors' own words. */
export const AS_WRITTEN = "as-written";

/** What is to be proved, and what cannot be. */
export type ProofPlan = {
  proofs: readonly PlannedProof[];
  /** How many episodes that makes. */
  plays: number;
  /** How often a voice had nothing to say otherwise, and was not played. */
  alike: number;
  /** Scenarios that come without scripts, so that nothing about them can be proved. */
  unproved: readonly string[];
};

type PlannedProof = {
  scenario: PlayableScenario;
  proof: Proof;
  script: AgentScript;
  /** Those that say something otherwise; with {@link AS_WRITTEN} where that was asked for. */
  voices: readonly ProofVoice[];
};

type ProofVoice = Pick<Voice, "name" | "speak">;

/** What came of one proof. */
export type ProofResult = {
  scenario: string;
  agent: string;
  /** In which way of speaking the script was played; {@link AS_WRITTEN} in its author's. */
  voice: string;
  expected: string;
  observed: string;
  holds: boolean;
  /** Why each failed check failed, or why there is no score; of a pass, which calls came to nothing. */
  because: readonly string[];
  trajectory: Trajectory;
};

/**
 * Lists what is to be played: every script of the scenarios chosen, in every voice in which it sounds otherwise.
 *
 * @param only Which scenarios are meant, as `selectScenarios` takes it; all where there are none.
 * @param voices Names of the suite's voices and {@link AS_WRITTEN}.
 * @throws InputError where no scenario is chosen, or for a voice that there is not.
 */
export function planProofs(
  suite: PlayableSuite,
  { only, voices }: { only: readonly string[]; voices: readonly string[] },
): ProofPlan {
  const mixtures = suite.mixtures();
  const all = [...suite.scenarios, ...mixtures].map(({ planned }) => planned);
  const meant = new Set(selectScenarios(all, only));
  const isChosen = ({ planned }: PlayableScenario): boolean => meant.has(planned);
  const chosen = suite.scenarios.filter(isChosen);
  if (chosen.length === 0) {
    const remedy = `See \`tellerproof list ${shellPath(suite.source)}\``;
    throw new InputError([{ path: "--only", value: only, problem: "no scenario matches", remedy }]);
  }
  const spoken = voices.map((name) => voiceOf(suite, name));
  const proofs = plannedFor(chosen, spoken);
  const playsOf = (plays: readonly PlannedProof[]): number =>
    plays.reduce((sum, proof) => sum + proof.voices.length, 0);
  const alike = proofs.length * spoken.length - playsOf(proofs);
  // Which values decide does not hang on the voice.
  const deciders = plannedFor(
    mixtures.filter(isChosen),
    spoken.filter(({ name }) => name === AS_WRITTEN),
  );
  const planned = [...proofs, ...deciders];
  const unproved = chosen.filter((scenario) => scenario.proofs.length === 0).map(({ planned }) => planned.id);
  return { proofs: planned, plays: playsOf(planned), alike, unproved };
}

function plannedFor(scenarios: readonly PlayableScenario[], voices: readonly ProofVoice[]): PlannedProof[] {
  return scenarios.flatMap((scenario) =>
    scenario.proofs.map((proof): PlannedProof => {
      const script = scriptOf(scenario, proof);
      const heard = voices.filter(({ speak }) => speak(script.steps) !== undefined);
      return { scenario, proof, script, voices: heard };
    }),
  );
}

/** All names that a proof's voice can have in a suite. */
export function voiceNames(suite: PlayableSuite): string[] {
  return [AS_WRITTEN, ...suite.voices.map(({ name }) => name)];
}

function voiceOf(suite: PlayableSuite, name: string): ProofVoice {
  if (name === AS_WRITTEN) return { name, speak: (script) => script };
  const voice = suite.voices.find((each) => each.name === name);
  if (voice !== undefined) return voice;
  const remedy = `Name one of ${voiceNames(suite).join(", ")}`;
  throw new InputError([{ path: "--voice", value: name, problem: `${suite.id} has no such voice`, remedy }]);
}

function scriptOf(scenario: PlayableScenario, { agent }: Proof): AgentScript {
  const script = scenario.script(agent);
  if (script !== undefined) return script;
  throw new Error(`${scenario.planned.id} has no script for ${agent}, which its proofs name`);
}

/**
 * Plays what was planned and holds the verdicts against what they must be: an oracle that fails, a foil that passes or
 * fails another check, or an idle agent that passes, means that scenario, caller or grader is wrong. Where a script was
 * told yes in its author's words before it acted, every other voice waits for that yes, too.
 *
 * @param models Whom callers' ears ask, where they are models.
 */
export async function* proveSuite(
  suite: PlayableSuite,
  { proofs }: ProofPlan,
  { clock, signal, models = NO_MODELS }: { clock: Clock; signal: AbortSignal; models?: ModelClient },
): AsyncIterable<ProofResult> {
  const setting = { suite, clock, signal, models };
  for (const planned of proofs) {
    const { script, voices } = planned;
    if (voices.length === 0) continue;
    await pause();
    signal.throwIfAborted();
    const written = await prove(planned, { voice: AS_WRITTEN, script }, setting);
    const steps = awaitingYes(script.steps, written.trajectory);
    for (const { name, speak } of voices) {
      await pause();
      signal.throwIfAborted();
      const spoken = { ...script, steps: speak(steps) ?? steps };
      yield name === AS_WRITTEN
        ? written
        : explained(await prove(planned, { voice: name, script: spoken }, setting), written);
    }
  }
}

/** A voice that broke, with where the conversation first went another way. */
function explained(result: ProofResult, written: ProofResult): ProofResult {
  const where = result.holds ? undefined : heardOtherwise(written.trajectory, result.trajectory);
  return where === undefined ? result : { ...result, because: [...result.because, where] };
}

/** Proofs are played by scripts alone, where callers hear by rules. */
const NO_MODELS: ModelClient = {
  generate: () => Promise.reject(new Error("a proof asked a model")),
};

type Setting = { suite: PlayableSuite; clock: Clock; signal: AbortSignal; models: ModelClient };

async function prove(
  { scenario, proof }: PlannedProof,
  { voice, script }: { voice: string; script: AgentScript },
  { suite, clock, signal, models }: Setting,
): Promise<ProofResult> {
  const { limits } = suite;
  const { id, hash } = scenario.planned;
  const identity = {
    suite: suite.id,
    scenario: id,
    scenarioHash: hash,
    agent: proof.agent,
    trial: 0,
    seed: 0,
  };
  const world = scenario.world({ agent: proof.agent, trial: 0, seed: 0 }, models);
  const agent = playScript(script);
  const trajectory = await playEpisode({ identity, world, agent, limits, clock, signal });
  const spec: AgentSpec = { kind: "baseline", label: proof.agent, name: proof.agent, calibration: false };
  const { record } = await gradeEpisode(
    trajectory,
    { scenario, profile: suite.profiles[0], agent: spec, judge: undefined, judgeId: "rules" },
    signal,
  );
  const { verdict } = record;
  const observed = outcome(verdict, proof);
  return {
    scenario: id,
    agent: proof.agent,
    voice,
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

function outcome(verdict: Verdict, { expect }: Proof): string {
  if (verdict.status !== "failed") return verdict.status;
  const failed = failedChecks(verdict).map(({ check }) => check);
  if (expect.status !== "failed") return `failed ${failed.toSorted().join(", ")}`;
  const { checks, beside = [] } = expect;
  const isBeside = (check: string): boolean => beside === "any" || beside.includes(check);
  const told = failed.filter((check) => checks.includes(check) || !isBeside(check));
  return `failed ${(told.length === 0 ? failed : told).toSorted().join(", ")}`;
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
