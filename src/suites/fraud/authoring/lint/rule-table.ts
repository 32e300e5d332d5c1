import type { InputProblem } from "../../../../contract/errors.ts";
import type { Json } from "../../../../contract/json.ts";
import { didYouMean } from "../../../authoring/did-you-mean.ts";
import { figuresInForce } from "../pair-decision.ts";
import { toolNames } from "../tool-names.ts";
import { suiteRule } from "./lint-rule.ts";
import { asJson, leavesOf } from "./values-within.ts";

type Path = (string | number)[];

export const ruleTable = suiteRule(
  "rule-table",
  "what rules.yaml names there is: documents in force, acts or tools, tables, figures of documents",
  ({ rules: table, policies, content }) => {
    if (table === undefined) return [];
    const { acts, rules } = table.file;
    const { all } = toolNames(content.core);
    const today = content.suite.clock.slice(0, 10);
    const inForce = policies
      .filter(({ head }) => (head.effective_to ?? today) >= today)
      .map(({ head }) => head.id);
    const figures = [...figuresInForce({ policies, content }).keys()];
    const known = (
      name: string,
      names: readonly string[],
      { path, what }: { path: Path; what: string },
    ): InputProblem[] =>
      names.includes(name)
        ? []
        : [table.yaml.problem(path, { problem: what, value: name, remedy: didYouMean(name, names) })];
    return [
      ...Object.entries(acts).flatMap(([act, { tools }]) =>
        tools.flatMap((tool, index) =>
          known(tool, all, { path: ["acts", act, "tools", index], what: "unknown tool" }),
        ),
      ),
      ...Object.entries(rules).flatMap(([name, { document, forbids }]) => [
        ...known(document, inForce, { path: ["rules", name, "document"], what: "no such document in force" }),
        ...forbids.flatMap((act, index) =>
          known(act, [...Object.keys(acts), ...all], {
            path: ["rules", name, "forbids", index],
            what: "no such act or tool",
          }),
        ),
      ]),
      ...leavesOf(asJson(table.file)).flatMap(({ path, value }) => [
        ...termOf(path, value).flatMap((term) =>
          known(term, figures, { path, what: "no figure of a document in force" }),
        ),
        ...placeOf(path, value).flatMap((place) =>
          known(place, content.core.tableNames, { path, what: "the bank has no such table" }),
        ),
      ]),
    ];
  },
);

const NUMBERS: ReadonlySet<string | number | undefined> = new Set([
  "total",
  "over",
  "atLeast",
  "atMost",
  "under",
]);

/** The name of a figure where a number is wanted. */
function termOf(path: Path, value: Json): string[] {
  const isWanted = NUMBERS.has(path.at(-1)) || (typeof path.at(-1) === "number" && NUMBERS.has(path.at(-2)));
  return isWanted && typeof value === "string" && /^[a-z_]+$/.test(value) ? [value] : [];
}

/** The table of a place. */
function placeOf(path: Path, value: Json): string[] {
  const last = path.at(-1);
  const isPlace = last === "some" || last === "in" || last === "yearOf" || last === "introducesOtherThan";
  return isPlace && typeof value === "string" ? [value.split(/[/.]/)[0] ?? ""] : [];
}
