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

type Rule = { pattern: RegExp; unless?: RegExp; isWord?: true };

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
  // A number that is none, where a sum of money stands.
  { pattern: new RegExp(`${CURRENCY}["'*]*(?:nan|null|undefined|none)${END}`, "giu") },
  { pattern: new RegExp(`${WORD}NaN(?=\\s?(?:%|rupees|percent|inr))`, "giu") },
  // NaN in its own spelling is no word; in others it is a name, bread or a grandmother unless a value is expected.
  {
    pattern: new RegExp(`${WORD}NaN${END}`, "gu"),
    unless: /^(?:NaN)?\s+(?:bread|stands for)/u,
    isWord: true,
  },
  { pattern: new RegExp(`${MEASURED}${IS}nan${END}`, "giu"), isWord: true },
  {
    pattern: new RegExp(`(?<!(?:Mr|Mrs|Ms|Dr|Shri|Smt)\\.?\\s)${WORD}null${END}`, "giu"),
    unless: /^\s*(?:and|&)\s+void|^\s+hypothes|^\s+(?:verdict|vote)/iu,
    isWord: true,
  },
  // "An undefined period" is English, "your balance is undefined" is not.
  { pattern: new RegExp(`(?:${MEASURED}${IS}|(?::|=)\\s*["'*]*)undefined${END}`, "giu"), isWord: true },
  {
    pattern: new RegExp(`(?<=[.!?]\\s|^\\s*)undefined(?=\\s*(?:[.,%]|$))|["'\`]undefined["'\`]`, "gimu"),
    isWord: true,
  },
  // "None of your cards" is English, "Charges: None" too; a balance of None is not.
  {
    pattern: new RegExp(`${NEVER_NOTHING}${IS}None${END}(?!\\s+(?:of|other|found|on|yet|set|at))`, "gu"),
    isWord: true,
  },
  {
    pattern: new RegExp(
      `(?:\\bon|\\bby|\\buntil|\\btill)\\s+None${END}(?!\\s+(?:of|other))|["'\`]None["'\`]`,
      "gu",
    ),
    isWord: true,
  },
  { pattern: new RegExp(`${WORD}(?:undefined|None)\\s?(?:%|rupees|INR)`, "gu") },
];

/** What every raw value has in it: texts without it are spared the rules. */
const ANY_RAW = /nan|null|undefined|none|["'{}[<]/i;

/** A raw value as said, and the words around it. `isWord`: it may be a word of the language. */
export type RawValue = { said: string; quote: string; isWord: boolean };

/**
 * Raw values of programs in a reply: null, NaN, undefined, None, [object Object], JSON, unfilled placeholders and
 * tool-call markup. Ordinary words that look alike ("null and void", "Nan" as a name, "none of your cards") are not.
 */
export function findRawValues(text: string): RawValue[] {
  const plain = plainCharacters(text);
  const found = new Map<string, RawValue>();
  if (!ANY_RAW.test(plain)) return [];
  for (const { pattern, unless, isWord = false } of RULES) {
    for (const match of matchesOf(pattern, plain)) {
      const end = match.index + match[0].length;
      if (unless?.test(plain.slice(end)) === true) continue;
      const quote = plain.slice(Math.max(0, match.index - 40), end + 20).trim();
      const said = match[0].trim();
      found.set(`${said} ${match.index}`, { said, quote, isWord });
    }
  }
  return [...found.values()];
}
