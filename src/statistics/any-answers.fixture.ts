import * as fc from "fast-check";
import type { ScenarioTrials } from "./scenario-trials.ts";

/** For property tests: a suite, and what becomes of it when each of its open trials is answered somehow. */
export function anyAnswers(
  suites: fc.Arbitrary<ScenarioTrials[]>,
): fc.Arbitrary<{ asked: ScenarioTrials[]; answered: ScenarioTrials[] }> {
  return suites.chain((asked) =>
    fc.tuple(...asked.map(({ open }) => fc.integer({ min: 0, max: open }))).map((well) => ({
      asked,
      answered: asked.map((one, index) => answer(one, well[index] ?? 0, one.open)),
    })),
  );
}

/** The scenario with so many of its open trials answered, the first of them well. */
export function answer(one: ScenarioTrials, well: number, answers: number): ScenarioTrials {
  return {
    ...one,
    passed: one.passed + well,
    failed: one.failed + answers - well,
    open: one.open - answers,
  };
}
