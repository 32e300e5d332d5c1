import { expect, test } from "vitest";
import { tallyTrials } from "./tally-trials.ts";

test("counts episodes of all kinds, and names the scenarios without a score", () => {
  const tally = tallyTrials([
    { scenario: "a", groups: {}, passed: 2, failed: 1, open: 0, invalid: 1, error: 0 },
    { scenario: "b", groups: {}, passed: 0, failed: 0, open: 0, invalid: 2, error: 1 },
    { scenario: "c", groups: {}, passed: 0, failed: 0, open: 0, invalid: 0, error: 0 },
  ]);
  expect(tally).toMatchObject({
    scenarios: 3,
    episodes: { passed: 2, failed: 1, open: 0, invalid: 3, error: 1 },
    ungraded: ["b", "c"],
    figures: { status: "graded", scenarios: 1 },
    bounds: { status: "bounded", scenarios: 2, unscored: 4 },
  });
});
