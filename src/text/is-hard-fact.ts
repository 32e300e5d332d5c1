import type { Fact } from "../contract/fact.ts";
import { wordsToDigits } from "./spellings/number-words.ts";

/**
 * Whether a fact is a hard value, whose presence or absence a rule may decide on: an amount, a date, a number, a code, an
 * e-mail address. Words and patterns are none; they are findings for whoever reads the conversation.
 */
export function isHardFact(fact: Fact): boolean {
  if ("amount" in fact || "date" in fact) return true;
  if ("text" in fact) return isHardText(fact.text);
  return "anyOf" in fact && fact.anyOf.every(isHardText);
}

function isHardText(text: string): boolean {
  return /[\p{N}@]/u.test(text) || /\p{N}/u.test(wordsToDigits(text));
}
