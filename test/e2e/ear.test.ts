import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hear } from "../../src/text/hearing/hear.ts";
import { startOpenAiServer, type Received, type Reply } from "../fixtures/openai-server.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const PAIR = "app-scam.roofer-with-a-new-account";

/** A model that hears as the rules do. */
function hearsByRules({ body }: Received): Reply {
  const asked = body.messages.at(1)?.content ?? "";
  const read = (pattern: RegExp): unknown => JSON.parse(pattern.exec(asked)?.[1] ?? "null");
  const reply = String(read(/<reply-\w+>\n(.*)\n<\/reply-\w+>$/u));
  const heard = hear(reply, {
    about: String(read(/^THE CALL IS ABOUT: (.*)$/mu)),
    request: String(read(/^WHAT HE WANTS: (.*)$/mu)),
    knows: read(/^FACTS: (.*)$/mu) as string[],
    doesNotKnow: [],
  });
  return { type: "answer", content: JSON.stringify(heard) };
}

type Report = {
  manifest: { conditions: Record<string, string> };
  cost: { calls: number };
};

describe("run --ear provider:model", () => {
  test("hears with a model, writes that down, and is played again from its journal", async () => {
    using runs = scratchFolder();
    const run = (...more: string[]) =>
      runCli(["run", "fraud", "--only", PAIR, "--trials", "1", "--runs-dir", runs.path, "--json", ...more]);
    {
      await using server = await startOpenAiServer(hearsByRules);
      const address = ["--ear", "openai-compatible:listens", "--ear-base-url", server.url];
      const { code, stdout, stderr } = await run("--run-id", "heard", ...address);
      expect(stderr).not.toContain("error");
      expect(code).toBe(0);
      const { manifest } = JSON.parse(stdout) as Report;
      expect(manifest.conditions).toMatchObject({ ear: "openai-compatible:listens" });
      expect(manifest.conditions["earVersion"]).toMatch(/^[0-9a-f]{16}$/);
      expect(server.requests.length).toBeGreaterThan(0);
      expect(server.requests[0]?.body).toHaveProperty("response_format");
    }
    const replayed = await runCli(["replay", "heard", "--runs-dir", runs.path, "--json"]);
    expect(JSON.parse(replayed.stdout)).toMatchObject({ unlike: [] });
    expect((await run("--run-id", "ruled")).code).toBe(0);
    const args = ["compare", "heard:oracle", "ruled:oracle", "--runs-dir", runs.path];
    const { code, stdout } = await runCli(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ear/);
  });

  test("a model that gives no valid answer makes errors, and fails nobody", async () => {
    using runs = scratchFolder();
    await using server = await startOpenAiServer(() => ({
      type: "answer",
      content: "He asks me something.",
    }));
    const played = ["run", "fraud", "--only", PAIR, "--trials", "1", "--runs-dir", runs.path];
    const agent = ["--no-calibration", "--agent", "oracle"];
    const ear = ["--ear", "openai-compatible:deaf", "--ear-base-url", server.url];
    const { stdout } = await runCli([...played, ...agent, ...ear]);
    expect(stdout).toContain("gave no valid answer as the caller's ear");
    expect(stdout).not.toContain("failed by");
  });

  test("is refused where callers hear nothing, and for no such ear", async () => {
    const retail = await runCli(["run", "retail-india", "--ear", "openai:m"]);
    expect(retail).toMatchObject({ code: 2, stderr: expect.stringContaining("--ear") });
    const unknown = await runCli(["prove", "fraud", "--ear", "trumpet"]);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("--ear: no such model") });
  });
});

describe("hear", () => {
  const situation = { about: "a card", knows: ["phone"], doesNotKnow: [], request: "block my card" };
  const nothing = { asksFor: [], asksToConfirm: false, refuses: false, handsOver: false, reportsDone: false };
  const lines = [
    { id: "one", situation, agent: "What is your phone number?", hears: { ...nothing, asksFor: ["phone"] } },
    { id: "two", situation, agent: "Your card is blocked.", hears: nothing },
  ];

  test("prints what is exact and what is wrong, as JSON and for people", async () => {
    using folder = scratchFolder();
    const file = join(folder.path, "replies.jsonl");
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(file, lines.map((each) => JSON.stringify(each)).join("\n"));
    const json = await runCli(["hear", file, "--json"]);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.stdout)).toStrictEqual({ of: 2, exact: 1, wrong: ["two"] });
    const { stdout } = await runCli(["hear", file]);
    expect(stdout).toContain("two: Your card is blocked.\n    reportsDone: heard yes, expected no");
    expect(stdout).toMatch(/│ reportsDone +│ +1 │ +2 │ +1 │ +0 │/);
    expect(stdout).toContain("1 of 2 replies are heard exactly (50.0 %).");
  });

  test("asks a model, too", async () => {
    using folder = scratchFolder();
    const file = join(folder.path, "replies.jsonl");
    writeFileSync(file, lines.map((each) => JSON.stringify(each)).join("\n"));
    await using server = await startOpenAiServer(hearsByRules);
    const { stdout } = await runCli([
      "hear",
      file,
      "--json",
      "--ear",
      "openai-compatible:m",
      "--ear-base-url",
      server.url,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ of: 2, exact: 1 });
    expect(server.requests).toHaveLength(2);
  });

  test("refuses a file by line, field and value", async () => {
    using folder = scratchFolder();
    const file = join(folder.path, "replies.jsonl");
    writeFileSync(file, `${JSON.stringify(lines[0])}\n${JSON.stringify({ ...lines[1], agent: 7 })}\n`);
    const { code, stderr } = await runCli(["hear", file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/replies\.jsonl: line 2, agent: .*\(got 7\)/);
  });
});
