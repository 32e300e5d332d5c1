import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { sampleReport } from "../reports/ci/sample-report.fixture.ts";
import { readThresholds } from "./read-thresholds.ts";

const folder = mkdtempSync(join(tmpdir(), "tellerproof-thresholds-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { manifest } = sampleReport({ mine: { "cards.block": ["passed"] } });

function file(text: string): string {
  const path = join(folder, "thresholds.yaml");
  writeFileSync(path, text);
  return path;
}

/** Problems with the folder cut off. */
function problems(text: string): string {
  try {
    readThresholds(file(text)).check(manifest);
  } catch (error) {
    if (error instanceof InputError) return error.message.replaceAll(`${folder}/`, "");
    throw error;
  }
  return "none";
}

test("reads YAML and JSON alike", () => {
  const thresholds = { format: 1, overall: { invalid: { atMost: 0.05 } } };
  expect(readThresholds(file("format: 1\noverall: { invalid: { atMost: 0.05 } }")).thresholds).toEqual(
    thresholds,
  );
  expect(readThresholds(file(JSON.stringify(thresholds))).thresholds).toEqual(thresholds);
});

test("the examples of docs/ci.md are thresholds", () => {
  const examples = readFileSync(new URL("../../docs/ci.md", import.meta.url), "utf8").matchAll(
    /```yaml\n(.*?)```/gs,
  );
  const read = [...examples].map(([, text = ""]) => readThresholds(file(text)).thresholds);
  expect(read).toHaveLength(2);
  expect(read[1]).toHaveProperty("sides.security.overall.mean.on", "low");
});

test.each([
  [
    "format: 1\noverall:\n  strict: { atLeast: 0.9 }",
    "thresholds.yaml:3:3: overall.strict.on: say point (the figure itself) or low",
  ],
  [
    "format: 1\noverall:\n  srict: { atLeast: 0.9, on: low }",
    "thresholds.yaml:3:3: overall.srict: unknown field",
  ],
  ["format: 1", "sets no threshold"],
  ["format: 1\noverall: {", "thresholds.yaml:2"],
  [
    "format: 1\nby:\n  domain:\n    card: { strict: { atLeast: 0.9, on: low } }",
    'thresholds.yaml:4:5: by.domain.card: this run has no such group of domain (got "card"). It has cards, *',
  ],
  [
    "format: 1\nscenarios:\n  - ids:\n      - cards.blok\n    passed: { atLeast: 1, on: point }",
    'thresholds.yaml:4:9: scenarios[0].ids[0]: this run has no such scenario (got "cards.blok"). It has cards.block',
  ],
])("says where %j is wrong", (text, message) => {
  expect(problems(text)).toContain(message);
});

test("a file that is not there is a mistake of the user, not a bug", () => {
  expect(() => readThresholds(join(folder, "none.yaml"))).toThrow(InputError);
});
