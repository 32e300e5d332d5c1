import { IntegralFloat, type ExactJson, type ExactObject } from "../../contract/json.ts";
import { isExactObject, keysOf, parseExact } from "../../exact-json/index.ts";
import { fieldIn, type BankRecord } from "./bank-record.ts";
import { byCodePoint } from "./canonical-text.ts";
import type { EpisodeDatabase } from "./episode-database.ts";
import { BadArguments, numberIn, sameValue, textOf } from "./lenient-values.ts";
import type { Row } from "./table-snapshot.ts";

/** Records found, in order of insertion; or why the query cannot be run. */
export type QueryResult = { ok: true; rows: readonly Row[] } | { ok: false; problem: string };

/** Names that the public engine takes for itself; as constraints they break its call. */
const RESERVED = ["return_ids", "db", "db_name"];

/**
 * Finds records of a table. Constraints are a JSON object as text, `{"field__operator": value}`; all must hold. The
 * operators are eq, ne, gt, gte, lt, lte, contains, startswith, endswith, in and nin; any other means equality. The
 * key `limit` stops after that many records, but not before the first. No text means no constraints.
 */
export function queryTable(db: EpisodeDatabase, table: string, constraints: string | null): QueryResult {
  if (!db.tableNames.includes(table)) {
    return { ok: false, problem: `there is no table "${table}"; the tables are ${db.tableNames.join(", ")}` };
  }
  const read = readConstraints(constraints);
  if (!read.ok) return read;
  const { limit = null, ...conditions } = read.constraints;
  const tests = keysOf(conditions).map((key) => conditionOf(key, conditions[key] ?? null));
  const rows: Row[] = [];
  for (const row of candidates(db, table, conditions)) {
    if (!tests.every((holds) => holds(row[1]))) continue;
    rows.push(row);
    if (limit === null) continue;
    const most = numberIn(limit);
    if (most === undefined) return { ok: false, problem: "limit must be a number" };
    if (rows.length >= most) break;
  }
  return { ok: true, rows };
}

type ReadConstraints = { ok: true; constraints: ExactObject } | { ok: false; problem: string };

function readConstraints(text: string | null): ReadConstraints {
  if (text === null || text === "") return { ok: true, constraints: {} };
  let constraints: ExactJson;
  try {
    constraints = parseExact(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: `the constraints are no JSON: ${error.message}` };
  }
  if (!isExactObject(constraints)) return { ok: false, problem: "the constraints are no JSON object" };
  const taken = RESERVED.find((name) => Object.hasOwn(constraints, name));
  if (taken !== undefined) return { ok: false, problem: `"${taken}" cannot be a constraint` };
  return { ok: true, constraints };
}

/** Rows among which the answer is: by index where a field must equal a text, else all. */
function candidates(db: EpisodeDatabase, table: string, conditions: ExactObject): Iterable<Row> {
  for (const [key, value] of Object.entries(conditions)) {
    if (typeof value === "string" && !key.includes("__")) return db.rowsWhere(table, key, value);
  }
  return db.rows(table);
}

type Test = (record: BankRecord) => boolean;
type Operator = (field: ExactJson, value: ExactJson) => boolean;

function conditionOf(key: string, value: ExactJson): Test {
  const split = key.lastIndexOf("__");
  const field = split === -1 ? key : key.slice(0, split);
  const holds = (split === -1 ? undefined : OPERATORS.get(key.slice(split + 2))) ?? sameValue;
  return (record) => {
    try {
      return holds(fieldIn(record, field), value);
    } catch (error) {
      // What cannot be compared does not match, whatever the operator.
      if (error instanceof BadArguments) return false;
      throw error;
    }
  };
}

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ["eq", sameValue],
  ["ne", (field, value) => !sameValue(field, value)],
  ["gt", (field, value) => order(field, value) > 0],
  ["gte", (field, value) => order(field, value) >= 0],
  ["lt", (field, value) => order(field, value) < 0],
  ["lte", (field, value) => order(field, value) <= 0],
  ["contains", (field, value) => field !== null && holdsIn(field, value)],
  ["startswith", (field, value) => field !== null && textOf(field).startsWith(textOf(value))],
  ["endswith", (field, value) => field !== null && textOf(field).endsWith(textOf(value))],
  ["in", (field, value) => holdsIn(value, field)],
  ["nin", (field, value) => !holdsIn(value, field)],
]);

/** Numbers by value, texts by code point, lists by their first difference. NaN comes neither before nor after. */
function order(a: ExactJson, b: ExactJson): number {
  if (typeof a === "string" && typeof b === "string") return byCodePoint(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    const at = a.findIndex((item, index) => index >= b.length || !sameValue(item, b[index] ?? null));
    if (at === -1 || at >= b.length) return a.length - b.length;
    return order(a[at] ?? null, b[at] ?? null);
  }
  const [left, right] = [numberIn(a), numberIn(b)];
  if (left === undefined || right === undefined) throw new BadArguments("these have no order");
  return left === right ? 0 : left - right;
}

/** Whether a list holds an equal element, a text the other text, an object the key. */
function holdsIn(container: ExactJson, value: ExactJson): boolean {
  if (Array.isArray(container)) return container.some((item) => sameValue(item, value));
  if (typeof container === "string" && typeof value === "string") return container.includes(value);
  if (isExactObject(container) && isHashable(value)) {
    return typeof value === "string" && Object.hasOwn(container, value);
  }
  throw new BadArguments("nothing can be looked for there");
}

function isHashable(value: ExactJson): boolean {
  return typeof value !== "object" || value === null || value instanceof IntegralFloat;
}
