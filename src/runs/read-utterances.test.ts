import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputError, type InputProblem } from "../contract/errors.ts";
import type { Utterance } from "../contract/utterance.ts";
import { readUtterances } from "./read-utterances.ts";

const line = {
  id: "u1",
  situation: { about: "a card", knows: ["phone"], doesNotKnow: [], request: "block it" },
  agent: "Your number?",
  hears: { asksFor: ["phone"], asksToConfirm: false, refuses: false, handsOver: false, reportsDone: false },
};

function problemsOf(text: string): readonly InputProblem[] {
  try {
    readUtterances({ file: "f.jsonl", text });
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
}

describe("labelled replies", () => {
  it("are read line by line; what is noted beside them counts for nothing", () => {
    const text = `${JSON.stringify({ ...line, style: "terse", note: "plain" })}\r\n\n${JSON.stringify({ ...line, id: "u2" })}\n`;
    const read = readUtterances({ file: "f.jsonl", text });
    expect(read.map(({ id }) => id)).toEqual(["u1", "u2"]);
    expect(read[0]).toEqual(line);
  });

  it("are refused by file, line, field and value", () => {
    const { hears, ...without } = line;
    const text = [
      JSON.stringify(line),
      "{",
      JSON.stringify({ ...without, id: "u2" }),
      JSON.stringify({ ...line, id: "u3", hears: { ...hears, refuses: "no" } }),
      JSON.stringify(line),
      "7",
    ].join("\n");
    expect(problemsOf(text)).toMatchObject([
      { file: "f.jsonl", path: "line 2", value: "{", problem: "no JSON object" },
      { file: "f.jsonl", path: "line 3, hears", problem: "missing" },
      { file: "f.jsonl", path: "line 4, hears.refuses", value: "no" },
      { file: "f.jsonl", path: "line 5, id", value: "u1", problem: "stands twice" },
      { file: "f.jsonl", path: "line 6" },
    ]);
    expect(problemsOf("\n\n")).toMatchObject([{ file: "f.jsonl", problem: "no labelled replies" }]);
  });

  it("come out as they went in, whatever their texts are", () => {
    const texts = fc.string({ unit: "grapheme" });
    const utterance = fc.record({
      id: fc.uuid(),
      situation: fc.record({
        about: texts,
        knows: fc.array(texts),
        doesNotKnow: fc.array(texts),
        request: texts,
      }),
      agent: texts,
      hears: fc.record({
        asksFor: fc.array(texts),
        asksToConfirm: fc.boolean(),
        refuses: fc.boolean(),
        handsOver: fc.boolean(),
        reportsDone: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(utterance, { minLength: 1, selector: ({ id }) => id }),
        (all: Utterance[]) => {
          const text = all.map((each) => JSON.stringify(each)).join("\n");
          expect(readUtterances({ file: "f", text })).toEqual(all);
        },
      ),
    );
  });
});
