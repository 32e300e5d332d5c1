import { z } from "zod";

/** What a caller brings to hearing a reply: what it is about, what he can and cannot answer, and what he wants. */
export const Situation = z.strictObject({
  /** In a few words: "wants another telephone number on file". */
  about: z.string(),
  /** Names of facts that he can give when asked, such as `date_of_birth`. */
  knows: z.array(z.string()),
  doesNotKnow: z.array(z.string()),
  /** His own request, as he would put it: "change my number to 207-555-0171". */
  request: z.string(),
});
export type Situation = z.infer<typeof Situation>;

/** What a careful caller hears in a reply of the agent, taken as a whole. */
export const Heard = z.strictObject({
  /** Facts, of those that he knows or does not know, that he would now give. Sorted, each once. */
  asksFor: z.array(z.string()),
  /** He would now answer yes or no to going ahead with his own request. */
  asksToConfirm: z.boolean(),
  /** What he asked for is declined now, however politely. */
  refuses: z.boolean(),
  /** A person or another desk takes over. */
  handsOver: z.boolean(),
  /** What he asked for is said to be done. */
  reportsDone: z.boolean(),
});
export type Heard = z.infer<typeof Heard>;

/** A reply in which there is nothing to react to. */
export const NOTHING_HEARD: Heard = {
  asksFor: [],
  asksToConfirm: false,
  refuses: false,
  handsOver: false,
  reportsDone: false,
};

/**
 * Turns an agent's reply into what a scripted caller reacts to. The same reply in the same situation is always heard
 * alike: rules are pure, and a model stands behind the journal.
 */
export interface Ear {
  /** Says all that may change what is heard; part of a run's conditions. */
  readonly id: string;
  /** @throws ParticipantFault where a model cannot answer. */
  hear(reply: string, situation: Situation, signal: AbortSignal): Promise<Heard>;
}
