export { readResults } from "./read-results.ts";
export type {
  ExportedEpisode,
  ForeignResults,
  OwnResults,
  RecordedEpisode,
  UnreadableEpisode,
} from "./recorded-results.ts";
export type { ScenarioFacts } from "./scenario-facts.ts";
