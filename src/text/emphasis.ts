/** A pair of two asterisks, or two underscores, around something: longer runs of asterisks are masks. */
const PAIR =
  /(?<![*_\p{L}\p{N}])(\*\*|__)(?![*_\s])((?:\*{3,}|_{3,}|\*(?!\*)|_(?!_)|[^*_\n])+?)(?<!\s)\1(?![*_\p{L}\p{N}])/gu;

/**
 * A plain text without the marks of Markdown's strong emphasis, with a space for each character that is taken out, so that
 * places stay: "**₹1,425**" is ₹1,425 and not a masked number. Masks such as ****4321 stay as they are.
 */
export function withoutEmphasis(plain: string): string {
  if (!plain.includes("**") && !plain.includes("__")) return plain;
  return plain.replace(PAIR, "  $2  ");
}
