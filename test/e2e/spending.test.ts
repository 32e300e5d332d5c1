import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startOpenAiServer, type OpenAiServer } from "../fixtures/openai-server.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

/** Each reply costs a tenth of a dollar for its output, and nothing for what it was asked. */
const usage = { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 };
const answering = (): Promise<OpenAiServer> =>
  startOpenAiServer(() => ({ type: "answer", content: "I am sorry, I cannot help with that.", usage }));
const prices = [{ model: "openai-compatible:a", input: "0", output: "1000", asOf: "2026-11-01" }];

type Report = {
  agents: { missing: number; episodes: Record<string, number>; usage?: { calls: number; usd: string } }[];
};

function limitedRun(place: string, url: string) {
  const priceFile = join(place, "prices.json");
  writeFileSync(priceFile, JSON.stringify({ format: 1, prices }));
  const kept = ["--runs-dir", join(place, "runs"), "--prices", priceFile];
  const agent = ["--agent", "m=openai-compatible:a", "--base-url", url, "--max-output-tokens", "100"];
  const run = ["run", "retail-india", "--trials", "1", "--only", "cards", "--concurrency", "2", ...agent];
  return {
    run: (id: string, ...more: string[]) => runCli([...run, "--run-id", id, ...kept, "--json", ...more]),
    resume: (id: string, ...more: string[]) => runCli(["resume", id, ...kept, "--json", ...more]),
  };
}

describe("--max-usd", () => {
  test("stops a run before it is passed, and a resumed run counts what was paid before", async () => {
    using place = scratchFolder();
    await using server = await answering();
    const { run, resume } = limitedRun(place.path, server.url);
    const whole = JSON.parse((await run("whole")).stdout) as Report;
    const calls = server.requests.length;
    const stopped = await run("r", "--max-usd", "0.55");
    expect(stopped.code).toBe(2);
    expect(stopped.stderr).toMatch(
      /The limit of the run's spending is reached: \$0\.5000 of \$0\.5500 is spent, and the next call may cost \$0\.1000\. What is finished is kept: tellerproof resume r .*--max-usd/,
    );
    expect(stopped.stderr).toContain("Spent on models: $0.5000 of $0.5500");
    expect(server.requests.length - calls).toBe(5);
    const again = await resume("r", "--max-usd", "0.55");
    expect(again.code).toBe(2);
    expect(server.requests.length - calls).toBe(5);
    const rest = JSON.parse((await resume("r", "--max-usd", "500")).stdout) as Report;
    expect(server.requests.length - calls).toBe(calls);
    expect(rest.agents[0]).toMatchObject({
      missing: 0,
      episodes: whole.agents[0]?.episodes,
      usage: { usd: whole.agents[0]?.usage?.usd },
    });
  });

  test("counts, also after a resume, replies that were cut off, and those that had no price when they came", async () => {
    using place = scratchFolder();
    await using server = await startOpenAiServer(() => ({
      type: "answer",
      content: "I am",
      finish: "length",
      usage,
    }));
    const { run, resume } = limitedRun(place.path, server.url);
    const cut = await run("cut", "--max-usd", "0.35");
    expect(cut.stderr).toContain("Spent on models: $0.3000 of $0.3500");
    expect(server.requests).toHaveLength(3);
    const again = await resume("cut", "--max-usd", "0.35");
    expect(again.stderr).toContain("Spent on models: $0.3000 of $0.3500");
    expect(server.requests).toHaveLength(3);

    const unpriced = join(place.path, "no-prices.json");
    writeFileSync(unpriced, JSON.stringify({ format: 1, prices: [] }));
    await run("late", "--prices", unpriced);
    const asked = server.requests.length;
    const late = await run("late", "--max-usd", "0.05", "--trials", "2");
    expect(late.code).toBe(2);
    expect(late.stderr).toMatch(/The limit of the run's spending is reached: \$1\.10 of \$0\.0500 is spent/);
    expect(server.requests).toHaveLength(asked);
  });

  test.each([
    { suite: "fraud", parts: ["agent", "caller"], limit: 4 },
    { suite: "fraud", parts: ["agent", "ear"], limit: 4 },
    { suite: "retail-india", parts: ["agent", "judge"], limit: 10 },
  ])("bounds $parts of a run together", async ({ suite, parts, limit }) => {
    using place = scratchFolder();
    await using server = await answering();
    const priceFile = join(place.path, "prices.json");
    const priced = parts.map((part) => `openai-compatible:${part}`);
    const each = { input: "0", output: "1000", asOf: "2026-11-01" };
    const text = { format: 1, prices: priced.map((model) => ({ model, ...each })) };
    writeFileSync(priceFile, JSON.stringify(text));
    const asks = (name: string): string =>
      `--${name} openai-compatible:${name} --${name}-base-url ${server.url}`;
    const given = parts.map((name) =>
      name === "agent"
        ? asks(name).replace("--agent-base-url", "--max-output-tokens 100 --base-url")
        : `${asks(name)} --${name}-decoding {"maxOutputTokens":100}`,
    );
    const own = `--trials 1 --concurrency 2 --prices ${priceFile} --max-usd ${limit} ${given.join(" ")}`;
    const kept = ["--run-id", "r", "--runs-dir", join(place.path, "runs")];
    const { code, stderr } = await runCli(["run", suite, ...own.split(" "), ...kept]);
    expect(code).toBe(2);
    const asked = server.requests.map(({ body }) => body.model);
    expect(new Set(asked)).toEqual(new Set(parts));
    // The judge's second question may take four times as much, so that less than that may be left.
    expect(asked.length).toBeGreaterThan(10 * limit - 4);
    expect(asked.length).toBeLessThanOrEqual(10 * limit);
    expect(stderr).toContain(`Spent on models: $${(asked.length / 10).toFixed(2)} of $${limit}.00`);
  });

  test("says what it cannot count, and to allow more where not one call fits", async () => {
    using place = scratchFolder();
    await using server = await answering();
    const { run } = limitedRun(place.path, server.url);
    const file = join(place.path, "deployed.yaml");
    writeFileSync(file, `type: http\nurl: ${server.url}/chat\n`);
    const { code, stderr } = await run("r", "--agent", `theirs=${file}`, "--max-usd", "0.05");
    expect(code).toBe(2);
    expect(stderr).toContain("Not counted, whatever they cost: agent theirs");
    expect(stderr).toMatch(
      /\$0\.00 of \$0\.0500 is spent, and the next call may cost \$0\.1000\. Allow more/,
    );
  });

  test("is refused where a model has no known price, unless its calls may go uncounted", async () => {
    using place = scratchFolder();
    await using server = await answering();
    const { run } = limitedRun(place.path, server.url);
    const judge = ["--judge", "openai-compatible:unknown", "--judge-base-url", server.url];
    const refused = await run("r", "--max-usd", "100", ...judge);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(
      /--max-usd: no price is known of these, so that no limit would hold \(got \["openai-compatible:unknown"\]\)\. Give it with --prices, or leave them uncounted with --unpriced allow/,
    );
    expect(server.requests).toHaveLength(0);
    const allowed = await run("r", "--max-usd", "100", "--unpriced", "allow", ...judge);
    expect(allowed.stderr).toContain("Not counted, for no price is known of it: openai-compatible:unknown");
    expect(allowed.stderr).toMatch(/All episodes may cost about \$\d+\.\d+, at most \$100\.00 is spent/);
  });
});
