import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startOpenAiServer } from "../../test/fixtures/openai-server.ts";
import { RunStopper } from "../contract/errors.ts";
import { runSuite } from "./run-suite.ts";
import { loadSuite } from "./suite.ts";

const mini = loadSuite(fileURLToPath(new URL("../../test/fixtures/mini-suite", import.meta.url)));
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "tellerproof-kept-"));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Each reply costs a tenth of a dollar for its output, and nothing for what it was asked. */
async function priced(answers: "always" | "never") {
  const usage = { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 };
  const server = await startOpenAiServer(() =>
    answers === "always"
      ? { type: "answer", content: "I am sorry, I cannot help with that.", usage }
      : { type: "error", status: 401, message: "no such key" },
  );
  const file = join(place, "agent.yaml");
  const model = `type: model\nmodel: openai-compatible:a\nbaseUrl: ${server.url}\n`;
  writeFileSync(file, `${model}decoding: { maxOutputTokens: 100 }\nprice: { input: "0", output: "1000" }\n`);
  const folder = join(place, "run");
  return { server, folder, options: { suite: mini, agents: { m: file }, folder, concurrency: 1 } };
}

describe("maxUsd", () => {
  test("stops a run, keeps what was finished, and counts what was paid before", async () => {
    const { server, folder, options } = await priced("always");
    await using _server = server;
    await expect(runSuite({ ...options, trials: 2, maxUsd: "0.25" })).rejects.toThrow(RunStopper);
    expect(server.requests).toHaveLength(2);
    expect(existsSync(folder)).toBe(true);
    await expect(runSuite({ ...options, trials: 2, maxUsd: "0.25" })).rejects.toThrow(
      /\$0\.2000 of \$0\.2500 is spent, .* take the run up with a higher maxUsd/,
    );
    expect(server.requests).toHaveLength(2);
    const { standing } = await runSuite({ ...options, trials: 2, maxUsd: "10" });
    expect(standing).toBe("complete");
  });
});

describe("a run that failed before anything was played", () => {
  test("leaves nothing behind", async () => {
    const { server, folder, options } = await priced("never");
    await using _server = server;
    await expect(runSuite(options)).rejects.toThrow(RunStopper);
    expect(existsSync(folder)).toBe(false);
    await expect(runSuite({ ...options, maxUsd: "much" })).rejects.toThrow("maxUsd: is not an amount");
    expect(existsSync(folder)).toBe(false);
  });

  test("leaves a folder that was there", async () => {
    const { server, folder, options } = await priced("never");
    await using _server = server;
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "ours");
    await expect(runSuite(options)).rejects.toThrow(RunStopper);
    expect(existsSync(join(folder, "notes.txt"))).toBe(true);
  });
});
