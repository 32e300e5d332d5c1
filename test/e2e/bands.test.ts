import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readXml } from "../../src/reports/ci/read-xml.fixture.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

// An assistant behind HTTP that does its work in words of its own: without a judge figures are bands, with one they are figures.

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

type Asked = { message: string; turn: number; bank: { mcp: string } };

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // an HTTP body without encoding
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Asked;
}

async function callBank(mcp: string, name: string): Promise<void> {
  const params = { name, arguments: { card_id: "DC90001" } };
  await fetch(mcp, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
}

async function replyTo({ message, turn, bank }: Asked): Promise<string> {
  if (turn === 1) await callBank(bank.mcp, "get_card");
  if (message.includes("work"))
    return "It does: the debit card that ends in 1122 is active and ready to use.";
  if (turn === 1)
    return "That is your debit card that ends in 1122. Do you want me to put a freeze on it now?";
  await callBank(bank.mcp, "freeze_card");
  return "The freeze is on; the bank's reference for it is FRZ-1.";
}

const server = createServer((request, response) => {
  void bodyOf(request)
    .then(replyTo)
    .then((reply) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ reply })),
    );
});

let place: ReturnType<typeof scratchFolder>;
beforeEach(async () => {
  place = scratchFolder();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  writeFileSync(
    join(place.path, "agent.yaml"),
    `type: http\nname: deployed\nurl: http://127.0.0.1:${port}\n`,
  );
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  place[Symbol.dispose]();
});

const run = (...more: string[]) => {
  const agent = ["--agent", join(place.path, "agent.yaml"), "--trials", "2", "--run-id", "r"];
  return runCli(["run", mini, ...agent, "--runs-dir", join(place.path, "runs"), ...more]);
};
const report = (...more: string[]) =>
  runCli(["report", "r", "--runs-dir", join(place.path, "runs"), ...more]);

test("without a judge nothing is a score: the table, the report and JUnit show bands, and thresholds hold the lower end", async () => {
  const junit = join(place.path, "junit.xml");
  const { code, stdout, stderr } = await run("--fail-under", "0.5", "--junit", junit);
  expect(stderr).toContain("4/4 episodes · 0 passed, 0 failed, 4 open");
  expect(stdout).toMatch(/deployed[^\n]*0–2\/2 0\.0–100\.0 %[^\n]*│\s+4 │\s+0 │\s+0 │/);
  expect(stdout).toContain("deployed: 4 questions are open in 4 episodes: R 4.");
  expect(stdout).toContain("Nobody was asked: figures are bands until a judge answers");
  expect(code).toBe(1);
  const markdown = readFileSync(join(place.path, "runs", "r", "report.md"), "utf8");
  expect(markdown).toContain("0.0–100.0 %");
  const xml = readXml(readFileSync(junit, "utf8"));
  expect(JSON.stringify(xml)).toMatch(/open/);
  expect((await report("--fail-under", "0.5", "--open", "passed")).code).toBe(0);
});

test("with a judge the same run shows figures, and no episode is played again", async () => {
  await run();
  await using judge = await startOpenAiServer(() => ({
    type: "answer",
    content: JSON.stringify({ met: true, behaviour: "answer", evidence: [1], because: "it is said" }),
  }));
  const { code, stdout, stderr } = await run(
    "--judge",
    "openai-compatible:judge",
    "--judge-base-url",
    judge.url,
    "--fail-under",
    "1",
  );
  expect(stderr).toContain("Graded anew, judge");
  expect(stdout).toMatch(/deployed[^\n]*2\/2 100\.0 %[^\n]*│\s+0 │\s+0 │\s+0 │/);
  expect(stdout).not.toContain("bands");
  expect(judge.requests).toHaveLength(4);
  expect(code).toBe(0);
});
