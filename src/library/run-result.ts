import type { ThresholdOutcome } from "../reports/ci/judge-thresholds.ts";
import type { RunStanding } from "../reports/ci/run-standing.ts";
import type { RunReport } from "../reports/view/run-report.ts";
import type { Episode } from "./episode.ts";

/** What came of a run. */
export type RunResult = {
  /** `complete`, `incomplete` (episodes have no score) or `breached` (a threshold is). */
  standing: RunStanding;
  /** All figures (docs/formats.md). */
  report: RunReport;
  thresholds: ThresholdOutcome[];
  /** All episodes of the run, with trajectory and verdict; read anew each time. */
  episodes: () => AsyncIterable<Episode>;
};
