import type { Condition } from "../contract/condition.ts";
import type { Json } from "../contract/json.ts";
import { compiledPattern } from "../text/compiled-pattern.ts";
import { decimalOf } from "../text/decimal.ts";
import { fieldOf, sameByValue } from "./same-by-value.ts";

/** Whose a record is, by its id; `undefined` for an id that no record has. */
export type OwnerOf = (id: string) => string | undefined;

/**
 * Whether a value meets a condition. A value that is not there meets `isNot` and `noneOf` (unless null is named), and
 * no other.
 *
 * @throws SyntaxError for a pattern that is no regular expression.
 */
export function meets(condition: Condition, value: Json | undefined, ownerOf: OwnerOf): boolean {
  if ("is" in condition) return sameByValue(condition.is, value);
  if ("isNot" in condition) return !sameByValue(condition.isNot, value);
  if ("oneOf" in condition) return condition.oneOf.some((each) => sameByValue(each, value));
  if ("noneOf" in condition) return !condition.noneOf.some((each) => sameByValue(each, value));
  if ("moreThan" in condition) return compares(value, (number) => number > condition.moreThan);
  if ("atMost" in condition) return compares(value, (number) => number <= condition.atMost);
  if ("matches" in condition)
    return value !== undefined && compiledPattern(condition.matches).test(textOf(value));
  if ("any" in condition) return value !== undefined;
  const owner = typeof value === "string" ? ownerOf(value) : undefined;
  return owner !== undefined && !sameByValue(owner, condition.ownedByOtherThan);
}

/** Whether the fields of a record, or the arguments of a call, meet all conditions. */
export function meetsAll(
  conditions: { readonly [name: string]: Condition },
  record: { [name: string]: Json },
  ownerOf: OwnerOf,
): boolean {
  return Object.entries(conditions).every(([name, condition]) =>
    meets(condition, fieldOf(record, name), ownerOf),
  );
}

/** A condition in words, for reports. */
export function describeCondition(condition: Condition): string {
  if ("is" in condition) return `= ${JSON.stringify(condition.is)}`;
  if ("isNot" in condition) return `≠ ${JSON.stringify(condition.isNot)}`;
  if ("oneOf" in condition) return `one of ${JSON.stringify(condition.oneOf)}`;
  if ("noneOf" in condition) return `none of ${JSON.stringify(condition.noneOf)}`;
  if ("moreThan" in condition) return `> ${condition.moreThan}`;
  if ("atMost" in condition) return `≤ ${condition.atMost}`;
  if ("matches" in condition) return `like /${condition.matches}/`;
  if ("any" in condition) return "of any value";
  return `not owned by ${condition.ownedByOtherThan}`;
}

/** Conditions of several fields in words. */
export function describeConditions(conditions: { readonly [name: string]: Condition }): string {
  return Object.entries(conditions)
    .map(([name, condition]) => `${name} ${describeCondition(condition)}`)
    .join(", ");
}

function compares(value: Json | undefined, holds: (number: number) => boolean): boolean {
  const decimal = decimalOf(value);
  return decimal !== undefined && holds(Number(decimal));
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
