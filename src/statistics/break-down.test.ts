import { expect, test } from "vitest";
import { breakDown } from "./break-down.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";

const options = { seed: 3, draws: 199 };

function trials(
  scenario: string,
  domain: string | undefined,
  passed: number,
  failed: number,
): ScenarioTrials {
  const groups: Record<string, string> = domain === undefined ? {} : { domain };
  return { scenario, groups, passed, failed, open: 0, invalid: 0, error: passed + failed === 0 ? 1 : 0 };
}

const scenarios = [
  trials("a", "cards", 2, 0),
  trials("b", "cards", 2, 0),
  trials("c", "cards", 1, 1),
  trials("d", "upi", 0, 2),
  trials("e", "loans", 0, 0),
  trials("f", undefined, 2, 0),
];

test("gives a row to each value, with an ungraded one kept as such", () => {
  const { rows, unlabelled } = breakDown("domain", scenarios, options);
  expect(rows.map(({ value }) => value)).toEqual(["cards", "loans", "upi"]);
  expect(rows[0]).toMatchObject({ scenarios: 3, figures: { strict: { count: 2, of: 3 } } });
  expect(rows[1]).toMatchObject({ ungraded: ["e"], figures: { status: "nothing-graded" } });
  expect(unlabelled).toEqual(["f"]);
});

test("averages over scenarios in micro and over graded groups in macro", () => {
  const { micro, macro } = breakDown("domain", scenarios, options);
  expect(micro).toMatchObject({ scenarios: 5, figures: { strict: { count: 2, of: 4, rate: 0.5 } } });
  expect(macro).toMatchObject({
    status: "averaged",
    groups: 2,
    strict: { estimate: 1 / 3, seed: 3, draws: 199 },
    meanOverScenarios: { estimate: 2.5 / 3 / 2 },
    passHatK: [
      { k: 1, value: 2.5 / 3 / 2 },
      { k: 2, value: 1 / 3 },
    ],
  });
});

test("a scenario with a single graded trial is in the macro average", () => {
  const { macro } = breakDown("domain", [trials("a", "cards", 1, 0), trials("b", "upi", 0, 1)], options);
  expect(macro).toMatchObject({ status: "averaged", groups: 2, strict: { estimate: 0.5 } });
});

test("has no macro average where nothing was graded", () => {
  expect(breakDown("domain", [trials("e", "loans", 0, 0)], options).macro).toEqual({
    status: "nothing-graded",
  });
  expect(breakDown("axis", scenarios, options)).toMatchObject({
    rows: [],
    macro: { status: "nothing-graded" },
  });
});

test("takes a key for a name, not for a property of every object", () => {
  expect(breakDown("constructor", scenarios, options).rows).toEqual([]);
});
