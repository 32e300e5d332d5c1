import type { JsonObject } from "../../contract/json.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { CheckResult, FailurePattern, Verdict, VerdictRecord } from "../../contract/verdict.ts";
import { checkTitle, type CheckTitles } from "../../reports/view/check-title.ts";
import type { Score } from "./message-format.ts";

/**
 * A verdict as Inspect's score: `C` for passed, `I` for failed.
 *
 * @returns `undefined` for a verdict that is no score (`open`, `invalid`, `error`): Inspect then counts the sample as unscored.
 */
export function scoreOf(
  record: VerdictRecord,
  trajectory: Trajectory,
  titles: CheckTitles,
): Score | undefined {
  const { verdict } = record;
  if (verdict.status !== "passed" && verdict.status !== "failed") return undefined;
  const answer = lastWords(trajectory);
  return {
    value: verdict.status === "passed" ? "C" : "I",
    ...(answer === undefined ? {} : { answer }),
    explanation: explanationOf(verdict, titles),
    metadata: {
      status: verdict.status,
      ...(verdict.status === "failed" ? { first_failed: verdict.firstFailed } : {}),
      checks: verdict.results.map((result) => loggedCheck(result, titles)),
      ...(verdict.unjudged.length === 0 ? {} : { unjudged: verdict.unjudged }),
      ...(verdict.patterns.length === 0 ? {} : { patterns: verdict.patterns.map(loggedPattern) }),
      ...(verdict.quality === undefined ? {} : { quality: verdict.quality }),
      ...(verdict.measures === undefined ? {} : { measures: verdict.measures }),
      profile: record.profile,
      judge: record.judge,
    },
  };
}

function lastWords({ events }: Trajectory): string | undefined {
  const words = events.findLast((event) => event.type === "message" && event.by === "agent");
  return words?.type === "message" ? words.text : undefined;
}

/** The first failed check, then what else failed, one to a line. */
function explanationOf(
  verdict: Extract<Verdict, { status: "passed" | "failed" }>,
  titles: CheckTitles,
): string {
  const gating = verdict.results.filter(({ gating }) => gating);
  if (verdict.status === "passed") {
    const held = gating.filter(({ finding }) => finding.status === "passed").length;
    return `Passed: ${held} of ${gating.length} gating checks held, none failed.`;
  }
  const failed = gating.filter(({ finding }) => finding.status === "failed");
  const first = failed.find(({ check }) => check === verdict.firstFailed);
  const more = failed.filter((result) => result !== first);
  return [
    first === undefined ? `Failed ${verdict.firstFailed}.` : `Failed first: ${reason(first, titles)}`,
    ...more.map((result) => `Also failed: ${reason(result, titles)}`),
  ].join("\n\n");
}

function reason({ check, finding }: CheckResult, titles: CheckTitles): string {
  return `${checkTitle(check, titles)} (${check}): ${finding.because}`;
}

function loggedCheck(
  { check, version, stage, gating, finding }: CheckResult,
  titles: CheckTitles,
): JsonObject {
  const { status, because } = finding;
  const evidence = "evidence" in finding ? { evidence: finding.evidence } : {};
  return { check, title: checkTitle(check, titles), status, because, gating, stage, version, ...evidence };
}

function loggedPattern({ pattern, family, because, evidence }: FailurePattern): JsonObject {
  return { pattern, family, because, evidence };
}
