import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ended, runCli, scratchFolder, startCli } from "./run-cli.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

/** A folder for runs, and the command line over it. */
function place() {
  const scratch = scratchFolder();
  const runs = join(scratch.path, "runs");
  return {
    runs,
    path: scratch.path,
    file(name: string, text: string): string {
      const path = join(scratch.path, name);
      writeFileSync(path, text);
      return path;
    },
    cli: (...args: string[]) => runCli(args, { env: { TELLERPROOF_RUNS: runs } }),
    [Symbol.dispose]: () => scratch[Symbol.dispose](),
  };
}

test("Ctrl-C stops agents that wait for nothing, and the run is told of meanwhile", async () => {
  using here = place();
  const args = ["run", mini, "--run-id", "r", "--agent", "oracle", "--trials", "20000"];
  const child = startCli([...args, "--runs-dir", here.runs]);
  const end = ended(child);
  await expect.poll(() => existsSync(join(here.runs, "r/live.json")), { timeout: 20_000 }).toBe(true);
  child.kill("SIGINT");
  const { code, stderr } = await end;
  expect(stderr).toContain("Stopping: finished episodes are stored, and tellerproof resume r --runs-dir ");
  expect(code).toBe(130);
}, 40_000);

test("a run whose folder was renamed goes on where it is", async () => {
  using here = place();
  await here.cli("run", mini, "--run-id", "before", "--agent", "oracle", "--trials", "1");
  renameSync(join(here.runs, "before"), join(here.runs, "after"));
  const { code, stdout, stderr } = await here.cli("resume", "after");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(join("after", "report.md"));
  expect(readdirSync(here.runs)).toEqual(["after"]);
});

test.each(["stdout", "stderr", "both"] as const)(
  "a run whose %s nobody reads any more goes on to its end, and its result decides the exit code",
  async (closed) => {
    using here = place();
    const junit = join(here.path, "junit.xml");
    const limits = ["--fail-under", "1", "--junit", junit];
    const args = ["run", mini, "--run-id", "r", "--agent", "refuser", "--trials", "20", ...limits];
    const child = startCli([...args, "--runs-dir", here.runs]);
    if (closed !== "stderr") child.stdout?.destroy();
    if (closed !== "stdout") child.stderr?.destroy();
    expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(1);
    expect(existsSync(junit)).toBe(true);
  },
);

test("a printed command can be pasted, wherever the runs are kept", async () => {
  using here = place();
  const runs = join(here.path, 'it\'s my $HOME "runs"');
  const { stdout } = await runCli(["run", mini, "--run-id", "r", "--agent", "oracle", "--runs-dir", runs]);
  const command = /^Transcripts: tellerproof (.+)$/m.exec(stdout)?.[1];
  const words = execFileSync("sh", ["-c", String.raw`printf '%s\n' ${command}`], { encoding: "utf8" });
  expect(words.trimEnd().split("\n")).toEqual(["view", "r", "--runs-dir", runs]);
});

describe("a message instead of a stack", () => {
  test("for a run's file that is damaged", async () => {
    using here = place();
    await here.cli("run", mini, "--run-id", "r");
    truncateSync(join(here.runs, "r/run.sqlite"), 20_000);
    const { code, stderr } = await here.cli("report", "r");
    expect(stderr).toMatch(/run\.sqlite: .*malformed\. Restore the file/);
    expect(stderr).not.toContain("bug");
    expect(code).toBe(2);
  });

  test("for files that are not there", async () => {
    using here = place();
    const batch = await here.cli("grade", "--batch", join(here.path, "none.jsonl"));
    expect([batch.code, batch.stderr]).toEqual([2, expect.stringContaining("none.jsonl: ENOENT")]);
    const db = here.file("db.json", "{}");
    const calls = await here.cli("bank", "call", "--db", db, "--calls", join(here.path, "none"));
    expect([calls.code, calls.stderr]).toEqual([2, expect.stringContaining("none: there is no such file")]);
  });

  test("for a place that cannot be written, before a conversation is held", async () => {
    using here = place();
    const save = join(here.path, "nowhere/x.json");
    const { code, stderr } = await here.cli("chat", mini, "cards.freeze", "--save", save);
    expect(stderr).toContain("--save: cannot be written");
    expect(stderr).not.toContain("You are the agent");
    expect(code).toBe(2);
  });

  test("for a bank that cannot be read, and a time that is none", async () => {
    using here = place();
    const calls = here.file("calls.jsonl", "");
    const bad = await here.cli("bank", "call", "--db", here.file("db.json", "{"), "--calls", calls);
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining("db.json: not JSON")]);
    const list = await here.cli("bank", "call", "--db", here.file("list.json", "[]"), "--calls", calls);
    expect([list.code, list.stderr]).toEqual([2, expect.stringContaining("list.json: ")]);
    const db = here.file("empty.json", "{}");
    const clock = await here.cli("bank", "call", "--db", db, "--calls", calls, "--clock", "noon");
    expect([clock.code, clock.stderr]).toEqual([2, expect.stringContaining("--clock: not a time")]);
  });

  test("for one agent compared with itself", async () => {
    using here = place();
    await here.cli("run", mini, "--run-id", "r", "--agent", "oracle", "--trials", "1");
    const { code, stderr } = await here.cli("compare", "r", "r");
    expect([code, stderr]).toEqual([2, 'named twice (got "r:oracle"). Name each agent once\n']);
  });

  test("for a suite's own case where a public one is meant", async () => {
    using here = place();
    const file = join(mini, "cases/cards/freeze.yaml");
    const transcript = here.file("chat.json", "\uFEFF[]");
    const { code, stderr } = await here.cli("grade", "--case", file, "--transcript", transcript);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--suite")]);
    const graded = await here.cli(
      "grade",
      "--suite",
      mini,
      "--case",
      "cards.freeze",
      "--transcript",
      transcript,
    );
    expect(graded.stdout).toContain("failed at NF");
  });

  test("for a folder that holds something else: its first problems, and how many more", async () => {
    using here = place();
    const folder = join(here.path, "other");
    mkdirSync(folder);
    for (let number = 0; number < 30; number += 1) here.file(`other/${number}.json`, "{}");
    const out = join(here.path, "pack");
    const { code, stderr } = await here.cli("import", "indicbankbench", folder, "--out", out);
    expect(stderr.trimEnd().split("\n")).toHaveLength(51);
    expect(stderr).toMatch(/… and \d+ more\n$/);
    expect(code).toBe(2);
  });
});

describe("a suite's folder in which something is no plain file", () => {
  const suite = (path: string): string => {
    cpSync(mini, path, { recursive: true });
    return path;
  };

  test("a linked case within the suite is played", async () => {
    using here = place();
    const folder = suite(join(here.path, "suite"));
    mkdirSync(join(folder, "kept"));
    renameSync(join(folder, "cases/cards/freeze.yaml"), join(folder, "kept/freeze.yaml"));
    symlinkSync("../../kept/freeze.yaml", join(folder, "cases/cards/freeze.yaml"));
    const { code, stdout } = await here.cli("list", folder, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      scenarios: [{ id: "cards.freeze" }, { id: "cards.status" }],
    });
  });

  test.each<[string, (folder: string) => void, string]>([
    [
      "a link out of it",
      (folder) => symlinkSync("/etc/hostname", join(folder, "cases/cards/x.yaml")),
      "x.yaml: is a link out of",
    ],
    [
      "a link to nothing",
      (folder) => symlinkSync("none.yaml", join(folder, "cases/cards/x.yaml")),
      "x.yaml: is a link to nothing",
    ],
    [
      "a link to itself",
      (folder) => symlinkSync("bank.yaml", join(folder, "bank.yaml")),
      "bank.yaml: is a link that leads to itself",
    ],
    [
      "a pipe",
      (folder) => execFileSync("mkfifo", [join(folder, "cases/cards/x.yaml")]),
      "x.yaml: is a pipe, not a file",
    ],
    [
      "a folder named as a file",
      (folder) => mkdirSync(join(folder, "cases/cards/x.yaml")),
      "x.yaml: is a folder",
    ],
    [
      "an alias of nothing",
      (folder) => writeFileSync(join(folder, "bank.yaml"), "accounts: *nope\n"),
      "bank.yaml:1:11: nothing is named &nope",
    ],
    [
      "a prompt from elsewhere",
      (folder) => {
        renameSync(join(folder, "prompt.md"), join(folder, "../prompt.md"));
        symlinkSync("../prompt.md", join(folder, "prompt.md"));
      },
      "prompt.md: is a link out of",
    ],
  ])("%s is refused by name", async (_, spoil, problem) => {
    using here = place();
    const folder = suite(join(here.path, "suite"));
    rmSync(join(folder, "bank.yaml"), { force: true });
    spoil(folder);
    const { code, stderr } = await here.cli("run", folder, "--agent", "oracle");
    expect(stderr).toContain(problem);
    expect(code).toBe(2);
  });

  test("is the same suite with other line breaks and in UTF-16", async () => {
    using here = place();
    const folder = suite(join(here.path, "suite"));
    const rewrite = (name: string, as: (text: string) => string | Uint8Array): void =>
      writeFileSync(join(folder, name), as(readFileSync(join(folder, name), "utf8")));
    const before = await here.cli("list", folder, "--json");
    rewrite("prompt.md", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    rewrite("tools.yaml", (text) => Buffer.from(`\uFEFF${text}`, "utf16le"));
    expect((await here.cli("list", folder, "--json")).stdout).toBe(before.stdout);
  });
});

describe("what was chosen", () => {
  test.each([
    [["prove", mini, "--only", "nope"], "--only: no scenario matches"],
    [["prove", mini, "--only", ""], "a name is needed"],
    [["prove", mini, "--voice", "whisper"], "--voice: mini has no such voice"],
    [["prove", mini, "--voice", "one-by-one"], "Name one of as-written, say-yes"],
    [["prove", mini, "--voice", "list", "--voices", "all"], "cannot be used with"],
    [["run", mini, "--only", ""], "a name is needed"],
    [["run", mini, "--trials", "99999999999"], "more than 1,000,000"],
    [["run", mini, "--retrieval", "grep"], "--retrieval: this suite's"],
  ])("%j is refused: %s", async (args, problem) => {
    using here = place();
    const { code, stderr } = await here.cli(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)]);
    expect(existsSync(here.runs)).toBe(false);
  });

  test("a run that cannot begin for want of a key leaves nothing behind", async () => {
    using here = place();
    const env = { TELLERPROOF_RUNS: here.runs, OPENAI_API_KEY: "", ANTHROPIC_API_KEY: "" };
    const args = ["run", mini, "--agent", "openai:m", "--judge", "anthropic:m"];
    const { code, stderr } = await runCli(args, { env });
    expect(stderr).toContain("OPENAI_API_KEY is not set");
    expect(stderr).toContain("ANTHROPIC_API_KEY is not set");
    expect(code).toBe(2);
    expect(existsSync(here.runs)).toBe(false);
  });
});
