import { InputError, type InputProblem } from "../contract/errors.ts";
import { isOnSide } from "../contract/side-of.ts";
import { SuiteFigures } from "../contract/suite-figures.ts";
import type { PlayableScenario, PlayableSuite } from "./playable-suite.ts";

/** What is to be known of a suite to hold its figures against its scenarios. */
type Told = Pick<PlayableSuite, "id" | "figures"> & {
  scenarios: readonly Pick<PlayableScenario, "planned">[];
};

/** Scenarios that a message names. */
const NAMED = 3;

/**
 * A scenario on no side would be in no figure, and one on two in both.
 *
 * @throws InputError where a suite's figures have not their form, or do not fit its scenarios.
 */
export function assertFigures({ id, figures, scenarios }: Told): void {
  const read = SuiteFigures.safeParse(figures);
  const problems: InputProblem[] = read.success
    ? sideProblems(read.data, scenarios)
    : read.error.issues.map(({ path, message }) => {
        return { path: ["figures", ...path].join("."), problem: message };
      });
  if (problems.length > 0) throw new InputError(problems.map((problem) => ({ file: id, ...problem })));
}

function sideProblems({ sides }: SuiteFigures, scenarios: Told["scenarios"]): InputProblem[] {
  if (sides.length === 0) return [];
  const on = ({ planned }: Told["scenarios"][number]): number =>
    sides.filter((side) => isOnSide(planned, side)).length;
  const lost = scenarios.filter((scenario) => on(scenario) !== 1);
  if (lost.length === 0) return [];
  const named = lost.slice(0, NAMED).map(({ planned }) => planned.id);
  return [
    {
      path: "figures.sides",
      problem: `${lost.length} of ${scenarios.length} scenarios are on no side or on several, such as ${named.join(", ")}`,
      remedy: "Each scenario's groups put it on just one side (where)",
    },
  ];
}
