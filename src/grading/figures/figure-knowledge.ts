import type { Json, JsonObject } from "../../contract/json.ts";
import { isRecord } from "../../contract/is-record.ts";
import { dayNumber, dayNumberOf } from "../../text/dates.ts";
import { remember } from "../../text/remember.ts";
import { matchesOf } from "../../text/matches.ts";
import { withoutNames } from "../../text/named-numbers.ts";
import { scanFigures, toMicro } from "../../text/scan-figures.ts";
import { weekdaysIn } from "../../text/weekdays.ts";
import { canBeMoney, holdsMoney, isMoneyField, namesSomething, paiseOfField } from "./field-money.ts";
import { ReadRows } from "./row-totals.ts";

/** A length of time, in whole months or in days. */
export type Period = { unit: "months" | "days"; count: number };

const RATE_FIELD = /rate|percent|ltv|yield|apr/i;
const PERIOD_IN_TEXT =
  /(?<![\d.,])(\d+)[\s-]*(?:full |calendar |working |business )?(months?|years?|yrs?|days?|weeks?|महीने|साल|दिन|mahine|saal|din)(?![\p{L}\p{M}])/giu;
const ORDINAL = /(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/giu;

/** What several sources have given. */
export type KnownFigures = { readonly all: readonly FigureKnowledge[] };

/** Figures by value, with what is needed to derive others from them. */
export class FigureKnowledge {
  /** In paise. A number of a JSON value counts as a possible sum of money here, unless its field counts or names. */
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
  /** Days of the week that were named, 0 for Sunday. */
  readonly weekdays = new Set<number>();
  readonly #tables = new Map<string, ReadRows>();
  #totals: Set<number> | undefined;

  /** Learns from what somebody said. */
  learnText(text: string): void {
    this.#learnProse(text, "money");
  }

  /** @param bareNumbersAre What a number without a sign, scale or grouping is, unless it names something. */
  #learnProse(text: string, bareNumbersAre: "money" | "anything" | "names"): void {
    if (text === "") return;
    const { plain, amounts, percents, dates } = scanFigures(text);
    for (const { paise, mark } of withoutNames(amounts, plain)) {
      if (mark !== "bare" || bareNumbersAre === "money") this.#addMoney(paise);
      else if (bareNumbersAre === "anything") this.amounts.add(paise);
    }
    for (const day of weekdaysIn(plain)) this.weekdays.add(day);
    for (const { micro } of percents) this.#addRate(micro);
    for (const { year, month, day } of dates) {
      const days = year === undefined ? undefined : dayNumberOf(year, month, day);
      if (days === undefined) this.daysOfYear.add(month * 100 + day);
      else this.days.add(days);
    }
    this.periods.push(...periodsIn(plain));
    for (const match of matchesOf(ORDINAL, plain)) this.daysOfMonth.add(Number(match[1]));
  }

  /**
   * Learns from a tool's answer or the like.
   *
   * @param source Where it comes from: pages of one source are one table.
   */
  learnJson(value: Json, source: string, field = ""): void {
    if (typeof value === "number") this.#learnNumber(value, field);
    else if (typeof value === "string") this.#learnString(value, field);
    else if (Array.isArray(value)) {
      this.#learnRows(
        value.filter((row) => isRecord(row)),
        `${source}.${field}`,
      );
      for (const item of value) this.learnJson(item, source, field);
    } else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) this.learnJson(item, source, name);
    }
  }

  /** Column totals of the tables seen, in paise; see {@link ReadRows}. */
  totals(): ReadonlySet<number> {
    this.#totals ??= new Set([...this.#tables.values()].flatMap((rows) => [...rows.totals()]));
    return this.#totals;
  }

  #learnRows(rows: readonly JsonObject[], table: string): void {
    if (rows.length === 0) return;
    const known = this.#tables.get(table) ?? new ReadRows();
    this.#tables.set(table, known);
    known.add(rows);
    this.#totals = undefined;
  }

  #learnNumber(value: number, field: string): void {
    const paise = paiseOfField(field, value);
    if (paise === undefined) return;
    this.#learnPercent(Math.abs(value), field);
    if (isMoneyField(field)) this.#addMoney(paise);
    else if (canBeMoney(field)) this.amounts.add(paise);
    if (!Number.isInteger(value) || value <= 0) return;
    const period = periodOf(value, field);
    if (period !== undefined) this.periods.push(period);
    if (/day|date/i.test(field) && value <= 31) this.daysOfMonth.add(value);
  }

  #learnPercent(value: number, key: string): void {
    const isRate = RATE_FIELD.test(key) || (!Number.isInteger(value) && value < 100);
    if (isRate) this.#addRate(toMicro(value));
    else this.percents.add(toMicro(value));
    if (isRate && value < 1) this.#addRate(toMicro(value * 100));
  }

  #learnString(value: string, field: string): void {
    if (!/[\p{Nd}]|lakh|crore|लाख|करोड़/u.test(value)) {
      for (const day of weekdaysIn(value)) this.weekdays.add(day);
      return;
    }
    const days = dayNumber(value);
    if (days !== undefined && !value.includes(" ")) this.days.add(days);
    else this.#learnProse(value, bareNumbersOf(value, field));
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

/** Lengths of time that a plain text states, each once. */
export const periodsIn: (plain: string) => readonly Period[] = remember((plain) => {
  const periods = matchesOf(PERIOD_IN_TEXT, plain).flatMap((match) => {
    const period = periodOf(Number(match[1]), match[2] ?? "");
    return period === undefined ? [] : [period];
  });
  return [...new Map(periods.map((period) => [`${period.count} ${period.unit}`, period])).values()];
});

function periodOf(count: number, unit: string): Period | undefined {
  if (/year|yr|साल|saal/i.test(unit)) return { unit: "months", count: count * 12 };
  if (/month|tenure|महीने|mahine/i.test(unit)) return { unit: "months", count };
  if (/week/i.test(unit)) return { unit: "days", count: count * 7 };
  return /days|दिन|din/i.test(unit) || /^day$/i.test(unit) ? { unit: "days", count } : undefined;
}

/** A pin code or a cheque's number is no sum of money; a sentence may have one. */
function bareNumbersOf(value: string, field: string): "money" | "anything" | "names" {
  if (namesSomething(field)) return "names";
  if (holdsMoney(field)) return "money";
  return value.includes(" ") ? "anything" : "names";
}
