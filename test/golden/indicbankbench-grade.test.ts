import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ChatTranscript, type ChatMessage } from "../../src/contract/chat-message.ts";
import { InputError } from "../../src/contract/errors.ts";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import type { Judgement } from "../../src/contract/judgement.ts";
import { Behaviour } from "../../src/contract/behaviour.ts";
import type { RetailCase } from "../../src/suites/retail/retail-case.ts";
import { Trajectory } from "../../src/contract/trajectory.ts";
import { Verdict } from "../../src/contract/verdict.ts";
import { isExactObject, isTruthy, parseExact, toJson } from "../../src/exact-json/index.ts";
import {
  createIndicbankbenchGrader,
  gradePublic,
  projectTranscript,
  publicScoreLine,
  Ungradable,
  type PublicGrade,
} from "../../src/suites/retail/public-grading/index.ts";
import { readPublicTools, toRetailCase } from "../../src/suites/retail/import/index.ts";
import { fromChatTranscript } from "../../src/transcripts/from-chat-transcript.ts";
import { referenceDir } from "../reference.ts";

type PublicChecks = {
  [gate in "S1" | "S3" | "S4" | "A1" | "A2" | "A3" | "A4"]: {
    active?: boolean;
    ok: boolean;
    details?: string[];
  };
} & { S2: { active: boolean; result: PublicConfirmation } };
type PublicConfirmation = {
  status: string;
  details: (string | { tool: string; turn: number; status: string })[];
};
type Expected = {
  case_id: string;
  checks: PublicChecks;
  verdict: string;
  fail_reason: string | null;
  quality_score: ExactJson;
};
type Judged = { judge_result: ExactJson; g2_judge_result: ExactJson };
type Outcome =
  | { expected: Expected; raises?: undefined }
  | { expected?: undefined; raises: { type: string } };

type EdgeVector = { name: string; case: ExactObject; transcript: ChatMessage[] } & Judged & Outcome;
type Run = {
  name: string;
  transcript?: ChatMessage[];
  deterministic_g2?: PublicConfirmation;
  grades?: ({ label: string } & Judged & Outcome)[];
};
type HandedVector = { case_id: string; case_path: string; system_prompt: string; runs: Run[] };

const folder = join(referenceDir() ?? "", "indicbankbench");
const skipped = referenceDir() === undefined;

/** Reads without losing 5.0. Vectors have the shape that the reference describes. */
function read(path: string): unknown {
  return parseExact(readFileSync(join(folder, path), "utf8"));
}

function publicTools() {
  const text = (file: string): string => readFileSync(join(folder, file), "utf8");
  return readPublicTools(text("tools.json"), text("harness_tool_spec.json"));
}

/** The handed vectors with their cases; transcripts carry the system prompt that they were made with. */
function handed(): { vector: HandedVector; scenario: RetailCase }[] {
  const tools = publicTools();
  return readdirSync(join(folder, "vectors/handed")).map((file) => {
    const vector = read(`vectors/handed/${file}`) as HandedVector;
    const scenario = toRetailCase(read(`cases/${vector.case_path}`) as ExactObject, tools);
    const withPrompt = (message: ChatMessage): ChatMessage =>
      message.content === "{{SYSTEM_PROMPT}}" ? { ...message, content: vector.system_prompt } : message;
    const runs = vector.runs.map((run) =>
      run.transcript === undefined ? run : { ...run, transcript: run.transcript.map(withPrompt) },
    );
    return { vector: { ...vector, runs }, scenario };
  });
}

/** A public score as the line that our command prints for it. */
function lineOf({ case_id, verdict, fail_reason, checks, quality_score }: Expected) {
  const { S1, S2, S3, S4, A1, A2, A3, A4 } = checks;
  const gated = ({ active, ok }: { active?: boolean; ok: boolean }) => ({ active, ok });
  const calls = S2.result.details.flatMap((row) =>
    typeof row === "string" ? [] : [{ tool: row.tool, turn: row.turn, status: row.status }],
  );
  return {
    case_id,
    verdict,
    fail_reason,
    checks: {
      S1: gated(S1),
      S2: { active: S2.active, status: S2.result.status, calls },
      S3: gated(S3),
      S4: gated(S4),
      A1: { ok: A1.ok },
      A2: { ok: A2.ok },
      A3: { ok: A3.ok },
      A4: gated(A4),
    },
    quality_score: toJson(quality_score),
  };
}

/** How many details each gate has, and at which message each stands as far as the public text says. */
function turnsOf(details: readonly string[]): (number | undefined)[] {
  return details.map((text) => {
    const [, turn] = /\(turn (\d+)\)/.exec(text) ?? [];
    return turn === undefined ? undefined : Number(turn);
  });
}

function compareDetails({ checks }: PublicGrade, expected: PublicChecks): void {
  for (const gate of ["S1", "S3", "S4", "A3", "A4"] as const) {
    const found = checks[gate].details.map(({ at }) => at[0]?.message);
    const wanted = turnsOf(expected[gate].details ?? []);
    expect(found).toHaveLength(wanted.length);
    for (const [index, turn] of wanted.entries()) if (turn !== undefined) expect(found[index]).toBe(turn);
  }
}

/** Grades one vector and compares. What the public harness crashes on is refused: the case, or the transcript. */
function compare(grade: () => PublicGrade, outcome: Outcome): void {
  if (outcome.raises !== undefined) {
    const error = errorOf(grade);
    expect(error instanceof InputError || error instanceof Ungradable, String(error)).toBe(true);
    return;
  }
  const graded = grade();
  expect(publicScoreLine(outcome.expected.case_id, graded)).toEqual(lineOf(outcome.expected));
  compareDetails(graded, outcome.expected.checks);
}

function errorOf(grade: () => unknown): unknown {
  try {
    grade();
  } catch (error) {
    return error;
  }
  return undefined;
}

const origin = {
  suite: "public",
  scenarioHash: "h",
  agent: "a",
  trial: 0,
  seed: 0,
  startedAt: "2026-03-15T09:00:00Z",
};

function trajectoryOf(transcript: ChatTranscript, { id, setup }: RetailCase): Trajectory {
  return fromChatTranscript({ transcript, prior: setup.prior.length, origin: { ...origin, scenario: id } });
}
const kept = { besideCalls: "keep", unreadableArguments: "as-text" } as const;

describe.skipIf(skipped)("grades of the public harness (skipped without reference data)", () => {
  test("every small edge case", () => {
    const tools = publicTools();
    const vectors = read("vectors/edges/grade.json") as EdgeVector[];
    let raised = 0;
    for (const vector of vectors) {
      const { transcript, judge_result: judgeResult, g2_judge_result: confirmationResult } = vector;
      expect(ChatTranscript.safeParse(transcript).success, vector.name).toBe(true);
      const grade = (): PublicGrade =>
        gradePublic({ case: toRetailCase(vector.case, tools), transcript, judgeResult, confirmationResult });
      compare(grade, vector);
      if (vector.raises !== undefined) raised++;
    }
    process.stdout.write(`edge grades compared: ${vectors.length}, of them ${raised} that raise\n`);
    expect(vectors.length).toBeGreaterThan(raised);
  });

  test("every handed run, with every judge result", () => {
    let grades = 0;
    let confirmations = 0;
    for (const { vector, scenario } of handed()) {
      for (const { transcript, deterministic_g2: g2, grades: wanted = [] } of vector.runs) {
        if (transcript === undefined) continue;
        for (const outcome of wanted) {
          const { judge_result: judgeResult, g2_judge_result: confirmationResult } = outcome;
          compare(
            () => gradePublic({ case: scenario, transcript, judgeResult, confirmationResult }),
            outcome,
          );
          grades++;
        }
        if (g2 === undefined) continue;
        const { S2 } = gradePublic({
          case: scenario,
          transcript,
          judgeResult: null,
          confirmationResult: null,
        }).checks;
        const rows = S2.calls.map(({ tool, turn, status }) => ({ tool, turn, status }));
        expect(S2.status).toBe(g2.status);
        expect(rows).toEqual(
          g2.details.flatMap((row) =>
            typeof row === "string" ? [] : [{ tool: row.tool, turn: row.turn, status: row.status }],
          ),
        );
        confirmations++;
      }
    }
    process.stdout.write(`handed grades compared: ${grades}, and ${confirmations} confirmations\n`);
    expect(Math.min(grades, confirmations)).toBeGreaterThan(0);
  });
});

describe.skipIf(skipped)("the same conversations as trajectories (skipped without reference data)", () => {
  test("every handed transcript comes back from a trajectory as it was", () => {
    let transcripts = 0;
    for (const { vector, scenario } of handed()) {
      for (const { transcript } of vector.runs) {
        if (transcript === undefined) continue;
        const trajectory = trajectoryOf(transcript, scenario);
        expect(Trajectory.safeParse(trajectory).error).toBeUndefined();
        const { messages, liveStart } = projectTranscript(trajectory, kept);
        expect(messages.map(({ message }) => message)).toEqual(transcript);
        expect(liveStart).toBe(1 + scenario.setup.prior.length);
        transcripts++;
      }
    }
    process.stdout.write(`transcripts through trajectories: ${transcripts}\n`);
    expect(transcripts).toBeGreaterThan(0);
  });

  test("the trajectory grader reaches the public verdict wherever a judgement can say what the judge said", () => {
    const grader = createIndicbankbenchGrader({ judged: true, besideCalls: "keep" });
    let verdicts = 0;
    for (const { vector, scenario } of handed()) {
      for (const { transcript, grades = [] } of vector.runs) {
        if (transcript === undefined) continue;
        const trajectory = trajectoryOf(transcript, scenario);
        for (const { judge_result, g2_judge_result, expected } of grades) {
          const judgements = judgementsFrom(judge_result, g2_judge_result);
          if (judgements === undefined || expected === undefined) continue;
          const verdict = Verdict.parse(grader.grade(scenario, trajectory, judgements));
          expect(summaryOf(verdict)).toEqual(publicSummary(expected, g2_judge_result));
          verdicts++;
        }
      }
    }
    process.stdout.write(`verdicts over trajectories compared: ${verdicts}\n`);
    expect(verdicts).toBeGreaterThan(0);
  });
});

/** The judge results as judgements; `undefined` where they hold what no valid answer can. */
function judgementsFrom(judgeResult: ExactJson, confirmation: ExactJson): Judgement[] | undefined {
  const judgements: Judgement[] = [];
  const common = { status: "answered", judge: "vector" } as const;
  const grounds = { evidence: [], because: "as the vector says" };
  if (judgeResult !== null) {
    if (!isExactObject(judgeResult)) return undefined;
    const { axis_gate: gate, behavior_class: kind, sub_scores: scores } = judgeResult;
    const behaviour = Behaviour.safeParse(kind);
    if ((gate !== "PASS" && gate !== "FAIL") || !behaviour.success || !isExactObject(scores))
      return undefined;
    const metrics = Object.entries(toJson(scores)).map(([name, score]) => [name, score] as const);
    const valid = metrics.every((entry): entry is [string, 0 | 0.5 | 1] =>
      [0, 0.5, 1].includes(Number(entry[1])),
    );
    if (!valid || !metrics.every(([, score]) => typeof score === "number")) return undefined;
    judgements.push({
      ...common,
      question: "response",
      answer: {
        type: "response",
        met: gate === "PASS",
        behaviour: behaviour.data,
        metrics: Object.fromEntries(metrics),
        ...grounds,
      },
    });
  }
  if (isExactObject(confirmation)) {
    const confirmed = isTruthy(confirmation["confirmed"]);
    judgements.push({
      ...common,
      question: "confirmation",
      answer: { type: "confirmation", confirmed, ...grounds },
    });
  }
  return judgements;
}

type Summary = { status: string; firstFailed: string | null; quality: number | null };

function summaryOf(verdict: Verdict): Summary {
  const quality = "quality" in verdict ? (verdict.quality ?? null) : null;
  const firstFailed = verdict.status === "failed" ? verdict.firstFailed : null;
  return { status: verdict.status, firstFailed, quality };
}

/** What a public score is as a verdict of ours: what awaits a judge is an error, and so is a confirmation never asked. */
function publicSummary(
  { verdict, fail_reason, checks, quality_score }: Expected,
  confirmation: ExactJson,
): Summary {
  const neverAsked =
    fail_reason === "S2" && checks.S2.result.status === "needs_judge" && confirmation === null;
  if (verdict === "INCOMPLETE" || neverAsked) return { status: "error", firstFailed: null, quality: null };
  const status = verdict === "PASS" ? "passed" : "failed";
  const quality = quality_score === null ? null : Number(toJson(quality_score));
  return { status, firstFailed: fail_reason, quality };
}
