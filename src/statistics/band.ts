import type { ScenarioTrials } from "./scenario-trials.ts";
import type { Interval } from "./wilson.ts";

/**
 * What a figure can still be while verdicts are open. `low`: each open trial counts as failed; `high`: each counts as
 * passed. Every figure whose band is given grows with the number of passes, so whatever the answers are, it lies between.
 */
export type Band<Value> = { low: Value; high: Value };

/** What an open trial counts as at one end of a band. */
export type OpenAs = "passed" | "failed";

/** Whether any trial is open, so that figures are bands. */
export function hasOpen(scenarios: readonly ScenarioTrials[]): boolean {
  return scenarios.some(({ open }) => open > 0);
}

/** The scenario with its open trials counted as one outcome. `invalid` and `error` stay what they are. */
export function withOpenAs(scenario: ScenarioTrials, as: OpenAs): ScenarioTrials {
  return { ...scenario, [as]: scenario[as] + scenario.open, open: 0 };
}

/** A figure with all open trials failed, and with all of them passed. */
export function bandOf<Value>(
  scenarios: readonly ScenarioTrials[],
  figure: (scenarios: readonly ScenarioTrials[]) => Value,
): Band<Value> {
  return {
    low: figure(scenarios.map((scenario) => withOpenAs(scenario, "failed"))),
    high: figure(scenarios.map((scenario) => withOpenAs(scenario, "passed"))),
  };
}

/** The two ends of something that has one value. */
export function noWidth<Value>(value: Value): Band<Value> {
  return { low: value, high: value };
}

/** One number of each end. */
export function mapBand<Value, Result>({ low, high }: Band<Value>, read: (value: Value) => Result) {
  return { low: read(low), high: read(high) };
}

/** From the lower limit of the low end to the upper limit of the high end. */
export function outerInterval({ low, high }: Band<Interval>): Interval {
  return { low: Math.min(low.low, high.low), high: Math.max(low.high, high.high) };
}
