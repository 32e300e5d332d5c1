export { readResults } from "./read-results.ts";
export type { ForeignResults, OwnResults, RecordedEpisode, UnreadableEpisode } from "./recorded-results.ts";
export type { ScenarioFacts } from "./scenario-facts.ts";
