import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { passHatK } from "../../src/statistics/pass-hat-k.ts";
import { referenceDir } from "../reference.ts";

type Vectors = { pass_hat_k: { columns: string[]; rows: [number, number, number, number][] } };

const reference = referenceDir();

describe.skipIf(reference === undefined)(
  "pass^k of the public tau2 harness (needs the reference data)",
  () => {
    test("equals its value to the last digit", () => {
      const file = join(reference ?? "", "tau2-banking/vectors/evaluator.json");
      const { columns, rows } = (JSON.parse(readFileSync(file, "utf8")) as Vectors).pass_hat_k;
      expect(columns).toEqual(["trials", "successes", "k", "value"]);
      expect(rows.length).toBeGreaterThan(100);
      for (const [trials, passed, k, value] of rows) expect(passHatK({ trials, passed, k })).toBe(value);
    });
  },
);
