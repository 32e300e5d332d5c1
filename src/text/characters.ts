/** Characters that are not seen, by their class: format characters (bidirectional, tags), joiners, selectors, controls. */
const UNSEEN = /(?![\t\n\r])[\p{Cf}\p{Cc}\p{Me}\p{Default_Ignorable_Code_Point}]/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const DIGIT = /(?![0-9])\p{Nd}/gu;
/** Raised and lowered digits beside a number: a footnote or an exponent, and no part of it. */
const RAISED = "\\u00b2\\u00b3\\u00b9\\u2070-\\u2079\\u2080-\\u2089";
const RAISED_AFTER = new RegExp(`(?<=\\p{Nd})(?=[${RAISED}])|(?<=[${RAISED}])(?=[0-9])`, "gu");
const FRACTION = /(?:(\p{Nd})\s?)?([¼½¾])/gu;
const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };
/** Greek and Cyrillic letters that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = lookalikes(
  "АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝһ ABESIJKMHOPCTXYaesijopcxydqwh",
  "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρ ABEZHIKMNOPTYXaovp",
);
const MIXED = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * A text with one character for what can be written with several: digits of every script as ASCII, typographic quotes,
 * dashes and spaces as plain ones, compatibility forms resolved where that leaves numbers as they are, invisible
 * characters left out by class. Markdown and entities are not looked at: see `plainText`.
 */
export function plainCharacters(text: string): string {
  const visible = text.replace(LINE_BREAK, "\n").replace(UNSEEN, "");
  return withoutLookalikes(withPlainNumbers(visible).normalize("NFKC").replace(UNSEEN, ""))
    .replace(/[‘’‚‛ʼʹ′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[\p{Pd}\u2212\u2043\u02d7\u2796]/gu, "-")
    .replace(/(?![ \n])[\p{Zs}\u2800]/gu, " ")
    .replace(DIGIT, digitValue);
}

function withPlainNumbers(text: string): string {
  return text
    .replace(RAISED_AFTER, " ")
    .replace(
      FRACTION,
      (_, before: string | undefined, sign: string) => `${before ?? "0"}${FRACTIONS[sign] ?? ""}`,
    );
}

/** Digits of one script stand in a row of ten, from zero on. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** A word that is Latin or a number but for a letter or two of another script is read as it looks. */
export function withoutLookalikes(text: string): string {
  if (!/[\u0370-\u052f]/.test(text)) return text;
  return text.replace(MIXED, (word) => {
    if (!/[\u0370-\u052f]/.test(word) || !/[\p{Script=Latin}\d_]/u.test(word)) return word;
    return word.replace(/[\u0370-\u052f]/g, (letter) => LOOKALIKES.get(letter) ?? letter);
  });
}

function lookalikes(...lists: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lists.flatMap((list) => {
      const [theirs = "", ours = ""] = list.split(" ");
      return theirs.split("").map((letter, index): [string, string] => [letter, ours[index] ?? letter]);
    }),
  );
}
