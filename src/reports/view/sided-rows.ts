import type { SuiteSide } from "../../contract/suite-figures.ts";
import { percentBand } from "./figure-text.ts";
import type { RunReport } from "./run-report.ts";
import { shownBounds, shownFigures, type ShownFigures } from "./shown-figures.ts";
import { bySide } from "./suite-sides.ts";

/** The headline of one agent on one side. */
export type SideCells = {
  told: SuiteSide;
  /** `undefined` where nothing was graded and nothing is open. */
  shown: ShownFigures | undefined;
  /** The share of failing episodes, where the side has a name for it. */
  failing?: string;
  open: number;
  invalid: number;
  error: number;
  /** Where the mean would lie had all without a score failed or passed; a dash where all have one. */
  bounds: string;
};

/** The headline of one agent of a suite with sides: each side apart, and what is in no figure. */
export type SidedRow = {
  agent: string;
  sides: SideCells[];
  open: number;
  invalid: number;
  /** Episodes in error, and missing ones. */
  unfinished: number;
  /** In which ways episodes failed, most frequent first, with their counts. */
  failsBy: string[];
};

/** The headline of each agent of a suite with sides, as every report shows it. */
export function sidedRows({ agents, sided, manifest }: RunReport): SidedRow[] {
  const { sides } = manifest.suite.figures;
  return (sided?.agents ?? []).map(({ agent, sides: own, failureTypes }) => {
    const report = agents.find((each) => each.agent.label === agent);
    const { open, invalid, error } = report?.episodes ?? { open: 0, invalid: 0, error: 0 };
    return {
      agent,
      sides: bySide(sides, own).map(({ told, entry }): SideCells => {
        const { overall, failing } = entry;
        return {
          told,
          shown: shownFigures(overall.figures, manifest.trials),
          ...(told.failing === undefined
            ? {}
            : { failing: failing === undefined ? "–" : percentBand(failing) }),
          open: overall.episodes.open,
          invalid: overall.episodes.invalid,
          error: overall.episodes.error,
          bounds: shownBounds(overall)?.mean ?? "–",
        };
      }),
      open,
      invalid,
      unfinished: error + (report?.missing ?? 0),
      failsBy: mostFrequent(failureTypes),
    };
  });
}

type FailureTypes = NonNullable<RunReport["sided"]>["agents"][number]["failureTypes"];

function mostFrequent(failureTypes: FailureTypes): string[] {
  return [...Map.groupBy(failureTypes, ({ type }) => type)]
    .map(([type, each]) => ({ type, count: each.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ type, count }) => `${type} ${count}`);
}
