import type { Json } from "../../../../contract/json.ts";
import { toJson } from "../../../../exact-json/index.ts";
import { foldText } from "../../../../text/plain-text.ts";
import { paiseOf } from "../../../../text/money.ts";
import { scanFigures } from "../../../../text/scan-figures.ts";
import { leavesOf, ruleFor, type CaseView, type Said } from "../case-view.ts";
import { sameValue } from "../same-value.ts";
import { definePattern } from "./define-pattern.ts";

/** The agent said the right value and then sent another one. */
export const saidOneDidAnother = definePattern(
  "said-one-did-another",
  "knowing-versus-doing",
  ({ view, failed }) => {
    if (failed("A3") === undefined) return undefined;
    for (const call of view.calls) {
      const required = toJson(ruleFor(view.scenario, call.tool)?.required ?? {});
      for (const { key, value } of leavesOf(required)) {
        const given = leavesOf(call.args ?? null).filter((leaf) => leaf.key === key);
        if (given.length === 0 || given.some((leaf) => sameValue(leaf.value, value))) continue;
        const stated = saidBefore(view, call.seq, value);
        if (stated === undefined) continue;
        return {
          at: [stated.seq, call.seq],
          because: `${JSON.stringify(value)} was said, ${JSON.stringify(given[0]?.value)} was sent`,
        };
      }
    }
    return undefined;
  },
);

function saidBefore({ agentSaid }: CaseView, before: number, value: Json): Said | undefined {
  return agentSaid.find(({ seq, text }) => {
    if (seq >= before) return false;
    if (typeof value === "number")
      return scanFigures(text).amounts.some(({ paise }) => paise === paiseOf(value));
    return typeof value === "string" && value.length >= 4 && foldText(text).includes(foldText(value));
  });
}
