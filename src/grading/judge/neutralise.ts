import { plainText } from "../../text/plain-text.ts";

const OUR_MARKS = /[⟨⟩⏎]/gu;
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;

/**
 * Characters that are not seen: controls, bidi and other format characters, tags, lone surrogates. Joiners stay where
 * Indic scripts and emoji need them, that is after a combining mark or a pictograph.
 */
const UNSEEN =
  /(?!\t|\p{Join_Control}|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/**
 * The one character or run by which a text could look like more than content: the start of a tag, the bracket of a
 * line number or of a chat template's marker, the colon after a role, a fence. A line may also begin after a break that
 * JSON text escapes. Look-behinds come after the character they are about, so that each text is read once.
 */
const PIVOTS: readonly RegExp[] = [
  /[<＜](?=\s{0,8}\/|[!?|<＜\p{L}])/gu,
  /\[(?<=(?:^|⏎|\\[nr])\s*\[)(?=\s{0,8}\d+\s{0,8}\])/gu,
  /\[(?=\/?(?:inst|sys|system|assistant|user|transcript|begin|end)(?![\p{L}\p{N}_]))/giu,
  /[:：](?<=(?:(?<![\p{L}\p{N}_])|\\[nrt])(?:system|developer|assistant|human|user|judge|grader|evaluator)[\s*_]{0,4}[:：])/giu,
  /`{3,}|~{3,}|"{3,}|'{3,}/gu,
  /(?<![=\-#*_])[=\-#*_]{3,}(?=\s{0,3}(?:begin|end|start|stop)(?![\p{L}\p{N}_]))/giu,
];

/**
 * Text of a caller, agent or tool as one line that cannot be taken for anything but content. Nothing is dropped: what
 * is changed is shown in the marks ⟨ ⟩ and ⏎, which the text itself can therefore not contain.
 *
 * @param nonce Letters and digits only; see `renderTranscript`.
 */
export function neutralise(text: string, nonce: string): string {
  return makeInert(text).replaceAll(new RegExp(nonce, "giu"), "⟨delimiter⟩");
}

/** The same without a delimiter to guard, for words that are repeated outside of a fence. */
export function makeInert(text: string): string {
  return PIVOTS.reduce((seen, pivot) => seen.replace(pivot, "⟨$&⟩"), makeVisible(text));
}

/** Text as one line with nothing unseen in it: line breaks as ⏎, other unseen characters as their code points. */
export function makeVisible(text: string): string {
  return text.replace(OUR_MARKS, codePointMark).replace(LINE_BREAK, " ⏎ ").replace(UNSEEN, codePointMark);
}

/**
 * The same text for comparing a quotation with what it quotes: without our marks, and with one form for spaces,
 * typographic quotation marks and composed characters.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[⟨⟩]/gu, "")
    .replace(/[“”„]/gu, '"')
    .replace(/[‘’‚]/gu, "'")
    .replace(/[\s⏎]+/gu, " ")
    .trim();
}

/**
 * The same text as a reader sees it: {@link comparable} in the one reading of text, so that who quotes "until 12-14 May"
 * quotes "until 12‑14 **May**". Marks of Markdown whose other half is not quoted, and our code points, are left out.
 */
export function asShown(text: string): string {
  const lines = text.replace(/⟨U\+[\dA-F]{4,6}⟩/gu, "").replace(/\s*⏎\s*/gu, "\n");
  return comparable(plainText(lines.replace(/[⟨⟩]/gu, "")).replace(/[*_`~|]+/g, " ")).replace(
    / (?=[.,;:!?)])/g,
    "",
  );
}

function codePointMark(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}
