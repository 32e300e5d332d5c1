import type { Condition } from "../../../../contract/condition.ts";
import type { Json, JsonObject } from "../../../../contract/json.ts";
import { meets } from "../../../../matching/conditions.ts";
import { sameByValue } from "../../../../matching/same-by-value.ts";
import { spoken } from "../../../../text/spellings/spoken.ts";
import type { ConditionFile } from "../check-file.ts";
import { resolveCondition } from "../resolve-check.ts";
import { elapsed, type Unit } from "./elapsed.ts";
import { filled, valueAt, within, type Found } from "./places.ts";
import type { FieldCondition } from "./rules-file.ts";
import type { Situation } from "./situation.ts";
import { numberOf } from "./terms.ts";

/** Whether all fields of a record, named with dots where they lie deeper, are as they must be. */
export function recordHolds(
  record: Found,
  where: { readonly [field: string]: FieldCondition },
  situation: Situation,
): boolean {
  return Object.entries(where).every(([field, condition]) => {
    const value = within(record, field.split("."));
    return fieldHolds({ value, record }, condition, situation);
  });
}

type Field = { value: Json | undefined; record: JsonObject };

function fieldHolds({ value, record }: Field, condition: FieldCondition, situation: Situation): boolean {
  if (typeof condition === "object" && !Array.isArray(condition)) {
    if ("sameAs" in condition) {
      return value !== undefined && sameByValue(value, valueAt(condition.sameAs, situation, record));
    }
    if ("contains" in condition) {
      const text = filled(condition.contains, situation).toLowerCase();
      return typeof value === "string" && value.toLowerCase().includes(text);
    }
    if ("readOut" in condition) return typeof value === "string" && isReadOut(value, situation);
    const timed = timedOf(condition);
    if (timed !== undefined) return timeHolds(value, timed, situation);
  }
  const plain = condition as ConditionFile; // the forms that are no plain condition have been handled
  return meets(filledCondition(resolveCondition(plain), situation), value, () => undefined);
}

type Timed = {
  unit: Unit;
  bound: { [Name in "under" | "atMost" | "atLeast" | "over"]?: string | number } & { at?: string };
};

const UNITS: readonly Unit[] = ["minutesAgo", "hoursAgo", "daysAgo", "businessDaysAgo", "monthsAgo"];

function timedOf(condition: object): Timed | undefined {
  const unit = UNITS.find((name) => name in condition);
  // The schema allows a bound under each of these names, and nothing else.
  return unit === undefined ? undefined : { unit, bound: (condition as Record<Unit, Timed["bound"]>)[unit] };
}

function timeHolds(value: Json | undefined, { unit, bound }: Timed, situation: Situation): boolean {
  const { now, holidays } = situation;
  const until = bound.at === undefined ? now : filled(bound.at, situation);
  const passed = typeof value === "string" ? elapsed(value, until, { unit, holidays }) : undefined;
  if (passed === undefined) return false;
  const limit = (term: string | number): number => numberOf(term, situation) ?? Number.NaN;
  return (
    (bound.under === undefined || passed < limit(bound.under)) &&
    (bound.atMost === undefined || passed <= limit(bound.atMost)) &&
    (bound.atLeast === undefined || passed >= limit(bound.atLeast)) &&
    (bound.over === undefined || passed > limit(bound.over))
  );
}

/** Whether the caller says a code's digits in one go, as digits or as words, in whatever groups. */
function isReadOut(digits: string, { words }: Situation): boolean {
  return words.some((line) =>
    spoken(line)
      .worded.replaceAll(/[\s,-]/g, "")
      .includes(digits),
  );
}

function filledCondition(condition: Condition, situation: Situation): Condition {
  const fill = (value: Json): Json => (typeof value === "string" ? filled(value, situation) : value);
  if ("is" in condition) return { is: fill(condition.is) };
  if ("isNot" in condition) return { isNot: fill(condition.isNot) };
  return condition;
}
