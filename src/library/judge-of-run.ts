import type { JudgeSpec } from "../contract/manifest.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import { parseJudgeSpec } from "../runs/judge-spec.ts";

/** A judge as a manifest holds it. @throws InputError for a text that names none. */
export function judgeSpecOf(judge: string | CodeJudge): JudgeSpec {
  return typeof judge === "string" ? parseJudgeSpec(judge, undefined, {}) : { kind: "code", judge: judge.id };
}

/** The judge that was given as code, if one was. */
export function codeJudgeOf(judge: string | CodeJudge | undefined): CodeJudge | undefined {
  return typeof judge === "string" ? undefined : judge;
}
