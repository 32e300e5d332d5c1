import { expect, test } from "vitest";
import { summariseTrials } from "../../statistics/summarise-trials.ts";
import { figureBand } from "../../statistics/trial-figures.ts";
import { countBand, onceText, percentBand, pointsBand } from "./figure-text.ts";

test("how often a scenario is passed at least once says in how many trials, where some were tried less often", () => {
  const trials = (scenario: string, passed: number, failed: number, open = 0) => {
    return { scenario, groups: {}, passed, failed, open, invalid: 0, error: 0 };
  };
  const once = (...scenarios: ReturnType<typeof trials>[]): string => {
    const band = figureBand(summariseTrials(scenarios, { seed: 1 }).overall.figures);
    return band === undefined ? "nothing graded" : onceText(band, 2);
  };
  expect(once(trials("a", 1, 1), trials("b", 2, 0))).toBe("100.0 %");
  expect(once(trials("a", 1, 1), trials("b", 1, 0))).toBe("75.0 % (in 1)");
  expect(once(trials("a", 1, 1), trials("b", 0, 1, 1))).toBe("50.0–100.0 %");
});

test("one figure stands only where a band has no width", () => {
  expect(percentBand({ low: 0.613, high: 0.787 })).toBe("61.3–78.7 %");
  expect(percentBand({ low: 0.787, high: 0.787 })).toBe("78.7 %");
  expect(percentBand({ low: 0.7871, high: 0.7873 })).toBe("78.7–78.7 %");
  expect(countBand({ low: 3, high: 5 })).toBe("3–5");
  expect(countBand({ low: 3, high: 3 })).toBe("3");
  expect(pointsBand({ low: -0.01, high: 0.032 })).toBe("-1.0 … +3.2");
  expect(pointsBand({ low: 0.032, high: 0.032 })).toBe("+3.2");
});
