import type { Part, ValueReader } from "./part.ts";

const DIGIT_WORDS = "zero one two three four five six seven eight nine".split(" ");
/** Signs as they are read out, in brackets or not. */
const SIGNS: Readonly<Record<string, string>> = {
  "@": "(?:\\s*@\\s*|\\s*[([{<]\\s*at\\s*[)\\]}>]\\s*|\\s+at\\s+(?:sign\\s+)?)",
  ".": "(?:\\s*\\.\\s*|\\s*[([{<]\\s*dot\\s*[)\\]}>]\\s*|\\s+(?:dot|point|period|full\\s+stop)\\s+)",
  "-": "(?:\\s*-\\s*|\\s+(?:dash|hyphen|minus)\\s+)",
  _: "(?:\\s*_\\s*|\\s+underscore\\s+)",
  "+": "(?:\\s*\\+\\s*|\\s+plus\\s+)",
};
/** Between the letters of a word that is spelt out. */
const BETWEEN = "(?:\\s*[-,]\\s*|\\s)?";
const BEFORE = "(?<![\\p{L}\\p{N}._%+-])";
const AFTER = "(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])";
/** Shorter names before the sign, or those of letters alone, are shared by too many. */
const TELLING_NAME = 5;

/**
 * An e-mail address as it is written, with its signs read out ("j dot doe at example dot com") or its letters spelt
 * out. Also the part before the sign alone, if it is longer than a name.
 *
 * @returns `undefined` where the value is no address.
 */
export function emailReader(value: string): ValueReader | undefined {
  const [, name, domain] =
    /^([\p{L}\p{N}._%+-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)$/u.exec(value.trim()) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  const whole = new RegExp(BEFORE + spelling(`${name}@${domain}`) + AFTER, "iu");
  const isTelling = name.length >= TELLING_NAME && /[^\p{L}]/u.test(name);
  const alone = new RegExp(
    `${BEFORE}${spelling(name)}(?!${SIGNS["@"]}?[\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    "iu",
  );
  const length = name.length + 1 + domain.length;
  // Whatever way it is said in, the letters of its name's longest word stand together.
  const telling = longest(name.split(/[^\p{L}\p{N}]+/u)).toUpperCase();
  return {
    length,
    find({ plain, squeezed }): Part[] {
      if (!squeezed.includes(telling)) return [];
      const said = whole.exec(plain)?.[0];
      if (said !== undefined) return [{ from: 0, to: length, said }];
      const part = isTelling ? alone.exec(plain)?.[0] : undefined;
      return part === undefined ? [] : [{ from: 0, to: name.length, said: part }];
    },
  };
}

/** A pattern for some characters of an address, with what may stand between two letters. */
function spelling(text: string): string {
  const chars = text.split("");
  const afterSign = (index: number): boolean => index === 0 || SIGNS[chars[index - 1] ?? ""] !== undefined;
  return chars
    .map((char, index) => SIGNS[char] ?? (afterSign(index) ? "" : BETWEEN) + character(char))
    .join("");
}

function longest(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function character(char: string): string {
  const word = /\d/.test(char) ? DIGIT_WORDS[Number(char)] : undefined;
  return word === undefined ? char : `(?:${char}|${word})`;
}
