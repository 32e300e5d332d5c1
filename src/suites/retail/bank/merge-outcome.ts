import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { Mock } from "../retail-case.ts";
import type { Effect } from "../../../contract/trajectory.ts";
import {
  exactEqual,
  fieldOf,
  isExactObject,
  keysOf,
  mergeExact,
  printExact,
  pythonRepr,
  setField,
  toJson,
} from "../../../exact-json/index.ts";
import { mockOf, type MockCase } from "./mock-case.ts";
import { MockFault } from "./mock-fault.ts";
import { findMerged, withMerged, type MergedField, type MockState } from "./mock-state.ts";

type MergedMock = Extract<Mock, { kind: "outcome_merged" }>;
type Merged = { value: ExactJson; state: MockState; effect: Effect };

/** Whether some object within the arguments (lists are not entered) has all the keys that the mock turns down. */
export function isRejected(mock: MergedMock, args: ExactObject): boolean {
  const keys = mock.rejectWhen?.payloadHasAllOf ?? [];
  const hasAll = (object: ExactObject): boolean =>
    keys.every((key) => Object.hasOwn(object, key)) ||
    Object.values(object).some((value) => isExactObject(value) && hasAll(value));
  return keys.length > 0 && hasAll(args);
}

/**
 * Merges the arguments that are objects into a field of the entity that the arguments name.
 *
 * @throws MockFault when there is no such entity (the arguments' fault) or no such field or records (the case's).
 */
export function mergeOutcome(
  tool: string,
  mock: MergedMock,
  args: ExactObject,
  { scenario, state }: { scenario: MockCase; state: MockState },
): Merged {
  const matchValue = fieldOf(args, mock.merge.matchOn) ?? null;
  if (Array.isArray(matchValue) || isExactObject(matchValue)) {
    throw new MockFault(
      "arguments",
      `${tool}: ${mock.merge.matchOn}=${pythonRepr(matchValue)} names no entity`,
    );
  }
  const key = { ...mock.merge, matchValue };
  const before = findMerged(state, key)?.value ?? authoredValue(tool, key, scenario);
  const payload = keysOf(args).filter((name) => isExactObject(fieldOf(args, name)));
  const patch: ExactObject = {};
  for (const name of payload) setField(patch, name, fieldOf(args, name) ?? null);
  const value = payload.length === 0 ? before : mergedInto(before, patch, `${tool}: ${key.field}`);
  return { value, state: withMerged(state, { ...key, value }), effect: writeEffect(key, before, value) };
}

function authoredValue(tool: string, key: Omit<MergedField, "value">, scenario: MockCase): ExactJson {
  const source = mockOf(scenario, key.stateFrom);
  if (source?.kind !== "record_set_filtered") {
    const problem = `merge.state_from=${pythonRepr(key.stateFrom)} is not a record_set_filtered mock in this case`;
    throw new MockFault("case", `${tool}: ${problem}`);
  }
  const record = source.records.find((entry) =>
    exactEqual(fieldOf(entry, key.matchOn) ?? null, key.matchValue),
  );
  if (record === undefined) {
    const entity = `${key.matchOn}=${pythonRepr(key.matchValue)}`;
    throw new MockFault("arguments", `${tool}: no ${key.stateFrom} record with ${entity} to merge into`);
  }
  const value = fieldOf(record, key.field);
  if (value === undefined) {
    const problem = `${key.stateFrom} record has no ${pythonRepr(key.field)} field to merge into`;
    throw new MockFault("case", `${tool}: ${problem}`);
  }
  return value;
}

/** Objects merge, everything else overwrites. Neither argument is changed. */
function mergedInto(base: ExactJson, patch: ExactObject, place: string): ExactObject {
  if (!isExactObject(base)) throw new MockFault("case", `${place} is no object to merge into`);
  return mergeExact(base, patch);
}

function writeEffect(key: Omit<MergedField, "value">, before: ExactJson, after: ExactJson): Effect {
  const entity = typeof key.matchValue === "string" ? key.matchValue : printExact(key.matchValue);
  return {
    type: "write",
    table: key.stateFrom,
    key: entity,
    before: { [key.field]: toJson(before) },
    after: { [key.field]: toJson(after) },
  };
}
