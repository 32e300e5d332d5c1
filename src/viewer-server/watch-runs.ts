import { statSync } from "node:fs";
import { join } from "node:path";
import { runFingerprint } from "./run-cache.ts";
import type { RunLibrary } from "./run-library.ts";

const LOOK_EVERY_MS = 1_000;

/**
 * Tells the library's listeners when runs appear, go, or are written. It looks now and then: watching files does not work on
 * every file system, and a run that goes on changes all the time anyway.
 *
 * @returns A function that stops it.
 */
export function watchRuns(library: RunLibrary): () => void {
  let before = look(library);
  const timer = setInterval(() => {
    if (!library.isWatched) return;
    const now = look(library);
    if (now.size !== before.size || [...now.keys()].some((run) => !before.has(run))) {
      library.tell({ type: "runs" });
    }
    for (const [run, state] of now) {
      if (before.get(run) !== state) library.tell({ type: "run", run });
    }
    before = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** What tells one moment of each run from another: its file, how it goes, and who writes it. */
function look(library: RunLibrary): Map<string, string> {
  return new Map(
    library.shelves().map(({ place }) => {
      const beside = ["live.json", "run.owner.json"].map(
        (name) => statSync(join(place.folder, name), { throwIfNoEntry: false })?.mtimeMs ?? "",
      );
      return [place.run, [runFingerprint(place.folder), ...beside].join(" ")];
    }),
  );
}
