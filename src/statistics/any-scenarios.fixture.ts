import * as fc from "fast-check";
import type { ScenarioTrials } from "./scenario-trials.ts";

const count = fc.integer({ min: 0, max: 5 });

/** For property tests: a suite of up to 12 scenarios, some without a score, some without a group. */
export const anyScenarios: fc.Arbitrary<ScenarioTrials[]> = fc.uniqueArray(
  fc.record({
    scenario: fc.string({ minLength: 1, maxLength: 4 }),
    groups: fc.oneof(
      fc.record({ axis: fc.constantFrom("happy", "trap") }),
      fc.record({ axis: fc.constantFrom("happy", "trap"), domain: fc.constantFrom("cards", "loans", "upi") }),
      fc.constant({}),
    ),
    passed: count,
    failed: count,
    open: count,
    invalid: count,
    error: count,
  }),
  { maxLength: 12, selector: ({ scenario }) => scenario },
);
