import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { referenceDir } from "../reference.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const reference = referenceDir();
const banking = join(reference ?? "", "tau2-banking");

type GoldCall = {
  requestor: string;
  name: string;
  arguments: object;
  error: boolean;
  diff: { table: string; key: string }[];
};
type Gold = { task_id: string; calls: GoldCall[]; read_log_allowlist?: string[] };
type Shown = { outcome: string; writes: { table: string; key: string }[] };

describe("kb search", () => {
  test("asks the bundled policies under a condition", async () => {
    const found = await runCli([
      "kb",
      "search",
      "cooling off after a change of telephone number",
      "--top",
      "3",
      "--json",
    ]);
    expect(JSON.parse(found.stdout)).toMatchObject({ condition: "bm25", tool: "KB_search", status: "done" });
    const shell = await runCli(["kb", "search", "--condition", "shell", "ls | wc -l"]);
    expect(Number(shell.stdout)).toBeGreaterThan(150);
    const none = await runCli(["kb", "search", "--condition", "none", "x"]);
    expect(none.code).toBe(2);
  });
});

describe("bank call", () => {
  test("makes calls in order in one bank, and names a line that cannot be read", async () => {
    using scratch = scratchFolder();
    const db = join(scratch.path, "db.json");
    writeFileSync(
      db,
      JSON.stringify({
        users: { data: { u1: { user_id: "u1", name: "Ada Finch", email: "ada@example.com" } }, notes: "" },
      }),
    );
    const input = [
      {
        requestor: "assistant",
        name: "change_user_email",
        arguments: { user_id: "u1", new_email: "a@example.org" },
      },
      { requestor: "assistant", name: "get_user_information_by_id", arguments: { user_id: "u1" } },
      { requestor: "assistant", name: "no_such_tool", arguments: {} },
    ]
      .map((call) => JSON.stringify(call))
      .join("\n");
    const { stdout, code } = await runCli(["bank", "call", "--db", db, "--calls", "-", "--json"], { input });
    const results = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Shown & { message: string });
    expect(code).toBe(0);
    expect(results.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "error"]);
    expect(results[0]?.writes).toMatchObject([
      { table: "users", key: "u1", before: { email: "ada@example.com" }, after: { email: "a@example.org" } },
    ]);
    expect(results[1]?.message).toContain("a@example.org");
    const bad = await runCli(["bank", "call", "--db", db, "--calls", "-"], { input: "{}\n" });
    expect(bad.code).toBe(2);
    expect(bad.stderr).toContain("-:1: name");
  });

  test.skipIf(reference === undefined)(
    "gives the public bank's writes (skipped without reference data)",
    async () => {
      for (const name of ["task_001", "task_033", "task_051", "task_087"]) {
        const gold = JSON.parse(readFileSync(join(banking, "vectors/gold", `${name}.json`), "utf8")) as Gold;
        const task = JSON.parse(readFileSync(join(banking, "data/tasks", `${name}.json`), "utf8")) as {
          initial_state?: { initialization_data?: { agent_data?: Record<string, unknown> } };
        };
        using scratch = scratchFolder();
        const patch = join(scratch.path, "patch.json");
        writeFileSync(patch, JSON.stringify(task.initial_state?.initialization_data?.agent_data ?? {}));
        const input = gold.calls
          .map(({ requestor, name: tool, arguments: given }) =>
            JSON.stringify({ requestor, name: tool, arguments: given }),
          )
          .join("\n");
        const args = [
          "bank",
          "call",
          "--db",
          join(banking, "data/db.json"),
          "--patch",
          patch,
          "--calls",
          "-",
          "--json",
        ];
        const logged = gold.read_log_allowlist?.join(",") ?? "";
        const { stdout } = await runCli(logged === "" ? args : [...args, "--read-log", logged], { input });
        const results = stdout
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as Shown);
        expect(results).toHaveLength(gold.calls.length);
        const places = (writes: { table: string; key: string }[]) =>
          writes.map(({ table, key }) => `${table}/${key}`).toSorted();
        expect(results.map(({ writes }) => places(writes))).toEqual(
          gold.calls.map(({ diff }) => places(diff)),
        );
      }
    },
  );
});

describe("chat", () => {
  test("a person plays the agent, and the conversation is graded", async () => {
    using scratch = scratchFolder();
    const saved = join(scratch.path, "mine.json");
    const input = [
      '/call get_card_details {"card_ids":["DC4417201"]}',
      "Your debit card ****4417 is active. Shall I freeze it?",
      '/call toggle_card_freeze {"card_id":"DC4417201","state":"freeze"}',
      "Your card is frozen, reference FRZ-58210.",
    ].join("\n");
    const args = ["chat", "retail-india", "cards.freeze-misplaced-debit-card", "--save", saved];
    const { stdout, code } = await runCli(args, { input: `${input}\n` });
    expect(code).toBe(0);
    expect(stdout).toContain("cards.freeze-misplaced-debit-card: open: 1 question has no answer");
    await using judge = await startOpenAiServer((request) => judgeReply(request));
    const graded = await runCli([
      "grade",
      "--suite",
      "retail-india",
      "--case",
      "cards.freeze-misplaced-debit-card",
      "--transcript",
      saved,
      "--judge",
      "openai-compatible:judge",
      "--judge-base-url",
      judge.url,
    ]);
    expect(graded.code).toBe(0);
    expect(graded.stdout).toContain("cards.freeze-misplaced-debit-card: passed");
  });

  test("a person plays the caller against a built-in agent, and leaves", async () => {
    const args = [
      "chat",
      "retail-india",
      "cards.freeze-misplaced-debit-card",
      "--as",
      "caller",
      "--agent",
      "refuser",
    ];
    const { stdout, stderr } = await runCli(args, { input: "Please freeze my card\n/leave\n" });
    expect(stderr).toContain("other side: I am sorry");
    expect(stdout).toContain("failed at A1");
  });
});
