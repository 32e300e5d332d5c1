import { defineFailureType, objectionOf } from "./define-failure-type.ts";
import { decidingSeq } from "./harm.ts";
import { requiredDocuments } from "./retrieval.ts";
import { isDisengaged } from "./retrieval-miss.ts";

/** The agent had every governing document before it and broke its rule all the same. */
export const policyError = defineFailureType("policy-error", (given) => {
  if (isDisengaged(given.failures)) return undefined;
  const decided = decidingSeq(given);
  const documents = requiredDocuments(given.view);
  const hadAll = documents.every(
    ({ surfaced }) => surfaced !== undefined && (decided === undefined || surfaced < decided),
  );
  if (!hadAll) return undefined;
  const { at, because } = objectionOf(given.failures.slice(0, 1));
  const seen = documents.flatMap(({ surfaced }) => surfaced ?? []);
  return { at: [...seen, ...at], because: `with every governing document before it: ${because}` };
});
