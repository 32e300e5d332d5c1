import { z } from "zod";

const count = z.int().nonnegative();

/** What came to the address of one episode's bank, as the bank saw it. */
export const HookUp = z.strictObject({
  /** Requests of any kind; none means that the agent never came. */
  requests: count,
  /** How often the list of tools was given out. */
  listings: count,
  /** Calls of tools and readings of documents that were let through to the bank. */
  calls: count,
  /** How often the list became another one, because a tool was unlocked. */
  changes: count,
  /** After how many of these changes the list was asked for again. */
  changesListed: count,
  /** Requests that were turned away before they reached the bank, by reason. */
  turnedAway: z.record(z.string(), count),
});
export type HookUp = z.infer<typeof HookUp>;

/** Of an address to which nobody has come. */
export const NOBODY_CAME: HookUp = {
  requests: 0,
  listings: 0,
  calls: 0,
  changes: 0,
  changesListed: 0,
  turnedAway: {},
};
