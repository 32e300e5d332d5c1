/** Unicode letters, numbers and `_`; combining marks are not among them. JavaScript's own `\b` knows ASCII only. */
const WORD = String.raw`[\p{L}\p{N}_]`;
const WORD_START = `(?<!${WORD})`;
const WORD_END = `(?!${WORD})`;
const BOUNDARY = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;

/** Ignoring case, the public harness also takes the dotted capital and the dotless small i for an i. */
const I = "[i\u0130\u0131]";

const AFFIRMATIONS = `yes|yeah|yep|yup|conf${I}rm|conf${I}rmed|go ahead|please do|proceed|sure|ok|okay`;
const AFFIRMATION = new RegExp(`${WORD_START}(?:${AFFIRMATIONS})${WORD_END}`, "iu");
const RAW_VALUE = new RegExp(`${WORD_START}(?:null|nan)${WORD_END}`, "giu");
// A match may end in `-` or `/`, so its end is a true boundary and not merely "no word character follows".
const ID = new RegExp(`${WORD_START}[A-Z]{2,}[-0-9A-Z/]*[-/0-9][-0-9A-Z/]*${BOUNDARY}`, "gu");

/** Whether a customer's words contain an affirmation (section 7.2). Negations are not recognised: "not sure" counts. */
export function isAffirmation(text: string): boolean {
  return AFFIRMATION.test(text);
}

/** The words `null` and `nan` in a reply, as written (section 7.4). */
export function rawValuesIn(text: string): string[] {
  return text.match(RAW_VALUE) ?? [];
}

/** Everything in a text that looks like an id, such as `REQ-888` (section 7.1). */
export function idsInText(text: string): string[] {
  return text.match(ID) ?? [];
}

/** Whether a key names an id or a list of ids. A final line feed is let through, as the public pattern's `$` does. */
export function isIdKey(key: string): boolean {
  return /(?:^|_)ids?\n?$/.test(key);
}
