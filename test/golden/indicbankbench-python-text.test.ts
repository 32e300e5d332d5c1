import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseExact, printExact, pythonRepr } from "../../src/exact-json/index.ts";
import { referenceDir } from "../reference.ts";

const reference = referenceDir();

describe.skipIf(reference === undefined)("text forms of the public harness (reference data)", () => {
  it("prints every value as JSON text and as repr exactly as recorded", () => {
    const file = join(reference ?? "", "indicbankbench/vectors/edges/python_text_forms.json");
    const rows: { json_text: string; repr: string; dumps: string }[] = JSON.parse(readFileSync(file, "utf8"));
    expect(rows.length).toBeGreaterThan(40);
    const ours = rows.map(({ json_text }) => {
      const value = parseExact(json_text);
      return { json_text, repr: pythonRepr(value), dumps: printExact(value) };
    });
    expect(ours).toEqual(rows);
  });
});
