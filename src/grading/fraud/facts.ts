import type { Fact } from "../../contract/retail-case.ts";
import { factMatcher, type FactMatcher } from "../../text/fact-matches.ts";
import { readDay } from "../../text/read-day.ts";
import { statesDay } from "../../text/spellings/date.ts";
import type { Spoken } from "../../text/spellings/spoken.ts";

/**
 * Reads a message for facts as `factMatcher` does, and beyond it: number words count as digits, and numeric dates are
 * taken in either order, because the bank writes the month first and callers write as they like.
 */
export function spokenFacts(text: string, message: Spoken): FactMatcher {
  const asWritten = factMatcher(text);
  let asDigits: FactMatcher | undefined;
  return (fact) => {
    if (asWritten(fact)) return true;
    if ("date" in fact) return statesDate(fact, message);
    if ("asks" in fact || message.worded === message.plain) return false;
    asDigits ??= factMatcher(message.worded);
    return asDigits(fact);
  };
}

function statesDate(fact: Extract<Fact, { date: string }>, message: Spoken): boolean {
  const day = readDay(fact.date);
  return day !== undefined && statesDay(message, day);
}
