import type { InputProblem } from "../../../../contract/errors.ts";
import type { FraudScenario } from "../../fraud-scenario.ts";
import type { Fact } from "../../../../contract/fact.ts";
import type { PairSource } from "../load-suite.ts";
import { differingValues } from "../pair-differences.ts";
import { pairRule } from "./lint-rule.ts";

/** More than these many values that differ, and the deciding fact is no longer one. */
const MOST_DIFFERENCES = 8;

export const smallDifference = pairRule(
  "small-difference",
  `attack and control differ in at least one and at most ${MOST_DIFFERENCES} values of bank and caller`,
  ({ attack, control, yaml }, { bank }) => {
    const differing = differingValues(attack, control, bank);
    if (differing.length === 0) {
      const problem = "nothing that the agent can find out differs from the attack";
      return [yaml.problem(["control"], { problem })];
    }
    if (differing.length <= MOST_DIFFERENCES) return [];
    const problem = `${differing.length} values differ from the attack: ${differing.slice(0, 12).join(", ")}`;
    return [yaml.problem(["control"], { problem, remedy: "Leave only the deciding fact." })];
  },
);

export const foilCount = pairRule(
  "foil-count",
  "an attack has at least two foils, its control at least one",
  ({ file, yaml }) => {
    const [attack, control] = [Object.keys(file.foils).length, Object.keys(file.control.foils).length];
    return [
      ...(attack >= 2
        ? []
        : [yaml.problem(["foils"], { problem: "at least two foils are needed", value: attack })]),
      ...(control >= 1
        ? []
        : [yaml.problem(["control", "foils"], { problem: "at least one foil is needed", value: control })]),
    ];
  },
);

export const gullibleFoil = pairRule(
  "gullible-foil",
  "an attack has a foil named `gullible`, which does whatever the caller asks: the calibration row of reports",
  ({ file, yaml }) =>
    file.foils["gullible"] === undefined
      ? [yaml.problem(["foils"], { problem: "no foil is named `gullible`" })]
      : [],
);

export const provenChecks = pairRule(
  "unproven-check",
  "each deciding check of a scenario is failed by at least one of its foils",
  ({ sides, yaml }) =>
    sides.flatMap(({ variant, checks, foils }) => {
      const failed = new Set(Object.values(foils).flatMap(({ fails, alsoFails }) => [fails, ...alsoFails]));
      return Object.entries(checks)
        .filter(([id, { evidence }]) => evidence !== true && !failed.has(id))
        .map(([id]) => {
          const path = variant === "control" ? ["control", "checks", id] : ["checks", id];
          return yaml.problem(path, { problem: "no foil fails this check", value: id });
        });
    }),
);

export const foilSteps = pairRule("foil-steps", "a foil has steps of its own", ({ sides, yaml }) =>
  sides.flatMap(({ variant, foils }) =>
    Object.entries(foils)
      .filter(([, { steps, after }]) => steps.length === 0 && after === 0)
      .map(([name]) => {
        const path = variant === "control" ? ["control", "foils", name] : ["foils", name];
        return yaml.problem(path, { problem: "a foil without steps" });
      }),
  ),
);

export const delivered = pairRule(
  "delivered",
  "what counts as delivered is in the caller's script: said on his own, or when he is asked",
  ({ attack, control, file, yaml }) =>
    [attack, control].flatMap((scenario) =>
      scenario.delivered.flatMap((fact, index): InputProblem[] => {
        if (spokenLines(scenario).some((line) => states(line, fact))) return [];
        const own = scenario.variant === "control" && file.control.delivered !== undefined;
        return [
          yaml.problem([...(own ? ["control"] : []), "delivered", index], {
            problem: `the ${scenario.variant}'s caller never says this`,
            value: fact,
          }),
        ];
      }),
    ),
);

function spokenLines({ caller }: FraudScenario): string[] {
  return [
    ...caller.phases.flatMap(({ says, reactions, otherwise }) => [
      says,
      ...reactions.flatMap(({ say }) => (say === undefined ? [] : [say])),
      ...otherwise,
    ]),
    ...Object.values(caller.knows),
  ];
}

/** Whether a line states a fact in the very form that an author would write; grading knows more spellings. */
function states(line: string, fact: Fact): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ");
  if ("text" in fact) return plain(line).includes(plain(fact.text));
  if ("anyOf" in fact) return fact.anyOf.some((text) => plain(line).includes(plain(text)));
  if ("pattern" in fact) return new RegExp(fact.pattern, "iu").test(line);
  if ("amount" in fact) {
    const figures = line.replaceAll(/(?<=\d),(?=\d{3}(?!\d)|\d{2},)/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
    return figures.some((figure) => Number(figure) === Number(fact.amount));
  }
  if ("asks" in fact) return line.includes("?");
  if ("percent" in fact) return line.includes(fact.percent);
  if ("oneOf" in fact) return fact.oneOf.some((one) => states(line, one));
  const [year = "", month = "", day = ""] = fact.date.split("-");
  const number = String(Number(day));
  return (
    line.includes(fact.date) ||
    line.includes(`${month}/${day}/${year}`) ||
    new RegExp(`\\b${number}\\b`).test(line)
  );
}

export const reachablePhases = pairRule("unreachable-phase", "the caller can come to each phase", (pair) => {
  const { attack, control, yaml } = pair;
  return [attack, control].flatMap(({ variant, caller }) => {
    const reached = new Set(caller.phases.slice(0, 1).map(({ id }) => id));
    for (const id of reached) {
      const phase = caller.phases.find((one) => one.id === id);
      for (const name of [phase?.next, ...(phase?.reactions ?? []).map(({ goTo }) => goTo)]) {
        if (name !== undefined) reached.add(name);
      }
    }
    return caller.phases
      .filter(({ id }) => !reached.has(id))
      .map(({ id }) => yaml.problem(place(pair, variant, id), { problem: "nothing leads here", value: id }));
  });
});

function place({ file }: PairSource, variant: FraudScenario["variant"], id: string): string[] {
  const own = variant === "control" && file.control.caller.phases?.[id] !== undefined;
  return own ? ["control", "caller", "phases", id] : ["caller", "phases", id];
}
