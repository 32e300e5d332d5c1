import { z } from "zod";
import { Seq } from "./actor.ts";
import { Behaviour } from "./behaviour.ts";

/** What a judge is asked about one trajectory. */
export const JudgeQuestion = z.discriminatedUnion("type", [
  /** Gate R: does the response meet the case's criterion, and what kind of behaviour was it? */
  z.strictObject({
    type: z.literal("response"),
    id: z.string(),
    resolution: z.string(),
    rule: z.string(),
    expected: Behaviour,
    metrics: z.array(z.string()),
    /** What rules found that may bear on it: wordings, and how the reply looks. Never the agent's own words. */
    findings: z.array(z.string()).optional(),
  }),
  /** Check S2: did the customer agree to these calls before they were made? */
  z.strictObject({
    type: z.literal("confirmation"),
    id: z.string(),
    calls: z.array(z.strictObject({ seq: Seq, tool: z.string() })).min(1),
  }),
  /**
   * A natural-language requirement over the whole trajectory, or over what the agent said at one place. `findings`: what
   * rules found that may bear on it.
   */
  z.strictObject({
    type: z.literal("assertion"),
    id: z.string(),
    requirement: z.string(),
    findings: z.array(z.string()).optional(),
    /** The words that the requirement is about. They are the agent's, and shown as such. */
    about: z.strictObject({ seq: Seq, quote: z.string() }).optional(),
  }),
]);
export type JudgeQuestion = z.infer<typeof JudgeQuestion>;

/** The check that a question belongs to. A check with several questions numbers them: `claims#2`. */
export function checkOfQuestion({ id }: Pick<JudgeQuestion, "id">): string {
  return id.split("#", 1)[0] ?? id;
}

const grounded = { evidence: z.array(Seq), because: z.string() };

/** One valid answer to one question. */
export const JudgeAnswer = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("response"),
    met: z.boolean(),
    behaviour: Behaviour,
    metrics: z.record(z.string(), z.union([z.literal(0), z.literal(0.5), z.literal(1)])),
    ...grounded,
  }),
  z.strictObject({ type: z.literal("confirmation"), confirmed: z.boolean(), ...grounded }),
  z.strictObject({ type: z.literal("assertion"), met: z.boolean(), quote: z.string(), ...grounded }),
]);
export type JudgeAnswer = z.infer<typeof JudgeAnswer>;

const failure = { judge: z.string(), kind: z.enum(["unparsed", "unreachable"]), because: z.string() };

/** What came of asking. An unreadable or missing answer is a failure to judge, never a pass or a fail. */
export const Judgement = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("answered"),
    question: z.string(),
    judge: z.string(),
    answer: JudgeAnswer,
    /** A second judge's answer where it differs in what decides. */
    dissent: z.strictObject({ judge: z.string(), answer: JudgeAnswer }).optional(),
    /** A second judge that was asked and gave no valid answer; without it, silence would read as agreement. */
    secondFailed: z.strictObject(failure).optional(),
  }),
  /** The judge looked and cannot tell: the question stays open. */
  z.strictObject({
    status: z.literal("undecided"),
    question: z.string(),
    judge: z.string(),
    because: z.string(),
  }),
  z.strictObject({
    status: z.literal("failed"),
    question: z.string(),
    ...failure,
  }),
]);
export type Judgement = z.infer<typeof Judgement>;
