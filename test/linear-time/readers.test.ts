import { describe, expect, test } from "vitest";
import { answerOf } from "./graded-text.ts";
import { GROWS_LINEARLY, growth } from "./growth.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { readers } from "./readers.ts";

/** Longer than what reading in linear time takes no notice of, and short enough that what grows fast is still tested. */
const LENGTH = 16_000;
const GRADED_LENGTH = 8_000;

describe("reading a text takes time in proportion to its length", () => {
  test.each(Object.entries(readers))("%s", (_, read) => {
    const grow = hostileTexts.flatMap(({ name, ofLength }) => {
      const factor = growth(read, ofLength, LENGTH) ?? 0;
      return factor > GROWS_LINEARLY ? [`${name} grows by ${factor.toFixed(1)}`] : [];
    });
    expect(grow).toEqual([]);
  });
});

describe("grading a long message takes time in proportion to its length", () => {
  test.each(["fraud", "fraud-india", "retail-india"])("%s", async (suite) => {
    const grade = await answerOf(suite);
    const grow = hostileTexts.flatMap(({ name, ofLength }) => {
      const factor = growth(grade, ofLength, GRADED_LENGTH) ?? 0;
      return factor > GROWS_LINEARLY ? [`${name} grows by ${factor.toFixed(1)}`] : [];
    });
    expect(grow).toEqual([]);
  });
});
