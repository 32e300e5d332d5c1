import { matchesOf } from "./matches.ts";
import { spokenAmounts, type SpokenAmount } from "./spoken-amounts.ts";
import { anyOfWords, wholeWord } from "./whole-word.ts";

/** How an amount was recognised: by currency, by a scale word such as lakh, by grouping, or only by being a number. */
type AmountMark = "currency" | "scale" | "grouped" | "bare";

/** Money found in a text: whole paise, and where it stands in the plain text. */
export type Amount = { paise: number; mark: AmountMark; start: number; end: number };

/** Powers of ten of scale words. */
const SCALES = lexicon({
  2: "hundred sau सौ",
  3: "k thousand thousands hazar hazaar हज़ार हजार",
  5: "l lakh lakhs lac lacs लाख",
  6: "million mn",
  7: "cr crore crores करोड़",
});

/** Number words that may stand before a scale word: "डेढ़ लाख" is 1.5 lakh. */
const NUMBER_WORDS = lexicon({
  1: "a one ek एक",
  1.5: "dedh डेढ़",
  2: "two do दो",
  2.5: "dhai ढाई",
  3: "three teen तीन",
  4: "four chaar char चार",
  5: "five paanch panch पांच पाँच",
  6: "six chhe छह",
  7: "seven saat सात",
  8: "eight aath आठ",
  9: "nine nau नौ",
  10: "ten das दस",
  11: "eleven",
  12: "twelve barah बारह",
  15: "fifteen pandrah पंद्रह",
  20: "twenty bees बीस",
  25: "twenty-five pachees पच्चीस",
  30: "thirty tees तीस",
  40: "forty chalis चालीस",
  50: "fifty pachas पचास",
  60: "sixty साठ",
  70: "seventy",
  75: "seventy-five",
  80: "eighty assi अस्सी",
  90: "ninety",
});

/** Hindi fractions of what comes after them: "साढ़े तीन लाख" is 3.5 lakh. */
const PARTS = lexicon({
  "-0.25": "paune पौने",
  0.25: "sava savaa सवा",
  0.5: "sadhe saadhe साढ़े",
});

const NUMBER = "(?:\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?";
const CURRENCY = "₹|rs\\.?|inr|रु\\.?|रुपये|rupees?";
const AFTER = "/-|rupees?|rs\\.?|inr|rupaye|रुपये|रुपए|रुपया|रु\\.?";
const scaleWords = (longer: boolean) =>
  anyOfWords([...SCALES.keys()].filter((word) => (longer ? word.length > 2 : word.length <= 2)));
const SCALE = `(?:\\s?-?\\s?(?:${scaleWords(true)})|\\s?(?:cr|mn)|[kl])(?![\\p{L}\\p{M}\\p{N}])`;
const LEFT = "(?<![\\p{L}\\p{M}\\p{N}_#])(?<!\\d[.,:])(?<![\\p{L}\\p{N}][-/])";
const RIGHT = "(?![\\p{L}\\p{M}\\p{N}_])(?![.,:]\\d)(?!-(?!(?:ish|odd|plus)\\b)[\\p{L}])";

const AMOUNT = new RegExp(
  // The first character is looked at first: most places of a text need no more.
  `(?=[\\p{N}₹riर])(?:${LEFT}|(?<=[\\p{N}]\\s?-\\s?))(?<currency>(?:${CURRENCY})\\s{0,2})?(?<![\\p{N}][.,]?)(?<number>${NUMBER})` +
    `(?<scale>${SCALE})?${RIGHT}(?<after>\\s?(?:${AFTER})(?![\\p{L}\\p{M}]|\\.?\\s?\\d))?`.normalize("NFKC"),
  "giu",
);
const WORDED = wholeWord(
  `(?:(?<part>${anyOfWords([...PARTS.keys()])})\\s+)?(?<word>${anyOfWords([...NUMBER_WORDS.keys()])}|\\d{1,3})(?<half>\\s+and a half)?\\s+(?<scale>${scaleWords(true)})`,
  "giu",
);
const ANY_SCALE = new RegExp(scaleWords(true), "iu");
const LAKH = 100_000_00;
const THOUSAND = 1_000_00;
const MONEY_NEXT = new RegExp(`^\\s*(?:${AFTER})(?![\\p{L}\\p{M}])`, "iu");
const CURRENCY_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${CURRENCY})\\s{0,2}$`, "iu");
const BEGINS_WITH_CURRENCY = new RegExp(`^(?:${CURRENCY})`, "iu");
const ENDS_IN_THOUSANDS = new RegExp("(?:thousand|hazaa?r|हज़ार|हजार)$".normalize("NFKC"), "iu");

/** Things that are counted or measured, so that the number before them is no money. */
const UNIT = wholeWord(
  anyOfWords([
    ..."months? mo years? yrs? days? weeks? hours? hrs? minutes? mins? grams? gms? g kg carats? kt".split(
      " ",
    ),
    ..."transactions? instal(?:l)?ments? emis cards? accounts? cheques? leaf leaves items? karats?".split(
      " ",
    ),
    ..."requests? deposits? loans? mandates? times? digits? points? working business calendar bps".split(" "),
    ..."percent महीने महीना साल दिन mahine saal din".split(" "),
  ]),
);

/**
 * Amounts in a plain text (see `plainText`), by value: ₹, Rs. and INR, `/-`, Indian and Western grouping, lakh, crore
 * and thousand, and their Hindi words. Numbers that count something else (months, grams, instalments) are left out.
 * What is no number of money at all (dates, ids, percentages) has to be blanked before: see `scanFigures`.
 */
export function findAmounts(plain: string): Amount[] {
  const found = [
    ...matchesOf(AMOUNT, plain).flatMap((match) => amountOf(match, plain) ?? []),
    ...inWords(plain),
  ];
  return joined(
    found.toSorted((a, b) => a.start - b.start || b.end - a.end),
    plain,
  );
}

function inWords(plain: string): Amount[] {
  const spoken = spokenAmounts(plain, (place) => currencyAround(plain, place) !== undefined);
  const fractions = ANY_SCALE.test(plain) ? matchesOf(WORDED, plain).flatMap(fractionOf) : [];
  return [...spoken, ...fractions].flatMap(({ paise, isSure, ...place }): Amount[] => {
    if (countsSomething(plain, place.end)) return [];
    const whole = currencyAround(plain, place);
    if (whole !== undefined) return [{ paise, mark: "currency", ...whole }];
    // "A thousand thanks" is no sum of money; a lakh is one.
    return [{ paise, mark: isSure === true ? "currency" : paise >= LAKH ? "scale" : "bare", ...place }];
  });
}

type Place = { start: number; end: number };

/** A number in words with the currency before or after it; `undefined` where there is none. */
function currencyAround(plain: string, { start, end }: Place): Place | undefined {
  const before = CURRENCY_BEFORE.exec(plain.slice(Math.max(0, start - 10), start))?.[0] ?? "";
  const after = MONEY_NEXT.exec(plain.slice(end, end + 12))?.[0] ?? "";
  return before + after === "" ? undefined : { start: start - before.length, end: end + after.length };
}

/** "dedh lakh", "a lakh", "saadhe teen lakh", "two and a half lakh". */
function fractionOf(match: RegExpExecArray): SpokenAmount[] {
  const { part = "", word = "", half, scale } = match.groups ?? {};
  const number = NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word);
  const sum = number + (PARTS.get(part.toLowerCase()) ?? 0) + (half === undefined ? 0 : 0.5);
  const paise = Number.isNaN(sum) ? undefined : toPaise(String(sum), scaleOf(scale));
  return paise === undefined ? [] : [{ paise, start: match.index, end: match.index + match[0].length }];
}

/** Whole rupees below this are whole paise without rounding. */
const MOST_RUPEES = 1e13;

/** @returns Whole paise of a JSON number of rupees, halves rounded up; `undefined` where it is no sum of money. */
export function paiseOf(rupees: number): number | undefined {
  if (Number.isInteger(rupees) && Math.abs(rupees) < MOST_RUPEES) return Math.abs(rupees) * 100;
  const [, whole, fraction = ""] = /^-?(\d+)(?:\.(\d+))?$/.exec(String(rupees)) ?? [];
  return whole === undefined ? undefined : toPaise(fraction === "" ? whole : `${whole}.${fraction}`, 0);
}

/** @returns Whole paise of a decimal such as "18749.995"; `undefined` for other text. Halves are rounded up. */
export function parseRupees(decimal: string): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(decimal) ? toPaise(decimal, 0) : undefined;
}

/** Rupees in Indian grouping: 12545000 is "₹1,25,450", 12545050 is "₹1,25,450.50". */
export function formatRupees(paise: number): string {
  const [whole, rest] = [String(Math.trunc(paise / 100)), paise % 100];
  const head = whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ",");
  const grouped = head === "" ? whole : `${head},${whole.slice(-3)}`;
  return rest === 0 ? `₹${grouped}` : `₹${grouped}.${String(rest).padStart(2, "0")}`;
}

function amountOf(match: RegExpExecArray, plain: string): Amount | undefined {
  const { currency, number = "", scale, after } = match.groups ?? {};
  const [start, end] = [match.index, match.index + match[0].length];
  const marked = currency !== undefined || after !== undefined;
  if (!marked && (isKarat(number, scale) || countsSomething(plain, end))) return undefined;
  const small =
    marked || scale !== undefined
      ? undefined
      : /^\s?(?:pais(?:e|a)|cents?)(?!\p{L})/iu.exec(plain.slice(end, end + 8));
  if (small !== null && small !== undefined && /^\d{1,2}$/.test(number))
    return { paise: Number(number), mark: "currency", start, end: end + small[0].length };
  const paise = toPaise(number.replaceAll(",", ""), scaleOf(scale));
  if (paise === undefined) return undefined;
  const unmarked = scale === undefined ? (number.includes(",") ? "grouped" : "bare") : "scale";
  return { paise, mark: marked ? "currency" : unmarked, start, end };
}

const IN_PAISE = /\s(?:pais(?:e|a)|cents?)$/iu;
const IN_DOLLARS = /^\s?dollars?(?!\p{L})/iu;

/** Gold of 22K is no amount of 22,000. */
function isKarat(number: string, scale: string | undefined): boolean {
  return scale?.toLowerCase() === "k" && ["14", "18", "20", "22", "24"].includes(number);
}

function countsSomething(plain: string, end: number): boolean {
  const next = plain.slice(end, end + 16).replace(/^[\s-]+/, "");
  return next.search(UNIT) === 0;
}

function scaleOf(scale: string | undefined): number {
  if (scale === undefined) return 0;
  return SCALES.get(scale.replace(/[\s-]/g, "").toLowerCase()) ?? 0;
}

/** Exact: moves the decimal point in the digits themselves. */
function toPaise(decimal: string, scale: number): number | undefined {
  const [whole = "", fraction = ""] = decimal.split(".");
  const shift = scale + 2;
  const digits = whole + fraction.slice(0, shift).padEnd(shift, "0");
  const half = Number(fraction[shift] ?? "0") >= 5 ? 1 : 0;
  const paise = Number(digits) + half;
  return Number.isSafeInteger(paise) ? paise : undefined;
}

/** "1 crore 25 lakh" is one amount; in "₹2-3 lakh" the 2 is in lakh too. */
function joined(found: readonly Amount[], plain: string): Amount[] {
  const amounts: Amount[] = [];
  for (const amount of found) {
    const before = amounts.at(-1);
    const between = before === undefined ? "" : plain.slice(before.end, amount.start);
    if (before !== undefined && before.end > amount.start) continue;
    const isNext = before !== undefined && /^\s+(?:dollars?\s+)?(?:and\s+)?$/i.test(between);
    if (isNext && [addsTo, isRest, isPaiseOf].some((isPart) => isPart(before, amount, plain))) {
      const mark = amount.mark === "currency" ? "currency" : before.mark;
      amounts[amounts.length - 1] = { ...before, mark, paise: before.paise + amount.paise, end: amount.end };
      continue;
    }
    if (
      before !== undefined &&
      /^\s?(?:-|to|or|se)\s?$/i.test(between) &&
      sharesScale(before, amount, plain)
    ) {
      const scale = scaleOf(/[\p{L}\p{M}]+$/u.exec(plain.slice(amount.start, amount.end))?.[0]);
      amounts[amounts.length - 1] = { ...before, paise: before.paise * 10 ** scale, mark: "scale" };
    }
    amounts.push(amount);
  }
  return amounts;
}

/** "2 lakh ₹50,000" are two sums, "2 lakh 50 thousand rupees" is one. */
function addsTo(before: Amount, amount: Amount, plain: string): boolean {
  return (
    before.paise >= LAKH &&
    amount.paise < before.paise &&
    before.paise % LAKH === 0 &&
    (amount.mark === "scale" || ANY_SCALE.test(plain.slice(amount.start, amount.end))) &&
    !BEGINS_WITH_CURRENCY.test(plain.slice(amount.start, amount.end))
  );
}

/** "forty rupees and fifty paise", "forty dollars and fifty cents". */
function isPaiseOf(before: Amount, amount: Amount, plain: string): boolean {
  return (
    (before.mark === "currency" || IN_DOLLARS.test(plain.slice(before.end, before.end + 9))) &&
    before.paise % 100 === 0 &&
    amount.paise < 100 &&
    IN_PAISE.test(plain.slice(amount.start, amount.end))
  );
}

/** "2 lakh 30 thousand 228": what is left below a thousand. */
function isRest(before: Amount, amount: Amount, plain: string): boolean {
  const isRound =
    before.paise % THOUSAND === 0 && ENDS_IN_THOUSANDS.test(plain.slice(before.start, before.end));
  const isOfItsOwn = BEGINS_WITH_CURRENCY.test(plain.slice(amount.start, amount.end));
  return isRound && !isOfItsOwn && amount.mark !== "scale" && amount.paise < THOUSAND;
}

function sharesScale(before: Amount, amount: Amount, plain: string): boolean {
  const scaled = /(?:lakhs?|lacs?|crores?|लाख|करोड़|cr|[lL])$/u.test(plain.slice(amount.start, amount.end));
  return scaled && before.paise < 1000_00 && before.mark !== "grouped" && before.mark !== "scale";
}

function lexicon(words: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(words).flatMap(([value, list]) =>
      list.split(" ").map((word): [string, number] => [word.normalize("NFKC"), Number(value)]),
    ),
  );
}
