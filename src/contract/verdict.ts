import { z } from "zod";
import { Seq } from "./actor.ts";
import { verdictFrom1To2 } from "./migrations/verdict-1-to-2.ts";

/** Where we looked and found nothing. */
export const Place = z.enum([
  "agent-calls",
  "caller-calls",
  "writes",
  "messages",
  "agent-messages",
  "conversation",
]);
export type Place = z.infer<typeof Place>;

/** What a result rests on: events, or the place where we looked and found none. */
export const Evidence = z.union([
  z.strictObject({ at: z.array(Seq).min(1) }),
  z.strictObject({ noneAmong: Place }),
]);
export type Evidence = z.infer<typeof Evidence>;

const ruled = { evidence: Evidence, because: z.string() };

/**
 * Why a question has no answer. `not-asked`: nobody was to be asked. `cannot-tell`: the judge said so. `no-answer`: a
 * judgement was needed and could not be had. `not-needed`: a rule had failed already.
 */
export const WhyUnjudged = z.enum(["not-asked", "cannot-tell", "no-answer", "not-needed"]);
export type WhyUnjudged = z.infer<typeof WhyUnjudged>;

/**
 * What a check found. `not-applicable`: there was nothing to check. `unjudged`: no rule can tell, and the question has no
 * answer. `not-observed`: it rests on what the record cannot show of this agent; never as good as passed.
 */
export const Finding = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("passed"), ...ruled }),
  z.strictObject({ status: z.literal("failed"), ...ruled }),
  z.strictObject({ status: z.literal("not-applicable"), because: z.string() }),
  z.strictObject({
    status: z.literal("unjudged"),
    because: z.string(),
    why: WhyUnjudged.optional(),
    /** What the question is about, where rules know it. */
    at: z.array(Seq).optional(),
  }),
  z.strictObject({ status: z.literal("not-observed"), because: z.string() }),
]);
export type Finding = z.infer<typeof Finding>;

/** One check's result. Only gating checks decide the verdict. */
export const CheckResult = z.strictObject({
  check: z.string(),
  version: z.int().positive(),
  stage: z.string(),
  gating: z.boolean(),
  finding: Finding,
});
export type CheckResult = z.infer<typeof CheckResult>;

/** A pattern of failure that a rule recognised, with what it rests on. */
export const FailurePattern = z.strictObject({ pattern: z.string(), family: z.string(), ...ruled });
export type FailurePattern = z.infer<typeof FailurePattern>;

const graded = {
  results: z.array(CheckResult),
  /** Gating checks whose question has no answer. */
  unjudged: z.array(z.string()),
  /** Mean of the judge's advisory scores, if any were given. */
  quality: z.number().min(0).max(1).optional(),
  patterns: z.array(FailurePattern),
  /** What was measured of the episode beside its checks, by name; money in minor units. */
  measures: z.record(z.string(), z.number()).optional(),
};

/**
 * The outcome of grading one trajectory. Only `passed` and `failed` are scores: each could have come out the other way.
 * `open`: no rule failed, and a question that decides has no answer. The others are counted beside the scores.
 */
export const Verdict = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("passed"), ...graded }),
  z.strictObject({ status: z.literal("failed"), firstFailed: z.string(), ...graded }),
  z.strictObject({
    status: z.literal("open"),
    ...graded,
    /** The measures if its questions were answered badly; `measures` are those if they were answered well. */
    measuresIfFailed: z.record(z.string(), z.number()).optional(),
  }),
  /** The simulator broke its part. */
  z.strictObject({ status: z.literal("invalid"), because: z.string(), evidence: Evidence }),
  /** Infrastructure, or a judgement that could not be had: retry it, never count it. */
  z.strictObject({
    status: z.literal("error"),
    because: z.string(),
    results: z.array(CheckResult),
    /** Where grading itself broke: a bug, with where it happened. */
    stack: z.string().optional(),
  }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** What is worth knowing of how a judge was asked about one episode. */
export const Judging = z.strictObject({
  asked: z.int().nonnegative(),
  /** Questions on which a second judge answered otherwise, or gave no valid answer. */
  dissents: z.int().nonnegative(),
  secondFailed: z.int().nonnegative(),
  /** Events whose text looks like an attempt to steer whoever reads it. */
  steering: z.array(Seq),
});
export type Judging = z.infer<typeof Judging>;

/** A stored verdict and how it was reached. `judge`: who judges the run. */
export const VerdictRecord = z.preprocess(
  verdictFrom1To2,
  z.strictObject({
    format: z.literal(2),
    profile: z.string(),
    graderVersion: z.string(),
    judge: z.string(),
    /** Who answered instead: a built-in agent's questions are answered by the scenario's author. */
    judgedBy: z.literal("author").optional(),
    /** Absent where no judge was asked. */
    judging: Judging.optional(),
    verdict: Verdict,
  }),
);
export type VerdictRecord = z.infer<typeof VerdictRecord>;
