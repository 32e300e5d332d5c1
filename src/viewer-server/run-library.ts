import type { RunCard } from "../reports/view/run-view.ts";
import { Counting } from "./counting.ts";
import { RunShelf, type RunPlace } from "./run-shelf.ts";
import { TranscriptSearch } from "./transcript-search.ts";

/** A change that a page may want to know of. */
export type LibraryChange = { type: "runs" } | { type: "run"; run: string } | { type: "suite" };

/** The runs that a viewer shows. A run is named, never addressed by a path: only names that were listed are known. */
export class RunLibrary implements AsyncDisposable {
  readonly #list: () => readonly RunPlace[];
  readonly #counting = new Counting();
  readonly #shelves = new Map<string, RunShelf>();
  readonly #searches = new WeakMap<RunShelf, TranscriptSearch>();
  readonly #listeners = new Set<(change: LibraryChange) => void>();

  /** @param list The runs there are now. */
  constructor(list: () => readonly RunPlace[]) {
    this.#list = list;
  }

  /** @returns `undefined` for a run that is not listed. */
  shelf(run: string): RunShelf | undefined {
    const place = this.#list().find((one) => one.run === run);
    if (place === undefined) return undefined;
    const known = this.#shelves.get(run);
    if (known?.place.folder === place.folder) return known;
    const shelf = new RunShelf(place, this.#counting, () => this.tell({ type: "run", run }));
    this.#shelves.set(run, shelf);
    return shelf;
  }

  /** The searches through a run's transcripts. */
  searchOf(shelf: RunShelf): TranscriptSearch {
    const known = this.#searches.get(shelf);
    if (known !== undefined) return known;
    const search = new TranscriptSearch(shelf, () => this.tell({ type: "run", run: shelf.place.run }));
    this.#searches.set(shelf, search);
    return search;
  }

  shelves(): RunShelf[] {
    return this.#list().flatMap(({ run }) => this.shelf(run) ?? []);
  }

  /** All runs, newest first. A run that cannot be read is left out here; its own page says why. */
  async cards(): Promise<RunCard[]> {
    const cards = await Promise.all(this.shelves().map((shelf) => shelf.card().catch(() => undefined)));
    return cards
      .filter((card) => card !== undefined)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  listen(listener: (change: LibraryChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether anybody would hear of a change. */
  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  tell(change: LibraryChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#counting[Symbol.asyncDispose]();
  }
}
