/**
 * What came of all episodes of one scenario by one agent. `passed` and `failed` are its graded trials. `open` trials (a
 * deciding question has no answer) will be one or the other: they make figures bands. `invalid` (the simulator broke) and
 * `error` (infrastructure) are no trials. `groups` is what figures are broken down by, such as axis or domain.
 */
export type ScenarioTrials = {
  scenario: string;
  groups: Readonly<Record<string, string>>;
  passed: number;
  failed: number;
  open: number;
  invalid: number;
  error: number;
};

/** Scenarios in a fixed order, so that neither sums nor resampling depend on the order of writing. */
export function inScenarioOrder(scenarios: readonly ScenarioTrials[]): ScenarioTrials[] {
  return scenarios.toSorted((a, b) => (a.scenario < b.scenario ? -1 : 1));
}

/** How many trials of the scenario have a score. */
export function gradedTrials({ passed, failed }: ScenarioTrials): number {
  return passed + failed;
}

/** How many trials of the scenario have a score or will have one when their questions are answered. */
export function countedTrials({ passed, failed, open }: ScenarioTrials): number {
  return passed + failed + open;
}

/** What strict passing comes to: `open` where that hangs on trials that are open, `ungraded` where there is no trial. */
export function strictOutcome(trials: ScenarioTrials): "passed" | "failed" | "open" | "ungraded" {
  if (trials.failed > 0) return "failed";
  if (trials.open > 0) return "open";
  return trials.passed > 0 ? "passed" : "ungraded";
}

/** Whether every graded trial passed, and there was one. */
export function passedStrictly({ passed, failed }: ScenarioTrials): boolean {
  return passed > 0 && failed === 0;
}

/** The share of graded trials that passed. Asked only of scenarios that have one. */
export function shareOfPasses(trials: ScenarioTrials): number {
  return trials.passed / gradedTrials(trials);
}

/** @throws RangeError for a scenario given twice, or counts that are not whole numbers >= 0. */
export function assertScenarioTrials(scenarios: readonly ScenarioTrials[]): void {
  const seen = new Set<string>();
  for (const { scenario, passed, failed, open, invalid, error } of scenarios) {
    if (seen.has(scenario)) throw new RangeError(`scenario ${scenario} is counted twice`);
    seen.add(scenario);
    const whole = [passed, failed, open, invalid, error].every(
      (count) => Number.isSafeInteger(count) && count >= 0,
    );
    if (!whole) throw new RangeError(`scenario ${scenario} has a count that is not a whole number >= 0`);
  }
}
