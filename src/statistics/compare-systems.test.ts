import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareSystems } from "./compare-systems.ts";
import type { SystemTrials } from "./compare-systems.ts";
import type { ScenarioTrials } from "./scenario-trials.ts";
import { anyScenarios } from "./any-scenarios.fixture.ts";

const options = { seed: 9, draws: 199 };

function trials(scenario: string, passed: number, failed: number): ScenarioTrials {
  return { scenario, groups: {}, passed, failed, open: 0, invalid: 0, error: passed + failed === 0 ? 1 : 0 };
}

function compared(systems: readonly SystemTrials[]) {
  const comparison = compareSystems(systems, options);
  if (comparison.status !== "compared") throw new Error(comparison.status);
  return { systems: comparison.systems.map(settled), pairs: comparison.pairs.map(settled) };
}

/** Without an open trial nothing is a band. */
function settled<One extends { status: string }>(one: One): Extract<One, { status: "graded" }> {
  if (one.status !== "graded") throw new Error(`${one.status}, without an open trial`);
  return one as Extract<One, { status: "graded" }>;
}

/** `count` scenarios, of which those from `from` to before `to` pass both trials. */
function passing(system: string, from: number, to: number): SystemTrials {
  const scenarios = Array.from({ length: 20 }, (_, index) => {
    const passes = index >= from && index < to;
    return trials(`s${String(index).padStart(2, "0")}`, passes ? 2 : 1, passes ? 0 : 1);
  });
  return { system, scenarios };
}

test("compares every pair on the same scenarios: difference with interval, exact test, Holm over all pairs", () => {
  const { systems, pairs } = compared([passing("a", 0, 18), passing("b", 0, 8), passing("c", 8, 18)]);
  expect(systems.map(({ system, strict }) => [system, strict.count])).toEqual([
    ["a", 18],
    ["b", 8],
    ["c", 10],
  ]);
  expect(pairs.map(({ first, second, strict }) => [first, second, strict])).toEqual([
    ["a", "b", { both: 8, onlyFirst: 10, onlySecond: 0, neither: 2 }],
    ["a", "c", { both: 10, onlyFirst: 8, onlySecond: 0, neither: 2 }],
    ["b", "c", { both: 0, onlyFirst: 8, onlySecond: 10, neither: 2 }],
  ]);
  // 2/2^10, 2/2^8, and 2 * P(X <= 8 of 18); then times 3, 2 and 1.
  const [ab, ac, bc] = pairs.map(({ mcnemar }) => mcnemar);
  expect(ab?.p).toBeCloseTo(0.001953125, 14);
  expect(ab?.adjustedP).toBeCloseTo(0.005859375, 14);
  expect(ac?.adjustedP).toBeCloseTo(0.015625, 14);
  expect(bc?.p).toBeCloseTo(0.8145294189453125, 12);
  expect(bc?.adjustedP).toBe(bc?.p);
  expect(pairs[0]?.strictDifference).toMatchObject({ estimate: 0.5, seed: 9, draws: 199 });
  expect(pairs[0]?.strictDifference.low).toBeGreaterThan(0);
  expect(pairs[0]?.meanDifference.estimate).toBe(0.25);
  expect(pairs[2]?.strictDifference.low).toBeLessThan(0);
  expect(pairs[2]?.strictDifference.high).toBeGreaterThan(0);
});

test("uses only scenarios that every system has a score for, and says what it left out and why", () => {
  const comparison = compareSystems(
    [
      { system: "a", scenarios: [trials("both", 1, 1), trials("only-a", 2, 0), trials("broken-b", 2, 0)] },
      { system: "b", scenarios: [trials("broken-b", 0, 0), trials("only-b", 2, 0), trials("both", 2, 0)] },
    ],
    options,
  );
  expect(comparison).toMatchObject({ status: "compared", common: ["both"] });
  expect(comparison.leftOut).toEqual([
    {
      system: "a",
      scenarios: [
        { scenario: "broken-b", absentFrom: [], ungradedIn: ["b"] },
        { scenario: "only-a", absentFrom: ["b"], ungradedIn: [] },
      ],
    },
    {
      system: "b",
      scenarios: [
        { scenario: "broken-b", absentFrom: [], ungradedIn: ["b"] },
        { scenario: "only-b", absentFrom: ["a"], ungradedIn: [] },
      ],
    },
  ]);
});

test("compares nothing where nothing is in common", () => {
  const comparison = compareSystems(
    [
      { system: "a", scenarios: [trials("x", 1, 0)] },
      { system: "b", scenarios: [trials("y", 1, 0)] },
    ],
    options,
  );
  expect(comparison.status).toBe("nothing-in-common");
  expect(comparison.leftOut.map(({ scenarios }) => scenarios.length)).toEqual([1, 1]);
});

test("open trials make the differences bands, and the test a range that says when nobody can tell", () => {
  const open = { ...trials("x", 1, 0), open: 2 };
  const comparison = compareSystems(
    [
      { system: "a", scenarios: [open, trials("y", 3, 0), trials("z", 3, 0), trials("v", 3, 0)] },
      {
        system: "b",
        scenarios: [trials("x", 3, 0), trials("y", 0, 3), trials("z", 0, 3), trials("v", 3, 0)],
      },
    ],
    options,
  );
  if (comparison.status !== "compared") throw new Error(comparison.status);
  expect(comparison.systems[0]).toMatchObject({
    status: "banded",
    low: { strict: { count: 3 } },
    high: { strict: { count: 4 } },
  });
  expect(comparison.pairs[0]).toMatchObject({
    status: "banded",
    low: { strictDifference: { estimate: 0.25 }, strict: { onlyFirst: 2, onlySecond: 1 } },
    high: { strictDifference: { estimate: 0.5 }, strict: { onlyFirst: 2, onlySecond: 0 } },
    mcnemar: { least: { p: 0.5 }, most: { p: 1 } },
  });
});

test.each<[string, string, { least: number; most: number }]>([
  // outcomes of both systems, one scenario a letter: passed, failed, open
  ["pppppo", "fffffp", { least: 0.0625, most: 0.21875 }], // the first is ahead, whatever the answers are
  ["fffffp", "pppppo", { least: 0.0625, most: 0.21875 }],
  ["ooooo", "ooooo", { least: 0.0625, most: 1 }], // either may be
  ["oooooo", "ffffff", { least: 0.03125, most: 1 }], // level at one end
])("where trials are open, the test's p lies between its ends: %s, %s", (one, other, { least, most }) => {
  const outcomes = (letters: string): ScenarioTrials[] =>
    Array.from(letters, (letter, at) => ({
      ...trials(`s${at}`, Number(letter === "p"), Number(letter === "f")),
      open: Number(letter === "o"),
      error: 0,
    }));
  const comparison = compareSystems(
    [
      { system: "a", scenarios: outcomes(one) },
      { system: "b", scenarios: outcomes(other) },
    ],
    options,
  );
  const tests = comparison.status === "compared" ? comparison.pairs[0]?.mcnemar : undefined;
  expect(tests).toMatchObject({
    least: { p: expect.closeTo(least, 12) },
    most: { p: expect.closeTo(most, 12) },
  });
});

test("a scenario whose trials are all open is compared, not left out", () => {
  const comparison = compareSystems(
    [
      { system: "a", scenarios: [{ ...trials("x", 0, 0), error: 0, open: 2 }] },
      { system: "b", scenarios: [trials("x", 2, 0)] },
    ],
    options,
  );
  expect(comparison).toMatchObject({
    status: "compared",
    common: ["x"],
    pairs: [{ low: { strictDifference: { estimate: -1 } }, high: { strictDifference: { estimate: 0 } } }],
  });
  expect(comparison.leftOut.flatMap(({ scenarios }) => scenarios)).toEqual([]);
});

test("points at scenarios with unlike numbers of trials", () => {
  const { pairs } = compared([
    { system: "a", scenarios: [trials("x", 3, 0), trials("y", 1, 0)] },
    { system: "b", scenarios: [trials("x", 3, 0), trials("y", 2, 1)] },
  ]);
  expect(pairs[0]?.unequalTrials).toEqual(["y"]);
});

test("finds no difference between a system and itself, and never one in the order of scenarios", () => {
  const graded = anyScenarios
    .map((list) => list.map((one) => ({ ...one, open: 0 })))
    .filter((list) => list.some(({ passed, failed }) => passed + failed > 0));
  fc.assert(
    fc.property(graded, (scenarios) => {
      const { pairs } = compared([
        { system: "a", scenarios },
        { system: "b", scenarios: scenarios.toReversed() },
      ]);
      for (const difference of [pairs[0]?.strictDifference, pairs[0]?.meanDifference]) {
        expect(difference).toMatchObject({ estimate: 0, method: "wilson" });
        expect(difference?.low).toBe(-(difference?.high ?? 0));
      }
      expect(pairs[0]?.mcnemar).toEqual({ p: 1, adjustedP: 1 });
    }),
  );
});

test("mirrors when two systems change places", () => {
  const one = compared([passing("a", 0, 12), passing("b", 5, 20)]).pairs[0];
  const other = compared([passing("b", 5, 20), passing("a", 0, 12)]).pairs[0];
  expect(other?.strictDifference.low).toBeCloseTo(-(one?.strictDifference.high ?? Number.NaN), 15);
  expect(other?.strictDifference.high).toBeCloseTo(-(one?.strictDifference.low ?? Number.NaN), 15);
  expect(other?.mcnemar).toEqual(one?.mcnemar);
});

test("refuses fewer than two systems, and names or scenarios given twice", () => {
  const a = passing("a", 0, 1);
  expect(() => compareSystems([a], options)).toThrow(RangeError);
  expect(() => compareSystems([a, a], options)).toThrow(RangeError);
  const twice = { system: "b", scenarios: [trials("x", 1, 0), trials("x", 1, 0)] };
  expect(() => compareSystems([a, twice], options)).toThrow(RangeError);
});
