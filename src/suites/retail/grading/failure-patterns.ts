import type { CheckResult, FailurePattern } from "../../../contract/verdict.ts";
import type { CaseView } from "./case-view.ts";
import { actedTooSoon } from "./patterns/acted-too-soon.ts";
import { askedNeedlessly } from "./patterns/asked-needlessly.ts";
import { claimedWithoutDoing } from "./patterns/claimed-without-doing.ts";
import { confirmedThenDropped } from "./patterns/confirmed-then-dropped.ts";
import type { Pattern, PatternGiven } from "./patterns/define-pattern.ts";
import { overreached } from "./patterns/overreached.ts";
import { saidOneDidAnother } from "./patterns/said-one-did-another.ts";
import { tookStaleContext } from "./patterns/took-stale-context.ts";
import { tookTheClaim } from "./patterns/took-the-claim.ts";
import { tookTheWrongEntity } from "./patterns/took-the-wrong-entity.ts";

/** All patterns, by family. */
export const PATTERNS: readonly Pattern[] = [
  tookTheClaim,
  tookStaleContext,
  tookTheWrongEntity,
  saidOneDidAnother,
  claimedWithoutDoing,
  confirmedThenDropped,
  actedTooSoon,
  askedNeedlessly,
  overreached,
];

/** The patterns that rules recognise in a failed episode; none where no rule can tell. */
export function findPatterns(view: CaseView, results: readonly CheckResult[]): FailurePattern[] {
  const failed: PatternGiven["failed"] = (check) => {
    const finding = results.find((result) => result.check === check)?.finding;
    return finding?.status === "failed" ? finding : undefined;
  };
  const open: PatternGiven["open"] = (check) => {
    const finding = results.find((result) => result.check === check)?.finding;
    return finding?.status === "unjudged" ? finding : undefined;
  };
  return PATTERNS.flatMap((pattern) => pattern.find({ view, failed, open }) ?? []);
}
