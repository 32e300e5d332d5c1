import { afterAll, describe, expect, test } from "vitest";
import { createCorpus } from "../corpus.ts";
import { VirtualShell } from "./virtual-shell.ts";

const corpus = createCorpus([
  { id: "cards-001", title: "Cards", content: "Freeze a card at once.\nFee: $25." },
  { id: "wires-(intl)+001", title: "Wires", content: "Limit: 500 a day.\nFee: $40." },
]);
const shell = new VirtualShell(corpus);
afterAll(() => shell.close());

const untouched =
  "INDEX.md\ncards-001.md\nwires-(intl)+001.md\n" +
  "# Documents\n\n- cards-001.md: Cards\n- wires-(intl)+001.md: Wires\n" +
  "# Cards\n\nFreeze a card at once.\nFee: $25.\n# Wires\n\nLimit: 500 a day.\nFee: $40.\n";

async function run(command: string): Promise<string> {
  const outcome = await shell.run(command);
  return outcome.type === "finished" ? outcome.output : outcome.type;
}

describe("documents are files", () => {
  test("with an index", async () => {
    expect(await run("pwd; ls; cat INDEX.md")).toBe(
      "/knowledge-base\nINDEX.md\ncards-001.md\nwires-(intl)+001.md\n" +
        "# Documents\n\n- cards-001.md: Cards\n- wires-(intl)+001.md: Wires\n",
    );
  });

  test("that the usual tools read", async () => {
    expect(await run("cat 'wires-(intl)+001.md'")).toBe("# Wires\n\nLimit: 500 a day.\nFee: $40.\n");
    expect(await run("grep -rhoi 'fee: .*' . | sort | tail -1")).toBe("Fee: $40.\n");
    expect(await run("for f in c*.md; do wc -l < $f; done")).toBe("4\n");
    expect(
      await run(`find . -name '*.md' | xargs grep -l Freeze 2>/dev/null | sed 's/^..//' | awk '{print $1}'`),
    ).toBe("cards-001.md\n");
    expect(await run("echo $(head -1 cards-001.md) `echo and` $((40 + 2))")).toBe("# Cards and 42\n");
  });
});

test("commands leave nothing behind: each starts afresh", async () => {
  await run("cd /; export SECRET=1; f() { echo f; }; set -e");
  expect(await run('pwd; echo "[$SECRET]"; f')).toBe("/knowledge-base\n[]\nbash: f: command not found\n");
});

test("commands at the same time are answered one by one, each its own", async () => {
  const outputs = await Promise.all(Array.from({ length: 20 }, (_, index) => run(`echo ${index}`)));
  expect(outputs).toEqual(outputs.map((_, index) => `${index}\n`));
});

describe("nothing can be changed", () => {
  test.each([
    "echo x > new.txt",
    "echo x >> cards-001.md",
    "echo x > /tmp/x",
    "echo x > /dev/tcp/127.0.0.1/80",
    "rm cards-001.md",
    "mv cards-001.md x.md",
    "cp cards-001.md x.md",
    "ln -s cards-001.md x.md",
    "mkdir folder",
    "touch x.md",
    "touch cards-001.md",
    "chmod 777 cards-001.md",
    "sed -i s/Freeze/Thaw/ cards-001.md",
    "echo x | tee x.md",
    "echo x | sort -o cards-001.md",
  ])("%s", async (command) => {
    expect(await shell.run(command)).toMatchObject({ type: "finished", exitCode: 1 });
    expect(await run("ls; cat *.md")).toBe(untouched);
  });

  test("not even by force", async () => {
    await run("rm -rf / *; rm -rf --no-preserve-root /");
    expect(await run("ls; cat *.md")).toBe(untouched);
  });

  test("and a refusal says why", async () => {
    expect(await run("rm cards-001.md")).toMatch(/^rm: .*read-only file system/);
    expect(await run("echo x > new.txt")).toMatch(/^bash: .*read-only file system/);
  });

  test("but output may be thrown away", async () => {
    expect(await run("ls nowhere 2>/dev/null; echo $?; echo gone > /dev/null; cat /dev/null")).toBe("2\n");
  });
});

describe("the host is out of reach", () => {
  test.each([
    ["its files", "cat /etc/passwd /etc/hosts ../../etc/hostname"],
    ["the project's files", `cat ${import.meta.filename} package.json`],
    ["its processes' environment", "cat /proc/self/environ /proc/1/environ"],
  ])("%s are not there", async (_, command) => {
    const lines = (await run(command)).trim().split("\n");
    for (const line of lines) expect(line).toMatch(/No such file or directory$/);
  });

  test("its environment is not seen", async () => {
    process.env["TELLERPROOF_CANARY"] = "canary-value";
    const fresh = new VirtualShell(corpus);
    const outcome = await fresh.run("env; printenv; set; echo $TELLERPROOF_CANARY ${PATH} $HOME; jq -n env");
    await fresh.close();
    delete process.env["TELLERPROOF_CANARY"];
    const output = outcome.type === "finished" ? outcome.output : "";
    expect(output).toContain("PATH=/usr/bin:/bin");
    expect(output).not.toContain("canary-value");
    expect(output).not.toContain(process.cwd());
  });

  test.each([
    "curl",
    "wget",
    "ssh",
    "nc",
    "ping",
    "node",
    "python3",
    "python",
    "js-exec",
    "perl",
    "sqlite3",
    "npm",
  ])("there is no %s", async (command) => {
    const outcome = await shell.run(`${command} x`);
    expect(outcome).toMatchObject({ type: "finished", exitCode: 127 });
    expect(outcome.type === "finished" && outcome.output).toMatch(/command not (found|available)/);
  });

  test("awk starts no process", async () => {
    expect(await run(`awk 'BEGIN { system("ls /") }'`)).toMatch(/not supported/);
  });
});

describe("abuse is stopped and the shell lives on", () => {
  const bounded = new VirtualShell(corpus, { timeLimitMs: 1500, outputLimit: 1000 });
  afterAll(() => bounded.close());

  test.each([
    ["an endless loop", "while true; do :; done"],
    ["a fork bomb", ":(){ :|:& };:"],
    ["endless recursion", "f() { f; }; f"],
    ["growing strings", "x=aaaaaaaaaa; while true; do x=$x$x; done"],
    ["growing arrays", "a=(1 2 3 4); while true; do a=(${a[@]} ${a[@]}); done"],
    ["endless numbers", "seq 1 1000000000000"],
    ["wide braces", "echo {a..z}{a..z}{a..z}{a..z}{a..z}{a..z}"],
    ["a huge field", "printf '%01000000000d' 1"],
    ["an endless awk", "awk 'BEGIN { while (1) s = s \"aaaaaaaaaaaaaaaa\" }'"],
    ["an endless sed that its own limits don't stop", "sed ':a;s/^/aaaaaaaa/;ba' INDEX.md"],
    ["an endless jq", "jq -n 'def f: f; f'"],
    ["a large range in jq", "jq -n '[range(1000000000)] | length'"],
    ["nested evaluation", "x='eval $x'; eval $x"],
  ])("%s", async (_, command) => {
    const start = performance.now();
    const outcome = await bounded.run(command);
    expect(outcome.type === "stopped" || outcome.exitCode !== 0).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await bounded.run("echo alive")).toMatchObject({ output: "alive\n", exitCode: 0 });
  });

  test("memory runs out in the thread, not in the process", async () => {
    const grow = "for i in {1..400}; do eval v$i=$(printf '%01000000d' 1); done; echo done";
    await bounded.run(grow);
    expect(await bounded.run("echo alive")).toMatchObject({ output: "alive\n" });
  });

  test("slow patterns do not hang grep", async () => {
    expect(await run(`echo ${"a".repeat(60)}b | grep -E '^(a+)+$' | wc -l`)).toBe("0\n");
  });

  test("output is cut to the limit, and the rest counted", async () => {
    const small = new VirtualShell(corpus, { outputLimit: 100 });
    const outcome = await small.run("seq 1 1000");
    await small.close();
    expect(outcome).toMatchObject({ type: "finished", cut: 3893 - 100, exitCode: 0 });
    expect(outcome.type === "finished" && outcome.output).toHaveLength(100);
  });
});

test("the thread starts with the first command, not before", async () => {
  const idle = new VirtualShell(corpus);
  await idle.close();
  expect(await idle.run("echo again")).toMatchObject({ type: "finished", output: "again\n" });
  await idle.close();
});
