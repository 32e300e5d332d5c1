import type { Manifest } from "../../contract/manifest.ts";
import type { SuiteFigures, SuiteSide } from "../../contract/suite-figures.ts";
import type { LiveState } from "../../contract/live-state.ts";
import type { SystemsComparison } from "../../statistics/compare-systems.ts";
import type { Tally } from "../../statistics/tally-trials.ts";
import type { Figures } from "../../statistics/trial-figures.ts";
import type { CheckColumn, EpisodeLine } from "./episode-line.ts";
import type { GuardEffect } from "./guard-effect.ts";
import { groupName, inSuiteOrder } from "./group-name.ts";
import { heatKeys, heatMap, type HeatMap } from "./heat-map.ts";
import type { AgentReport, RunReport } from "./run-report.ts";
import type { SidedFigures } from "./sided-figures.ts";
import { bySide, sideFilter } from "./suite-sides.ts";
import { meanEnds, shownFigures, strictEnds, type MeanEnds, type ShownFigures } from "./shown-figures.ts";

/** Whether a run is being played, is over, or was left before its plan was done. */
export type RunState =
  | { type: "running"; live?: LiveState }
  | { type: "finished" }
  | { type: "stopped"; missing: number };

/** One agent's headline in a list of runs. */
export type AgentCard = {
  label: string;
  headline:
    | { status: "graded"; strict: MeanEnds; shown: ShownFigures }
    /** Of a suite with sides, where one figure over all would say nothing. `filter`: leaves the side's episodes. */
    | { status: "sided"; sides: (MeanEnds & { figure: string; filter: string })[] }
    | { status: "nothing-graded" };
  episodes: Tally["episodes"];
  missing: number;
  usd?: string;
};

/** A run as the list shows it. `agents` is absent while its verdicts are still being counted. */
export type RunCard = {
  run: string;
  suite: { id: string; title: string };
  createdAt: string;
  profile: string;
  judge: string;
  scenarios: number;
  trials: number;
  state: RunState;
  agents?: AgentCard[];
};

/** A value that episodes can be filtered by, and how many have it. */
export type Facet = { value: string; count: number };

/** All values that a run's episodes can be filtered by. */
export type Facets = Record<
  "status" | "agent" | "first" | "tool" | "pattern" | "ending" | "consistency",
  Facet[]
> & {
  /** In the order of the suite, each under its name for people. */
  groups: { key: string; name: string; values: Facet[] }[];
};

/** An agent of a run with all its figures. */
export type AgentView = Omit<AgentReport, "blemishes" | "scenarios"> & { heatMap?: HeatMap };

type Compared = Extract<SystemsComparison, { status: "compared" }>;

/** Agents compared, with the scenarios in common and left out counted instead of listed. */
export type ComparisonView =
  | (Pick<Compared, "status" | "systems" | "pairs"> & { common: number })
  | { status: "nothing-in-common" };

/** The figures of a suite's sides. */
export type SidedView = Omit<SidedFigures, "compared"> & {
  compared?: { side: string; comparison: ComparisonView }[];
};

/** In how many verdicts two gradings differ; the first of the episodes. */
export type ProfilesView = NonNullable<RunReport["profiles"]> & { more: number };

/** Episodes with another verdict under another profile that are listed. */
const MOST_OTHERS = 200;

/** All figures of a run, without its episodes. */
export type RunView = {
  manifest: Omit<Manifest, "scenarios">;
  scenarios: number;
  episodes: number;
  columns: CheckColumn[];
  agents: AgentView[];
  comparison?: ComparisonView;
  sided?: SidedView;
  guards?: GuardEffect[];
  profiles?: ProfilesView;
  facets: Facets;
};

/** What came of each trial of a scenario by one agent, by the trial's number from 0; a trial may be missing. */
export type TrialOutcomes = { trial: number; status: EpisodeLine["status"] }[];

/** How one scenario went, agent by agent. */
export type ScenarioRow = {
  scenario: string;
  title: string;
  groups: Readonly<Record<string, string>>;
  outcomes: Record<string, TrialOutcomes>;
};

/** A run as the viewer keeps it. */
export type RunSnapshot = { view: RunView; scenarios: ScenarioRow[]; lines: EpisodeLine[] };

/** Puts a run's report and its lines together for the viewer. */
export function runSnapshot(
  report: RunReport,
  lines: readonly EpisodeLine[],
  columns: readonly CheckColumn[],
): RunSnapshot {
  const { scenarios, ...manifest } = report.manifest;
  const keys = heatKeys(lines, report.manifest.suite.figures);
  const byAgent = Map.groupBy(lines, ({ agent }) => agent);
  return {
    view: {
      manifest,
      scenarios: scenarios.length,
      episodes: lines.length,
      columns: [...columns],
      agents: report.agents.map((agent): AgentView => {
        const { blemishes: _blemishes, scenarios: _scenarios, ...figures } = agent;
        const own = byAgent.get(agent.agent.label) ?? [];
        return { ...figures, ...(keys === undefined ? {} : { heatMap: heatMap(own, keys) }) };
      }),
      ...(report.comparison === undefined ? {} : { comparison: comparisonView(report.comparison) }),
      ...(report.sided === undefined ? {} : { sided: sidedView(report.sided) }),
      ...(report.guards === undefined ? {} : { guards: report.guards }),
      ...(report.profiles === undefined ? {} : { profiles: profilesView(report.profiles) }),
      facets: facetsOf(lines, manifest.suite.figures),
    },
    scenarios: scenarioRows(report.manifest, lines),
    lines: [...lines],
  };
}

function profilesView(profiles: NonNullable<RunReport["profiles"]>): ProfilesView {
  const { episodes } = profiles;
  return {
    ...profiles,
    episodes: episodes.slice(0, MOST_OTHERS),
    more: Math.max(0, episodes.length - MOST_OTHERS),
  };
}

function sidedView({ agents, compared }: SidedFigures): SidedView {
  if (compared === undefined) return { agents };
  const counted = compared.map(({ side, comparison }) => ({ side, comparison: comparisonView(comparison) }));
  return { agents, compared: counted };
}

/** A comparison with its scenarios counted instead of listed. */
export function comparisonView(comparison: SystemsComparison): ComparisonView {
  if (comparison.status !== "compared") return { status: "nothing-in-common" };
  const { status, systems, pairs, common } = comparison;
  return { status, systems, pairs, common: common.length };
}

/** What the list of runs shows of a report. */
export function agentCards({
  agents,
  sided,
  manifest: { trials, suite },
}: Pick<RunView, "agents" | "sided"> & { manifest: Pick<Manifest, "trials" | "suite"> }): AgentCard[] {
  return agents.map(({ agent, summary, episodes, missing, usage }) => {
    const own = sided?.agents.find((one) => one.agent === agent.label);
    return {
      label: agent.label,
      headline:
        own === undefined
          ? plainHeadline(summary?.overall.figures, trials)
          : sidedHeadline(suite.figures.sides, own),
      episodes,
      missing,
      ...(usage === undefined || usage.unpriced === usage.calls ? {} : { usd: usage.usd }),
    };
  });
}

function plainHeadline(figures: Figures | undefined, trials: number): AgentCard["headline"] {
  const [strict, shown] = figures === undefined ? [] : [strictEnds(figures), shownFigures(figures, trials)];
  if (strict === undefined || shown === undefined) return { status: "nothing-graded" };
  return { status: "graded", strict, shown };
}

function sidedHeadline(sides: readonly SuiteSide[], own: SidedView["agents"][number]): AgentCard["headline"] {
  const shown = bySide(sides, own.sides).flatMap(({ told, entry }) => {
    const ends = meanEnds(entry.mean);
    return ends === undefined ? [] : [{ figure: told.figure, filter: sideFilter(told), ...ends }];
  });
  if (shown.length < sides.length) return { status: "nothing-graded" };
  return { status: "sided", sides: shown };
}

/** Who judged, for people. */
export function judgeText({ judge }: Pick<Manifest, "judge">): string {
  if (judge.kind === "recorded") return `${judge.judge}, as recorded`;
  if (judge.kind !== "model") return judge.kind;
  return judge.second === undefined ? judge.model.id : `${judge.model.id} and ${judge.second.model.id}`;
}

function scenarioRows(manifest: Manifest, lines: readonly EpisodeLine[]): ScenarioRow[] {
  const rows = manifest.scenarios.map(({ id, title, groups }): ScenarioRow => {
    return { scenario: id, title, groups, outcomes: {} };
  });
  const byId = new Map(rows.map((row) => [row.scenario, row]));
  for (const { scenario, agent, trial, status } of lines) {
    const row = byId.get(scenario);
    if (row !== undefined) (row.outcomes[agent] ??= []).push({ trial, status });
  }
  return rows;
}

function facetsOf(lines: readonly EpisodeLine[], figures: SuiteFigures): Facets {
  const groups = new Map<string, Map<string, number>>();
  const of = (read: (line: EpisodeLine) => readonly (string | undefined)[]): Facet[] => {
    const counts = new Map<string, number>();
    for (const line of lines)
      for (const value of read(line)) if (value !== undefined) increase(counts, value);
    return sorted(counts);
  };
  for (const line of lines) {
    for (const [key, value] of Object.entries(line.groups)) {
      const counts = groups.get(key) ?? new Map<string, number>();
      groups.set(key, counts);
      increase(counts, value);
    }
  }
  return {
    status: of(({ status }) => [status]),
    agent: of(({ agent }) => [agent]),
    first: of(({ firstFailed }) => [firstFailed]),
    tool: of(({ facts }) => facts.tools),
    pattern: of(({ patterns }) => patterns),
    ending: of(({ ending }) => [ending]),
    consistency: of(({ consistency }) => [consistency]),
    groups: inSuiteOrder(
      [...groups].map(([key, counts]) => {
        return { key, name: groupName(key, figures.groupings), values: sorted(counts) };
      }),
      figures,
    ),
  };
}

function increase(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): Facet[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
}
