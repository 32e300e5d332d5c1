/**
 * What every provider takes (Anthropic Messages, OpenAI Chat Completions, Google generateContent, and servers that speak one of
 * them): tool names of `^[a-zA-Z0-9_-]{1,64}$`, no blocks of blank text, well-formed Unicode. The record keeps what was said; only
 * what is sent back is made legal, since a refused history would end the episode for what it says and not for what was done.
 */

const LONGEST_NAME = 64;

/** A tool's name as it is sent back; one that a provider would refuse gets `_` for each character that it has none of. */
export function legalToolName(name: string): string {
  const legal = name.replaceAll(/[^a-zA-Z0-9_-]/gu, "_").slice(0, LONGEST_NAME);
  return legal === "" ? "unnamed" : legal;
}

/** A call's id as it is sent back. */
export function legalCallId(id: string): string {
  const legal = id.replaceAll(/[^a-zA-Z0-9_-]/gu, "_");
  return legal === "" ? "call" : legal;
}

/** A text as it is sent: half a character becomes U+FFFD. */
export function legalText(text: string): string {
  return text.toWellFormed();
}

/** What stands where somebody said nothing, in a place that has to have words. */
export const NO_WORDS = "(says nothing)";

/** Whether a text is of white space only, which providers refuse as a block of its own. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}
