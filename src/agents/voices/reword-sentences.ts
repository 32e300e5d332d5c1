import { splitSentences } from "../../text/sentences.ts";

/**
 * A text with each sentence that `reword` knows put otherwise; the others stay as they are, to the space.
 *
 * @param reword The new sentence; `""` drops it; `undefined` leaves it.
 * @returns `undefined` where it left all.
 */
export function rewordSentences(
  text: string,
  reword: (sentence: string) => string | undefined,
): string | undefined {
  let changed = false;
  const parts = splitSentences(text).map(({ text: whole }) => {
    const sentence = whole.trim();
    const said = reword(sentence);
    if (said === undefined || said === sentence) return whole;
    changed = true;
    const at = whole.indexOf(sentence);
    return said === "" ? "" : whole.slice(0, at) + said + whole.slice(at + sentence.length);
  });
  return changed ? parts.join("").trim() : undefined;
}

/** The trimmed sentences of a text. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.text.trim());
}

/** With a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
