import type { Interval } from "../../statistics/wilson.ts";
import { isOneFigure } from "./figure-text.ts";
import { plainName } from "./check-title.ts";

/** What is measured of an episode, for people. Measures that end in `Minor` are money in minor units. */
const NAMES: Readonly<Record<string, string>> = {
  costMinor: "expected cost per episode, in the bank's currency",
  interventionTurn: "caller's turn in which the agent stepped in",
  requiredDocumentRecall: "share of the governing documents that were put before the agent",
};

/** A measure's name for people. */
export function measureName(name: string): string {
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : plainName(name);
}

/** A measure's value: money in major units with thousands set apart, all else with two decimals. */
function measureText(name: string, value: number): string {
  const money = name.endsWith("Minor");
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (money ? value / 100 : value).toLocaleString("en-US", options);
}

/** A mean of a measure; a range where it hangs on open verdicts. */
export function measureBand(name: string, mean: Interval): string {
  const low = measureText(name, mean.low);
  return isOneFigure(mean) ? low : `${low}–${measureText(name, mean.high)}`;
}
