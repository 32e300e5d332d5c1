/**
 * A verdict record of format 1 as one of format 2: what passed with questions that nobody answered is open. Anything else
 * is returned as it is, for the schema to judge.
 */
export function verdictFrom1To2(record: unknown): unknown {
  if (!isObject(record) || record["format"] !== 1) return record;
  const { verdict } = record;
  if (!isObject(verdict) || verdict["status"] !== "passed") return { ...record, format: 2 };
  const open = Array.isArray(verdict["unjudged"]) && verdict["unjudged"].length > 0;
  return { ...record, format: 2, verdict: open ? { ...verdict, status: "open" } : verdict };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
