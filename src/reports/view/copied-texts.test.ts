import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { gradeCommand, regressionFoil, shellWord } from "./copied-texts.ts";
import {
  agent,
  caller,
  checkResult,
  failedVerdict,
  passedVerdict,
  result,
  sampleTrajectory,
  toolCall,
} from "./sample-episode.fixture.ts";

describe("a word of a command line", () => {
  test.each([
    ["cards.block/attack", "cards.block/attack"],
    ["two words", "'two words'"],
    ["it's", "'it'\\''s'"],
    ['$(rm -rf x) `y` "z"', "'$(rm -rf x) `y` \"z\"'"],
    ["line\nbreak", "$'line\\u000abreak'"],
    ["\u202Eevil", "$'\\u202eevil'"],
  ])("%j is written %s", (text, word) => {
    expect(shellWord(text)).toBe(word);
  });

  test("is one word, and just this one, to a shell", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        fc.pre(text.isWellFormed() && !text.includes("\0"));
        const said = execFileSync("bash", ["-c", `printf '%s|' ${shellWord(text)}`], {
          env: { ...process.env, LC_ALL: "C.UTF-8" },
        });
        expect(said.toString()).toBe(`${text}|`);
      }),
      { numRuns: 60 },
    );
  });

  test("holds nothing that acts before it is run", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(shellWord(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

test("the grade command names the episode for both commands", () => {
  const name = { agent: "my agent", scenario: "cards.block", trial: 1 };
  expect(gradeCommand("nightly", "retail-india", name)).toBe(
    "tellerproof export nightly --trajectory --agent 'my agent' --scenario cards.block --trial 2 > episode.json\n" +
      "tellerproof grade --suite retail-india --case cards.block --transcript episode.json\n",
  );
});

describe("a foil of what was seen", () => {
  const failed = failedVerdict([
    checkResult("S2", "failed"),
    checkResult("A1", "failed"),
    checkResult("R", "passed"),
  ]);
  const trajectory = sampleTrajectory(
    [
      agent("Earlier words", 0),
      caller("Block it", 1),
      toolCall("get_card", { id: "CC1" }, 2),
      toolCall("block_card", { id: "CC1" }, 2),
      result(2),
      result(3),
      agent('Done: "yes", #1\nNext?', 3),
    ],
    { liveFrom: 1 },
  );

  test("has the agent's replies of the graded part, and the checks that failed", () => {
    expect(parse(regressionFoil(trajectory, failed) ?? "")).toEqual({
      "seen-alpha-trial-1": {
        fails: "S2",
        alsoFails: ["A1"],
        because: "S2 failed",
        steps: [
          { call: [{ get_card: { id: "CC1" } }, { block_card: { id: "CC1" } }] },
          { say: 'Done: "yes", #1\nNext?' },
        ],
      },
    });
  });

  test("reads back as it was said, whatever was said, and shows nothing that acts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        fc.pre(text.isWellFormed());
        const foil = regressionFoil(sampleTrajectory([agent(text)]), failed) ?? "";
        expect(parse(foil)["seen-alpha-trial-1"].steps).toEqual([{ say: text }]);
        expect(foil.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test("is there for failures only", () => {
    expect(regressionFoil(trajectory, passedVerdict())).toBeUndefined();
    expect(regressionFoil(trajectory, undefined)).toBeUndefined();
  });
});
