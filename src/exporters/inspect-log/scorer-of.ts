import { sideOf, type Grouped } from "../../contract/side-of.ts";
import type { SuiteSide } from "../../contract/suite-figures.ts";

/** Under which name an episode is scored. Each side of a suite is a scorer of its own, so that no figure of the log can mix them. */
export function scorerOf(sides: readonly SuiteSide[], planned: Grouped): string {
  return sideOf(planned, sides)?.id ?? "verdict";
}
