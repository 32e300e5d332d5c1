import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hear } from "../../src/text/hearing/hear.ts";
import WEIGHTS from "../../src/text/hearing/learned/learned-weights.json" with { type: "json" };
import { labelledReplies } from "../../tools/train-ear/examples.ts";
import { heardAlike } from "../../tools/train-ear/heard-alike.ts";
import { lessonsHash } from "../../tools/train-ear/lessons-hash.ts";
import type { Example } from "../../tools/train-ear/speaker.ts";
import { referenceDir } from "../reference.ts";

const golden = fileURLToPath(new URL("hearing", import.meta.url));

/** The part of labelled replies that is heard with all five labels right. */
function partRight(examples: readonly Example[]): number {
  const right = examples.filter(({ reply, situation, heard }) => heardAlike(hear(reply, situation), heard));
  return right.length / examples.length;
}

test("the weights were learned from the lessons as they stand; else run `npm run train-ear`", () => {
  expect(WEIGHTS.lessons).toBe(`sha256 ${lessonsHash(golden)}`);
});

const reference = join(referenceDir() ?? "", "behaviours");
const handed = join(reference, "utterances-handed.jsonl");

test.skipIf(referenceDir() === undefined || !existsSync(handed))(
  "98 in 100 of the labelled replies of the reference are heard, none of which was learned from",
  () => {
    expect(partRight(labelledReplies(reference, "utterances-handed"))).toBeGreaterThanOrEqual(0.98);
  },
);
