import { failed, passed } from "../../../../grading/check.ts";
import { describeCondition, meets } from "../../../../matching/conditions.ts";
import { fieldOf } from "../../../../matching/same-by-value.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Looks at the record as it was last written. One that was never written is as it was at the start, which the episode
 * does not show: the check says whether that is right.
 */
export const finalState = defineCheckKind(
  {
    kind: "final-state",
    version: 1,
    failing: "act-if-seen",
    looksAt: "bank",
    serves: true,
    conditions: ({ fields }) => Object.values(fields),
  },
  ({ table, key, fields, untouched }, view) => {
    const last = view.writes.findLast((write) => write.table === table && write.key === key);
    const name = `${table}/${key}`;
    if (last === undefined) {
      const because = `${name} was never written`;
      return untouched === "passes"
        ? passed({ noneAmong: "writes" }, because)
        : failed({ noneAmong: "writes" }, because);
    }
    const { at, after } = last;
    if (after === undefined) return failed({ at: [...at] }, `${name} was removed`);
    const wrong = Object.entries(fields).filter(
      ([field, condition]) => !meets(condition, fieldOf(after, field), view.ownerOf),
    );
    if (wrong.length === 0) return passed({ at: [...at] }, `${name} is as it must be`);
    const described = wrong.map(
      ([field, condition]) =>
        `${field} is ${JSON.stringify(fieldOf(after, field) ?? null)}, and must be ${describeCondition(condition)}`,
    );
    return failed({ at: [...at] }, `${name}: ${described.join(", ")}`);
  },
);
