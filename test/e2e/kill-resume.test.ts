import { expect, test } from "vitest";
import { killedRun } from "../kills/killed-run.ts";

// `npm run kills` does the same a hundred times.
test("a run that is killed ends as an undisturbed one, and only calls in flight are asked again; what was damaged is made again", async () => {
  const run = await killedRun({ kills: 6, trials: 1, seed: 1, damageEvery: 2 });
  expect(run).toMatchObject({ unlike: [], unlikeCalls: 0 });
  expect(run.episodes).toBeGreaterThanOrEqual(60);
  expect(run.again).toBeLessThanOrEqual(run.mayBeAgain);
});
