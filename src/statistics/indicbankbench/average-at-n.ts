import { passHatK } from "../pass-hat-k.ts";
import { roundHalfEven } from "./round-half-even.ts";

/** pass@k in whole percent by k, and their mean in whole percent. Empty and 0 for a run of one pass, or of no case. */
export type AverageAtN = { pass_at_k: Record<string, number>; mean: number };

/**
 * avg@n of the public harness (reference format, section 10): pass@k for k = 1 … n in percent, each rounded half to
 * even, and the rounded mean of these rounded values.
 *
 * @param run The run's number of passes, and for each case how many of them passed.
 */
export function averageAtN(run: { passes: number; passedPerCase: readonly number[] }): AverageAtN {
  const { passes, passedPerCase } = run;
  if (passes <= 1 || passedPerCase.length === 0) return { pass_at_k: {}, mean: 0 };
  const percents = Array.from({ length: passes }, (_, index) => {
    const k = index + 1;
    // Added in case order, and subtracted from 1 after rounding, as the harness does: halves depend on it.
    const sum = passedPerCase.reduce(
      (total, passed) => total + (1 - allMiss({ trials: passes, passed, k })),
      0,
    );
    return roundHalfEven((sum / passedPerCase.length) * 100);
  });
  const mean = roundHalfEven(percents.reduce((total, percent) => total + percent, 0) / passes);
  return { pass_at_k: Object.fromEntries(percents.map((percent, index) => [index + 1, percent])), mean };
}

/** The chance that k trials drawn without replacement all fail. */
function allMiss({ trials, passed, k }: { trials: number; passed: number; k: number }): number {
  return passHatK({ trials, passed: trials - passed, k });
}
