import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareSystems } from "../../statistics/compare-systems.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import type { CompareReport } from "./compare-report.ts";
import { fallsOf, fallText } from "./falls.ts";

/** One trial of each scenario: `p`assed, `f`ailed or `o`pen. */
const trialsOf = (outcomes: string): ScenarioTrials[] =>
  outcomes.split("").map((outcome, at) => ({
    scenario: `s${at}`,
    groups: {},
    passed: outcome === "p" ? 1 : 0,
    failed: outcome === "f" ? 1 : 0,
    open: outcome === "o" ? 1 : 0,
    invalid: 0,
    error: 0,
  }));

function report(systems: { [name: string]: string }): CompareReport {
  const comparison = compareSystems(
    Object.entries(systems).map(([system, outcomes]) => ({ system, scenarios: trialsOf(outcomes) })),
    { seed: 1 },
  );
  const part = { side: "all", title: "Passed: all", comparison, flips: [], undecided: [] };
  return { format: 3, kind: "compare-report", runs: ["old", "new"], unlike: [], parts: [part] };
}
const runs = { before: "old", after: "new", allowed: 0 };
const statusOf = (before: string, after: string, allowed = 0): string | undefined =>
  fallsOf(report({ "old:a": before, "new:a": after }), { ...runs, allowed })[0]?.status;

const all = "p".repeat(40);
const half = "p".repeat(20) + "f".repeat(20);

test("a loss is worse only where its whole interval lies beyond what is allowed", () => {
  expect(statusOf(all, half)).toBe("worse");
  expect(statusOf(all, half, 0.2)).toBe("worse");
  expect(statusOf(all, half, 0.5)).toBe("not-shown");
  expect(statusOf(all, `${"p".repeat(39)}f`)).toBe("not-shown");
  expect(statusOf(half, all)).toBe("not-shown");
  expect(statusOf(half, half)).toBe("not-shown");
});

test("where the answers to open questions decide, nobody can tell", () => {
  expect(statusOf(all, "o".repeat(40))).toBe("cannot-tell");
  expect(statusOf(all, "f".repeat(38) + "oo")).toBe("worse");
});

test("of runs with several agents each is held against itself", () => {
  const falls = fallsOf(report({ "old:a": all, "old:b": half, "new:a": half, "new:b": half }), runs);
  expect(falls.map(({ before, after, status }) => [before, after, status])).toEqual([
    ["old:a", "new:a", "worse"],
    ["old:b", "new:b", "not-shown"],
  ]);
});

test("nothing in common is said, and is no verdict", () => {
  const nothing = report({ "old:a": all, "new:a": half });
  const [part] = nothing.parts;
  if (part === undefined) throw new Error("a report has parts");
  const none = { ...part, comparison: { status: "nothing-in-common" as const, leftOut: [] } };
  const [fall] = fallsOf({ ...nothing, parts: [none] }, runs);
  expect(fall && fallText(fall)).toBe(
    "old → new (Passed: all): cannot tell, no scenario has a score from both",
  );
});

test("an agent that the later run does not have is no pass", () => {
  const falls = fallsOf(report({ "old:a": all, "old:b": all, "new:a": all, "new:c": all }), runs);
  expect(falls.map(({ before, after, status }) => [before, after, status])).toEqual([
    ["old:a", "new:a", "not-shown"],
    ["old:b", "new", "missing"],
  ]);
});

test("two agents of other names are held against each other where there are no more", () => {
  expect(fallsOf(report({ "old:a": all, "new:b": half }), runs)).toMatchObject([{ status: "worse" }]);
  expect(fallsOf(report({ "old:a": all, "new:b": all, "new:c": all }), runs)).toEqual([]);
});

test("the text names the figure, the interval and the bound that decided", () => {
  const textOf = (after: string, allowed: number): string | undefined => {
    const [fall] = fallsOf(report({ "old:a": all, "new:a": after }), { ...runs, allowed });
    return fall && fallText(fall);
  };
  expect(textOf(half, 0.02)).toMatch(
    /^old:a → new:a \(Passed: all\): worse\. Passed all trials, after − before: 95 % interval -6\d\.\d to -3\d\.\d points \(paired, 40 scenarios\) lies wholly below -2\.0$/,
  );
  expect(textOf(all, 0)).toMatch(
    /no loss shown\. .* -\d\.\d to \+\d\.\d points .* does not lie wholly below 0\.0$/,
  );
  expect(textOf("o".repeat(40), 0)).toMatch(
    /cannot tell before the open questions are answered\. .*40 scenarios\)$/,
  );
});

test("an agent that lost nothing is never worse", () => {
  const outcomes = fc.array(fc.constantFrom("p", "f"), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(outcomes, fc.integer({ min: 0, max: 39 }), (before, mended) => {
      const after = before.map((outcome, at) => (at === mended ? "p" : outcome));
      expect(statusOf(before.join(""), after.join(""))).not.toBe("worse");
    }),
    { numRuns: 50 },
  );
});
