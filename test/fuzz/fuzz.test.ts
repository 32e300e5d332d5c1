import { afterAll, describe, expect, test } from "vitest";
import { fuzzTargets } from "./targets.ts";
import { tryInputs } from "./try-inputs.ts";

const fuzzed = fuzzTargets();
afterAll(() => fuzzed[Symbol.dispose]());

// A short round of `npm run fuzz`, the same each time.
describe("whatever comes from outside gets an answer or a clear error", () => {
  test.each(fuzzed.targets)("$name", async (target) => {
    const { found } = await tryInputs(target, 300, 1);
    expect(found).toBeUndefined();
  });
});
