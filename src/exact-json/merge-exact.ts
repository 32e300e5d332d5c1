import type { ExactObject } from "../contract/json.ts";
import { copyObject, fieldOf, isExactObject, keysOf, setField } from "./fields.ts";

/** Objects merge field by field at every depth, anything else replaces; new fields go last. Gives a new object. */
export function mergeExact(base: Readonly<ExactObject>, patch: ExactObject): ExactObject {
  const merged = copyObject(base);
  for (const name of keysOf(patch)) {
    const before = fieldOf(merged, name);
    const after = fieldOf(patch, name) ?? null;
    const nested = isExactObject(before) && isExactObject(after);
    setField(merged, name, nested ? mergeExact(before, after) : after);
  }
  return merged;
}
