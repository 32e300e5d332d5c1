import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startBankServer, type BankServer } from "../../src/bank-server/index.ts";
import type { BankAddress, BankDoor } from "../../src/contract/ports.ts";

// Our bank as an MCP server, seen by programs that share no code with it.

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

let server: BankServer;
let address: BankAddress;
let folder: string;

beforeEach(async () => {
  server = await startBankServer();
  address = server.open("an episode");
  address.serve(door());
  folder = mkdtempSync(join(tmpdir(), "tellerproof-mcp-"));
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** A door with the tools and documents that the conformance package asks a server for, as far as a bank has such. */
function door(): BankDoor {
  const tool = (name: string, parameters = {}) => ({ name, description: `The tool ${name}.`, parameters });
  return {
    used: 0,
    tools: () => [
      tool("test_simple_text"),
      tool("test_error_handling"),
      tool("pay", { type: "object", properties: { amount: { type: "number" } }, required: ["amount"] }),
    ],
    documents: () => [{ id: "fees", title: "Fees", text: "No fees." }],
    async call({ tool, rawArguments }) {
      if (tool === "test_error_handling")
        return { type: "answered", status: "refused", text: "the bank says no" };
      const text = tool === "pay" ? `paid ${rawArguments}` : "This is a simple text response for testing.";
      return { type: "answered", status: "done", text };
    },
    read: async () => ({ type: "answered", status: "done", text: "No fees." }),
  };
}

describe("the official conformance package", () => {
  /** Those of its server scenarios that ask for what a bank has: no prompts, images, sampling or logging. */
  const applying = [
    "server-initialize",
    "ping",
    "tools-list",
    "tools-call-simple-text",
    "tools-call-error",
    "resources-list",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
  ];
  test.each(applying)("finds nothing wrong: %s", async (scenario) => {
    const bin = join(root, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
    const args = [bin, "server", "--url", address.url, "--scenario", scenario, "-o", folder];
    const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toMatch(/\b0 failed/);
    expect(stdout).not.toMatch(/\b[1-9]\d* failed/);
    const results = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith("checks.json"),
    );
    const checks = results.flatMap(
      (path) => JSON.parse(readFileSync(join(folder, path), "utf8")) as { status: string }[],
    );
    expect(checks.filter(({ status }) => status === "SUCCESS").length).toBeGreaterThan(0);
  });
});

describe("the official inspector", () => {
  const inspect = async (target: readonly string[], ...args: string[]): Promise<unknown> => {
    const bin = join(root, "node_modules/.bin/mcp-inspector");
    const { stdout } = await run(process.execPath, [bin, "--cli", ...target, ...args], { cwd: folder });
    return JSON.parse(stdout);
  };
  const overHttp = () => [address.url, "--transport", "http"];
  /** As an agent that starts its MCP servers itself would have it in its configuration. */
  const overPipes = () => {
    const { command, args } = address.stdio;
    const config = join(folder, "mcp.json");
    writeFileSync(config, JSON.stringify({ mcpServers: { bank: { type: "stdio", command, args } } }));
    return ["--config", config, "--server", "bank"];
  };

  test.each([
    ["HTTP", overHttp],
    ["pipes", overPipes],
  ])("lists and calls the tools over %s", async (_name, target) => {
    expect(await inspect(target(), "--method", "tools/list")).toMatchObject({
      tools: [{ name: "test_simple_text" }, { name: "test_error_handling" }, { name: "pay" }],
    });
    const call = ["--method", "tools/call", "--tool-name", "pay", "--tool-arg", "amount=7"];
    expect(await inspect(target(), ...call)).toMatchObject({
      content: [{ type: "text", text: 'paid {"amount": 7}' }],
    });
  });
});
