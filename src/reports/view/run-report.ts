import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import { compareSystems, type SystemsComparison } from "../../statistics/compare-systems.ts";
import { inScenarioOrder, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import { tallyTrials, type Tally } from "../../statistics/tally-trials.ts";
import type { AgentTally, Blemish, CheckCount, CrossTable, JudgingCount } from "./agent-tally.ts";
import type { OpenQuestions } from "./open-questions.ts";
import type { GradingDifference } from "./grading-difference.ts";
import { guardEffects, type GuardCount, type GuardEffect } from "./guard-effect.ts";
import { sidedFigures, type CountedSides, type SidedFigures } from "./sided-figures.ts";
import type { MeasureMeans, SideTally } from "./side-tally.ts";
import type { HookUpTotal } from "./hook-up-total.ts";
import type { UsageTotal } from "./usage-total.ts";

/** All figures of one agent in a run. */
export type AgentReport = {
  agent: AgentSpec;
  /** Episodes of the plan that have no verdict yet. */
  missing: number;
  episodes: Tally["episodes"];
  /** Left out for a suite with sides: of all of them together there is no figure. */
  summary?: TrialSummary;
  /** What came of each scenario of the plan, by id. */
  scenarios: ScenarioTrials[];
  checks: CheckCount[];
  firstFailed: { name: string; count: number }[];
  crossTable: CrossTable;
  patterns: { pattern: string; family: string; count: number }[];
  endings: { name: string; count: number }[];
  /** What the open verdicts wait for, by check, most frequent first; none where no verdict is open. */
  openQuestions: OpenQuestions[];
  /** Episodes whose questions were answered by the scenario's author: those of built-in agents. */
  authorJudged: number;
  quality?: { mean: number; of: number };
  /** What was measured of its episodes beside pass and fail, in the suite's order; absent where nothing was. */
  measures?: MeasureMeans[];
  /** Where a judge was asked: how often, where a second one differed or failed, and where texts tried to steer it. */
  judging?: JudgingCount;
  usage?: UsageTotal;
  /** How it came to its bank; only of agents outside our loop. */
  hookUp?: HookUpTotal;
  /** Every episode that did not pass, with the first reason. */
  blemishes: Blemish[];
};

/** What a run says (`report.json`, docs/formats.md). */
export type RunReport = {
  format: 3;
  kind: "run-report";
  manifest: Manifest;
  agents: AgentReport[];
  /** All agents over the scenarios that each has a score or an open verdict for; absent with one agent, and for a suite with sides. */
  comparison?: SystemsComparison;
  /** Each guarded agent beside the same one without its guard; absent where no agent has one. */
  guards?: GuardEffect[];
  /** For suites with sides: the figures of each side, apart. */
  sided?: SidedFigures;
  /** Where the run was graded again under another profile: in how many verdicts the two differ. */
  profiles?: GradingDifference;
};

/** What was counted of one agent. */
export type CountedAgent = {
  agent: AgentSpec;
  planned: number;
  tally: AgentTally;
  usage: UsageTotal | undefined;
  /** Left out for an agent of our own loop. */
  hookUp?: HookUpTotal | undefined;
  sides: SideTally;
  /** What its guard did; left out for an agent without one. */
  guardDid?: GuardCount[] | undefined;
};

/** Puts a run's counts into figures. The seed of all intervals is the run's own. */
export function runReport(manifest: Manifest, counted: readonly CountedAgent[]): RunReport {
  const { seed, suite } = manifest;
  const { figures } = suite;
  const sided = figures.sides.length > 0;
  const systems = counted.map(({ agent, tally }) => ({ system: agent.label, scenarios: tally.trials }));
  const guards = guardEffects(
    counted.map(({ agent, tally, guardDid }) => ({ agent, trials: tally.trials, guardDid })),
    { sides: figures.sides, seed },
  );
  return {
    format: 3,
    kind: "run-report",
    manifest,
    agents: counted.map((one) => ({
      ...agentReport(one),
      ...(sided ? {} : { summary: summariseTrials(one.tally.trials, { seed }) }),
    })),
    ...(sided || systems.length < 2 ? {} : { comparison: compareSystems(systems, { seed }) }),
    ...(guards.length === 0 ? {} : { guards }),
    ...(sided ? { sided: sidedFigures(bySides(counted), figures, seed) } : {}),
  };
}

function bySides(counted: readonly CountedAgent[]): CountedSides[] {
  return counted.map(({ agent, tally, sides }) => ({ agent: agent.label, trials: tally.trials, sides }));
}

function agentReport({
  agent,
  planned,
  tally,
  usage,
  hookUp,
  sides: { measures },
}: CountedAgent): AgentReport {
  const { episodes } = tallyTrials(tally.trials);
  const { passed, failed, open, invalid, error } = episodes;
  return {
    agent,
    missing: planned - passed - failed - open - invalid - error,
    episodes,
    scenarios: inScenarioOrder(tally.trials),
    checks: tally.checks,
    firstFailed: tally.firstFailed,
    crossTable: tally.crossTable,
    patterns: tally.patterns,
    endings: tally.endings,
    openQuestions: tally.openQuestions,
    authorJudged: tally.authorJudged,
    ...(tally.quality === undefined ? {} : { quality: tally.quality }),
    ...(measures.length === 0 ? {} : { measures }),
    ...(tally.judging === undefined ? {} : { judging: tally.judging }),
    ...(usage === undefined ? {} : { usage }),
    ...(hookUp === undefined ? {} : { hookUp }),
    blemishes: tally.blemishes,
  };
}
