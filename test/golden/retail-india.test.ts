import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundledSuites, suiteDirectory } from "../../src/suites/index.ts";
import { lintRetailSuite } from "../../src/suites/retail/authoring/lint-suite.ts";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";

const retail = bundledSuites.filter(({ kind }) => kind === "retail");

describe.each(retail)("bundled suite $id", ({ id, title, directory }) => {
  const suite = loadRetailSuite(directory);

  it("is found by its id and is what the list says", () => {
    expect(suiteDirectory(id)).toBe(directory);
    expect([suite.id, suite.title]).toEqual([id, title]);
  });

  it("passes lint", () => {
    expect(
      lintRetailSuite(suite).map((finding) => `${finding.code}: ${finding.file} ${finding.problem}`),
    ).toEqual([]);
  });

  it("names the editor schema in every case file", () => {
    for (const one of suite.cases) {
      const [first] = readFileSync(suite.sourceOf(one.id).path, "utf8").split("\n");
      expect(first).toBe("# yaml-language-server: $schema=../../../../schemas/retail-case.schema.json");
    }
  });
});

describe("suiteDirectory", () => {
  it("does not find what is no suite", () => {
    expect(suiteDirectory("no-such-suite")).toBeUndefined();
  });
});
