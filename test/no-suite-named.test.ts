import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

// What presents figures is told by the suite (contract/suite-figures.ts). Who names a kind of suite here, or the sides, groups
// and measures of one, has built a report that only this one suite gets right.

const root = fileURLToPath(new URL("..", import.meta.url));

const PRESENTING = ["src/reports", "src/exporters", "src/viewer-server", "src/statistics", "viewer/src"];

const NAMES = [
  // Kinds, and benchmarks that came with one.
  "fraud",
  "retail",
  "tau2",
  "indicbankbench",
  "fraudbench",
  // Sides of the fraud suite, their scenarios, groups and measures.
  "security",
  "utility",
  "attacks?",
  "controls?",
  "variants?",
  "mechanisms?",
  "attackSuccess",
  "costMinor",
  "interventionTurn",
  "requiredDocumentRecall",
  '\\["pair"\\]',
  '[!=]== "pair"',
];

/** Other things that go by such a name. */
const OTHERS: readonly RegExp[] = [
  /content-security-policy/gi,
  /cache-control/g,
  /control characters/gi,
  /font-variant-numeric/g,
  // Commands that a reader can type: bundled suites by their names.
  /tellerproof view --suite fraud/g,
  /tellerproof run retail-india/g,
  // A file format that runs are written in, and the harness that it is of.
  /tau2-results/g,
  /public tau2 harness/g,
];

/** Files whose business it is, with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  "src/statistics/indicbankbench/": "the figures of another harness, computed as it computes them",
};

function sources(): string[] {
  return PRESENTING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.ts$/.test(path)),
  ).filter((path) => !Object.keys(EXCEPT).some((except) => path.startsWith(except)));
}

/** Lines of a text that name what is a suite's own. */
function naming(text: string): string[] {
  const name = new RegExp(NAMES.map((each) => (/^\w/.test(each) ? `\\b${each}\\b` : each)).join("|"), "i");
  const plain = OTHERS.reduce((left, other) => left.replaceAll(other, ""), text);
  return plain.split("\n").filter((line) => name.test(line));
}

describe("what presents figures", () => {
  test("names no kind of suite, and no side, group or measure of one", () => {
    const found = sources().flatMap((path) =>
      naming(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test("is looked at whole", () => {
    expect(sources().length).toBeGreaterThan(200);
  });

  test.each(['if (suite.kind === "fraud")', "figures over attacks", 'groups["pair"]', "agent.utility.mean"])(
    "%s would be found",
    (line) => {
      expect(naming(`const x = 1;\n${line}\n`)).toEqual([line]);
    },
  );
});
