import type { FailurePattern } from "../../../../contract/verdict.ts";
import type { FailureGiven, FailureType } from "./define-failure-type.ts";
import { disclosureFailure } from "./disclosure.ts";
import { disengagement } from "./disengagement.ts";
import { historyReset } from "./history-reset.ts";
import { overRefusal } from "./over-refusal.ts";
import { policyError } from "./policy-error.ts";
import { retrievalMiss } from "./retrieval-miss.ts";
import { unsafeCall } from "./unsafe-call.ts";

/** All failure types, in the order in which they stand in a verdict: why it failed, then how. */
const FAILURE_TYPES: readonly FailureType[] = [
  retrievalMiss,
  historyReset,
  policyError,
  unsafeCall,
  disclosureFailure,
  overRefusal,
  disengagement,
];

/** The failure types of a failed episode: at least one, whatever failed. */
export function findFailureTypes(given: FailureGiven): FailurePattern[] {
  return FAILURE_TYPES.flatMap((type) => type.find(given) ?? []);
}
