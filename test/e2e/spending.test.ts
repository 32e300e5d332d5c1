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
