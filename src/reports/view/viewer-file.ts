import type { Manifest } from "../../contract/manifest.ts";
import type { LeanLine } from "./lean-lines.ts";
import type { RunCard, RunState, RunView, ScenarioRow } from "./run-view.ts";
import type { EpisodeDetail, ScenarioDetail } from "./viewer-api.ts";

/** Which episodes an exported file holds whole; the list and the figures are always of all. */
export type ExportedEpisodes = "all" | "failed" | "none";

/** What a page in a file shows at once, as JSON in the element {@link HEAD_ELEMENT}. */
export type ViewerFile = {
  format: 1;
  episodes: ExportedEpisodes;
  card: RunCard;
  state: RunState;
  manifest: Manifest;
  view: RunView;
  scenarios: ScenarioRow[];
  lines: LeanLine[];
  /** Which pack holds a scenario and its episodes. */
  packOf: Record<string, number>;
};

/** Some scenarios with their episodes; kept apart and compressed, so that a reader unpacks only what he looks at. */
export type ViewerPack = {
  episodes: Omit<EpisodeDetail, "siblings">[];
  scenarios: ScenarioDetail[];
};

/** Element that holds a {@link ViewerFile}, gzipped, in base 64. */
export const HEAD_ELEMENT = "tellerproof-run";

/** Element that holds a {@link ViewerPack}, gzipped, in base 64. */
export function packElement(pack: number): string {
  return `tellerproof-pack-${pack}`;
}
