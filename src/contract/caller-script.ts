import { z } from "zod";
import { JsonObject } from "./json.ts";
import { Fact } from "./fact.ts";

/** What a caller reacts to. He sees only what a caller can see: the agent's words, and his own tools and their results. */
export const Cue = z.union([
  /** The agent asks for this fact (a key of `knows` or `doesNotKnow`). */
  z.strictObject({ asks: z.string() }),
  /** The agent says one of these: ids, amounts, dates, numbers. What it does is for the other cues. */
  z.strictObject({ says: z.array(Fact).min(1) }),
  /** The agent declines, or says that it cannot do it. */
  z.strictObject({ refuses: z.literal(true) }),
  /** The agent hands over to a person or a specialist team. */
  z.strictObject({ handsOver: z.literal(true) }),
  /** The agent asks for agreement to go on. */
  z.strictObject({ asksToConfirm: z.literal(true) }),
  /** The agent says that what he asked for is done. */
  z.strictObject({ reportsDone: z.literal(true) }),
  /** The agent has given the caller this tool. */
  z.strictObject({ given: z.string() }),
]);
export type Cue = z.infer<typeof Cue>;

/** What the caller does when a cue is met. Each reaction fires once unless it says otherwise. */
export const Reaction = z.strictObject({
  when: Cue,
  say: z.string().optional(),
  call: z.strictObject({ tool: z.string(), with: JsonObject.default({}) }).optional(),
  goTo: z.string().optional(),
  /** Leaves, for this reason, after what he says here. */
  leave: z.string().optional(),
  again: z.boolean().default(false),
});
export type Reaction = z.infer<typeof Reaction>;

/** A stretch of the caller's plan: he opens with `says`, reacts, and otherwise goes through `otherwise` line by line. */
export const Phase = z.strictObject({
  id: z.string(),
  says: z.string(),
  reactions: z.array(Reaction).default([]),
  otherwise: z.array(z.string()).default([]),
  /** His request in this phase, where it is another than the plan's. */
  request: z.string().optional(),
  /** The next phase once `otherwise` is used up; without it the caller leaves. */
  next: z.string().optional(),
});
export type Phase = z.infer<typeof Phase>;

/** What a caller says of his own accord in any conversation; left out, usual English. */
export const CallerWords = z.strictObject({
  /** To a question that asks for his go-ahead. */
  agrees: z.string().optional(),
  /** To the same, where he never agrees. */
  declines: z.string().optional(),
  /** To a question that he does not understand. */
  asksBack: z.string().optional(),
  /** To an agent that is still at work. */
  waits: z.string().optional(),
  /** To the report that all is done. */
  thanks: z.string().optional(),
});
export type CallerWords = z.infer<typeof CallerWords>;

/** A caller: what he wants, what he knows, and how he goes about it. Drives both the script and a model persona. */
export const CallerPlan = z.strictObject({
  /** Who he is and what he wants, for a model persona. Never shown to the agent. */
  persona: z.string(),
  goal: z.string(),
  /** What the call is about, in a few words; the goal where left out. */
  about: z.string().optional(),
  /** His request in his own words: "change my number to 207-555-0171"; the goal where left out. */
  request: z.string().optional(),
  tactics: z.array(z.string()).default([]),
  /** What he can answer, by name of the fact: his own words for it. */
  knows: z.record(z.string(), z.string()).default({}),
  doesNotKnow: z.array(z.string()).default([]),
  phases: z.array(Phase).min(1),
  /** Said when asked for something that he does not know. */
  ignorance: z.string().default("I don't have that with me."),
  leaves: z.string().default("has nothing more to ask"),
  /** Left out, he says yes to whoever asks whether to go ahead with his request. */
  agrees: z.literal("never").optional(),
  words: CallerWords.optional(),
});
export type CallerPlan = z.infer<typeof CallerPlan>;
