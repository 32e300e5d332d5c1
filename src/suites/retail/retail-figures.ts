import type { SuiteFigures } from "../../contract/suite-figures.ts";

/** How the figures of a retail suite are told: one figure over all cases. */
export const RETAIL_FIGURES: SuiteFigures = {
  sides: [],
  groupings: [
    { key: "axis", noun: { one: "axis", many: "axes" } },
    { key: "domain", noun: { one: "domain", many: "domains" } },
    { key: "tool", noun: { one: "tool", many: "tools" } },
  ],
  measures: [],
};
