import { describe, expect, it } from "vitest";
import { parseExact, printExact, pythonRepr } from "../../src/exact-json/index.ts";
import { publicReference, readPublicJson } from "./indicbankbench-vectors.ts";

describe.skipIf(publicReference === undefined)("text forms of the public harness (reference data)", () => {
  it("prints every value as JSON text and as repr exactly as recorded", () => {
    type Row = { json_text: string; repr: string; dumps: string };
    const rows = readPublicJson("vectors/edges/python_text_forms.json") as Row[];
    expect(rows.length).toBeGreaterThan(40);
    const ours = rows.map(({ json_text }) => {
      const value = parseExact(json_text);
      return { json_text, repr: pythonRepr(value), dumps: printExact(value) };
    });
    expect(ours).toEqual(rows);
  });
});
