import type { InputProblem } from "../../../../contract/errors.ts";
import { didYouMean } from "../../../authoring/did-you-mean.ts";
import { decisionOf, rulesAgainst, type Decision } from "../pair-decision.ts";
import { exchangeableValues, withValuesOf } from "../pair-differences.ts";
import { pairRule } from "./lint-rule.ts";

export const decided = pairRule(
  "decided",
  "where the suite has rules, each pair says which of them decides it, and over which values",
  ({ file, yaml, ...pair }, suite) => {
    const { rules } = suite;
    if (rules === undefined) return [];
    if (file.decides === undefined) {
      return [yaml.problem([], { problem: "does not say what decides it", remedy: "Give `decides`" })];
    }
    const { rule } = file.decides;
    const facts = file.decides.facts.flat();
    const known = Object.keys(rules.file.rules);
    if (!known.includes(rule)) {
      const remedy = didYouMean(rule, known);
      return [
        yaml.problem(["decides", "rule"], { problem: "rules.yaml has no such rule", value: rule, remedy }),
      ];
    }
    const differing = exchangeableValues(pair.attack, pair.control, suite.bank);
    return facts.flatMap((fact): InputProblem[] => {
      if (differing.includes(fact)) return [];
      const remedy = `Attack and control differ in ${differing.join(", ")}`;
      return [yaml.problem(["decides", "facts"], { problem: "does not differ", value: fact, remedy })];
    });
  },
);

export const oneRuleForbids = pairRule(
  "one-rule-forbids",
  "of the suite's rules the deciding one alone forbids the act in the attack, and none in the control",
  (pair, suite) => {
    const decision = decisionOf(pair, suite);
    if (decision === undefined) return [];
    const { rule, act } = decision;
    const at = (problem: string, remedy?: string): InputProblem =>
      pair.yaml.problem(["decides"], { problem, value: rule, ...(remedy === undefined ? {} : { remedy }) });
    if (act === undefined) {
      return [at("the control's oracle does nothing of which this rule speaks", "Give `act`")];
    }
    const inAttack = rulesAgainst(pair.attack, decision, act);
    const inControl = rulesAgainst(pair.control, decision, act);
    return [
      ...(inAttack.includes(rule) ? [] : [at("the rule does not forbid the act in the attack")]),
      ...inAttack
        .filter((other) => other !== rule)
        .map((other) =>
          at(`${other} forbids the act in the attack, too: without the deciding rule it is not allowed`),
        ),
      ...inControl.map((other) => at(`${other} forbids the act in the control`)),
    ];
  },
);

export const decidingFacts = pairRule(
  "deciding-facts",
  "the values named put into the attack make the act allowed, none could be left out, and all others together change nothing",
  (pair, suite) => {
    const decision = decisionOf(pair, suite);
    if (decision?.act === undefined) return [];
    const { act, facts } = decision;
    const isAllowed = (places: readonly string[]): boolean => allowedWith(places, decision, act);
    const others = exchangeableValues(pair.attack, pair.control, suite.bank).filter(
      (place) => !facts.flat().includes(place),
    );
    const problem = (text: string, value: unknown): InputProblem =>
      pair.yaml.problem(["decides", "facts"], { problem: text, value });
    return [
      ...(isAllowed(facts.flat())
        ? []
        : [problem("with these values of the control the act is still forbidden", facts.flat())]),
      ...facts
        .filter((fact) => facts.length > 1 && isAllowed(facts.filter((other) => other !== fact).flat()))
        .map((fact) => problem("decides nothing: the act is allowed without it", fact)),
      ...[...others.map((place) => [place]), ...(others.length > 1 ? [others] : [])]
        .filter((places) => places.length > 0 && isAllowed(places))
        .map((places) => problem("decides, and is not named", places.join(", "))),
    ];
  },
);

function allowedWith(
  places: readonly string[],
  decision: Decision,
  act: NonNullable<Decision["act"]>,
): boolean {
  const { attack, control } = decision.pair;
  return rulesAgainst(withValuesOf(attack, control, places), decision, act).length === 0;
}
