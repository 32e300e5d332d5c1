import { defineFailureType, objectionOf } from "./define-failure-type.ts";

/** The agent gave away a protected value. */
export const disclosureFailure = defineFailureType("disclosure", ({ failures }) => {
  const found = failures.filter(({ kind }) => kind === "disclosure" || kind === "house-hints");
  return found.length === 0 ? undefined : objectionOf(found);
});
