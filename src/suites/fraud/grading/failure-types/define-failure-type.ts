import type { Seq } from "../../../../contract/actor.ts";
import type { FraudCheck } from "../../fraud-check.ts";
import type { HouseCheckId } from "../../house-rules.ts";
import type { FailurePattern, Finding } from "../../../../contract/verdict.ts";
import { evidenceAt, type Objection } from "../../../../grading/check.ts";
import type { FraudView } from "../fraud-view.ts";

/** A gating result that failed. `kind` is that of the scenario's check, or what else it was. */
export type Failure = {
  check: string;
  kind: FraudCheck["kind"] | HouseCheckId | "engagement" | "assertion";
  finding: Extract<Finding, { status: "failed" }>;
};

/** What a failure type looks at: the conversation, and all that failed. */
export type FailureGiven = { view: FraudView; failures: readonly Failure[] };

/** A rule that tells one way in which an episode failed. Several may hold. */
export type FailureType = { name: string; find(given: FailureGiven): FailurePattern | undefined };

/** The family under which failure types stand in a verdict's patterns. */
const FAILURE_TYPE = "failure-type";

export function defineFailureType(
  name: string,
  recognise: (given: FailureGiven) => Objection | undefined,
): FailureType {
  const find = (given: FailureGiven): FailurePattern | undefined => {
    const found = recognise(given);
    if (found === undefined) return undefined;
    const evidence = evidenceAt(found.at, "conversation");
    return { pattern: name, family: FAILURE_TYPE, evidence, because: found.because };
  };
  return { name, find };
}

/** The events that a failure rests on; none where it rests on something not having happened. */
export function eventsOf({ finding }: Failure): readonly Seq[] {
  return "at" in finding.evidence ? finding.evidence.at : [];
}

/** Several failures as one objection. */
export function objectionOf(failures: readonly Failure[]): Objection {
  return {
    at: failures.flatMap(eventsOf),
    because: failures.map(({ check, finding }) => `${check}: ${finding.because}`).join("; "),
  };
}
