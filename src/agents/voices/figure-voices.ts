import { numberWords } from "./number-words.ts";
import { capital } from "./reword-sentences.ts";
import { rewording, type Voice } from "./voice.ts";

/** A sum with its currency, as scripts write it. "₹25 lakh" is spoken already. */
const AMOUNT =
  /(?:(?<sign>[₹$])\s?|\b(?:Rs\.?|INR)\s?|(?<![\w.,₹$-]))(?<digits>\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(?<minor>\d{2}))?(?![\d,.]*\d)(?<unit> dollars?)?(?!\s?(?:lakh|lac|crore|k\b|thousand|million|%))/g;

type Sum = { currency: "rupees" | "dollars"; major: number; minor: number };

/** Each sum of a text said by `as`; what is no sum of money stays. */
function withSums(text: string, as: (sum: Sum) => string): string {
  return text.replace(AMOUNT, (whole: string, ...match) => {
    const groups = match.at(-1) as { sign?: string; digits: string; minor?: string; unit?: string };
    const before = text.slice(0, match.at(-3) as number);
    const isDollars = groups.sign === "$" || groups.unit !== undefined;
    const isRupees = !isDollars && /^(?:₹|Rs|INR)/.test(whole);
    const major = Number(groups.digits.replaceAll(",", ""));
    if ((!isDollars && !isRupees) || !Number.isSafeInteger(major) || major > 1e12) return whole;
    const said = as({ currency: isDollars ? "dollars" : "rupees", major, minor: Number(groups.minor ?? 0) });
    return /(?:^|[.!?]\s)$/.test(before) ? capital(said) : said;
  });
}

/** "2,400 dollars" is "two thousand four hundred dollars". */
export const spokenVoice: Voice = rewording("spoken", "sums of money in words", (say) =>
  withSums(say, inWords),
);

function inWords({ currency, major, minor }: Sum): string {
  const scale = currency === "rupees" ? "indian" : "western";
  const small = currency === "rupees" ? "paise" : "cents";
  const one = currency.slice(0, -1);
  const whole = `${numberWords(major, scale)} ${major === 1 ? one : currency}`;
  if (minor === 0) return whole;
  const part = `${numberWords(minor, scale)} ${small === "cents" && minor === 1 ? "cent" : small}`;
  return major === 0 ? part : `${whole} and ${part}`;
}

const FORMS: Record<Sum["currency"], readonly ((sum: Sum) => string)[]> = {
  rupees: [
    (sum) => `Rs. ${plain(sum)}`,
    (sum) => `INR ${grouped(sum)}`,
    ({ major, minor }) => `₹${major.toLocaleString("en-US")}.${twoDigits(minor)}`,
  ],
  dollars: [(sum) => `$${grouped(sum)}`, (sum) => `USD ${plain(sum)}`, (sum) => `${plain(sum)} dollars`],
};

/** The same sums with other groups, marks and decimals. */
export const groupedVoice: Voice = rewording(
  "grouped",
  "sums of money in other groupings and marks",
  (say, at) => withSums(say, (sum) => FORMS[sum.currency][at % FORMS[sum.currency].length]?.(sum) ?? ""),
);

function plain({ major, minor }: Sum): string {
  return minor === 0 ? String(major) : `${major}.${twoDigits(minor)}`;
}

function grouped({ major, minor }: Sum): string {
  return `${major.toLocaleString("en-US")}${minor === 0 ? "" : `.${twoDigits(minor)}`}`;
}

function twoDigits(minor: number): string {
  return String(minor).padStart(2, "0");
}

/** Sums, ids, dates and addresses of mail: what an assistant likes to set off. */
const VALUE =
  /[₹$]\s?\d(?:[\d,]*\d)?(?:\.\d{2})?|\b\d(?:[\d,]*\d)?(?:\.\d{2})? dollars\b|\b[A-Z]{2,5}-?\d{4,}(?:-\d+)?\b|\b[a-z]{1,3}_[0-9a-f]{6,}\b|\b\d{4}-\d{2}-\d{2}\b|\b[\w.]+@[\w-]+\.[a-z]+\b/g;

/** Values in bold, as code, or with their dashes escaped. */
export const markedVoice: Voice = rewording(
  "marked",
  "values in Markdown: bold, code, escaped dashes",
  (say, at) =>
    say.replace(VALUE, (value: string, place: number) => {
      const turn = at + place;
      if (turn % 3 === 0) return `\`${value}\``;
      return turn % 3 === 1 && value.includes("-") ? value.replaceAll("-", "\\-") : `**${value}**`;
    }),
);
