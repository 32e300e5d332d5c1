import type { Failure } from "./define-failure-type.ts";
import { defineFailureType } from "./define-failure-type.ts";
import { decidingSeq } from "./harm.ts";
import { requiredDocuments } from "./retrieval.ts";

/** A document that governs the case was not before the agent when it decided. */
export const retrievalMiss = defineFailureType("retrieval-miss", (given) => {
  if (isDisengaged(given.failures)) return undefined;
  const decided = decidingSeq(given);
  const missed = requiredDocuments(given.view)
    .filter(({ surfaced }) => surfaced === undefined || (decided !== undefined && surfaced > decided))
    .map(({ document }) => document);
  if (missed.length === 0) return undefined;
  const when = decided === undefined ? "at all" : `before [${decided}]`;
  return {
    at: decided === undefined ? [] : [decided],
    because: `${missed.join(", ")} had not been put before the agent ${when}`,
  };
});

/** An agent that never came to the matter has nothing to look up. */
export function isDisengaged(failures: readonly Failure[]): boolean {
  return failures.some(({ kind }) => kind === "engagement");
}
