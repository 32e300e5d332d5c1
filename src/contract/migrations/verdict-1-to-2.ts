import { isRecord } from "../is-record.ts";

/**
 * A verdict record of format 1 as one of format 2: what passed with questions that nobody answered is open. Anything else
 * is returned as it is, for the schema to judge.
 */
export function verdictFrom1To2(record: unknown): unknown {
  if (!isRecord(record) || record["format"] !== 1) return record;
  const { verdict } = record;
  if (!isRecord(verdict) || verdict["status"] !== "passed") return { ...record, format: 2 };
  const open = Array.isArray(verdict["unjudged"]) && verdict["unjudged"].length > 0;
  return { ...record, format: 2, verdict: open ? { ...verdict, status: "open" } : verdict };
}
