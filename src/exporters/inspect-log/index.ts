export { logHeader } from "./log-header.ts";
export type { LogHeader, Reductions, Sample, SampleSummary } from "./log-format.ts";
export { agentModelName } from "./model-name.ts";
export { episodeSpan } from "./log-times.ts";
export { EmbeddedEpisode, EmbeddedRun } from "./embedded.ts";
export { summaryOf, toSample, type LoggedEpisode } from "./to-sample.ts";
export { UsageTotals } from "./usage.ts";
