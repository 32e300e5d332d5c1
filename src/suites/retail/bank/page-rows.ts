import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import { fieldOf, isTruthy, pythonRepr } from "../../../exact-json/index.ts";
import { MockFault } from "./mock-fault.ts";

/**
 * The page that `offset` and `limit` ask for, with Python's slice rules: negative numbers count from the end. A
 * falsy offset is 0; without a limit the page goes to the end.
 *
 * @throws MockFault for numbers that are no integers; booleans count as 0 and 1.
 */
export function pageRows<Row>(rows: readonly Row[], args: ExactObject): readonly Row[] {
  const offset = fieldOf(args, "offset");
  const start = isTruthy(offset) ? integerOf("offset", offset ?? 0) : 0;
  const limit = fieldOf(args, "limit") ?? null;
  return limit === null ? rows.slice(start) : rows.slice(start, start + integerOf("limit", limit));
}

function integerOf(name: string, value: ExactJson): number {
  if (typeof value === "boolean" || typeof value === "bigint") return Number(value);
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw new MockFault("arguments", `${name}=${pythonRepr(value)} is not an integer`);
}
