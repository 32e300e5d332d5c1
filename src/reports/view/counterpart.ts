import { sideOf, type Grouped } from "../../contract/side-of.ts";
import type { PlannedScenario } from "../../contract/manifest.ts";
import type { SuiteFigures } from "../../contract/suite-figures.ts";
import type { ScenarioView } from "../../contract/scenario-view.ts";
import { capital } from "./side-words.ts";

/** What another side of its suite has in the place of a scenario: the other scenario of its pair. */
export type Counterpart = {
  planned: PlannedScenario;
  view: ScenarioView;
  /** The one beside the other, and where the two differ. */
  title: string;
  note: string;
};

/** A scenario's counterpart, with words for how the two belong together. */
export function counterpart(
  scenario: Grouped,
  other: { planned: PlannedScenario; view: ScenarioView },
  { sides }: SuiteFigures,
): Counterpart {
  const nouns = [scenario, other.planned].map((one) => sideOf(one, sides)?.scenarios.one ?? "scenario");
  const [first, second] = sides.map(({ scenarios }) => scenarios.one).filter((noun) => nouns.includes(noun));
  return {
    ...other,
    title: `${capital(first ?? "scenario")} beside ${second ?? "counterpart"}`,
    note: `Where this ${nouns[0]} and its ${nouns[1]} differ; all else is alike.`,
  };
}
