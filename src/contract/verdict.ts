import { z } from "zod";
import { Seq } from "./actor.ts";

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
 * What a check found. `not-applicable`: there was nothing to check. `unjudged`: only a judge could tell and none was
 * asked. `not-observed`: it rests on what the record cannot show of this agent; never as good as passed.
 */
export const Finding = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("passed"), ...ruled }),
  z.strictObject({ status: z.literal("failed"), ...ruled }),
  z.strictObject({ status: z.literal("not-applicable"), because: z.string() }),
  z.strictObject({ status: z.literal("unjudged"), because: z.string() }),
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
  /** Gating checks that nobody judged, where grading was asked to go on without a judge. */
  unjudged: z.array(z.string()),
  /** Mean of the judge's advisory scores, if any were given. */
  quality: z.number().min(0).max(1).optional(),
  patterns: z.array(FailurePattern),
  /** What was measured of the episode beside its checks, by name; money in minor units. */
  measures: z.record(z.string(), z.number()).optional(),
};

/** The outcome of grading one trajectory. Only `passed` and `failed` are scores; the others are counted beside them. */
export const Verdict = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("passed"), ...graded }),
  z.strictObject({ status: z.literal("failed"), firstFailed: z.string(), ...graded }),
  /** The simulator broke its part. */
  z.strictObject({ status: z.literal("invalid"), because: z.string(), evidence: Evidence }),
  /** Infrastructure, or a judgement that could not be had: retry it, never count it. */
  z.strictObject({ status: z.literal("error"), because: z.string(), results: z.array(CheckResult) }),
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

/** A stored verdict and how it was reached. */
export const VerdictRecord = z.strictObject({
  format: z.literal(1),
  profile: z.string(),
  graderVersion: z.string(),
  judge: z.string(),
  /** Absent where no judge was asked. */
  judging: Judging.optional(),
  verdict: Verdict,
});
export type VerdictRecord = z.infer<typeof VerdictRecord>;
