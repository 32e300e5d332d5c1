import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runCli, scratchFolder, type CliResult } from "./run-cli.ts";

const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");

/** The commands of README's first block, without installing. */
const [, ...commands] = /```sh\n(npm ci && .*)\n```/.exec(readme)?.[1]?.split(" && ") ?? [];

/** The table that a command ends in. */
const tableOf = ({ stdout }: CliResult): string =>
  stdout
    .split("\n")
    .filter((line) => /^[┌├│└]/.test(line))
    .join("\n");

function run(command: string, runs: string): Promise<CliResult> {
  const [, given = ""] = /^npm run -s tellerproof -- (.+)$/.exec(command) ?? [];
  return runCli([...given.split(" "), "--runs-dir", runs]);
}

describe("README's one command", () => {
  test("runs the two bundled suites", () => {
    expect(commands).toEqual([
      "npm run -s tellerproof -- run retail-india",
      "npm run -s tellerproof -- run fraud",
    ]);
  });

  test.each(commands)("%s ends in the table that README shows, and in a report", async (command) => {
    using runs = scratchFolder();
    const result = await run(command, runs.path);
    expect(result.code).toBe(0);
    expect(tableOf(result).split("\n").length).toBeGreaterThan(10);
    expect(readme).toContain(tableOf(result));
    expect(result.stdout).toMatch(/Report: .*report\.md/);
  });
});
