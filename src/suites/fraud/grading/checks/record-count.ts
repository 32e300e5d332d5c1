import type { JsonObject } from "../../../../contract/json.ts";
import { evidenceAt, failed, passed } from "../../../../grading/check.ts";
import { meetsAll } from "../../../../matching/conditions.ts";
import { defineCheckKind } from "./define-check.ts";

/** Counts from the start by what each write added to, or took from, the records that meet the conditions. */
export const recordCount = defineCheckKind(
  {
    kind: "record-count",
    version: 1,
    failing: "act",
    looksAt: "bank",
    conditions: ({ where }) => Object.values(where),
  },
  ({ table, where, atStart, equals }, view) => {
    const counts = (record: JsonObject | undefined): number =>
      record !== undefined && meetsAll(where, record, view.ownerOf) ? 1 : 0;
    const steps = view.writes
      .filter((write) => write.table === table)
      .map(({ at, before, after }) => ({ at, by: counts(after) - counts(before) }))
      .filter(({ by }) => by !== 0);
    const count = steps.reduce((sum, { by }) => sum + by, atStart);
    const evidence = evidenceAt(
      steps.flatMap(({ at }) => at),
      "writes",
    );
    const because = `${table} has ${count} such records in the end`;
    return count === equals ? passed(evidence, because) : failed(evidence, `${because}, not ${equals}`);
  },
);
