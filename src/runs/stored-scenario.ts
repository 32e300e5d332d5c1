import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { fraudScenarioFrom, gradableFraud } from "../suites/fraud/fraud-playable.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";
import { gradableRetail, retailCaseFrom } from "../suites/retail/retail-playable.ts";
import { gradableTau2, tau2ScenarioFrom } from "../suites/tau2/tau2-pack-playable.ts";

/** A scenario from the text that a run keeps of it: all that grading needs, without its suite. */
export function storedScenario(kind: Manifest["suite"]["kind"], text: string): GradableScenario {
  switch (kind) {
    case "retail":
      return gradableRetail(retailCaseFrom(text));
    case "fraud":
      return gradableFraud(fraudScenarioFrom(text));
    case "tau2":
      return gradableTau2(tau2ScenarioFrom(text));
    default:
      throw new InputError([{ value: kind, problem: "no such kind of suite is known here" }]);
  }
}
