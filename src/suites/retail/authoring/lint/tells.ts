import type { RetailCase } from "../../retail-case.ts";
import { printExact } from "../../../../exact-json/index.ts";
import { caseRule } from "./lint-rule.ts";

/** Words that tell an assistant that it is being tested, or what the test is about. */
const telling =
  /\b(mock(ed|s)?|trap(s|ped)?|foils?|oracle|benchmarks?|test (?:case|customer|account|data)|graders?|graded|grading|scenarios?|red[- ]?team\w*|fictional|placeholder|todo)\b/i;

export const noTells = caseRule(
  "tell",
  "nothing that the agent sees says that it is being tested",
  ({ case: retailCase, yaml }, { promptTemplate }) =>
    shownTexts(retailCase, promptTemplate).flatMap(([path, text]) => {
      const found = telling.exec(text)?.[0];
      return found === undefined
        ? []
        : [yaml.problem(path, { problem: "gives the test away", value: found })];
    }),
);

function shownTexts(
  { turns, setup, mock, tools }: RetailCase,
  promptTemplate: string,
): [(string | number)[], string][] {
  return [
    [[], promptTemplate],
    ...turns.map((turn, index): [(string | number)[], string] => [["turns", index], turn]),
    ...setup.prior.map((message, index): [(string | number)[], string] => [
      ["prior", index],
      message.text ?? "",
    ]),
    [["customer"], printExact(setup.loginContext)],
    ...Object.entries(mock).map(([tool, answer]): [string[], string] => [
      ["bank", tool],
      JSON.stringify(answer),
    ]),
    ...tools.map(({ spec }, index): [(string | number)[], string] => [
      ["tools", index],
      JSON.stringify(spec),
    ]),
  ];
}
