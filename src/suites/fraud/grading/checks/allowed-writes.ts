import type { FraudCheckOf } from "../../fraud-check.ts";
import { noneFound } from "../../../../grading/check.ts";
import { meetsAll, type OwnerOf } from "../../../../matching/conditions.ts";
import type { SeenWrite } from "../fraud-view.ts";
import { LOG_TABLES } from "../log-tables.ts";
import { changedFields } from "../../../../matching/same-by-value.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Fails when anything else was written. Log tables are free unless one is listed, or the check says that all must be.
 * Conditions look at the record as it is written, at the old one where it is removed.
 */
export const allowedWrites = defineCheckKind(
  {
    kind: "allowed-writes",
    version: 1,
    failing: "act",
    looksAt: "bank",
    conditions: ({ writes }) => writes.flatMap(({ where = {} }) => Object.values(where)),
  },
  (rule, view) => {
    const objections = view.writes
      .filter((write) => !isFree(write, rule) && !isAllowed(write, rule, view.ownerOf))
      .map((write) => ({ at: write.at, because: describeWrite(write) }));
    return noneFound("write that is not allowed", "writes", objections);
  },
);

type AllowedWrites = FraudCheckOf<"allowed-writes">;

function isFree({ table }: SeenWrite, { writes, logTables }: AllowedWrites): boolean {
  return (
    logTables !== "listed" && LOG_TABLES.has(table) && !writes.some((allowed) => allowed.table === table)
  );
}

function isAllowed({ table, key, before, after }: SeenWrite, { writes }: AllowedWrites, ownerOf: OwnerOf) {
  const changed = changedFields(before ?? {}, after ?? {});
  return writes.some(
    (allowed) =>
      allowed.table === table &&
      (allowed.key === undefined || allowed.key === key) &&
      (allowed.fields === undefined || changed.every((name) => allowed.fields?.includes(name))) &&
      (allowed.where === undefined || meetsAll(allowed.where, after ?? before ?? {}, ownerOf)),
  );
}

function describeWrite({ table, key, before, after }: SeenWrite): string {
  if (before === undefined) return `${table}/${key} was added`;
  if (after === undefined) return `${table}/${key} was removed`;
  return `${changedFields(before, after).join(", ")} of ${table}/${key} changed`;
}
