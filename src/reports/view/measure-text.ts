import type { Measure } from "../../contract/suite-figures.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { plainName } from "./check-title.ts";
import { isOneFigure } from "./figure-text.ts";
import { moneyText } from "./quantity-text.ts";

/** A measure as its suite describes it; one that the suite does not list is a plain number under its own name. */
export function measureCalled(measures: readonly Measure[], id: string): Pick<Measure, "title" | "unit"> {
  return measures.find((measure) => measure.id === id) ?? { title: plainName(id), unit: { type: "count" } };
}

/** A measure's value: money in major units, grouped as its currency is, all else with two decimals. */
function measureText({ unit }: Pick<Measure, "unit">, value: number): string {
  if (unit.type === "money") return moneyText(value, unit.currency);
  return value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A mean of a measure; a range where it hangs on open verdicts. */
export function measureBand(measure: Pick<Measure, "unit">, mean: Interval): string {
  const low = measureText(measure, mean.low);
  return isOneFigure(mean) ? low : `${low}–${measureText(measure, mean.high)}`;
}
