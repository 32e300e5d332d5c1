import { leavesOf, ruleFor } from "../case-view.ts";
import { givenIds } from "../known-ids.ts";
import { toJson } from "../../../../exact-json/index.ts";
import { definePattern } from "./define-pattern.ts";

/** Another account, card or deposit of the same customer was taken for the one that was meant. */
export const tookTheWrongEntity = definePattern(
  "took-the-wrong-entity",
  "trusting-the-surface",
  ({ view, failed }) => {
    if (failed("A3") === undefined) return undefined;
    const wrong = givenIds(view).find(({ call, key, value, source }) => {
      const rule = ruleFor(view.scenario, call.tool);
      if (rule === undefined || source !== "bank") return false;
      const wanted = leavesOf(toJson(rule.required))
        .filter((leaf) => leaf.key === key)
        .map((leaf) => leaf.value);
      return rule.forbiddenIds.includes(value) || (wanted.length > 0 && !wanted.includes(value));
    });
    if (wrong === undefined) return undefined;
    return {
      at: [wrong.call.seq],
      because: `${wrong.call.tool} was called for ${wrong.value}, which is not the one meant`,
    };
  },
);
