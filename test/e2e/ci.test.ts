import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readXml } from "../../src/reports/ci/read-xml.fixture.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

/** A folder with a thresholds file, and a run of the small suite in it: the eager agent passes one scenario of two. */
function workplace(thresholds: string) {
  const scratch = scratchFolder();
  const file = join(scratch.path, "thresholds.yaml");
  writeFileSync(file, thresholds);
  const cli = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    runCli([...args, "--runs-dir", join(scratch.path, "runs")], { env, cwd: scratch.path });
  return {
    path: scratch.path,
    cli,
    run: (...more: string[]) =>
      cli(["run", mini, "--agent", "eager", "--run-id", "r", "--thresholds", file, ...more]),
    [Symbol.dispose]: () => scratch[Symbol.dispose](),
  };
}

describe("thresholds", () => {
  test("that hold let a run end with 0 and say so", async () => {
    using place = workplace(
      "format: 1\noverall: { strict: { atLeast: 0.5, on: point }, errors: { atMost: 0 } }",
    );
    const { code, stdout } = await place.run();
    expect(stdout).toContain("Thresholds: 2 held, 0 breached.");
    expect(code).toBe(0);
  });

  test("that are breached end it with 1, say what was measured, and are in the JSON document", async () => {
    using place = workplace("format: 1\noverall: { strict: { atLeast: 0.5, on: low } }");
    const text = await place.run();
    expect(text.stdout).toContain(
      "eager, overall: passed all trials: 50.0 % (1 of 2, 9.5–90.5 %), wanted at least 50.0 % (interval's lower end)",
    );
    expect(text.code).toBe(1);
    const again = await place.cli(["report", "r", "--thresholds", "thresholds.yaml", "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({
      thresholds: [{ agent: "eager", status: "breached", against: ["cards.freeze"] }],
    });
    expect(again.code).toBe(1);
  });

  test("for what the run does not have are refused before anything is played", async () => {
    using place = workplace("format: 1\nby: { axis: { happy: { strict: { atLeast: 0.5, on: point } } } }");
    const { code, stderr, stdout } = await place.run();
    expect(stderr).toMatch(/thresholds\.yaml:2:\d+: by\.axis\.happy: this run has no such group of axis/);
    expect(stdout).toBe("");
    expect(existsSync(join(place.path, "runs"))).toBe(false);
    expect(code).toBe(2);
  });
});

describe("in a CI job", () => {
  test("JUnit XML, a job summary and annotations tell the result; standard output stays the command's own", async () => {
    using place = workplace(
      "format: 1\nscenarios: [{ ids: [cards.freeze], passed: { atLeast: 1, on: point } }]",
    );
    const summary = join(place.path, "summary.md");
    writeFileSync(summary, "earlier step\n");
    const args = ["run", mini, "--agent", "eager", "--thresholds", "thresholds.yaml"];
    const { code, stdout, stderr } = await place.cli(
      [...args, "--junit", "out/junit.xml", "--github", "--json"],
      { GITHUB_STEP_SUMMARY: summary },
    );
    const junit = readXml(readFileSync(join(place.path, "out/junit.xml"), "utf8"));
    expect(junit.attributes).toMatchObject({ tests: "3", failures: "2", errors: "0" });
    expect(readFileSync(summary, "utf8")).toMatch(/^earlier step\n# .*: below a threshold\n/);
    expect(stderr.split("\n").filter((line) => line.startsWith("::"))).toEqual([
      expect.stringMatching(
        /^::error title=eager%2C scenario cards\.freeze%3A trials passed::0\.0 %25 \(0 of 3/,
      ),
      expect.stringMatching(/^::warning title=eager%2C cards\.freeze::0 of 3 trials passed, 3 failed%0A/),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ files: { junit: "out/junit.xml" } });
    expect(code).toBe(1);
  });

  test("--github outside a job is refused with what to do instead", async () => {
    using place = workplace("format: 1\noverall: { invalid: { atMost: 0 } }");
    const { code, stderr } = await place.run("--github");
    expect(stderr).toContain("GITHUB_STEP_SUMMARY is not set");
    expect(code).toBe(2);
  });
});
