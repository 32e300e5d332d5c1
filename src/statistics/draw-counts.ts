/** k trials drawn without replacement from the graded trials of one scenario. `invalid` and `error` are not trials. */
export type DrawCounts = { trials: number; passed: number; k: number };

/** @throws RangeError unless all three are whole numbers, 1 <= k <= trials and 0 <= passed <= trials. */
export function assertDrawCounts({ trials, passed, k }: DrawCounts): void {
  const whole = [trials, passed, k].every(Number.isSafeInteger);
  if (!whole || k < 1 || k > trials || passed < 0 || passed > trials) {
    throw new RangeError(`cannot draw ${k} of ${trials} trials, ${passed} of which passed`);
  }
}
