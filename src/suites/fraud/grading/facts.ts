import type { Fact } from "../../../contract/fact.ts";
import { factMatcher, type FactMatcher } from "../../../text/fact-matches.ts";
import { readDay } from "../../../text/read-day.ts";
import { statesDay } from "../../../text/spellings/date.ts";
import type { Spoken } from "../../../text/spellings/spoken.ts";

/**
 * Reads a message for facts as `factMatcher` does, and beyond it numeric dates in either order, because the bank writes
 * the month first and callers write as they like.
 */
export function spokenFacts(text: string, message: Spoken): FactMatcher {
  const states = factMatcher(text, message);
  return (fact) => states(fact) || ("date" in fact && statesDate(fact, message));
}

function statesDate(fact: Extract<Fact, { date: string }>, message: Spoken): boolean {
  const day = readDay(fact.date);
  return day !== undefined && statesDay(message, day);
}
