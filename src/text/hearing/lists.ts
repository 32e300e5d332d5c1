import { moodOf, roleOf } from "./moods.ts";
import { splitClauses } from "./split-clauses.ts";
import type { Block } from "./lay-out.ts";

const COUNT =
  "(?:last|few|quick|couple of|two|three|four|five|some|short|more|first|following|other|remaining|one|another|a)";
const ASKED_THING =
  "(?:questions?|checks?|details|particulars|bits|pieces|formalities|answers|things?|items?|points?|lines?|entries|ones|blanks?|gaps|boxes|fields|facts|numbers)";
const ANNOUNCES_QUESTIONS = new RegExp(
  [
    `\\b(?:${COUNT} (?:[a-z]+ )?${ASKED_THING}(?! (?:you should|to (?:know|note|remember|keep|watch|bear|consider)|happen))\\b|(?:first|still|missing|needed|required|outstanding|housekeeping|first things first|verification|security check|identification|to start|to begin|before we start|questions?|i ask|next)$)`,
    "\\b(?:ke liye$|the following|what i need|from you|checklist|still (?:open|empty|blank|missing|to come|outstanding)|(?:have|has) not (?:yet )?got|put down$|fill in$|missing (?:on|from|in|are|is)\\b)",
  ].join("|"),
);
/** "For the claim:", "To stir it awake:", "Before I touch the card:". */
const IS_FOR_THIS =
  /^(?:(?:now|just|only|and|so|then|ok|right) )*(?:for (?!your (?:information|records|reference|convenience|safety)|reference\b|example\b|instance\b|now\b)|before\b|so (?:that )?i\b|in order to\b|to (?!recap|sum|be clear|repeat|summari[sz]e|confirm|whom|our|the|my)[a-z]+)/;
const ANNOUNCES_FACTS =
  /\b(?:happens?|here is (?:how|what (?:i|we) (?:have|found|did|will|see))|rules?|facts|summary|recap|i will$|works?|goes|counts|show|shows|found|see|can come|means|not (?:need|want|able|allowed)|never|do not|will not|can not|your request|options|hours|so that you|for your information|did|have done|tips?|advice|beware|warning)\b/;
const HEADER_ASKS =
  /\b(?:need(?:ed)?|from whom|examples?|where to (?:find|look)|where you find it|your (?:answer|reply|details|input)|required|please|format|missing|fill|to provide|who provides|answer here)\b/;
const PLACEHOLDER =
  /^(?:|\.{2,}|\?+|-+|_+|…|n\/a|tbd|tba|your answer(?: here)?|please fill(?: in)?|to be filled|fill in|blank|missing|\[[^\]]*\]|<[^>]*>|\(.{0,30}\)|yes ?\/ ?no|y ?\/ ?n)$/;
const EMPTY_FIELD = /^[^:?]{2,60}:\s?(?:_{2,}|\.{2,}|\?|\[[^\]]{0,30}\]|<[^>]{0,30}>)?\s?$/;
const FILLED_FIELD = /^[^:?]{2,60}:\s?(?:_{2,}|\.{2,}|\?|\[[^\]]{0,30}\]|<[^>]{0,30}>)\s?$/;

/** Whether what stands under a lead-in is asked for: "To get started I need:", "Two checks first:", "So that I can look you up:". */
export function asksForItsItems(lead: string | undefined): boolean {
  if (lead === undefined) return false;
  const bare = lead.replace(/(?<![:.\s])[:.\s]+$/, ""); // prettier-ignore
  const clauses = splitClauses(bare);
  const moods = clauses.map((text) => moodOf(text, lead.endsWith("?"), false));
  if (moods.includes("request")) return true;
  if (ANNOUNCES_FACTS.test(bare)) return false;
  if (ANNOUNCES_QUESTIONS.test(bare) || moods.includes("question")) return true;
  if (!lead.endsWith(":")) return false;
  if (IS_FOR_THIS.test(bare)) return true;
  const roles = clauses.map((text, at) => roleOf(text, moods[at] ?? "fragment"));
  return roles.includes("purpose") && !moods.includes("statement");
}

/** Whether what stands under a lead-in is told: "Here's how it works:", "To recap, I'll:". */
export function tellsItsItems(lead: string | undefined): boolean {
  return lead !== undefined && !asksForItsItems(lead) && ANNOUNCES_FACTS.test(lead.replace(/:$/, ""));
}

/** What a row of a table asks for: its label, where the table asks or the place beside the label is empty. */
export function askedOfRow(row: Block): string | undefined {
  const [label, ...rest] = row.cells.filter((cell) => !/^[#\d.)]{0,4}$/.test(cell) || cell === "");
  if (label === undefined || label === "") return undefined;
  const isEmpty = rest.length > 0 && rest.every((cell) => PLACEHOLDER.test(cell));
  const isAsked = isEmpty || row.header.some((cell) => HEADER_ASKS.test(cell)) || asksForItsItems(row.lead);
  if (!isAsked || (!isEmpty && rest.some((cell) => /^(?:no|yes|done|checked|known)\b/.test(cell))))
    return undefined;
  return /\b(?:back|card|digits)\b/.test(rest.join(" ")) ? [label, ...rest].join(" ") : label;
}

/** "Term: 12 months", "Account number – same": the place beside a label holds what belongs there. */
export function isFilledField({ text }: Block): boolean {
  return /(?::| -) (?:\S{0,12}\d|\.\.\.|\*|x{3}|(?:yes|no|done|same|none|ok|checked|changed|unchanged|updated|new|on file|received|confirmed|refused|sent|active|closed)\b)|\((?:done|not)-mark\)/.test(
    text,
  );
}

/** "Date of birth: ____" and, in a list, "Date of birth:". */
export function isEmptyField(block: Block): boolean {
  return block.kind === "item" ? EMPTY_FIELD.test(block.text) : FILLED_FIELD.test(block.text);
}
