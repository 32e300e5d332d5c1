import { findDates, type DateMention } from "./dates.ts";
import { findAmounts, type Amount } from "./money.ts";
import { plainText } from "./plain-text.ts";
import { remember } from "./remember.ts";

/** A percentage, in millionths of a percent, so that 6.5 and 6.50 are one value. */
export type Percent = { micro: number; start: number; end: number };

/** The figures of one text, by value. Positions are in `plain`. */
export type Figures = {
  plain: string;
  amounts: readonly Amount[];
  percents: readonly Percent[];
  dates: readonly DateMention[];
};

const DIGIT = /\d/;
/** An id, a reference or a masked number, and nothing else: no figure is in it. */
const NAME = /^(?:(?!RS|INR)[A-Z]{2,}[-_/]?[A-Z\d]*(?:-[A-Z\d]+)*|[*X]{4,}\d{2,4})$/;
/** What a pattern needs to match at all: texts without it are spared the pattern. */
const NEEDS = {
  address: /@|https?:|www\./i,
  time: /\d:\d|\d\s?[ap]\.?m\b/i,
  monthYear: /[a-z]{3}\.?,?\s+\d{4}\b|[FA]Y\s?\d|\d\/\d|\d{4}-\d\d\b/i,
  chain: /\d[-\s]\d+[-\s]\d/,
  percent: /%|per\s?cent|pc\b|प्रतिशत|फीसदी/iu,
} as const;
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+*-])[\w.+*-]+@[\w.-]+/giu;
const TIMES = /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]m\b/giu;
const MONTH_YEAR =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+\d{4}\b|\b(?:FY|AY)\s?\d{2,4}(?:-\d{2,4})?|\b(?:19|20)\d{2}-\d{2}\b|\b\d{2}\/\d{2}\b/giu;
/** Chains such as 1800-555-0100 and 5412 7512 3412 4321. */
const CHAINS = /(?<![\d,.])\+?\d{2,5}(?:[-\s]\d{2,5}){2,}(?![\d,]|\.\d)/gu;
/** What may be partly masked, and what it is then known by. */
const MASKABLE = /(?<![\dA-Za-z*•])[\dA-Za-z*•]+(?:[-\s]?[\dX*•]{4})*/gu;
const HAS_MASK = /[*•]{2}|[Xx]{3}/;
const TOKENS = /[\p{L}\d][\p{L}\d_/-]*/gu;
const PERCENT =
  /(?<![\d.])(?<number>\d+(?:\.\d+)?)(?=\s?(?:-|to|–)\s?\d+(?:\.\d+)?\s?%)|(?<![\d.])(?<sure>\d+(?:\.\d+)?)\s?(?:%|per\s?cent(?:age)?\b|pc\b|प्रतिशत|फीसदी)/giu;
const MONEY_TOKEN =
  /^(?:rs|inr|₹|रु)?\d+(?:[kl]|cr|mn|lakhs?|lacs?|crores?|rs|inr|लाख|करोड़)?(?:-(?:ish|odd|plus))?$/iu;

/** Finds money, percentages and dates; what only looks like them (ids, phone numbers, times) is left out. */
export function scanFigures(text: string): Figures {
  return NAME.test(text) ? { plain: text, amounts: [], percents: [], dates: [] } : scan(text);
}

const scan = remember((text): Figures => {
  const plain = plainText(text);
  if (!DIGIT.test(plain)) return { plain, amounts: findAmounts(plain), percents: [], dates: [] };
  let rest = NEEDS.address.test(plain) ? plain.replace(ADDRESSES, blank) : plain;
  const dates = findDates(rest);
  for (const { start, end } of dates) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  if (NEEDS.time.test(rest)) rest = rest.replace(TIMES, blank);
  if (NEEDS.monthYear.test(rest)) rest = rest.replace(MONTH_YEAR, blank);
  if (NEEDS.chain.test(rest)) rest = rest.replace(CHAINS, blank);
  if (HAS_MASK.test(rest))
    rest = rest.replace(MASKABLE, (found) => (HAS_MASK.test(found) ? blank(found) : found));
  rest = rest.replace(TOKENS, (token) => (names(token) ? blank(token) : token));
  const percents: Percent[] = [];
  if (NEEDS.percent.test(rest)) {
    rest = rest.replace(PERCENT, (found: string, ...groups: unknown[]) => {
      const [number, sure, start] = groups as [string | undefined, string | undefined, number]; // as PERCENT is written
      percents.push({ micro: toMicro(Number(number ?? sure)), start, end: start + found.length });
      return blank(found);
    });
  }
  return { plain, amounts: findAmounts(rest), percents, dates };
});

/** Millionths of a percent. */
export function toMicro(percent: number): number {
  return Math.round(percent * 1e6);
}

/** Whether a token of letters and digits, or a code with hyphens, names something instead of counting it. */
function names(token: string): boolean {
  if (!DIGIT.test(token) || MONEY_TOKEN.test(token)) return false;
  if (/^[a-z]+-\d|^[A-Z]{2,}[-_/]/.test(token)) return true;
  const letters = token.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 2 && !/^(?:RS|INR|FD|RD|EMI)-?\d/i.test(token);
}

function blank(text: string): string {
  return " ".repeat(text.length);
}
