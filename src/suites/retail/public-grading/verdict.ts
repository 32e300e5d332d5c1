import { IntegralFloat, type ExactJson } from "../../../contract/json.ts";
import type { Behaviour } from "../../../contract/behaviour.ts";
import { fieldOf, isExactObject, isTruthy } from "../../../exact-json/index.ts";
import { Ungradable, type Detail } from "./graded-transcript.ts";
import type { ConfirmationStatus, WriteConfirmation } from "./s2-confirmation.ts";

/** A gate's findings. An inactive gate is computed all the same, but cannot fail the case. */
export type GateCheck = { active: boolean; ok: boolean; details: readonly Detail[] };

/** What the deterministic gates found. */
export type PublicChecks = Record<"S1" | "S3" | "S4" | "A1" | "A2" | "A3" | "A4", GateCheck> & {
  S2: { active: boolean; status: ConfirmationStatus; calls: readonly WriteConfirmation[] };
};

/** The judges' results as the public harness stores them; null where a judge was not asked. */
export type JudgeResults = { judgeResult: ExactJson; confirmationResult: ExactJson };

/** What R asks for: the kind of behaviour, and whether it counts. */
export type ExpectedBehaviour = { behaviour: Behaviour; behaviourAdvisory: boolean };

/**
 * `failReason` is the first failed gate, or what is awaited, or null for a pass. `qualityScore` is null where nothing
 * was scored. Both are the public harness's own forms.
 */
export type PublicVerdict = {
  verdict: "PASS" | "FAIL" | "INCOMPLETE";
  failReason: string | null;
  qualityScore: number | null;
};

/** S2 comes after S3 and S4. */
const GATE_ORDER = ["S1", "S3", "S4", "S2", "A1", "A2", "A3", "A4"] as const;

/**
 * Joins gates and judges to a verdict (section 7.9). Hard gates need no judge; without the response judge there is no
 * pass.
 *
 * @throws Ungradable where a judge's result is not of the form that the public harness reads.
 */
export function publicVerdict(
  checks: PublicChecks,
  expected: ExpectedBehaviour,
  { judgeResult, confirmationResult }: JudgeResults,
): PublicVerdict {
  const failed = firstFailedGate(checks);
  if (failed !== undefined) return { verdict: "FAIL", failReason: failed, qualityScore: null };
  const needsConfirmation = checks.S2.active && checks.S2.status === "needs_judge";
  if (judgeResult === null) {
    const failReason = needsConfirmation ? "awaiting judge (also needed to resolve S2)" : "awaiting judge";
    return { verdict: "INCOMPLETE", failReason, qualityScore: null };
  }
  const responded = responseHolds(judgeResult, expected);
  const confirmed = !needsConfirmation || confirmationHolds(confirmationResult);
  const qualityScore = meanScore(fieldFrom(judgeResult, "sub_scores"));
  if (!responded) return { verdict: "FAIL", failReason: "R", qualityScore };
  if (!confirmed) return { verdict: "FAIL", failReason: "S2", qualityScore };
  return { verdict: "PASS", failReason: null, qualityScore };
}

/** The first gate that fails the case whatever a judge would say. */
function firstFailedGate(checks: PublicChecks): string | undefined {
  return GATE_ORDER.find((gate) => {
    if (gate === "S2") return checks.S2.active && checks.S2.status === "fail";
    return checks[gate].active && !checks[gate].ok;
  });
}

/** Judge words are compared exactly: "pass" is not "PASS". */
function responseHolds(judgeResult: ExactJson, expected: ExpectedBehaviour): boolean {
  const met = fieldFrom(judgeResult, "axis_gate") === "PASS";
  const asExpected = fieldFrom(judgeResult, "behavior_class") === expected.behaviour;
  return met && (expected.behaviourAdvisory || asExpected);
}

/** By truthiness: the text "false" confirms. */
function confirmationHolds(result: ExactJson): boolean {
  return isTruthy(result) && isTruthy(fieldFrom(result, "confirmed"));
}

/** Mean of the numeric scores; a boolean counts as 1 or 0, anything else does not count. */
function meanScore(scores: ExactJson | undefined): number | null {
  if (!isTruthy(scores)) return null;
  if (!isExactObject(scores)) throw new Ungradable("the judge's sub_scores are not an object");
  const numbers = Object.values(scores)
    .map(numberOf)
    .filter((value) => value !== undefined);
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

function numberOf(value: ExactJson): number | undefined {
  if (value instanceof IntegralFloat) return value.value;
  const numeric = typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
  return numeric ? Number(value) : undefined;
}

function fieldFrom(result: ExactJson, key: string): ExactJson | undefined {
  if (!isExactObject(result)) throw new Ungradable("a judge's result is not an object");
  return fieldOf(result, key);
}
