import type { Seq } from "../../../../../contract/actor.ts";
import type { HouseRules, HouseTool } from "../../../house-rules.ts";
import type { Json, JsonObject } from "../../../../../contract/json.ts";
import { decimalOf } from "../../../../../text/decimal.ts";
import { isCompleted } from "../../calls.ts";
import type { FraudView } from "../../fraud-view.ts";

/** Something that was done at the bank, with all that may be said of it. */
export type BankEffect = {
  seq: Seq;
  tool: string;
  does: HouseTool["does"];
  rule: HouseTool | undefined;
  /** Its numbers and texts: of its arguments, and of the records that it changed. */
  numbers: ReadonlySet<string>;
  texts: readonly string[];
};

/** All that was done in a conversation, by the agent or by the caller with what he was given. */
export function bankEffects({ calls, writes }: FraudView, { tools }: HouseRules): BankEffect[] {
  return calls.filter(isCompleted).flatMap((call): BankEffect[] => {
    const { tool, args = {} } = call.forms[0];
    const rule = tools[tool];
    const changed = writes.filter(({ at }) => at[0] === call.seq);
    const does = rule?.does ?? (changed.length > 0 ? "write" : "read");
    if (does === "read") return [];
    const values = leavesOf([args, ...changed.flatMap(({ before, after }) => [before ?? {}, after ?? {}])]);
    return [
      {
        seq: call.seq,
        tool,
        does,
        rule,
        numbers: new Set(values.flatMap((value) => decimalOf(value)?.replace(/^-/, "") ?? [])),
        texts: values.flatMap((value) => (typeof value === "string" ? [value.toLowerCase()] : [])),
      },
    ];
  });
}

function leavesOf(objects: readonly JsonObject[]): Json[] {
  const leaves: Json[] = [];
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
    else leaves.push(value);
  };
  objects.forEach(visit);
  return leaves;
}
