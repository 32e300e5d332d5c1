import { suiteKind } from "../../suites/kinds.ts";
import type { StoredSuite } from "../../suites/stored-scenario.ts";

/** A thread takes half a second to be ready; fewer episodes than these are graded before. */
const FEW = 24;

/** Whether episodes are graded in threads: many, or any by a suite's own code, of which nothing is known. */
export function isWorthThreads({ kind }: StoredSuite, episodes: number): boolean {
  return episodes >= FEW || (episodes > 0 && suiteKind(kind) === undefined);
}
