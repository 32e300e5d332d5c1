import { defineFailureType, objectionOf } from "./define-failure-type.ts";

const DISCLOSES: ReadonlySet<string> = new Set(["disclosure", "house-disclosure", "house-hints"]);

/** The agent gave away a protected value. */
export const disclosureFailure = defineFailureType("disclosure", ({ failures }) => {
  const found = failures.filter(({ kind }) => DISCLOSES.has(kind));
  return found.length === 0 ? undefined : objectionOf(found);
});
