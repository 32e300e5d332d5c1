import { InputError } from "../contract/errors.ts";
import { readConditions, withEar } from "../suites/play-conditions.ts";
import { loadPlayableSuite } from "../suites/load-playable-suite.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/** The same suite with another ear. @throws InputError for a suite whose callers hear nothing, or no such ear. */
export function hearingWith({ live, source, conditions }: PlayableSuite, ear: string): PlayableSuite {
  if (!live) {
    const problem = "this suite's callers say what is written, whatever they hear";
    throw new InputError([{ path: "ear", value: ear, problem }]);
  }
  return loadPlayableSuite(source, withEar(readConditions(conditions), ear, {}));
}
