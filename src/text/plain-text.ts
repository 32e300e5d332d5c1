import { plainCharacters, withoutLookalikes } from "./characters.ts";
import { decodeEntities } from "./entities.ts";
import { withoutMarkdown } from "./markdown.ts";
import { remember } from "./remember.ts";

const WIDE_SPACE = /[ \t]{3,}/g;
const HAS_WIDE_SPACE = /[ \t]{3}/;
const PLAIN_ASCII = /^[\t\n\r -~]*$/;
/** What Markdown, HTML and character references begin with. */
const HAS_MARKS = /[\\*_~`&<|]|\]\(/;
/** A text that hides a mark behind a mark is read again, and not for ever. */
const MOST_READINGS = 4;

/**
 * The one reading of text for graders, callers and the judge's quotations: a text with one spelling for what can be
 * written in several ways. Markdown and inline HTML as they are shown (see `withoutMarkdown`), character references
 * resolved, one character for each that looks alike or is not seen (see `plainCharacters`), wide gaps narrowed. Case,
 * accents and other spacing stay; positions found in it refer to it, not to the original.
 */
export function plainText(text: string): string {
  if (!PLAIN_ASCII.test(text) || HAS_MARKS.test(text)) return spelledPlainly(text);
  return HAS_WIDE_SPACE.test(text) ? text.replace(WIDE_SPACE, "  ") : text;
}

const spelledPlainly = remember((text) => {
  let read = text;
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const again = readOnce(read);
    if (again === read) break;
    read = again;
  }
  return read;
});

function readOnce(text: string): string {
  const isAscii = PLAIN_ASCII.test(text);
  const shown = decodeEntities(withoutMarkdown(isAscii ? text : plainCharacters(text)));
  return (PLAIN_ASCII.test(shown) ? shown : plainCharacters(shown)).replace(WIDE_SPACE, "  ");
}

/** {@link plainText} without case, Latin accents and differences of spacing: the form in which texts are compared. */
export const foldText = remember((text): string => {
  const plain = plainText(text).toLowerCase();
  if (PLAIN_ASCII.test(plain)) return plain.replace(/\s+/g, " ").trim();
  const bare = plain
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return withoutLookalikes(bare).replace(/\s+/g, " ").trim();
});
