import { describe, expect, it } from "vitest";
import { drawSample } from "../../tools/mutants/draw-sample.ts";
import { listMutants, mutated } from "../../tools/mutants/list-mutants.ts";

const mutantsOf = (source: string): string[] => listMutants(source).map((mutant) => mutated(source, mutant));

describe("mutants", () => {
  it.each([
    ["x = a < b;", ["x = a <= b;", "x = a >= b;", ";"]],
    ["const x = a === 1;", ["const x = a !== 1;", "const x = a === 2;"]],
    ["const x = a ?? !b;", ["const x = a && !b;", "const x = a ?? b;"]],
    ["const x = 1e21;", ["const x = 2e+21;"]],
    ["const x = true as boolean;", ["const x = false as boolean;"]],
    ["const x: 5 | -1 | true = y;", []],
    ["type T = 1; const x = y satisfies 2;", []],
    [
      "const x = a ? b : c;",
      ["const x = true ? b : c;", "const x = false ? b : c;", "const x = !(a) ? b : c;"],
    ],
    [
      "if (a !== b) throw c;",
      ["if (true) throw c;", "if (false) throw c;", "if (a === b) throw c;", "if (a !== b) ;"],
    ],
    ["for (;;) { n++; }", ["for (;;) { ; }", "for (;;) { n--; }"]],
    ["const x = a - (b - c);", ["const x = a + (b - c);", "const x = a - (b + c);"]],
    ['"use strict"; f("<");', ['"use strict"; ;']],
    ["const x = { id: 1, version: 1 };", ["const x = { id: 2, version: 1 };"]],
    [
      "const textVersion = 1, x = { version: 1 + n };",
      ["const textVersion = 1, x = { version: 2 + n };", "const textVersion = 1, x = { version: 1 - n };"],
    ],
    ["const SPECIMEN_CALL = { seq: 1 }, x = 1;", ["const SPECIMEN_CALL = { seq: 1 }, x = 2;"]],
  ])("of %j", (source, expected) => {
    expect(mutantsOf(source).toSorted()).toEqual(expected.toSorted());
  });

  it("know their line", () => {
    expect(listMutants("f();\n\ng();").map(({ line }) => line)).toEqual([1, 3]);
  });

  it("of what is no TypeScript are an error", () => {
    expect(() => listMutants("const = 1")).toThrow(SyntaxError);
  });
});

describe("a sample", () => {
  const values = Array.from({ length: 100 }, (_, at) => at);

  it("is the same for the same seed, another for another, and in order", () => {
    const drawn = drawSample(values, 10, 1);
    expect(drawn).toEqual(drawSample(values, 10, 1));
    expect(drawn).not.toEqual(drawSample(values, 10, 2));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(new Set(drawn).size).toBe(10);
  });

  it("is everything when that is less", () => {
    expect(drawSample([1, 2], 10, 1)).toEqual([1, 2]);
    expect(drawSample([], 10, 1)).toEqual([]);
  });
});
