export { logHeader } from "./log-header.ts";
export type { LogHeader, Reductions, Sample, SampleSummary } from "./log-format.ts";
export { agentModelName } from "./names.ts";
export { episodeSpan } from "./moments.ts";
export { EmbeddedEpisode, EmbeddedRun } from "./embedded.ts";
export { summaryOf, toSample, type LoggedEpisode } from "./to-sample.ts";
export { UsageTotals } from "./usage.ts";
