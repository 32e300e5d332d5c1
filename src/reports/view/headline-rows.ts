import type { RunReport } from "./run-report.ts";
import { shownBounds, shownFigures, type ShownFigures } from "./shown-figures.ts";

/** The headline of one agent of a suite without sides. */
export type HeadlineRow = {
  agent: string;
  /** `undefined` where nothing was graded and nothing is open. */
  shown: ShownFigures | undefined;
  open: number;
  invalid: number;
  /** Episodes in error, and missing ones. */
  unfinished: number;
  /** Where the rate would lie had all without a score failed or passed; a dash where all have one. */
  bounds: string;
  /** The checks that failed first, most frequent first, with their counts. */
  firstFailed: readonly string[];
};

/** The headline of each agent of a suite without sides. */
export function headlineRows({ agents, manifest }: Pick<RunReport, "agents" | "manifest">): HeadlineRow[] {
  return agents.map(({ agent, summary, episodes, missing, firstFailed }) => ({
    agent: agent.label,
    shown: summary && shownFigures(summary.overall.figures, manifest.trials),
    open: episodes.open,
    invalid: episodes.invalid,
    unfinished: episodes.error + missing,
    bounds: (summary && shownBounds(summary.overall)?.strict) ?? "–",
    firstFailed: firstFailed.map(({ name, count }) => `${name} ${count}`),
  }));
}
