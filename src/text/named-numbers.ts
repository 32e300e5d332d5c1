import type { Amount } from "./money.ts";

/** Words before a number that it names: a cheque, a house, a postal code. */
const NAMES_BEFORE =
  /(?<!\p{L})(?:cheques?|chqs?|checks?|no\.|nos\.?|numbers?|pin ?codes?|pin|zip|flat|house|plot|door|sector|ward|room|floor|gali|tower|apartment|apt|form|otp|section|rule|policy|reference|ref|ending(?: in| with)?)(?: (?:no\.?|nos\.?|numbers?))?\s*[:#-]?\s*$/iu;
/** "45 Mill Road": what follows a house's number. */
const STREET_AFTER =
  /^[\s,]+(?:\p{Lu}[\p{L}.]*\s+){1,3}(?:road|rd|street|st|lane|marg|nagar|colony|society|residency|residenc[ey]|apartments?|heights|terrace|market|cross|main|bagh|chowk|line|view)(?!\p{L})/iu;
const ADDRESS =
  /(?<!\p{L})(?:address|road|street|lane|marg|nagar|colony|society|residency|apartments?|sector|chowk)(?!\p{L})/iu;
/** "…, Pune 411038": a postal code stands right after a place, in an address. */
const PLACE_BEFORE = /\p{Lu}\p{Ll}+[\s,-]+$/u;
const POSTAL_CODE = /^[1-9]\d{5}$/;
/** Nobody says ten crore rupees in bare digits; an account's number has as many. */
const LONGEST_AMOUNT = 8;
const LISTED = /^\s*(?:,|&|and|or|to|-|aur|se)\s*$/iu;

/**
 * Of the amounts found in a plain text, those that may be money: without bare numbers that name a cheque, a house, a
 * postal code or an account. A list of named numbers ("cheques 552601, 552602 and 552603") is named as a whole.
 */
export function withoutNames(amounts: readonly Amount[], plain: string): Amount[] {
  let lastName: Amount | undefined;
  return amounts.filter((amount) => {
    if (amount.mark !== "bare" || !names(amount, plain, lastName)) return true;
    lastName = amount;
    return false;
  });
}

function names({ start, end }: Amount, plain: string, lastName: Amount | undefined): boolean {
  const digits = plain.slice(start, end).trim();
  const before = plain.slice(0, start);
  if (/^\d+$/.test(digits) && digits.length > LONGEST_AMOUNT) return true;
  if (lastName !== undefined && LISTED.test(plain.slice(lastName.end, start))) return true;
  if (NAMES_BEFORE.test(before.slice(-40)) || STREET_AFTER.test(plain.slice(end, end + 60))) return true;
  return POSTAL_CODE.test(digits) && PLACE_BEFORE.test(before) && ADDRESS.test(before);
}
