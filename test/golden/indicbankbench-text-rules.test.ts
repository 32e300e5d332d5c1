import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  idsInText,
  isAffirmation,
  isIdKey,
  rawValuesIn,
} from "../../src/suites/retail/public-grading/text-rules.ts";
import { referenceDir } from "../reference.ts";

type Row<Expected> = { text: string; expected: Expected };
type TextRules = {
  affirmation: Row<boolean>[];
  text_ids: Row<string[]>[];
  raw_values: Row<string[]>[];
  id_keys: { key: string; expected: boolean }[];
};

const folder = referenceDir();

describe.skipIf(folder === undefined)(
  "text rules of the public grader (skipped without reference data)",
  () => {
    const read = (): TextRules =>
      JSON.parse(readFileSync(join(folder ?? "", "indicbankbench/vectors/edges/text_rules.json"), "utf8"));

    test("every row has the expected answer", () => {
      const { affirmation, text_ids, raw_values, id_keys } = read();
      for (const { text, expected } of affirmation)
        expect([text, isAffirmation(text)]).toEqual([text, expected]);
      for (const { text, expected } of text_ids) expect([text, idsInText(text)]).toEqual([text, expected]);
      for (const { text, expected } of raw_values)
        expect([text, rawValuesIn(text)]).toEqual([text, expected]);
      for (const { key, expected } of id_keys) expect([key, isIdKey(key)]).toEqual([key, expected]);

      const rows = [affirmation, text_ids, raw_values, id_keys].map((list) => list.length);
      process.stdout.write(`text rules compared: ${rows.join(" + ")} rows\n`);
      expect(rows.every((count) => count > 0)).toBe(true);
    });
  },
);
