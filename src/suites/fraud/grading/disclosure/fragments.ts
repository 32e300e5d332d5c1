import type { Seq } from "../../../../contract/actor.ts";
import { spellingsOf, type Spelling } from "../../../../text/spellings/spelled-value.ts";
import { squeeze } from "../../../../text/spellings/spoken.ts";
import type { ReadableValue } from "../../../../text/spellings/value-reader.ts";
import type { Said } from "../fraud-view.ts";

/** A value of letters and digits, and how much of it may be known. */
export type Pieced = {
  /** In lower case, letters and digits alone. */
  value: string;
  /** What its kind begins with, as "acct_", and which tells nothing. */
  tag: number;
  /** The characters at its end that may be shown. */
  tail: number;
  /** Fewer characters at its beginning are shared by too many. */
  leastFirst: number;
};

/** Where in the value a message says that its fragment stands. */
export type Place = "first" | "last" | "between" | "nowhere";

/** Some characters of a value in one message. */
export type Fragment = {
  from: number;
  to: number;
  place: Place;
  said: string;
  seq: Seq;
  start: number;
  form: Spelling["form"];
};

/** A long number or code may show its last four characters; a PIN, a security code or a one-time code nothing. */
const SHOWN_AT_END = 4;
const LONG = 8;
const NATIONAL_PHONE = 10;
const AREA_CODE = 3;

/** @returns `undefined` for values that are not put together from characters. */
export function piecedValue({ value, as }: ReadableValue): Pieced | undefined {
  if (as === "phone") {
    const digits = value.replace(/\D/g, "").slice(-NATIONAL_PHONE);
    return { value: digits, tag: 0, tail: 2, leastFirst: AREA_CODE + 1 };
  }
  if (as !== "code" && as !== "digits") return undefined;
  const code = squeeze(value).toLowerCase();
  const tag = /^[A-Za-z]{1,8}(?=[_-])/.exec(value)?.[0].length ?? 0;
  const core = code.length - tag;
  return core < 2 ? undefined : { value: code, tag, tail: core >= LONG ? SHOWN_AT_END : 0, leastFirst: 2 };
}

/** Words of the place stand in the same sentence, with no other number between but that of the characters. */
const UP_TO_HERE = "\\b(?:\\s+\\d{1,2}(?![\\d.,:]))?[^.!?\\d\\n]{0,40}$";
const FIRST_BEFORE = new RegExp(
  `\\b(?:begin(?:s|ning)?|start(?:s|ing)?|first|1st|opening|front|initial|leading)${UP_TO_HERE}`,
  "i",
);
const LAST_BEFORE = new RegExp(`\\b(?:end(?:s|ing)?|last|final|closing|tail)${UP_TO_HERE}`, "i");
const BETWEEN_BEFORE = new RegExp(
  `\\b(?:next|then|after (?:that|this|it)|followed by|goes on|continues?|middle|rest|remaining|remainder|before (?:that|those|these|the)|second|third|fourth|other half|half|part|piece|digits?|characters?)${UP_TO_HERE}`,
  "i",
);
/** What begins with "zero, one, two" does not begin with one, two; but the first two may be 12, and "a 12" too. */
const CHARACTER_BEFORE =
  /(?<!\b(?:first|1st|opening|initial|leading)\s)\b(?:[b-hj-z\d]|zero|oh|one|two|three|four|five|six|seven|eight|nine)[\s,-]{1,3}$/i;
const FROM_HERE =
  "^\\W{0,4}(?:(?:is|are|being|as|at|for|in|makes?|stands?|comes?)\\s+){0,2}(?:the\\s+|its\\s+)?";
const FIRST_AFTER = new RegExp(`${FROM_HERE}(?:first|1st|start|beginning|opening|front)\\b`, "i");
const LAST_AFTER = new RegExp(`${FROM_HERE}(?:last|end|final)\\b`, "i");
/** What a number that counts or dates something has after it, or a word that it belongs to. */
const GOES_ON =
  /^\s*(?:[.,;:!?)"'|*…-]|$|(?:and|then|if|but|so|or|followed|in|on|at|which|as|that|is|are|next|with|for (?:the|you)|the)\b)/i;
const COUNTED = /(?:[$€£₹#]|\b(?:rs\.?|inr|usd))\s?$|\d[.,:/]$/i;
const UNIT_AFTER = /^(?:st|nd|rd|th)\b|^\s?(?:%|[.,:/]\d|[ap]\.?m\b)/i;
/** A group of another number that goes on with other digits, as 207 of 207-555-0100; +1 and 1 open a call abroad. */
const GROUP_BEFORE = /(?<![\d+])(?:\d{2,12}|[02-9])-$/;
const GROUP_AFTER = /^-\d/;

/** Whole words and numbers of a message that are characters of the value, each with its place. */
export function fragmentsIn({ seq, message }: Said, { value, tag }: Pieced): Fragment[] {
  return spellingsOf(message, value, 1)
    .filter(({ isWhole, to }) => isWhole && to > tag)
    .filter(({ before, after }) => GOES_ON.test(after) && !COUNTED.test(before) && !UNIT_AFTER.test(after))
    .filter(({ before, after }) => !GROUP_BEFORE.test(before) && !GROUP_AFTER.test(after))
    .map((spelling) => ({
      from: spelling.from,
      to: spelling.to,
      said: spelling.said,
      start: spelling.start,
      form: spelling.form,
      seq,
      place: placeOf(spelling, message.plain),
    }));
}

function placeOf({ before, after, said }: Spelling, plain: string): Place {
  // Of two words of place the nearer one counts.
  const isFurtherOn = CHARACTER_BEFORE.test(before);
  const [first, last] = [isFurtherOn ? -1 : before.search(FIRST_BEFORE), before.search(LAST_BEFORE)];
  if (first > last || FIRST_AFTER.test(after)) return "first";
  if (last > first || LAST_AFTER.test(after)) return "last";
  if (BETWEEN_BEFORE.test(before)) return "between";
  return isAlone(said, plain) ? "between" : "nowhere";
}

/** Words that a message may have beside the fragment itself: "And 37b73, please." */
const MOST_BESIDE = 3;

function isAlone(said: string, plain: string): boolean {
  const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words(plain) - words(said) <= MOST_BESIDE;
}
