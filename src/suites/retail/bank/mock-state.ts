import type { ExactJson } from "../../../contract/json.ts";
import { exactEqual } from "../../../exact-json/index.ts";

/** A field of one entity as merged writes have left it. */
export type MergedField = {
  stateFrom: string;
  matchOn: string;
  matchValue: ExactJson;
  field: string;
  value: ExactJson;
};

/** What the merged writes of one episode changed, in order of first writing. Everything else stays in the case. */
export type MockState = readonly MergedField[];

const isSame = (a: Omit<MergedField, "value">, b: Omit<MergedField, "value">): boolean =>
  a.stateFrom === b.stateFrom &&
  a.matchOn === b.matchOn &&
  a.field === b.field &&
  exactEqual(a.matchValue, b.matchValue);

/** @returns The stored entry for this field of this entity, if it was written before. */
export function findMerged(state: MockState, key: Omit<MergedField, "value">): MergedField | undefined {
  return state.find((entry) => isSame(entry, key));
}

/** @returns The state with this entry written; the given state stays as it is. */
export function withMerged(state: MockState, entry: MergedField): MockState {
  const at = state.findIndex((other) => isSame(other, entry));
  return at < 0 ? [...state, entry] : state.with(at, entry);
}
