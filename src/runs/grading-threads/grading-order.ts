import type { Judgement, JudgeQuestion } from "../../contract/judgement.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import type { Judged } from "../../grading/judged.ts";
import type { StoredSuite } from "../../suites/stored-scenario.ts";

/** A scenario as a thread reads it: by its text, which the run keeps. */
export type ScenarioText = { hash: string; text: string };

/** One piece of grading that a thread does. */
export type GradingOrder = {
  suite: StoredSuite;
  scenario: ScenarioText;
  profile: string;
  judged: Judged;
  trajectory: Trajectory;
} & (
  | { wants: "questions"; which: "needed" | "all" }
  | { wants: "verdict"; judgements: readonly Judgement[] }
);

/** What a thread says: that it takes orders, and what comes of one. `unknown-kind`: the suite's kind was given as code, which only the thread that has it can run. */
export type GradingAnswer =
  | { type: "ready" }
  | { type: "questions"; questions: readonly JudgeQuestion[] }
  | { type: "verdict"; verdict: Verdict }
  | { type: "broke"; error: unknown }
  | { type: "unknown-kind" };
