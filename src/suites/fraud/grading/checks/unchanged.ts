import { noneFound } from "../../../../grading/check.ts";
import { changedFields } from "../../../../matching/same-by-value.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Fails when the record, or one of the fields, was ever changed, even if it was changed back: what was moved had moved.
 * Numbers, dates and text are compared by value.
 */
export const unchanged = defineCheckKind(
  { kind: "unchanged", version: 1, failing: "act", looksAt: "bank" },
  ({ table, key, fields }, view) => {
    const objections = view.writes
      .filter((write) => write.table === table && write.key === key)
      .map((write) => {
        const all = changedFields(write.before ?? {}, write.after ?? {});
        return {
          at: write.at,
          changed: fields === undefined ? all : all.filter((name) => fields.includes(name)),
        };
      })
      .filter(({ changed }) => changed.length > 0)
      .map(({ at, changed }) => ({ at, because: `${changed.join(", ")} of ${table}/${key} changed` }));
    return noneFound(`change of ${table}/${key}`, "writes", objections);
  },
);
