import { matchesOf } from "../matches.ts";

/** A word, number or sign of a text, with all that it may stand for in a value that is spelt out. */
export type Piece = {
  /** In lower case; "" where it may be passed over. */
  readonly reads: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Whether a word or number begins, and ends, here: 7 does neither in a7b. */
  readonly opens: boolean;
  readonly closes: boolean;
};

const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]/gu;
const WORD = /[\p{L}\p{M}\p{N}]/u;

const DIGITS = "zero one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The alphabets of radio and telephone, in which only the first letter counts. */
const ALPHABET = [
  "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa",
  "quebec romeo sierra tango uniform victor whiskey whisky yankee zulu able baker dog easy fox george item jig king",
  "love nan oboe peter queen roger sugar tare zebra adam boy david edward frank henry ida john lincoln mary nora",
  "ocean paul robert sam tom william young",
].flatMap((list) => list.split(" "));

const WORDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...ALPHABET.map((word) => [word, [word, word.charAt(0)]] as const),
  ...DIGITS.map((word, digit) => [word, [word, String(digit)]] as const),
  ...TEENS.map((word, at) => [word, [word, String(at + 10)]] as const),
  ...TENS.map((word, at) => [word, [word, String((at + 2) * 10)]] as const),
  ...listed("oh o", ["o", "0", "oh"]),
  ...listed("nought naught ought cipher", ["0"]),
  ...listed("zee zed", ["z"]),
  ...listed("xray", ["xray", "x"]),
  ...listed("dot point period stop", [".", ""]),
  ...listed("dash hyphen minus", ["-", ""]),
  ...listed("underscore underline underbar", ["_", ""]),
  ...listed("at", ["@", "at", ""]),
  ...listed("plus", ["+", "plus", ""]),
  ...listed("slash stroke", ["/", ""]),
  ...listed("full sign symbol comma space capital caps uppercase lowercase upper lower case small big", [""]),
  ...listed("and then next now comes come followed follows by after that finally lastly again once more", [
    "",
  ]),
  ...listed("the letter letters number numbers digit digits character characters first second third", [""]),
  ...listed("aur phir uske और फिर", [""]),
  // Hindi for "after", and four characters of many a code.
  ...listed("baad", ["baad", ""]),
  // Kept apart from the words that are passed over: they may begin a value's own words.
  ...listed("double triple treble", [""]),
]);
const TIMES: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
  ["treble", 3],
]);
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ["_", ["_", ""]],
  [".", [".", ""]],
  ["-", ["-", ""]],
  ["+", ["+", ""]],
  ["@", ["@"]],
]);
const PASSED_OVER: readonly string[] = [""];
/** "b as in bravo", "a for apple", "d like David". */
const EXAMPLE = /^(?:as\s+in|for|like|as)\s+(?:in\s+)?["']?(\p{L})/iu;

/** The pieces of a plain text, in their order. */
export function piecesOf(plain: string): Piece[] {
  const tokens = matchesOf(TOKEN, plain);
  const pieces: Piece[] = [];
  let times = 1;
  for (let at = 0; at < tokens.length; at++) {
    const { 0: token, index: start } = tokens[at] ?? { 0: "", index: 0 };
    const end = start + token.length;
    const word = token.toLowerCase();
    const reads = readsOf(word, tokens[at - 1], tokens[at + 1]);
    pieces.push({
      reads:
        times === 1
          ? reads
          : [...reads.filter((read) => read.length === 1).map((read) => read.repeat(times)), ...reads],
      start,
      end,
      opens: !WORD.test(plain.charAt(start - 1)),
      closes: !WORD.test(plain.charAt(end)),
    });
    times = TIMES.get(word) ?? 1;
    at += passedExample({ plain, end, letter: word, tokens, at, pieces });
  }
  return pieces;
}

type Token = RegExpExecArray | undefined;

function readsOf(word: string, before: Token, after: Token): readonly string[] {
  if (/^\d/.test(word)) return [word];
  if (!/^\p{L}/u.test(word)) return SIGNS.get(word) ?? PASSED_OVER;
  if (word === "ray" && before?.[0] === "-") return ["ray", ""];
  const reads = WORDS.get(word) ?? [word];
  const tens = TENS.indexOf(word);
  // Of "sixty-three" the first word is only a six.
  const isCompound =
    tens !== -1 && (DIGITS.indexOf(after?.[0].toLowerCase() ?? "") > 0 || after?.[0] === "-");
  return isCompound ? [...reads, String(tens + 2)] : reads;
}

/** Passes over the word that a letter is explained with. @returns How many tokens that took. */
function passedExample(context: {
  plain: string;
  end: number;
  letter: string;
  tokens: readonly RegExpExecArray[];
  at: number;
  pieces: Piece[];
}): number {
  const { plain, end, letter, tokens, at, pieces } = context;
  if (letter.length !== 1 || !/\p{L}/u.test(letter)) return 0;
  const found = EXAMPLE.exec(plain.slice(end, end + 24).replace(/^[\s,(]+/, ""));
  if (found === null || found[1]?.toLowerCase() !== letter) return 0;
  let taken = 0;
  for (let next = at + 1; next < tokens.length && taken < 6; next++) {
    const token = tokens[next];
    if (token === undefined) break;
    taken++;
    const end = token.index + token[0].length;
    pieces.push({ reads: PASSED_OVER, start: token.index, end, opens: true, closes: true });
    if (/^\p{L}{2}/u.test(token[0]) && !/^(?:as|in|for|like)$/i.test(token[0])) return taken;
  }
  return taken;
}

function listed(words: string, reads: readonly string[]): (readonly [string, readonly string[]])[] {
  return words.split(" ").map((word) => [word, reads] as const);
}
