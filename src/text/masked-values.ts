import { matchesOf } from "./matches.ts";
import { once } from "./once.ts";
import { plainCharacters } from "./characters.ts";
import { plainText } from "./plain-text.ts";
import { wordsToDigits } from "./spellings/number-words.ts";

/** A value of which only a part is shown, such as XXXXXX0899, s*****@mail.example, XXXXX6255X or ****4321. */
export type MaskedValue = { text: string; kind: "email" | "pan" | "digits" | "code" };

/** Wide nets: what they catch is looked at for a mask afterwards, so that no pattern has to try every split. */
const ADDRESS = /(?<![\w.+•*-])[\w.+•*-]+@[\w-]+(?:\.[\w-]+)+/gu;
const CODE = /(?<![\p{L}\p{N}@*•#])[A-Za-z\d*•#]+(?:[ -][\dXx*•#]{2,6})*(?![\p{L}\p{N}@])/gu;
const HAS_MASK = /[*•]{2}|[Xx]{3}|#{3}/;
/** An Indian tax number: five letters, four digits, one letter. */
const MASKED_PAN = /^[A-Z*]{5}[\dX*]{4}[A-Z*]$/;
const MASKED_DIGITS = /^[\dX*]+$/;

/** Masked values in a text. A mask that shows fewer than two characters cannot be told from another and is left out. */
export function findMaskedValues(text: string): MaskedValue[] {
  if (!HAS_MASK.test(text)) return [];
  const plain = plainCharacters(text);
  const emails = (plain.match(ADDRESS) ?? [])
    .filter((address) => HAS_MASK.test(address.split("@")[0] ?? ""))
    .map((text): MaskedValue => ({ text, kind: "email" }));
  const codes = (plain.replace(ADDRESS, " ").match(CODE) ?? [])
    .filter((code) => HAS_MASK.test(code))
    .map(compactCode)
    .filter((code) => shownCount(code) >= 2 && /\d/.test(code))
    .map((code): MaskedValue => ({ text: code, kind: kindOf(code) }));
  return [...emails, ...codes];
}

/**
 * Reads a reply for forms that show more of a masked value than the mask does and agree with it: the whole value, the
 * value with fewer characters masked, or a longer ending ("ending 127779" of XXXXXX7779); a number also read out digit by
 * digit, in words too. The reply is read once, however many values are looked for.
 */
export function unmaskedIn(reply: string): (value: MaskedValue) => string[] {
  const plain = plainText(reply);
  const worded = wordsToDigits(plain);
  if (!/[\d@]/.test(worded)) return () => [];
  const numbers = once(() => coded([...digitRuns(plain), ...readOut(worded)]));
  const codes = once(() => coded((plain.match(TOKEN) ?? []).filter((token) => /\d/.test(token))));
  const endings = once(() =>
    matchesOf(ENDING, plain)
      .map((match) => match[1] ?? "")
      .filter((ending) => /\d/.test(ending)),
  );
  return (value) => {
    if (value.kind === "email") return plain.includes("@") ? unmaskedEmails(value.text, plain) : [];
    const shown = (value.kind === "digits" ? numbers() : codes())
      .filter(({ code }) => showsMore(value, code))
      .map(({ form }) => form);
    const longer = endings().filter((ending) => lengthensEnding(value.text, ending.toUpperCase()));
    return [...new Set([...shown, ...longer])];
  };
}

/** A form as it stands in a text, and as it is compared. */
type Coded = { form: string; code: string };

function coded(forms: readonly string[]): Coded[] {
  return forms.map((form) => ({ form, code: compactCode(form) }));
}

/** A code without what only groups it, its mask written with X (letters of fixed number) or * (any number). */
export function compactCode(code: string): string {
  return code.replace(/[\s-]/g, "").replace(/[•#]/g, "*").toUpperCase();
}

function kindOf(code: string): MaskedValue["kind"] {
  if (MASKED_PAN.test(code)) return "pan";
  return MASKED_DIGITS.test(code) ? "digits" : "code";
}

function unmaskedEmails(masked: string, plain: string): string[] {
  const [local = "", domain = ""] = masked.toLowerCase().split("@");
  const [prefix, suffix] = shownEnds(local);
  const candidates = plain.match(ADDRESS) ?? [];
  return candidates.filter((candidate) => {
    const [name = "", at = ""] = candidate.toLowerCase().split("@");
    const agrees = at === domain && name.startsWith(prefix) && name.endsWith(suffix);
    return agrees && name.replace(/[*•]/g, "").length > prefix.length + suffix.length;
  });
}

const TOKEN = /(?<![\p{L}\p{N}*•#])[A-Za-z\d*•#]+(?![\p{L}\p{N}])/gu;
const DIGIT_RUN = /(?<![\p{L}\p{N}*•#,.₹])[\dXx*•#]+(?:[ -][\dXx*•#]+)*(?![\p{L}\p{N}]|[,.]\d)/gu;
/** "ending in 482K", "last five digits are 17779". */
const ENDING =
  /(?:end(?:s|ing)?(?:\s+(?:in|with))?|last\s+\w+(?:\s+(?:digits|characters))?(?:\s+are|\s+is)?)[\s:]+([A-Za-z\d]{2,})(?![\p{L}\p{N}])/giu;
/** Lengths of card numbers, for masks whose own length says nothing. */
const CARD = { least: 12, most: 19 };
/** A shorter mask than a phone number stands for more characters than it has. */
const SHORTEST_NUMBER = 10;

/** A card number is said in four groups, a phone number in two or three; singly said digits are not put together. */
const MOST_GROUPS = 6;

/** Numbers as people group them: of "91 98123 47779" also "98123 47779". */
function digitRuns(plain: string): string[] {
  return matchesOf(DIGIT_RUN, plain).flatMap(([run]) => {
    const groups = run.split(/[ -]/);
    return groups.flatMap((_, from) =>
      groups
        .slice(from, from + MOST_GROUPS)
        .map((_group, count) => groups.slice(from, from + count + 1).join(" ")),
    );
  });
}

/** Six digits or more, one after another: "5 5 5, 0 1 0 …". */
const READ_OUT = /(?<![\d.,])\d(?:[\s,-]{1,2}\d(?!\d)){5,}/g;

function readOut(worded: string): string[] {
  return matchesOf(READ_OUT, worded).map(([run]) => run.replaceAll(/[\s,]+/g, " "));
}

function showsMore({ text: masked, kind }: MaskedValue, candidate: string): boolean {
  if (candidate.length < LEAST_SHOWN || shownCount(candidate) <= shownCount(masked)) return false;
  const sameLength = candidate.length === masked.length && agrees(masked, candidate);
  if (kind === "pan") return sameLength && /^[A-Z*]{5}[\dX*]{4}[A-Z*]$/.test(candidate);
  const countIsMeant = !masked.includes("*"); // four stars may stand for twelve digits
  if (kind === "code" || (sameLength && countIsMeant)) return sameLength;
  const [prefix, suffix] = shownEnds(masked);
  if (!candidate.startsWith(prefix) || !candidate.endsWith(suffix)) return false;
  if (/[X*]/.test(candidate)) return true;
  return (
    (!countIsMeant || masked.length < SHORTEST_NUMBER) &&
    candidate.length >= CARD.least &&
    candidate.length <= CARD.most
  );
}

/** A mask shows two characters at least, and what shows more shows three. */
const LEAST_SHOWN = 3;

/** Same length, and nothing shown that the mask shows otherwise. */
function agrees(masked: string, candidate: string): boolean {
  return charactersOf(masked).every((char, index) => isMask(char) || char === candidate[index]);
}

function lengthensEnding(masked: string, ending: string): boolean {
  const tail = masked.slice(-ending.length).padStart(ending.length, "*");
  if (ending.length > masked.length && !masked.includes("*")) return false;
  const pairs = charactersOf(tail).map((char, index) => [char, ending[index] ?? ""] as const);
  const fits = pairs.every(([char, said]) => isMask(char) || char === said);
  const agreeing = pairs.filter(([char]) => !isMask(char)).length;
  const reveals = pairs.some(([char, said]) => isMask(char) && !isMask(said));
  return fits && reveals && agreeing >= 2;
}

/** What is shown before and after the masked part. */
function shownEnds(masked: string): [string, string] {
  return [/^[^*•X]*/.exec(masked)?.[0] ?? "", /[^*•X]*$/.exec(masked)?.[0] ?? ""];
}

function isMask(char: string): boolean {
  return char === "X" || char === "*";
}

function shownCount(code: string): number {
  let count = 0;
  for (const char of code)
    if (((char >= "0" && char <= "9") || (char >= "A" && char <= "Z")) && !isMask(char)) count++;
  return count;
}

/** Codes are ASCII: one unit is one character. */
function charactersOf(code: string): string[] {
  return code.split("");
}
