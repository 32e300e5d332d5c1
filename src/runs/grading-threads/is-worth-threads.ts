import { suiteKind } from "../../suites/kinds.ts";
import type { StoredSuite } from "../../suites/stored-scenario.ts";

/** Two threads take some four seconds of computing to be ready; with fewer episodes than these that is not made good. */
const FEW = 500;

/** Whether episodes are graded in threads: many, or any by a suite's own code, of which nothing is known. */
export function isWorthThreads({ kind }: StoredSuite, episodes: number): boolean {
  return episodes >= FEW || (episodes > 0 && suiteKind(kind) === undefined);
}
