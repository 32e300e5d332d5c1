import type { Foil, Gate, RetailCase } from "../../retail-case.ts";
import type { ScriptStep } from "../../../../contract/script-step.ts";
import { caseRule } from "./lint-rule.ts";

export const foilCount = caseRule(
  "foil-count",
  "a case has at least two foils",
  ({ case: { proof }, yaml }) => {
    const count = Object.keys(proof?.foils ?? {}).length;
    return count >= 2
      ? []
      : [yaml.problem(["foils"], { problem: "at least two foils are needed", value: count })];
  },
);

export const foilGate = caseRule(
  "foil-gate",
  "the gate that a foil names can fail in its case",
  ({ case: retailCase, yaml }) =>
    foilsOf(retailCase).flatMap(([name, { fails }]) => {
      const remedy = inactive(fails, retailCase);
      if (remedy === undefined) return [];
      return [
        yaml.problem(["foils", name, "fails"], {
          problem: "this gate cannot fail here",
          value: fails,
          remedy,
        }),
      ];
    }),
);

/** @returns Why the gate cannot fail, as what to do about it; `undefined` when it can. */
function inactive(gate: Gate, { gates, gold, tools }: RetailCase): string | undefined {
  switch (gate) {
    case "S2":
      if (!tools.some(({ definition }) => definition.requiresConfirmation)) return "Give the agent a write.";
      return gates.includes(gate) ? undefined : "Add it to `gates`.";
    case "S1":
    case "S3":
    case "S4":
    case "S5":
    case "S6":
    case "S7":
    case "S8":
      return gates.includes(gate) ? undefined : "Add it to `gates`.";
    case "A1":
      return gold.calls.length > 0 ? undefined : "The case expects no call.";
    case "A3":
      return Object.values(gold.rules).some(constrains) ? undefined : "No argument is compared in this case.";
    case "A4":
      return gold.dependencies.length > 0 ? undefined : "The case has no order of calls.";
    case "A2":
    case "R":
    case "NF":
      return undefined;
  }
}

function constrains(rule: RetailCase["gold"]["rules"][string]): boolean {
  return (
    Object.keys(rule.required).length > 0 ||
    rule.forbiddenIds.length > 0 ||
    Object.keys(rule.optionalOk).length > 0
  );
}

export const spokenTurns = caseRule(
  "spoken-turns",
  "oracle and foils answer each of the customer's turns once: with a step that only speaks",
  ({ case: retailCase, yaml }) => {
    const { turns, proof } = retailCase;
    const oracle = proof?.oracle ?? [];
    const scripts: [string[], readonly ScriptStep[]][] = [
      [["oracle"], oracle],
      ...foilsOf(retailCase)
        .filter(([, { fails }]) => fails !== "NF")
        .map(([name, { after, steps }]): [string[], readonly ScriptStep[]] => [
          ["foils", name],
          [...oracle.slice(0, after), ...steps],
        ]),
    ];
    return scripts.flatMap(([path, steps]) => {
      const spoken = steps.filter((step) => step.calls === undefined).length;
      if (spoken === turns.length) return [];
      const problem = `${turns.length} customer turn(s), but ${spoken} step(s) that only speak`;
      return [yaml.problem(path, { problem })];
    });
  },
);

export const foilStart = caseRule(
  "foil-start",
  "`after` of a foil is no more than the oracle has steps, and leaves something to do wrong; a foil that fails NF may do so by hanging up",
  ({ case: retailCase, yaml }) => {
    const length = retailCase.proof?.oracle.length ?? 0;
    return foilsOf(retailCase).flatMap(([name, { after, steps, fails }]) => {
      if (after > length) {
        const problem = `the oracle has only ${length} steps`;
        return [yaml.problem(["foils", name, "after"], { problem, value: after })];
      }
      if (steps.length > 0 || (fails === "NF" && after < length)) return [];
      const problem = "a foil without steps of its own";
      const remedy =
        fails === "NF" ? "Lower `after`: by then the oracle has answered every turn." : undefined;
      return [
        yaml.problem(["foils", name, "steps"], { problem, ...(remedy === undefined ? {} : { remedy }) }),
      ];
    });
  },
);

function foilsOf(retailCase: RetailCase): [string, Foil][] {
  return Object.entries(retailCase.proof?.foils ?? {});
}
