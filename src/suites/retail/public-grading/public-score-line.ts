import type { PublicGrade } from "./grade-public.ts";
import type { ConfirmationStatus } from "./s2-confirmation.ts";
import type { PublicVerdict } from "./verdict.ts";

type Ok = { ok: boolean };
type Gated = { active: boolean; ok: boolean };

/** A grade as one JSON object, in the public harness's names. */
export type PublicScoreLine = {
  case_id: string;
  verdict: PublicVerdict["verdict"];
  fail_reason: string | null;
  checks: {
    S1: Gated;
    S2: {
      active: boolean;
      status: ConfirmationStatus;
      calls: { tool: string; turn: number; status: ConfirmationStatus }[];
    };
    S3: Gated;
    S4: Gated;
    A1: Ok;
    A2: Ok;
    A3: Ok;
    A4: Gated;
  };
  quality_score: number | null;
};

/** A grade in the form that `grade --json` and `grade --batch` print, one line per case. */
export function publicScoreLine(caseId: string, grade: PublicGrade): PublicScoreLine {
  const { S1, S2, S3, S4, A1, A2, A3, A4 } = grade.checks;
  const calls = S2.calls.map(({ tool, turn, status }) => ({ tool, turn, status }));
  return {
    case_id: caseId,
    verdict: grade.verdict,
    fail_reason: grade.failReason,
    checks: {
      S1: gated(S1),
      S2: { active: S2.active, status: S2.status, calls },
      S3: gated(S3),
      S4: gated(S4),
      A1: { ok: A1.ok },
      A2: { ok: A2.ok },
      A3: { ok: A3.ok },
      A4: gated(A4),
    },
    quality_score: grade.qualityScore,
  };
}

function gated({ active, ok }: Gated): Gated {
  return { active, ok };
}
