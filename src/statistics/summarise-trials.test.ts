import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyScenarios } from "./any-scenarios.fixture.ts";
import { summariseTrials } from "./summarise-trials.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";

const options = { seed: 20_260_101, draws: 99 };

function trials(
  scenario: string,
  groups: Record<string, string>,
  passed: number,
  failed: number,
): ScenarioTrials {
  return { scenario, groups, passed, failed, open: 0, invalid: 0, error: 0 };
}

test("breaks a run down by every group key that a scenario carries", () => {
  const summary = summariseTrials(
    [trials("b", { tool: "t1" }, 1, 1), trials("a", { axis: "trap", domain: "upi" }, 2, 0)],
    options,
  );
  expect(summary.by.map(({ key }) => key)).toEqual(["axis", "domain", "tool"]);
  expect(summary.by[2]).toMatchObject({ unlabelled: ["a"], rows: [{ value: "t1", scenarios: 1 }] });
});

test("gives the mean over scenarios an interval that names its seed", () => {
  const summary = summariseTrials([trials("a", {}, 2, 0), trials("b", {}, 0, 2)], options);
  expect(summary.mean).toEqual({
    status: "estimated",
    interval: {
      estimate: 0.5,
      low: 0,
      high: 1,
      confidence: 0.95,
      draws: 99,
      seed: 20_260_101,
      method: "bootstrap",
    },
  });
});

test("keeps what was never graded apart from failures", () => {
  const ungraded = { ...trials("a", {}, 0, 0), error: 3 };
  expect(summariseTrials([ungraded], options)).toMatchObject({
    overall: { ungraded: ["a"], figures: { status: "nothing-graded" } },
    mean: { status: "nothing-graded" },
  });
  expect(summariseTrials([ungraded, trials("b", {}, 1, 0)], options).mean).toMatchObject({
    interval: { estimate: 1 },
  });
});

test("does not depend on the order of the scenarios, to the last digit", () => {
  const shuffled = anyScenarios.chain((list) =>
    fc.shuffledSubarray(list, { minLength: list.length }).map((other) => ({ list, other })),
  );
  fc.assert(
    fc.property(shuffled, ({ list, other }) => {
      expect(summariseTrials(other, options)).toEqual(summariseTrials(list, options));
    }),
  );
});

test("its rows add up to the whole", () => {
  fc.assert(
    fc.property(anyScenarios, (scenarios) => {
      const { overall, by } = summariseTrials(scenarios, options);
      for (const { rows, unlabelled, micro } of by) {
        const inRows = rows.reduce((sum, row) => sum + row.scenarios, 0);
        expect(inRows).toBe(micro.scenarios);
        expect(inRows + unlabelled.length).toBe(overall.scenarios);
        const passed = rows.reduce((sum, row) => sum + row.episodes.passed, 0);
        expect(passed).toBe(micro.episodes.passed);
      }
    }),
  );
});

test("survives being stored as JSON", () => {
  fc.assert(
    fc.property(anyScenarios, (scenarios) => {
      const summary = summariseTrials(scenarios, options);
      expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    }),
  );
});

test("refuses a scenario given twice", () => {
  expect(() => summariseTrials([trials("a", {}, 1, 0), trials("a", {}, 0, 1)], options)).toThrow(RangeError);
});
