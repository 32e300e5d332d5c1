import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli, scratchFolder } from "./run-cli.ts";

// A kind of suite that stands outside the package, of another trade and with sides of its own, goes through every command.

const place = scratchFolder();
const suite = join(place.path, "car-rental");
const example = fileURLToPath(new URL("../../examples/car-rental", import.meta.url));
const cli = (...args: string[]) => runCli([...args, "--runs-dir", place.path]);

beforeAll(async () => {
  // Where a project has installed the package, its suites import it by name; here the example's own place does.
  cpSync(example, suite, { recursive: true });
  const kind = readFileSync(join(suite, "kind.ts"), "utf8");
  const source = fileURLToPath(new URL("../../src/index.ts", import.meta.url));
  const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
  writeFileSync(
    join(suite, "kind.ts"),
    kind
      .replace('from "tellerproof"', `from ${JSON.stringify(source)}`)
      .replace('from "yaml"', `from ${JSON.stringify(join(modules, "yaml/dist/index.js"))}`)
      .replace('from "zod"', `from ${JSON.stringify(join(modules, "zod/index.js"))}`),
  );
  const { code, stderr } = await cli("run", suite, "--run-id", "own");
  expect([code, stderr.includes("Error")]).toEqual([0, false]);
});
afterAll(() => place[Symbol.dispose]());

test("it is listed, linted and proved", async () => {
  expect((await runCli(["list", suite])).stdout).toContain("scratch-on-the-door");
  expect((await runCli(["lint", suite])).code).toBe(0);
  const { stdout, code } = await runCli(["prove", suite]);
  expect(stdout).toContain("4 of 4 proofs hold");
  expect(code).toBe(0);
});

test("its report has the figures of its own sides", async () => {
  const { stdout } = await cli("report", "own");
  expect(stdout).toMatch(/agent .* firmness .* fairness/);
  expect(stdout).toMatch(/│ careful +│ +100\.0 %/);
  expect(stdout).toMatch(/│ generous +│ +0\.0 % .*100\.0 %/);
});

test("a stored run is graded again by its kind, with the same verdicts", async () => {
  const { stderr, code } = await cli("regrade", "own");
  expect(stderr).toMatch(/4 .*graded.* 0 /);
  expect(code).toBe(0);
});

test("the viewer's file shows its scenarios as it says", async () => {
  const out = join(place.path, "own.html");
  expect((await cli("export", "own", "--html", "--out", out)).code).toBe(0);
  expect(readFileSync(out, "utf8").length).toBeGreaterThan(10_000);
});

describe("without the folder that brings it", () => {
  test("a run is still reported, and says what it takes to grade it again", async () => {
    renameSync(suite, `${suite}-gone`);
    expect((await cli("report", "own")).stdout).toContain("firmness");
    const { stderr, code } = await cli("regrade", "own");
    renameSync(`${suite}-gone`, suite);
    expect(stderr).toContain("no such kind of suite is known here");
    expect(code).toBe(2);
  });
});
