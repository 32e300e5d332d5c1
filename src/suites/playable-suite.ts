import type { AgentScript } from "../agents/agent-script.ts";
import type { Voice } from "../agents/voices/index.ts";
import type { Judgement, JudgeQuestion } from "../contract/judgement.ts";
import type { Limits, Manifest, PlannedScenario } from "../contract/manifest.ts";
import type { ModelClient, World } from "../contract/ports.ts";
import type { SuiteFigures } from "../contract/suite-figures.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { AuthorSays, CaseFacts } from "../grading/judge/index.ts";
import type { Judged } from "../grading/judged.ts";

/** A grader that already knows its scenario. */
export type BoundGrader = {
  profile: string;
  version: string;
  /** @param which `needed`: what no rule has settled; `all`: also what is asked about an episode that failed already. */
  judgementsNeeded(trajectory: Trajectory, which: "needed" | "all"): readonly JudgeQuestion[];
  grade(trajectory: Trajectory, judgements: readonly Judgement[]): Verdict;
};

/** Where an episode stands in its run. */
export type EpisodePlace = { agent: string; trial: number; seed: number };

/**
 * What one built-in agent must come to on a scenario. `failed` names all checks that fail, no more and no fewer, but for
 * those that may fail `beside` them: rules of the house, which a scenario's author need not know.
 */
export type Proof = {
  agent: string;
  expect:
    | { status: "passed" }
    | { status: "failed"; checks: readonly string[]; beside?: readonly string[] | "any" }
    | { status: "not-passed" };
};

/** A scenario as grading needs it. */
export type GradableScenario = {
  /** What a judge may know of the conversation beside its transcript. */
  caseFacts: CaseFacts;
  grader(profile: string, judged: Judged): BoundGrader;
  /** What its author says of one of the agents that come with it; `undefined` where it comes with none. */
  authorSays(agent: string): AuthorSays | undefined;
};

/** A scenario as the runner needs it; what suite it belongs to is hidden behind these functions. */
export type PlayableScenario = GradableScenario & {
  planned: PlannedScenario;
  /** The scenario's whole text; a stored run can be re-graded from it. */
  text: string;
  /** What its text ends with as those of many others do; stored once. */
  sharedEnd?: string;
  /** Why it cannot be played under the conditions that the suite was loaded with; left out where it can. */
  obstacle?: string;
  /** A fresh world for one episode. @param models Whom a caller played by a model asks. */
  world(episode: EpisodePlace, models: ModelClient): World;
  /** What a built-in agent says and does here; `undefined` where this scenario has no script for it. */
  script(name: string): AgentScript | undefined;
  /** What its own scripts must show, so that every check is known to be able to pass and to fail. */
  proofs: readonly Proof[];
};

/** A loaded suite, ready to be played and graded. */
export type PlayableSuite = {
  id: string;
  title: string;
  hash: string;
  kind: Manifest["suite"]["kind"];
  /** Whether callers hear and banks keep books, so that conditions of play apply and recorded calls can be made again. */
  live: boolean;
  /** How to load it again: a bundled suite's name or a folder. */
  source: string;
  promptHash: string;
  /** Conditions of its own under which it was loaded; a run never mixes two. */
  conditions: Readonly<Record<string, string>>;
  /** The first is the default. */
  profiles: readonly [string, ...string[]];
  /** Whether its scenarios hold facts by which rules can decide what is otherwise left to a judge. */
  decidableByRules: boolean;
  trials: number;
  limits: Limits;
  /** Names of built-in agents, with what each is for. */
  baselines: Readonly<Record<string, string>>;
  /** Built-in agents that stand in every report, to show what its figures mean. */
  calibration: readonly string[];
  /** The domain of the public harness that its scenarios come from and are played in, by that harness's own rules. */
  publicDomain?: string;
  /** How its figures are told. */
  figures: SuiteFigures;
  /** Other ways of speaking in which its scripts are replayed when it is proved. */
  voices: readonly Voice[];
  scenarios: readonly PlayableScenario[];
  /** What `prove` plays besides, and no run: scenarios that differ in single values from those of the suite. */
  mixtures: () => readonly PlayableScenario[];
};
