import { ACCOUNT, ACCOUNT_TYPE, AMOUNT, IFSC, INVOICE, MONEY_SOURCE, PAYEE, PURCHASES, SOURCE, UPI_REF } from "./facts/payment-words.ts"; // prettier-ignore
import {
  CARD_NUMBER,
  CARD_STATE,
  CVV,
  DELIVERY,
  DESIGN,
  EXPIRY,
  LAST_FOUR,
  NEW_PIN,
} from "./facts/card-words.ts";
import { CODE } from "./facts/code-words.ts";
import { anyOf, type FactWords } from "./facts/fact-words.ts";
import { DOCUMENT, PASSWORD, PIN, REASON, TERM, WHEN, WHERE } from "./facts/matter-words.ts";
import { FRIEND_NAME, HEARD_FROM, MERCHANT, POLICE, RELATIONSHIP } from "./facts/people-words.ts";
import { AADHAAR, ADDRESS, DATE_OF_BIRTH, EMAIL, INCOME, NAME, OCCUPATION, PAN, PHONE, SCHOOL, SSN, USER_ID } from "./facts/person-words.ts"; // prettier-ignore

/** What contains the words of a fact and means another thing. */
const SET_PHRASES: FactWords = {
  names: [],
  words: anyOf(
    /(?:promo(?:tional)?|discount|voucher|country|area|dialling|branch|product|colou?r|dress|reason) codes?|(?:user|customer)(?:name)? and password|code of conduct/,
    /by name|in (?:your|my|his|her|the) (?:own )?(?:name|words)|(?:under|with|on it with) your name|name (?:me|us|two|any|some|a|one)/,
    /email(?: address)? (?:desk|team)|phone banking|mobile (?:app|banking)|contact (?:desk|centre|center|team)|(?:to|can|will|let (?:me|us)|shall) address (?:the|this|that|your|it)/,
    /(?:over|on|by) the (?:phone|telephone)|(?:phone|telephone) calls?|new phone|police officer will/,
  ),
};

/** "By email or post": ways, and no addresses. */
const WAYS: FactWords = {
  names: [],
  words: anyOf(
    /by (?:post|mail|email|courier|phone)(?: or(?: by)? (?:email|post|mail|courier|phone))?|(?:phone|paper|post|mail|letter|text) or (?:by |an? )?(?:mail|post|email|letter|phone|paper|text|courier)|(?:mail|post|email|letter|phone|paper|text) or (?:by |an? )?(?:phone|email)/,
  ),
};

/** Names of others than the caller. */
const OTHERS_NAMES: FactWords = {
  names: [],
  words: anyOf(
    /(?<!\b(?:customer|caller|holder|member|client|person))(?<=[a-z])'s (?:(?:full|first|last|own|exact) )*name|name (?:of|for) (?!(?:the )?(?:account holder|holder|customer|caller|cardholder|card holder|member)\b)(?:(?:the|your|that|this|a) )?\w+|(?:company|business|file|shop|merchant|nominee|friend|payee|brand|product|boat|branch) name|name (?:of|on) (?:the|your) (?:boat|shop|wallet)/,
  ),
};

/**
 * From the most particular to the most general: what one entry has understood is not read again by the next, so that the
 * "phone" of "the code on your phone" is no telephone number.
 */
export const FACT_WORDS: readonly FactWords[] = [
  { names: NAME.names, words: anyOf(/how (?:may|shall|should|can|do) i (?:address|call) you|names?(?: \w+){0,3} (?:appears?|stands?|written|printed) (?:on|in) (?:the|your) \w+/) },
  SET_PHRASES,
  { names: ["address", "postcode", "zip"], words: anyOf(/(?:zip|post(?:al)?|pin)[ -]?codes?(?! (?:for|of) (?:the|your) card)/) },
  UPI_REF, IFSC, CVV, EXPIRY, LAST_FOUR, NEW_PIN, SSN, CODE, USER_ID, PAN, AADHAAR, DELIVERY, HEARD_FROM, SOURCE, WAYS, EMAIL,
  INVOICE, FRIEND_NAME, SCHOOL, MONEY_SOURCE, CARD_STATE, POLICE, PURCHASES, ACCOUNT_TYPE, DESIGN, INCOME, DATE_OF_BIRTH,
  ADDRESS, PHONE, TERM, DOCUMENT, OCCUPATION, RELATIONSHIP, PAYEE, ACCOUNT, MERCHANT, AMOUNT, REASON, WHERE, WHEN, PIN, PASSWORD,
  CARD_NUMBER, OTHERS_NAMES, NAME,
]; // prettier-ignore

const FIRST_NAMES: ReadonlyMap<string, string> = new Map(
  FACT_WORDS.flatMap(({ names }) => names.map((name): [string, string] => [name, names[0] ?? name])),
);

/** One name for a fact that goes by several: "otp" is "code". */
export function factName(fact: string): string {
  return FIRST_NAMES.get(fact) ?? fact;
}
