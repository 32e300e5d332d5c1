import { plainCharacters } from "./characters.ts";
import { plainText } from "./plain-text.ts";

/** Whether a field's name says that it holds ids: `id`, `ids`, `account_id`, `accountIds`, `ACCOUNT-ID`. */
export function isIdKey(key: string): boolean {
  return /(?:^|[_-])ids?$/i.test(key) || /[a-z\d]I[dD]s?$/.test(key);
}

/**
 * The shape of an id: "TKWZL5431001" is "A9", "MND-GXA9650-03" is "A-A9-9"; runs of digits alone keep their length.
 *
 * @returns `undefined` for what is no id by its looks: prose, lower-case words, short numbers, dates.
 */
export function idShape(value: string): string | undefined {
  if (!/^[A-Za-z\d][A-Za-z\d/_-]{3,}$/.test(value) || !/\d{2}/.test(value)) return undefined;
  if (/^\d{4}-\d{2}-\d{2}/.test(value) || /[a-z]{2}/.test(value)) return undefined;
  if (/^\d+$/.test(value)) return value.length < 6 ? undefined : `9x${value.length}`;
  if (!/[A-Za-z]/.test(value)) return undefined;
  return value.replace(/[A-Za-z]+/g, "A").replace(/\d+/g, "9");
}

/** The form in which ids are compared: letter case is no part of an id. */
export function idForm(value: string): string {
  if (ONE_TOKEN.test(value)) return value;
  return plainCharacters(value).trim().toUpperCase();
}

/** A text that is one token, and in its form already. */
const ONE_TOKEN = /^[A-Z\d](?:[A-Z\d/_-]*[A-Z\d])?$/;

/** Every token of a text that could be an id, in {@link idForm}: whatever has a digit in it, with its hyphens. */
export function idTokens(text: string): string[] {
  if (ONE_TOKEN.test(text)) return /\d/.test(text) ? [text] : [];
  const plain = plainText(text).toUpperCase();
  const tokens = plain.match(/[A-Z\d][A-Z\d/_-]*[A-Z\d]|\d/g) ?? [];
  return tokens.filter((token) => /\d/.test(token));
}
