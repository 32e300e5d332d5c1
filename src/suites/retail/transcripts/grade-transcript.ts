import { z } from "zod";
import { InputError } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { Judgement } from "../../../contract/judgement.ts";
import type { Judge } from "../../../contract/ports.ts";
import type { RetailCase } from "../retail-case.ts";
import { Trajectory } from "../../../contract/trajectory.ts";
import type { VerdictRecord } from "../../../contract/verdict.ts";
import { fieldOf, isExactObject, toJson } from "../../../exact-json/index.ts";
import { gradePublic, publicScoreLine, Ungradable, type PublicScoreLine } from "../public-grading/index.ts";
import { answerAll } from "../../../grading/judge/index.ts";
import { readChatDocument } from "../../../transcripts/chat-document.ts";
import { fromChatTranscript } from "../../../transcripts/from-chat-transcript.ts";
import type { Judged } from "../../../grading/judged.ts";
import { retailGrader } from "../retail-playable.ts";

/** A transcript made elsewhere and the case it belongs to. */
export type TranscriptToGrade = { case: RetailCase; transcript: ExactJson };

/** A line of the public form, also for a transcript on which the public grader fails. */
export type PublicGradeLine =
  | PublicScoreLine
  | { case_id: string; verdict: "ERROR"; fail_reason: null; error: string };

/**
 * Grades a transcript as the public harness does, with judgements given in its form.
 *
 * @throws InputError for a transcript that is no list of chat messages.
 */
export function gradeTranscriptPublicly(
  { case: retailCase, transcript }: TranscriptToGrade,
  given: { judgeResult: ExactJson | null; confirmationResult: ExactJson | null },
): PublicGradeLine {
  const messages = readChatDocument(transcript, "transcript");
  try {
    const grade = gradePublic({ case: retailCase, transcript: messages, ...given });
    return publicScoreLine(retailCase.id, grade);
  } catch (error) {
    if (!(error instanceof Ungradable)) throw error;
    return { case_id: retailCase.id, verdict: "ERROR", fail_reason: null, error: error.message };
  }
}

/** How a transcript is graded under our own form of verdict: by which profile, and with which judgements. */
export type GradingManner = {
  profile: string;
  judged: Judged;
  judgements: readonly Judgement[] | Judge;
  now: number;
  signal: AbortSignal;
};

/** Grades a chat transcript or a stored trajectory. @throws InputError for anything else. */
export async function gradeTranscript(
  { case: retailCase, transcript }: TranscriptToGrade,
  { profile, judged, judgements, now, signal }: GradingManner,
): Promise<{ case_id: string; record: VerdictRecord; judgements: readonly Judgement[] }> {
  const trajectory = trajectoryOf(retailCase, transcript, now);
  const grader = retailGrader(profile, judged, "keep");
  const answers = isJudge(judgements)
    ? await answerAll(judgements, grader.judgementsNeeded(retailCase, trajectory), trajectory, signal)
    : judgements;
  const verdict = grader.grade(retailCase, trajectory, answers);
  const judge = isJudge(judgements) ? judgements.id : "rules";
  const record: VerdictRecord = { format: 2, profile, graderVersion: grader.version, judge, verdict };
  return { case_id: retailCase.id, record, judgements: answers };
}

/** Reads judgements in our own form. @throws InputError naming what is wrong. */
export function readJudgements(document: ExactJson, file: string): Judgement[] {
  return parsed(z.array(Judgement), toJson(document), file);
}

function trajectoryOf(retailCase: RetailCase, document: ExactJson, now: number): Trajectory {
  if (isExactObject(document) && fieldOf(document, "events") !== undefined) {
    return parsed(Trajectory, toJson(document), "transcript");
  }
  const startedAt = new Date(now).toISOString();
  const made = { suite: "transcript", scenarioHash: "", agent: "transcript", trial: 0, seed: 0, startedAt };
  const origin = { ...made, scenario: retailCase.id };
  const prior = retailCase.setup.prior.length;
  return fromChatTranscript({ transcript: readChatDocument(document, "transcript"), prior, origin });
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, file: string): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError(
    result.error.issues.map(({ path, message }) => ({ file, path: path.join("."), problem: message })),
  );
}

function isJudge(given: readonly Judgement[] | Judge): given is Judge {
  return "ask" in given;
}
