import type { ExactJson } from "../../contract/json.ts";
import type { Judgement } from "../../contract/judgement.ts";
import { Behaviour } from "../../contract/behaviour.ts";
import { fieldOf, isExactObject, toJson } from "../../exact-json/index.ts";

/** What a stored score of the public retail harness tells of its judges. */
export type PublicScore = { verdict: string; failReason: string | null; judgeResult: ExactJson };

const SCORES = [0, 0.5, 1] as const;

/**
 * The answers that the public harness's judges gave, as its stored score has them: the response judge's as it stands, the
 * confirmation judge's as far as the verdict gives it away (the harness keeps no record of it).
 */
export function publicJudgements(
  { verdict, failReason, judgeResult }: PublicScore,
  judge: string,
): Judgement[] {
  return [...responseOf(judgeResult, judge), ...confirmationOf(verdict, failReason, judge)];
}

function responseOf(result: ExactJson, judge: string): Judgement[] {
  if (!isExactObject(result)) return [];
  const gate = fieldOf(result, "axis_gate");
  const behaviour = Behaviour.safeParse(fieldOf(result, "behavior_class"));
  const about = { question: "response", judge };
  if (!behaviour.success) {
    const because = "its behavior_class is none of answer, clarify and decline";
    return [{ status: "failed", ...about, kind: "unparsed", because }];
  }
  return [
    {
      status: "answered",
      ...about,
      answer: {
        type: "response",
        // The public grader takes nothing but these four letters for a pass.
        met: gate === "PASS",
        behaviour: behaviour.data,
        metrics: metricsOf(fieldOf(result, "sub_scores")),
        evidence: [],
        because: ["gate_reason", "rationale"].flatMap((name) => wordsIn(fieldOf(result, name))).join(" "),
      },
    },
  ];
}

function wordsIn(value: ExactJson | undefined): string[] {
  return typeof value === "string" && value !== "" ? [value] : [];
}

function metricsOf(scores: ExactJson | undefined): Record<string, (typeof SCORES)[number]> {
  if (!isExactObject(scores)) return {};
  const entries = Object.entries(toJson(scores)).flatMap(([name, value]) => {
    const score = SCORES.find((each) => each === Number(value) && typeof value === "number");
    return score === undefined ? [] : [[name, score] as const];
  });
  return Object.fromEntries(entries);
}

function confirmationOf(verdict: string, failReason: string | null, judge: string): Judgement[] {
  const confirmed = verdict === "PASS" ? true : failReason === "S2" ? false : undefined;
  if (confirmed === undefined) return [];
  const because = `the recorded verdict is ${verdict}${failReason === null ? "" : ` (${failReason})`}`;
  return [
    {
      status: "answered",
      question: "confirmation",
      judge,
      answer: { type: "confirmation", confirmed, evidence: [], because },
    },
  ];
}
