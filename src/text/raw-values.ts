import { matchesOf } from "./matches.ts";
import { plainCharacters } from "./characters.ts";

const WORD = String.raw`(?<![\p{L}\p{M}\p{N}_$-])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}_-])`;
const CURRENCY = String.raw`(?:₹|rs\.?|inr)\s*`;
/** Things whose value is a number, a date or a code: "none" or "nan" is no answer to them in any language. */
const MEASURED =
  "(?:balance|amount|rate|limit|emi|interest|principal|outstanding|premium|payout|total|date|maturity|expiry|due|number|reference|id|value|figure|price|status)";
/** Of these, what cannot sensibly be nothing: "Charges: None" says that nothing is charged. */
const NEVER_NOTHING = "(?:[Bb]alance|[Rr]ate|EMI|[Dd]ate|[Mm]aturity|[Ee]xpiry)";
const IS = String.raw`\s*(?:["'*_]*)\s*(?:is|are|was|of|as|shows?|showing|reads?|returned|says?|to be|:|=|-|→)\s*(?:["'*_]*)\s*`;

type Rule = { pattern: RegExp; unless?: RegExp };

/** What is raw wherever it stands, and words that are raw only where a value is expected. */
const RULES: readonly Rule[] = [
  // Code that no sentence contains.
  { pattern: /\[object \w+\]/gu },
  { pattern: /\{\{\s*[\w.]+\s*\}\}|\$\{[\w.]+\}/gu },
  { pattern: /<\/?(?:tool_call|function_call|tool_response|function)s?\b[^>]*>/giu },
  // JSON, or a Python dictionary: a quoted key with its value, or an object that opens with one.
  { pattern: /\{\s*(["'])[\w .-]+\1\s*:/gu },
  { pattern: /"[\w-]+"\s*:\s*(?:"|-?\d|\[|\{|true\b|false\b|null\b)/gu },
  { pattern: /\[\s*\{/gu },
  // NaN in its own spelling is no word; in others it is a name, bread or a grandmother unless a value is expected.
  { pattern: new RegExp(`${WORD}NaN${END}`, "gu"), unless: /^(?:NaN)?\s+(?:bread|stands for)/u },
  {
    pattern: new RegExp(
      `(?:${CURRENCY}["'*]*|${MEASURED}${IS})nan${END}|${WORD}nan(?=\\s*(?:%|rupees|percent|inr))`,
      "giu",
    ),
  },
  {
    pattern: new RegExp(`(?<!(?:Mr|Mrs|Ms|Dr|Shri|Smt)\\.?\\s)${WORD}null${END}`, "giu"),
    unless: /^\s*(?:and|&)\s+void|^\s+hypothes|^\s+(?:verdict|vote)/iu,
  },
  // "An undefined period" is English, "your balance is undefined" is not.
  { pattern: new RegExp(`(?:${CURRENCY}["'*]*|${MEASURED}${IS}|(?::|=)\\s*["'*]*)undefined${END}`, "giu") },
  { pattern: new RegExp(`(?<=[.!?]\\s|^\\s*)undefined(?=\\s*(?:[.,%]|$))|["'\`]undefined["'\`]`, "gimu") },
  // "None of your cards" is English, "Charges: None" too; a balance of None is not.
  {
    pattern: new RegExp(
      `(?:${CURRENCY}["'*]*|${NEVER_NOTHING}${IS})None${END}(?!\\s+(?:of|other|found|on|yet|set|at))`,
      "gu",
    ),
  },
  {
    pattern: new RegExp(
      `(?:\\bon|\\bby|\\buntil|\\btill)\\s+None${END}(?!\\s+(?:of|other))|["'\`]None["'\`]`,
      "gu",
    ),
  },
  { pattern: new RegExp(`${WORD}(?:undefined|None)\\s?(?:%|rupees|INR)`, "gu") },
];

/** What every raw value has in it: texts without it are spared the rules. */
const ANY_RAW = /nan|null|undefined|none|["'{}[<]/i;

/**
 * Raw values of programs in a reply: null, NaN, undefined, None, [object Object], JSON, unfilled placeholders and
 * tool-call markup. Ordinary words that look alike ("null and void", "Nan" as a name, "none of your cards") are not.
 */
export function findRawValues(text: string): string[] {
  const plain = plainCharacters(text);
  const found: string[] = [];
  if (!ANY_RAW.test(plain)) return found;
  for (const { pattern, unless } of RULES) {
    for (const match of matchesOf(pattern, plain)) {
      if (unless?.test(plain.slice(match.index + match[0].length)) === true) continue;
      found.push(match[0].trim());
    }
  }
  return found;
}
