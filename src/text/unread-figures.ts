import { matchesOf } from "./matches.ts";
import { plainText } from "./plain-text.ts";

/** Sums in currencies that the readers of money do not know. */
const OTHER_CURRENCY =
  /(?:[$€£¥₩₽฿₫₦]|(?<![\p{L}\d])(?:USD|EUR|GBP|AED|SGD|AUD|CAD|JPY|CHF|CNY|NPR|LKR|BDT|SAR|QAR|THB|MYR)(?!\p{L}))\s?\d[\d,]*(?:\.\d+)?|(?<!\d)\d[\d,]{0,40}(?:\.\d{1,20})?\s?(?:[$€£¥]|(?:USD|EUR|GBP|AED|SGD|dollars?|euros?|pounds?|dirhams?|yen)(?!\p{L}))/giu;
/** Letters of scripts whose number words are not read. */
const OTHER_LETTER = /[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}]]/gv;

/** Sums of money in other currencies, as said; rupees have readers of their own. */
export function otherCurrencies(text: string): { said: string; value: number }[] {
  return matchesOf(OTHER_CURRENCY, plainText(text)).map(([said]) => ({
    said: said.replace(/[,\s]+$/, ""),
    value: Number(said.replace(/[^\d.]/g, "")),
  }));
}

/** Whether much of a text is in a script whose words for numbers are not read. */
export function isInUnreadScript(text: string): boolean {
  const others = text.match(OTHER_LETTER)?.length ?? 0;
  return others >= 20 && others * 4 > (text.match(/\p{L}/gu)?.length ?? 0);
}
