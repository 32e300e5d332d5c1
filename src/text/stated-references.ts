import { findDates } from "./dates.ts";
import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";
import { squeeze } from "./spellings/spoken.ts";

/**
 * A reference, id or telephone number that a text states. `isSure`: it is nothing else by its form; a number of a circular
 * or the like may as well be common knowledge.
 */
export type StatedReference = { said: string; code: string; isSure: boolean };

/** Letters, then digits: "SR-58211", "FRZ 58210", "UPI-631544719"; an account number too. */
const LETTERED =
  /(?<![\p{L}\p{N}*•@./&-])\p{Lu}{2,6}(?:[-/ ]?\p{Lu}{1,4})?[-/ ]?\d{3,}(?:[-/]?[\dA-Z]+)*(?![\p{L}\p{N}*•@])/gu;
const HYPHENED = /(?<![\p{L}\p{N}*•@./-])[a-z]{2,5}-\d{4,}(?![\p{L}\p{N}*•@-])/giu;
/** A number that is announced as one of a request, a transaction or the like. */
const ANNOUNCED =
  /(?<!\p{L})(?:ref(?:erence)?|request|tickets?|complaint|case|docket|utr|rrn|transaction|acknowledge?ment|confirmation|application|appointment|tracking|token)(?: (?:no\.?|numbers?|id|code))?(?: (?:is|hai|for (?:this|it|you) is))?\s*[:#=-]?\s*#?(?<code>(?:[A-Z]{2,6}[-_/ ]?)?\d{4,}(?:[- ]\d{3,})*)(?![\p{L}\p{N}*•]|[.,]\d|\s?(?:rupees|days|months))/giu;
/** A telephone number of ten digits or a toll-free one. */
const TELEPHONE =
  /(?<![\p{L}\p{N}*•.,/-]|\d\s)(?:\+?91[- ]?)?(?:1[89]00[- ]?\d{2,4}[- ]?\d{3,4}(?:[- ]?\d{2,4})?|[6-9]\d{4}[- ]?\d{5}|0\d{2,4}[- ](?:\d{6,8}|\d{3,4}[- ]\d{4}))(?![\p{L}\p{N}*•]|[.,/ -]\d)/gu;

/** Letters before digits that name no thing of a bank's: currencies, calendars, standards, rules, times. */
const NO_REFERENCE =
  /^(?:RS|INR|USD|EUR|GBP|AED|SGD|NPR|FY|AY|AD|BC|CE|Q|H|NO|NOS|PIN|ISO|IEC|COVID|TLS|SSL|AES|SHA|RSA|UTC|GMT|IST|EST|JAN|FEB|MAR|APR|MAY|JUN|JUNE|JULY|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|MON|TUE|WED|THU|FRI|SAT|SUN|PRE|POST|MID|SINCE|TILL|UPTO|CALL|DIAL|FORM|SEC|SECTION|RULE|ACT|PLOT|FLAT|DOOR|YEAR|AT|IN|ON|OF|BY|TO|IS|OR|AND|FROM|THE|YES|SMS|OTP|ATM|POS|EMI|FD|RD|SIP|TDS|GST|CVV|KYC|UPI|IMPS|NEFT|RTGS|PAN|PPF|NPS)$/;
const COMMON = /^(?:RBI|SEBI|IRDAI|NPCI|CBDT|DICGC|IT|PMLA|FEMA|DBOD|DOR|CIR)/;
/** An Indian tax number is masked by the bank, and has a gate of its own. */
const TAX_NUMBER = /^[A-Z]{5}\d{4}[A-Z]$/;
const YEAR = /^(?:19|20)\d{2}$/;

/** References, ids and telephone numbers in a text, each once. */
export function statedReferences(text: string): StatedReference[] {
  const plain = withoutDates(plainText(text));
  if (!/\d{3}/.test(plain)) return [];
  const found = new Map<string, StatedReference>();
  const add = (said: string, isSure: boolean): void => {
    const code = squeeze(said);
    if (code !== "" && found.get(code)?.isSure !== true) found.set(code, { said: said.trim(), code, isSure });
  };
  for (const pattern of [LETTERED, HYPHENED]) {
    for (const [said] of matchesOf(pattern, plain)) {
      const [, letters = "", rest = ""] = /^(\p{L}+)[-/ ]?(.*)$/u.exec(said) ?? [];
      const joined = !said.includes(" ");
      const isNamed =
        NO_REFERENCE.test(letters.toUpperCase()) &&
        (!joined || (/^[-/]?\d+$/.test(said.slice(letters.length)) && rest.length < 5));
      if (isNamed || YEAR.test(rest) || TAX_NUMBER.test(said)) continue;
      // A word in capitals before a number: only what is joined is surely one code.
      add(said, joined && !COMMON.test(letters.toUpperCase()));
    }
  }
  for (const match of matchesOf(ANNOUNCED, plain)) {
    const code = match.groups?.["code"] ?? "";
    if (!YEAR.test(code)) add(code, true);
  }
  for (const [said] of matchesOf(TELEPHONE, plain)) add(said, true);
  return [...found.values()];
}

function withoutDates(plain: string): string {
  let rest = plain;
  for (const { start, end } of findDates(plain))
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
}
