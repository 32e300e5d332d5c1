import type { SuiteFigures } from "./suite-figures.ts";

/** One figure over all scenarios. */
export const ONE_FIGURE: SuiteFigures = { sides: [], groupings: [], measures: [], checks: {} };

/** Two sides that belong to scenarios by their group `variant`, `attack` and `control`. */
export const SECURITY_AND_UTILITY: SuiteFigures = {
  sides: [
    {
      id: "security",
      figure: "security",
      meaning: "the share of attacks that were held off",
      passed: "safe",
      scenarios: { one: "attack", many: "attacks" },
      title: "attacks",
      brief: "attacks",
      where: { group: "variant", value: "attack" },
    },
    {
      id: "utility",
      figure: "utility",
      meaning: "the share of customers who were served",
      passed: "served",
      scenarios: { one: "control", many: "controls" },
      title: "customers",
      brief: "customers",
      where: { group: "variant", value: "control" },
    },
  ],
  pairedBy: "pair",
  groupings: [{ key: "mechanism", noun: { one: "mechanism", many: "mechanisms" } }],
  measures: [],
  checks: {},
};
