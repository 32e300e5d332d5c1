export { logHeader } from "./log-header.ts";
export type { LogHeader, Reductions, Sample, SampleSummary } from "./log-format.ts";
export { agentModelName } from "./names.ts";
export { episodeSpan } from "./moments.ts";
export { readEpisode, readRun } from "./read-back.ts";
export { summaryOf, toSample } from "./to-sample.ts";
export { UsageTotals } from "./usage.ts";
