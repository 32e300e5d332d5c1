import { expect, test } from "vitest";
import { summariseTrials } from "../../statistics/summarise-trials.ts";
import { onceText } from "./figure-text.ts";

test("how often a scenario is passed at least once says in how many trials, where some were tried less often", () => {
  const trials = (scenario: string, passed: number, failed: number) => {
    return { scenario, groups: {}, passed, failed, open: 0, invalid: 0, error: 0 };
  };
  const once = (...scenarios: ReturnType<typeof trials>[]): string => {
    const { figures } = summariseTrials(scenarios, { seed: 1 }).overall;
    return figures.status === "graded" ? onceText(figures, 2) : figures.status;
  };
  expect(once(trials("a", 1, 1), trials("b", 2, 0))).toBe("100.0 %");
  expect(once(trials("a", 1, 1), trials("b", 1, 0))).toBe("75.0 % (in 1)");
});
