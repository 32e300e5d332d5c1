import type { Json, JsonObject } from "../../../contract/json.ts";
import { isRecord } from "../../../contract/is-record.ts";
import type { RetailCase } from "../retail-case.ts";
import { toJson } from "../../../exact-json/index.ts";
import { idForm, idShape } from "../../../text/ids.ts";
import { leavesOf } from "./case-view.ts";
import { sameValue } from "./same-value.ts";

/** A leaf of arguments: the names that lead to it, and its value. */
type Setting = { path: readonly string[]; value: Json };

/**
 * Whether what a call gives beyond what is wanted changes nothing: it is just what the bank's records have for the thing
 * that the call is about, such as a channel that is off already.
 */
export function addsNothing(
  given: Json,
  wanted: Json,
  about: { name: string; args: JsonObject; scenario: RetailCase },
): boolean {
  const extra = settingsBeyond(given, wanted, [about.name]);
  if (extra === undefined || extra.length === 0) return false;
  const records = recordsOf(about.args, about.scenario);
  return extra.every(({ path, value }) => records.some((record) => has(record, path, value)));
}

/** What `given` has beyond `wanted`; `undefined` where it lacks some of it or has it otherwise. */
function settingsBeyond(
  given: Json,
  wanted: Json | undefined,
  path: readonly string[],
): Setting[] | undefined {
  if (!isRecord(given)) {
    if (wanted === undefined) return [{ path, value: given }];
    return sameValue(given, wanted) ? [] : undefined;
  }
  if (wanted !== undefined && !isRecord(wanted)) return undefined;
  if (wanted !== undefined && Object.keys(wanted).some((name) => !Object.hasOwn(given, name)))
    return undefined;
  const parts = Object.entries(given).map(([name, value]) =>
    settingsBeyond(value, wanted?.[name], [...path, name]),
  );
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? found.flat() : undefined;
}

/** Records of the bank that carry one of the ids that a call names. */
function recordsOf(args: JsonObject, { mock }: RetailCase): JsonObject[] {
  const ids = new Set(
    leavesOf(args).flatMap(({ value }) =>
      typeof value === "string" && idShape(value) !== undefined ? [idForm(value)] : [],
    ),
  );
  return Object.values(mock).flatMap((answers) =>
    answers.kind === "record_set_filtered"
      ? answers.records
          .map((record) => toJson(record))
          .filter((record) =>
            Object.values(record).some((value) => typeof value === "string" && ids.has(idForm(value))),
          )
      : [],
  );
}

/** Whether a record has a value at a path, or at that path below another name: `controls.online` for `online`. */
function has(record: Json, path: readonly string[], value: Json): boolean {
  if (!isRecord(record)) return false;
  return (
    at(record, path, value) ||
    Object.values(record).some((inner) => isRecord(inner) && at(inner, path, value))
  );
}

function at(record: Json, path: readonly string[], value: Json): boolean {
  const found = path.reduce<Json | undefined>(
    (inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    record,
  );
  return found !== undefined && sameValue(found, value);
}
