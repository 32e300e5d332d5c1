import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readProjectFile } from "./project-file.ts";

const folder = mkdtempSync(join(tmpdir(), "tellerproof-project-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, "tellerproof.yaml");
  writeFileSync(file, text);
  return readProjectFile(file);
}

test("reads what is to be run", () => {
  expect(read("format: 1\nsuite: retail-india\nagents: [oracle]\ntrials: 2\nthresholds: bars.yaml")).toEqual({
    format: 1,
    suite: "retail-india",
    agents: ["oracle"],
    trials: 2,
    thresholds: "bars.yaml",
  });
});

test.each([
  ["format: 1", "suite"],
  ["format: 1\nsuite: retail-india\ntrails: 3", "tellerproof.yaml:3:1: trails: unknown field"],
  ["format: 1\nsuite: retail-india\ntrials: 0", "tellerproof.yaml:3:1: trials"],
  ["format: 1\nsuite: retail-india\nmaxUsd: 2.5", "in quotes"],
])("says where %j is wrong", (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test("says what to do where there is none", () => {
  expect(() => readProjectFile(join(folder, "none.yaml"))).toThrow("tellerproof init");
});
