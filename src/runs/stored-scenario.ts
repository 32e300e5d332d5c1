import type { GradableScenario } from "./playable-suite.ts";
import { gradableRetail, retailCaseFrom } from "./retail-playable.ts";

/** A scenario from the text that a run keeps of it: all that grading needs, without its suite. */
export function storedScenario(text: string): GradableScenario {
  return gradableRetail(retailCaseFrom(text));
}
