import type { Json, JsonObject } from "../../contract/json.ts";
import { dayNumber, dayNumberOf } from "../../text/dates.ts";
import { paiseOf } from "../../text/money.ts";
import { scanFigures, toMicro } from "../../text/scan-figures.ts";

/** A length of time, in whole months or in days. */
export type Period = { unit: "months" | "days"; count: number };

/** Numbers of fields with such names are counts, lengths, rates or positions, no sums of money. */
const NO_MONEY =
  /(?:^|_)(?:months?|days?|years?|rate|ids?|leaves|grams|karat)(?:$|_)(?!.*amount)|count|offset|tenure|percent|installments?_(?:paid|no)|number|pincode|^limit$/i;
const RATE_FIELD = /rate|percent|ltv|yield|apr/i;
const PERIOD_IN_TEXT =
  /(?<![\d.,])(\d+)[\s-]*(?:full |calendar |working |business )?(months?|years?|yrs?|days?|weeks?|महीने|साल|दिन|mahine|saal|din)(?![\p{L}\p{M}])/giu;
const ORDINAL = /(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/giu;

/** Figures by value, with what is needed to derive others from them. */
export class FigureKnowledge {
  /** In paise. Every number of a JSON value counts as a possible sum of money here. */
  readonly amounts = new Set<number>();
  /** Those that are sums of money by their field or by how they were said: what may be added and subtracted. */
  readonly money = new Set<number>();
  /** Whole rupees on either side of an amount with paise. */
  readonly wholeRupees = new Set<number>();
  /** In millionths of a percent. Every number of a JSON value counts as a possible percentage here. */
  readonly percents = new Set<number>();
  /** Those that are rates by their field or by how they were said: what may be rounded, added and subtracted. */
  readonly rates = new Set<number>();
  /** Days since the epoch. */
  readonly days = new Set<number>();
  /** Dates said without a year, as month * 100 + day. */
  readonly daysOfYear = new Set<number>();
  readonly daysOfMonth = new Set<number>();
  readonly periods: Period[] = [];
  readonly #tables: JsonObject[][] = [];
  #totals: Set<number> | undefined;

  /** Learns from what somebody said. */
  learnText(text: string): void {
    this.#learnProse(text, "money");
  }

  #learnProse(text: string, bareNumbersAre: "money" | "anything"): void {
    if (text === "") return;
    const { plain, amounts, percents, dates } = scanFigures(text);
    for (const { paise, mark } of amounts) {
      if (mark !== "bare" || bareNumbersAre === "money") this.#addMoney(paise);
      else this.amounts.add(paise);
    }
    for (const { micro } of percents) this.#addRate(micro);
    for (const { year, month, day } of dates) {
      const days = year === undefined ? undefined : dayNumberOf(year, month, day);
      if (days === undefined) this.daysOfYear.add(month * 100 + day);
      else this.days.add(days);
    }
    this.periods.push(...periodsIn(plain));
    for (const match of plain.matchAll(ORDINAL)) this.daysOfMonth.add(Number(match[1]));
  }

  learnJson(value: Json, key = ""): void {
    if (typeof value === "number") this.#learnNumber(value, key);
    else if (typeof value === "string") this.#learnString(value);
    else if (Array.isArray(value)) {
      const rows = value.filter(isObject);
      if (rows.length > 1) this.#tables.push(rows);
      this.#totals = undefined;
      for (const item of value) this.learnJson(item, key);
    } else if (isObject(value)) {
      for (const [name, item] of Object.entries(value)) this.learnJson(item, name);
    }
  }

  /** Column totals of the tables seen, also over the rows that share a value in another column. In paise. */
  totals(): ReadonlySet<number> {
    this.#totals ??= new Set(this.#tables.flatMap((rows) => [...tableTotals(rows)]));
    return this.#totals;
  }

  #learnNumber(value: number, key: string): void {
    const paise = paiseOf(value);
    if (paise === undefined) return;
    this.#learnPercent(Math.abs(value), key);
    if (isMoneyField(key)) this.#addMoney(paise);
    else this.amounts.add(paise);
    if (!Number.isInteger(value) || value <= 0) return;
    const period = periodOf(value, key);
    if (period !== undefined) this.periods.push(period);
    if (/day|date/i.test(key) && value <= 31) this.daysOfMonth.add(value);
  }

  #learnPercent(value: number, key: string): void {
    const isRate = RATE_FIELD.test(key) || (!Number.isInteger(value) && value < 100);
    if (isRate) this.#addRate(toMicro(value));
    else this.percents.add(toMicro(value));
    if (isRate && value < 1) this.#addRate(toMicro(value * 100));
  }

  #learnString(value: string): void {
    if (!/[\p{Nd}]|lakh|crore|लाख|करोड़/u.test(value)) return;
    const days = dayNumber(value);
    if (days !== undefined && !value.includes(" ")) this.days.add(days);
    else this.#learnProse(value, "anything"); // a pincode or a cheque number is no sum of money
  }

  #addRate(micro: number): void {
    this.percents.add(micro);
    this.rates.add(micro);
  }

  #addMoney(paise: number): void {
    this.amounts.add(paise);
    this.money.add(paise);
    if (paise % 100 === 0) return;
    this.wholeRupees.add(paise - (paise % 100));
    this.wholeRupees.add(paise - (paise % 100) + 100);
  }
}

/** Lengths of time that a plain text states. */
export function periodsIn(plain: string): Period[] {
  return [...plain.matchAll(PERIOD_IN_TEXT)].flatMap((match) => {
    const period = periodOf(Number(match[1]), match[2] ?? "");
    return period === undefined ? [] : [period];
  });
}

function periodOf(count: number, unit: string): Period | undefined {
  if (/year|yr|साल|saal/i.test(unit)) return { unit: "months", count: count * 12 };
  if (/month|tenure|महीने|mahine/i.test(unit)) return { unit: "months", count };
  if (/week/i.test(unit)) return { unit: "days", count: count * 7 };
  return /days|दिन|din/i.test(unit) || /^day$/i.test(unit) ? { unit: "days", count } : undefined;
}

function isMoneyField(key: string): boolean {
  return !NO_MONEY.test(key);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function* tableTotals(rows: readonly JsonObject[]): Generator<number> {
  const groups = new Map<string, number>();
  for (const row of rows) {
    const fields = Object.entries(row);
    const labels = fields.flatMap(([key, value]) => (typeof value === "string" ? [`${key}=${value}`] : []));
    for (const [key, value] of fields) {
      const paise = typeof value === "number" && isMoneyField(key) ? paiseOf(value) : undefined;
      if (paise === undefined) continue;
      for (const group of ["", ...labels]) {
        const name = `${key} ${group}`;
        groups.set(name, (groups.get(name) ?? 0) + paise);
      }
    }
  }
  yield* groups.values();
}
