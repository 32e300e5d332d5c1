import { noneFound } from "../../../../grading/check.ts";
import { describeConditions, meetsAll } from "../../../../matching/conditions.ts";
import { defineCheckKind } from "./define-check.ts";

/** Fails when a record that meets the conditions was added to the table, log tables included. */
export const noNewRecord = defineCheckKind(
  {
    kind: "no-new-record",
    version: 1,
    failing: "act",
    looksAt: "bank",
    conditions: ({ where }) => Object.values(where),
  },
  ({ table, where }, view) => {
    const objections = view.writes.flatMap((write) => {
      const { before, after } = write;
      if (write.table !== table || before !== undefined || after === undefined) return [];
      return meetsAll(where, after, view.ownerOf)
        ? [{ at: write.at, because: `${table}/${write.key} was added` }]
        : [];
    });
    const conditions = describeConditions(where);
    const what = `new record in ${table}${conditions === "" ? "" : ` with ${conditions}`}`;
    return noneFound(what, "writes", objections);
  },
);
