import { lineFilter, type EpisodeFilter } from "../reports/view/episode-filter.ts";
import type { EpisodeLine } from "../reports/view/episode-line.ts";
import type { RunLibrary } from "./run-library.ts";
import type { RunShelf } from "./run-shelf.ts";

/** The lines of a run that a filter leaves, in order; with how far the search for its text is, until it is done. */
export function filteredLines(
  library: RunLibrary,
  shelf: RunShelf,
  filter: EpisodeFilter,
): { lines: readonly EpisodeLine[]; searching?: { done: number; of: number } } {
  const known = shelf.known();
  const all = shelf.lines();
  if (known.status !== "ready" || all === undefined) return { lines: [] };
  const kept = all.filter(lineFilter(filter, known.figures.view.columns));
  const search = library.searchOf(shelf).for(filter.text, all);
  if (search === undefined) return { lines: kept };
  const { found, done, of } = search;
  const lines = kept.filter((line) => found.has(line));
  return done < of ? { lines, searching: { done, of } } : { lines };
}
