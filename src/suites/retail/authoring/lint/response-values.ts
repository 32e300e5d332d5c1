import type { Fact } from "../../../../contract/fact.ts";
import { describeFact, isHardValue } from "../../../../text/fact-matches.ts";
import { caseRule } from "./lint-rule.ts";

const PLACES = [
  ["must", "says"],
  ["mustNot", "avoids"],
] as const;

/** Words pass or fail nothing: only values decide gate R, whatever a judge says. */
export const responseValues = caseRule(
  "response-values",
  "`must` and `mustNot` hold values only: amounts, percentages, dates, ids, references, numbers of four digits or more",
  ({ case: { response }, yaml }) =>
    PLACES.flatMap(([decides, informs]) =>
      response[decides].flatMap((fact, index) => {
        if (isHardValue(fact)) return [];
        return [
          yaml.problem(["response", decides, index], {
            problem: `${describeFact(fact)} is no value: words decide nothing`,
            remedy: `${hint(fact)}Put it under \`${informs}\`, which whoever judges is told of, or say in \`resolution\` what is meant.`,
          }),
        ];
      }),
    ),
);

function hint(fact: Fact): string {
  return "pattern" in fact
    ? "An amount, a percentage or a date is read in every spelling as {amount}, {percent} or {date}. "
    : "";
}
