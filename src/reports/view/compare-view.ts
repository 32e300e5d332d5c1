import type { Manifest, PlannedScenario } from "../../contract/manifest.ts";
import { compareSystems, type SystemsComparison } from "../../statistics/compare-systems.ts";
import { strictOutcome, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { capital } from "./side-words.ts";
import { unlikeConditions, type Unlike } from "./compare-report.ts";
import { comparisonSides } from "./comparison-side.ts";
import { comparisonView, type ComparisonView, type ScenarioRow, type TrialOutcomes } from "./run-view.ts";

/** One agent of one run, under the name that it goes by in the comparison. */
export type ComparedSystem = { name: string; run: string; agent: string };

/** What came of a scenario's trials by one system, and what that makes of the scenario. */
export type ScenarioOutcome = Record<"passed" | "failed" | "open" | "invalid" | "error", number> & {
  strict: ReturnType<typeof strictOutcome>;
  /** The trial to read: the first that failed, else the first that is open, else the first, from 0. */
  telling: number;
};

/** A scenario on which the systems are not alike; outcomes in their order, absent where one did not play it. */
export type CompareRow = {
  scenario: string;
  title: string;
  groups: Readonly<Record<string, string>>;
  outcomes: { system: string; outcome?: ScenarioOutcome }[];
  /** Of the first two systems: the second passed it where the first failed, or the other way round. */
  change: "better" | "worse" | "other";
};

/** One comparison: of all scenarios, `all`, or of one side of a suite. */
export type ComparePart = {
  side: string;
  title: string;
  /** What leads: scenarios that passed all trials, or of a side the mean. */
  figure: "strict" | "mean";
  comparison: ComparisonView;
  /** How many scenarios of each system have no counterpart in the others. */
  leftOut: { system: string; scenarios: number }[];
};

/** Agents compared over one or more runs, for the page. */
export type CompareView = {
  systems: ComparedSystem[];
  /** What was not alike between the runs, those conditions first that break a comparison. */
  unlike: Unlike[];
  parts: ComparePart[];
  rows: CompareRow[];
  /** Rows beyond those that are listed. */
  more: number;
};

/** A run and those of its agents that enter a comparison. */
export type ComparedRun = {
  manifest: Manifest;
  scenarios: readonly ScenarioRow[];
  agents: readonly string[];
};

/** Scenarios that are listed of those that differ. */
const MOST_ROWS = 2_000;

/**
 * Compares agents. What was not alike is not refused here, but said.
 *
 * @param seed Of the bootstrap.
 * @returns `undefined` for fewer than two agents.
 */
export function compareView(runs: readonly ComparedRun[], seed: number): CompareView | undefined {
  const systems = runs.flatMap((run) =>
    run.agents.map((agent) => ({ ...systemOf(run, agent, runs.length > 1), trials: trialsOf(run, agent) })),
  );
  if (systems.length < 2) return undefined;
  const rows = rowsOf(runs, systems);
  return {
    systems: systems.map(({ name, run, agent }) => ({ name, run, agent })),
    unlike: unlikeConditions(runs.map(({ manifest }) => manifest)),
    parts: partsOf(runs, systems, seed),
    rows: rows.slice(0, MOST_ROWS),
    more: Math.max(0, rows.length - MOST_ROWS),
  };
}

type PlayedScenario = ScenarioTrials & { telling: number };
type System = ComparedSystem & { trials: readonly PlayedScenario[] };

function systemOf({ manifest }: ComparedRun, agent: string, several: boolean): ComparedSystem {
  return { name: several ? `${manifest.run}:${agent}` : agent, run: manifest.run, agent };
}

function trialsOf({ scenarios }: ComparedRun, agent: string): PlayedScenario[] {
  return scenarios.map(({ scenario, groups, outcomes }) => {
    const trials = outcomes[agent] ?? [];
    const first = (wanted: string) => trials.find(({ status }) => status === wanted)?.trial;
    const telling = first("failed") ?? first("open") ?? 0;
    return { scenario, groups, ...countsOf(trials), telling };
  });
}

function countsOf(trials: TrialOutcomes): Record<TrialOutcomes[number]["status"], number> {
  const counts = { passed: 0, failed: 0, open: 0, invalid: 0, error: 0 };
  for (const { status } of trials) counts[status] += 1;
  return counts;
}

function partsOf(runs: readonly ComparedRun[], systems: readonly System[], seed: number): ComparePart[] {
  return comparisonSides(runs.map(({ manifest }) => manifest)).map(({ side, told, holds }) => {
    const compared = systems.map(({ name, trials }) => ({ system: name, scenarios: trials.filter(holds) }));
    const title = told === undefined ? "All scenarios" : `${capital(told.figure)}: ${told.scenarios.many}`;
    const figure = told === undefined ? ("strict" as const) : ("mean" as const);
    return { side, title, figure, ...figuresOf(compareSystems(compared, { seed })) };
  });
}

function figuresOf(comparison: SystemsComparison): Pick<ComparePart, "comparison" | "leftOut"> {
  return {
    comparison: comparisonView(comparison),
    leftOut: comparison.leftOut
      .map(({ system, scenarios }) => ({ system, scenarios: scenarios.length }))
      .filter(({ scenarios }) => scenarios > 0),
  };
}

function rowsOf(runs: readonly ComparedRun[], systems: readonly System[]): CompareRow[] {
  const planned = new Map<string, PlannedScenario>(
    runs.flatMap(({ manifest }) => manifest.scenarios.map((scenario) => [scenario.id, scenario] as const)),
  );
  const byName = systems.map(({ name, trials }) => ({
    name,
    outcomes: new Map(trials.map((one) => [one.scenario, outcomeOf(one)])),
  }));
  return [...planned.values()].flatMap(({ id, title, groups }): CompareRow[] => {
    const outcomes = byName.map(({ name, outcomes: known }) => {
      const outcome = known.get(id);
      return outcome === undefined ? { system: name } : { system: name, outcome };
    });
    if (areAlike(outcomes)) return [];
    return [{ scenario: id, title, groups, outcomes, change: changeOf(outcomes) }];
  });
}

function outcomeOf(played: PlayedScenario): ScenarioOutcome {
  const { passed, failed, open, invalid, error, telling } = played;
  return { passed, failed, open, invalid, error, strict: strictOutcome(played), telling };
}

function areAlike(outcomes: CompareRow["outcomes"]): boolean {
  const shares = outcomes.map(({ outcome }) =>
    outcome === undefined
      ? "absent"
      : `${outcome.strict} ${outcome.passed}/${outcome.passed + outcome.failed} ${outcome.open}`,
  );
  return new Set(shares).size === 1;
}

function changeOf([first, second]: CompareRow["outcomes"]): CompareRow["change"] {
  const [before, after] = [first?.outcome?.strict, second?.outcome?.strict];
  if (before === "failed" && after === "passed") return "better";
  return before === "passed" && after === "failed" ? "worse" : "other";
}
