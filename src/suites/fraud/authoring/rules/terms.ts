import type { Json } from "../../../../contract/json.ts";
import { decimalOf } from "../../../../text/decimal.ts";
import { filled, valueAt } from "./places.ts";
import type { Situation } from "./situation.ts";

/**
 * A number as a rule writes it: itself, the name of a figure of a document in force, an argument in braces, or what
 * stands at a place of the records.
 *
 * @returns `undefined` where nothing of this name is a number.
 */
export function numberOf(term: string | number, situation: Situation): number | undefined {
  if (typeof term === "number") return term;
  const figure = situation.figures.get(term);
  if (figure !== undefined) return figure;
  if (term.includes("/")) return amountOf(valueAt(term, situation));
  return amountOf(filled(term, situation));
}

/** An amount without its sign. */
export function amountOf(value: Json | undefined): number | undefined {
  const decimal = decimalOf(value);
  return decimal === undefined ? undefined : Math.abs(Number(decimal));
}
