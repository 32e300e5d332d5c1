import { unreadableGates } from "../unreadable-gates.ts";
import { suiteRule } from "./lint-rule.ts";

/** A gate that cannot read the suite stays open in every episode, so that nothing passes without a judge. */
export const readableGates = suiteRule(
  "unreadable-gate",
  "rules of the house know what every tool does, a verb for every write, and the currency",
  ({ house, content }) =>
    house === undefined
      ? []
      : Object.entries(
          unreadableGates(house.rules, { core: content.core, currency: content.suite.currency }),
        ).map(([gate, reason]) =>
          house.yaml.problem(["tools"], {
            problem: `${gate} cannot read this suite and stays open: ${reason}`,
            remedy: "Name the tool with what it `does`; give verbs that tell of it under `acts`",
          }),
        ),
);
