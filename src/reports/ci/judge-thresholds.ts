import { isOnSide } from "../../contract/side-of.ts";
import type { SuiteSide } from "../../contract/suite-figures.ts";
import { mapBand, withOpenAs, type OpenAs } from "../../statistics/band.ts";
import { macroBand } from "../../statistics/break-down.ts";
import { countedTrials, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { meanBand, summariseTrials, type TrialSummary } from "../../statistics/summarise-trials.ts";
import { agentsUnderTest } from "../view/agents-under-test.ts";
import type { RunReport } from "../view/run-report.ts";
import { bySide } from "../view/suite-sides.ts";
import { estimated, NOTHING, ofTally, share, shareOfTrials, type Observed } from "./observed-figure.ts";
import { EVERY_OTHER, thresholdProblems } from "./threshold-problems.ts";
import type { AtLeast, AtMost, ThresholdPart, Thresholds } from "./thresholds.ts";

/** Which part of a run a threshold is set for; `side` where it is one side of its suite. */
export type ThresholdPlace =
  | { kind: "overall"; side?: string }
  | { kind: "group"; key: string; value: string; side?: string }
  | { kind: "macro"; key: string; side?: string }
  | { kind: "scenario"; id: string };

const FIGURES = ["strict", "atLeastOnce", "mean", "passed", "open", "invalid", "errors"] as const;

/** What a threshold is set for there. `errors` counts episodes in error and missing ones. */
export type ThresholdFigure = (typeof FIGURES)[number];

/** What one threshold came to for one agent. Where nothing was graded it is breached. */
export type ThresholdOutcome = {
  agent: string;
  place: ThresholdPlace;
  figure: ThresholdFigure;
  wanted: AtLeast | AtMost;
  status: "held" | "breached";
  observed: Observed;
  /** The scenarios there that speak against the agent, by id. */
  against: string[];
};

/** Rounding in sums of shares must not decide. */
const ROUNDING = 1e-9;

/**
 * Holds a run's figures against thresholds.
 *
 * @returns One outcome for each agent and threshold, agents in the run's order, then the whole run, its sides, scenarios.
 * @throws RangeError for thresholds in which {@link thresholdProblems} finds something that the run does not have.
 */
export function judgeThresholds(thresholds: Thresholds, report: RunReport): ThresholdOutcome[] {
  const { manifest, sided } = report;
  const [problem] = thresholdProblems(thresholds, manifest);
  if (problem !== undefined) throw new RangeError(`${problem.path.join(".")}: ${problem.problem}`);
  const { agents } = thresholds;
  const held =
    agents === undefined
      ? agentsUnderTest(report)
      : report.agents.filter(({ agent }) => agents.includes(agent.label));
  return held.flatMap(({ agent: { label }, scenarios, ...report }) => {
    // The report of a suite with sides has no such figures; who holds a run to one has chosen to mix its sides.
    const { summary = summariseTrials(scenarios, { seed: manifest.seed }) } = report;
    const { openCountsAs: openAs = "failed" } = thresholds;
    const whole: Slice = { agent: label, summary, scenarios, trials: manifest.trials, openAs };
    const own = sided?.agents.find(({ agent }) => agent === label)?.sides ?? [];
    return [
      ...partOutcomes(thresholds, whole),
      ...bySide(manifest.suite.figures.sides, own).flatMap(({ told, entry }) => {
        const part = thresholds.sides?.[told.id];
        return part === undefined ? [] : partOutcomes(part, sliceOf(told, entry, whole));
      }),
      ...(thresholds.scenarios ?? []).flatMap(({ ids, passed }) =>
        ids.flatMap((id) => outcomes({ passed }, scenarioSight(id, whole))),
      ),
    ];
  });
}

/** What one agent did over a set of scenarios: the whole run or one side of it. */
type Slice = {
  agent: string;
  side?: string;
  summary: TrialSummary;
  scenarios: readonly ScenarioTrials[];
  /** Planned for each scenario. */
  trials: number;
  /** The end of a band that is held to thresholds. */
  openAs: OpenAs;
};

function sliceOf(side: SuiteSide, summary: TrialSummary, whole: Slice): Slice {
  const scenarios = whole.scenarios.filter((scenario) => isOnSide(scenario, side));
  return { ...whole, side: side.id, summary, scenarios };
}

function partOutcomes(
  { overall = {}, by = {}, macro = {} }: ThresholdPart,
  slice: Slice,
): ThresholdOutcome[] {
  return [
    ...outcomes(overall, overallSight(slice)),
    ...Object.entries(by).flatMap(([key, groups]) => groupOutcomes(key, groups, slice)),
    ...Object.entries(macro).flatMap(([key, bars]) => outcomes(bars, macroSight(key, slice))),
  ];
}

/** The thresholds of one place. */
type Bars = { readonly [Figure in ThresholdFigure]?: AtLeast | AtMost | undefined };

/** One place of one agent's report: what is measured there, and which of its scenarios speak against the agent. */
type Sight = {
  agent: string;
  place: ThresholdPlace;
  scenarios: readonly ScenarioTrials[];
  measured: { readonly [Figure in ThresholdFigure]?: Observed };
  isAgainst: (figure: ThresholdFigure, scenario: ScenarioTrials) => boolean;
};

function outcomes(bars: Bars, { agent, place, scenarios, measured, isAgainst }: Sight): ThresholdOutcome[] {
  return FIGURES.flatMap((figure) => {
    const wanted = bars[figure];
    if (wanted === undefined) return [];
    const observed = measured[figure] ?? NOTHING;
    const nothing = observed.status === "nothing-graded";
    const against = nothing ? scenarios : scenarios.filter((scenario) => isAgainst(figure, scenario));
    const status = holds(wanted, observed) ? "held" : "breached";
    return [
      { agent, place, figure, wanted, status, observed, against: against.map(({ scenario }) => scenario) },
    ];
  });
}

function holds(wanted: AtLeast | AtMost, observed: Observed): boolean {
  if (observed.status === "nothing-graded") return false;
  if ("atMost" in wanted) return observed.value <= wanted.atMost + ROUNDING;
  const figure = wanted.on === "low" ? observed.interval?.low : observed.value;
  return figure !== undefined && figure >= wanted.atLeast - ROUNDING;
}

function overallSight({ agent, side, summary, scenarios, trials, openAs }: Slice): Sight {
  const { passed, failed, open, invalid } = summary.overall.episodes;
  const planned = scenarios.length * trials;
  return {
    agent,
    place: { kind: "overall", ...placedOn(side) },
    scenarios,
    measured: {
      ...ofTally(summary.overall, openAs),
      mean: estimated(meanBand(summary.mean), openAs),
      open: share(open, planned),
      invalid: share(invalid, planned),
      errors: share(planned - passed - failed - open - invalid, planned),
    },
    isAgainst: (figure, scenario) => {
      if (figure === "open") return scenario.open > 0;
      if (figure === "invalid") return scenario.invalid > 0;
      if (figure === "errors") return countedTrials(scenario) + scenario.invalid < trials;
      return isBad(figure, scenario, openAs);
    },
  };
}

function groupOutcomes(
  key: string,
  groups: NonNullable<ThresholdPart["by"]>[string],
  { agent, side, summary, scenarios, openAs }: Slice,
): ThresholdOutcome[] {
  const rows = summary.by.find((breakDown) => breakDown.key === key)?.rows ?? [];
  return Object.entries(groups).flatMap(([name, bars]) => {
    const meant = rows.filter(({ value }) =>
      name === EVERY_OTHER ? !Object.hasOwn(groups, value) : value === name,
    );
    return meant.flatMap((row) =>
      outcomes(bars, {
        agent,
        place: { kind: "group", key, value: row.value, ...placedOn(side) },
        scenarios: scenarios.filter((scenario) => scenario.groups[key] === row.value),
        measured: ofTally(row, openAs),
        isAgainst: (figure, scenario) => isBad(figure, scenario, openAs),
      }),
    );
  });
}

function macroSight(key: string, { agent, side, summary, scenarios, openAs }: Slice): Sight {
  const grouped = summary.by.find((breakDown) => breakDown.key === key);
  const band = grouped === undefined ? undefined : macroBand(grouped.macro);
  return {
    agent,
    place: { kind: "macro", key, ...placedOn(side) },
    scenarios: scenarios.filter(({ groups }) => Object.hasOwn(groups, key)),
    measured:
      band === undefined
        ? {}
        : {
            strict: estimated(
              mapBand(band, ({ strict }) => strict),
              openAs,
            ),
            mean: estimated(
              mapBand(band, ({ meanOverScenarios }) => meanOverScenarios),
              openAs,
            ),
          },
    isAgainst: (figure, scenario) => isBad(figure, scenario, openAs),
  };
}

function scenarioSight(id: string, { agent, scenarios, openAs }: Slice): Sight {
  const own = scenarios.filter(({ scenario }) => scenario === id);
  const [trials] = own;
  const counted = trials === undefined ? 0 : countedTrials(trials);
  return {
    agent,
    place: { kind: "scenario", id },
    scenarios: own,
    measured: trials === undefined || counted === 0 ? {} : { passed: shareOfTrials(trials, openAs) },
    isAgainst: (figure, scenario) => isBad(figure, scenario, openAs),
  };
}

function placedOn(side: string | undefined): { side?: string } {
  return side === undefined ? {} : { side };
}

function isBad(figure: ThresholdFigure, trials: ScenarioTrials, openAs: OpenAs): boolean {
  const { passed, failed } = withOpenAs(trials, openAs);
  return figure === "atLeastOnce" ? passed === 0 : failed > 0;
}
