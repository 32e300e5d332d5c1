import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { differenceText, gradingDifference, type OtherVerdict } from "./grading-difference.ts";

const gradings = {
  before: { profile: "fraud", judge: "j" },
  after: { profile: "fraudbench", judge: "j" },
};
const other = (before: OtherVerdict["before"], after: OtherVerdict["after"]): OtherVerdict => ({
  agent: "a",
  scenario: "s",
  trial: 0,
  before,
  after,
});

describe("two gradings of a run", () => {
  test("are told apart by how many verdicts became which, most often first", () => {
    const episodes = [other("failed", "passed"), other("invalid", "failed"), other("failed", "passed")];
    const found = gradingDifference(gradings, { compared: 16, episodes });
    expect(differenceText(found)).toBe(
      "Profiles fraud and fraudbench differ in 3 of 16 verdicts (2 failed → passed, 1 invalid → failed).",
    );
    expect(found.changes[0]).toEqual({ before: "failed", after: "passed", count: 2 });
  });

  test("may agree", () => {
    const text = differenceText(gradingDifference(gradings, { compared: 2, episodes: [] }));
    expect(text).toBe("Profiles fraud and fraudbench differ in 0 of 2 verdicts.");
  });

  test("have as many changes as episodes that differ", () => {
    const status = fc.constantFrom("passed", "failed", "invalid", "error");
    const episode = fc
      .record({ before: status, after: status })
      .filter(({ before, after }) => before !== after)
      .map(({ before, after }) => other(before, after));
    fc.assert(
      fc.property(fc.array(episode), (episodes) => {
        const { changes, differ } = gradingDifference(gradings, { compared: episodes.length, episodes });
        expect(changes.reduce((sum, { count }) => sum + count, 0)).toBe(differ);
        expect(new Set(changes.map(({ before, after }) => `${before} ${after}`)).size).toBe(changes.length);
      }),
    );
  });
});
