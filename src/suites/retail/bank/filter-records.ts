import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import { exactEqual, exactIncludes, fieldOf, keysOf } from "../../../exact-json/index.ts";

/**
 * The records that the arguments let through, in order and as authored. An argument filters when the first record
 * has a field of its name, or of its name without the plural s of `ids`; null and "all" filter nothing.
 */
export function filterRecords(records: readonly ExactObject[], args: ExactObject): readonly ExactObject[] {
  const [first] = records;
  if (first === undefined) return records;
  let kept = records;
  for (const name of keysOf(args)) {
    const wanted = fieldOf(args, name) ?? null;
    const field = fieldNamed(name, first);
    if (wanted === null || wanted === "all" || field === undefined) continue;
    kept = kept.filter((record) => isWanted(fieldOf(record, field) ?? null, wanted));
  }
  return kept;
}

function fieldNamed(argument: string, first: ExactObject): string | undefined {
  if (Object.hasOwn(first, argument)) return argument;
  const singular = argument.slice(0, -1);
  return argument.endsWith("ids") && Object.hasOwn(first, singular) ? singular : undefined;
}

function isWanted(value: ExactJson, wanted: ExactJson): boolean {
  return Array.isArray(wanted) ? exactIncludes(wanted, value) : exactEqual(value, wanted);
}
