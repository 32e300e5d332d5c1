import { setImmediate as pause } from "node:timers/promises";
import type { Trajectory } from "../contract/trajectory.ts";
import { textFilter } from "../reports/view/episode-filter.ts";
import type { EpisodeLine } from "../reports/view/episode-line.ts";
import { searchedText } from "../reports/view/searched-text.ts";
import type { RunShelf } from "./run-shelf.ts";

/** How far a search through a run's transcripts is, and which lines were found so far. */
export type Search = { done: number; of: number; found: ReadonlySet<EpisodeLine> };

/** Searches that are kept for as long as the same lines are shown. */
const KEPT = 8;
/** The server answers others at least this often while it searches. */
const SLICE_MS = 15;

/** Looks for words in the transcripts of a run. A search runs on its own and can be asked how far it is. */
export class TranscriptSearch {
  readonly #shelf: RunShelf;
  readonly #changed: () => void;
  #lines: readonly EpisodeLine[] = [];
  #searches = new Map<string, Search & { found: Set<EpisodeLine> }>();

  /** @param changed Told when a search has come to its end. */
  constructor(shelf: RunShelf, changed: () => void) {
    this.#shelf = shelf;
    this.#changed = changed;
  }

  /** @returns `undefined` for a text without a word in it. */
  for(text: string, lines: readonly EpisodeLine[]): Search | undefined {
    const matches = textFilter(text);
    if (matches === undefined) return undefined;
    if (lines !== this.#lines) {
      this.#lines = lines;
      this.#searches.clear();
    }
    const known = this.#searches.get(text);
    if (known !== undefined) return known;
    const search = { done: 0, of: lines.length, found: new Set<EpisodeLine>() };
    this.#searches.set(text, search);
    const oldest = this.#searches.size > KEPT ? this.#searches.keys().next().value : undefined;
    if (oldest !== undefined) this.#searches.delete(oldest);
    void this.#run(search, text, matches);
    return search;
  }

  async #run(
    search: Search & { found: Set<EpisodeLine> },
    text: string,
    matches: NonNullable<ReturnType<typeof textFilter>>,
  ): Promise<void> {
    const lines = this.#lines;
    const running = (): boolean => this.#searches.get(text) === search;
    await this.#shelf
      .reading(async (store, manifest) => {
        const hashes = new Map(manifest.scenarios.map(({ id, hash }) => [id, hash]));
        let slice = performance.now();
        for (const line of lines) {
          if (!running()) return;
          const trajectory = await store.getTrajectory({
            agent: line.agent,
            scenario: line.scenario,
            trial: line.trial,
            scenarioHash: hashes.get(line.scenario) ?? "",
          });
          if (matches(line, () => transcriptText(trajectory))) search.found.add(line);
          search.done += 1;
          if (performance.now() - slice < SLICE_MS) continue;
          await pause();
          slice = performance.now();
        }
      })
      // The run cannot be read to its end: what was found stands, and its page says why.
      .catch(() => undefined);
    search.done = search.of;
    this.#changed();
  }
}

function transcriptText(trajectory: Trajectory | undefined): string {
  return trajectory === undefined ? "" : searchedText(trajectory);
}
