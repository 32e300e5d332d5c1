import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

async function twoRuns(place: string): Promise<string[]> {
  const kept = ["--runs-dir", join(place, "runs")];
  await runCli(["run", mini, "--agent", "oracle", "--run-id", "first", ...kept]);
  const few = ["--only", "chain", "--no-calibration", "--trials", "1"];
  await runCli(["run", "fraud", "--agent", "refuser", ...few, "--run-id", "second", ...kept]);
  return kept;
}

type Listed = {
  runs: { run: string; suite?: string; planned?: number; played?: number; problem?: string }[];
};

describe("list", () => {
  test("shows runs with what they are of, filters them, and names those that cannot be read", async () => {
    using place = scratchFolder();
    const kept = await twoRuns(place.path);
    mkdirSync(join(place.path, "runs", "broken"));
    writeFileSync(join(place.path, "runs", "broken", "run.sqlite"), "no database");
    const list = async (...more: string[]): Promise<string[]> => {
      const { stdout, code } = await runCli(["list", ...kept, "--json", ...more]);
      expect(code).toBe(0);
      return (JSON.parse(stdout) as Listed).runs.map(({ run }) => run);
    };
    expect(await list()).toEqual(["broken", "first", "second"]);
    expect(await list("--of-suite", "fraud")).toEqual(["second"]);
    expect(await list("--with-agent", "oracle")).toEqual(["first"]);
    expect(await list("--since", "2020-01-01", "--last", "1")).toEqual(["second"]);
    expect(await list("--since", "2999-01-01")).toEqual([]);
    expect(await list("--status", "finished")).toEqual(["first", "second"]);
    expect(await list("--status", "unfinished")).toEqual([]);
    expect(await list("--status", "unreadable")).toEqual(["broken"]);
    expect(await list("--matching", "ORACL")).toEqual(["first"]);
    expect(await list("--matching", "bro")).toEqual(["broken"]);
    expect(await list("--matching", "r", "--of-suite", "fraud")).toEqual(["second"]);
    const { stdout } = await runCli(["list", ...kept]);
    expect(stdout).toMatch(/│ second │ \d{4}-\d\d-\d\d \d\d:\d\d │ fraud +│ refuser │ \d+ +│/);
    expect(stdout).toMatch(/^broken: .+/m);
    const none = await runCli(["list", ...kept, "--with-agent", "nobody"]);
    expect(none.stdout).toContain("None of 3 runs in");
    expect((await runCli(["list", ...kept, "--since", "yesterday"])).code).toBe(2);
    const lost = await runCli(["list", "fraud", "--status", "finished"]);
    expect([lost.code, lost.stderr]).toEqual([2, expect.stringContaining("--of-suite ID")]);
    expect((await runCli(["list", "--only", "chain"])).code).toBe(2);
  });
});

test("links and pipes among runs are followed or named, and nobody waits for them", async () => {
  using place = scratchFolder();
  const runsDir = join(place.path, "runs");
  await runCli([
    "run",
    mini,
    "--agent",
    "oracle",
    "--run-id",
    "r",
    "--runs-dir",
    join(place.path, "elsewhere"),
  ]);
  mkdirSync(join(runsDir, "piped"), { recursive: true });
  execFileSync("mkfifo", [join(runsDir, "pipe"), join(runsDir, "piped", "run.sqlite")]);
  symlinkSync(join(place.path, "elsewhere", "r"), join(runsDir, "linked"));
  symlinkSync("loop", join(runsDir, "loop"));
  const { stdout } = await runCli(["list", "--json", "--runs-dir", runsDir]);
  expect((JSON.parse(stdout) as Listed).runs).toMatchObject([
    { run: "loop", problem: "there is no run here" },
    { run: "piped", problem: "is a pipe, not a file" },
    { run: "linked", suite: "mini" },
  ]);
  const none = await runCli(["list", "--runs-dir", join(runsDir, "pipe")]);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("cannot be read (ENOTDIR")]);
});

test("a run that failed before anything was played leaves nothing behind", async () => {
  using place = scratchFolder();
  await using server = await startOpenAiServer(() => ({
    type: "error",
    status: 401,
    message: "no such key",
  }));
  const args = ["--agent", "m=openai-compatible:a", "--base-url", server.url, "--run-id", "r"];
  const { code, stderr } = await runCli(["run", mini, ...args, "--runs-dir", join(place.path, "runs")]);
  expect(code).toBe(2);
  expect(stderr).toContain("Nothing was played, so nothing is kept of this run.");
  expect(existsSync(join(place.path, "runs", "r"))).toBe(false);
});

test("runs of one name that were kept apart are compared as two, their conditions too", async () => {
  using place = scratchFolder();
  const runsDir = join(place.path, "runs");
  const run = (trials: string, folder: string) =>
    runCli([
      "run",
      mini,
      "--agent",
      "oracle",
      "--run-id",
      "nightly",
      "--trials",
      trials,
      "--runs-dir",
      folder,
    ]);
  await Promise.all([run("1", runsDir), run("2", join(place.path, "before"))]);
  cpSync(join(place.path, "before", "nightly"), join(runsDir, "before"), { recursive: true });
  const { code, stderr } = await runCli(["compare", "before", "nightly", "--runs-dir", runsDir]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("trials: the runs were made under unlike")]);
});

describe("compare --fail-if-worse", () => {
  test("exits 1 where an agent is worse than in the run before, and names the interval", async () => {
    using place = scratchFolder();
    const kept = ["--runs-dir", join(place.path, "runs")];
    const run = (agent: string, id: string) =>
      runCli(["run", "retail-india", "--agent", `ours=${agent}`, "--trials", "1", "--run-id", id, ...kept]);
    await Promise.all([run("oracle", "good"), run("eager", "bad")]);
    cpSync(join(place.path, "runs", "good"), join(place.path, "runs", "same"), { recursive: true });
    const worse = await runCli(["compare", "good", "bad", "--fail-if-worse", ...kept]);
    expect(worse.stdout).toMatch(
      /^good:ours → bad:ours: worse\. Passed all trials, after − before: 95 % interval -\d+\.\d to -\d+\.\d points \(paired, \d+ scenarios\) lies wholly below 0\.0$/m,
    );
    expect(worse.code).toBe(1);
    const better = await runCli(["compare", "bad", "good", "--fail-if-worse", "--json", ...kept]);
    expect(better.code).toBe(0);
    expect(JSON.parse(better.stdout)).toMatchObject({ falls: [{ status: "not-shown" }] });
    const allowed = await runCli(["compare", "good", "bad", "--fail-if-worse", "100", ...kept]);
    expect(allowed.code).toBe(0);
    const wrong = await runCli(["compare", "good", "bad", "--fail-if-worse", "lots", ...kept]);
    expect(wrong.code).toBe(2);
    const copied = await runCli(["compare", "good", "same", "--fail-if-worse", "--json", ...kept]);
    expect(JSON.parse(copied.stdout)).toMatchObject({
      runs: ["good", "same"],
      falls: [{ status: "not-shown" }],
    });
    const third = await runCli(["compare", "good", "same", "bad", "--fail-if-worse", ...kept]);
    expect([third.code, third.stderr]).toEqual([2, expect.stringContaining("needs two runs")]);
  });
});
