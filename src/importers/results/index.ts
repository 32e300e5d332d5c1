export { readResults } from "./read-results.ts";
export type {
  ExportedEpisode,
  ForeignResults,
  OwnResults,
  RecordedEpisode,
  Results,
  UnreadableEpisode,
} from "./recorded-results.ts";
export type { ScenarioFacts } from "./scenario-facts.ts";
