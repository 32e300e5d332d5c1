import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { ScenarioView } from "../contract/scenario-view.ts";
import { suiteKind } from "./kinds.ts";
import { suiteAt } from "./load-playable-suite.ts";
import type { GradableScenario } from "./playable-suite.ts";
import type { SuiteKind } from "./suite-kind.ts";

/** A run's suite, as far as it takes to find out how its scenarios are read. */
export type StoredSuite = Pick<Manifest["suite"], "kind" | "source">;

/** The kind of a run's suite: one that is known, or the one that its folder brings, where that is still at hand. */
export function kindOf({ kind, source }: StoredSuite): SuiteKind | undefined {
  const known = suiteKind(kind);
  if (known !== undefined) return known;
  try {
    const brought = suiteAt(source).kind;
    return brought.id === kind ? brought : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** A scenario from the text that a run keeps of it. @throws InputError for a kind that is not known here. */
export function storedScenario(suite: StoredSuite, text: string): GradableScenario {
  const kind = kindOf(suite);
  if (kind !== undefined) return kind.restore(text);
  const remedy = "Run it where the suite's folder is, or register its kind first (defineSuiteKind)";
  throw new InputError([{ value: suite.kind, problem: "no such kind of suite is known here", remedy }]);
}

/** A scenario's stored text as its page shows it. A text whose form is not known is shown as it is. */
export function scenarioView(suite: StoredSuite, text: string): ScenarioView {
  return kindOf(suite)?.view(text) ?? { ...NOTHING_KNOWN, setting: [{ name: "Text", text, as: "json" }] };
}

const NOTHING_KNOWN: ScenarioView = {
  about: [],
  caller: [],
  knows: [],
  doesNotKnow: [],
  rules: [],
  assertions: [],
  setting: [],
  documents: [],
  scripts: [],
};
