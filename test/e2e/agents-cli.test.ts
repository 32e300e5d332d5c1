import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli, scratchFolder } from "./run-cli.ts";

// An agent of one's own, from its file to the report, through the command line.

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));
const TOKEN = "token-that-nobody-may-see-1234";

type Deployed = { url: string; server: Server; posts: () => number };

/** A deployed assistant that declines politely, and wants a token. `acts`: after each answer it acts by itself. */
async function assistant({ acts }: { acts: boolean }): Promise<Deployed> {
  let posts = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { authorization } = request.headers;
      if (authorization !== `Bearer ${TOKEN}`) return response.writeHead(401).end(`bad ${authorization}`);
      posts += 1;
      const { bank } = JSON.parse(body) as { bank: { mcp: string } };
      const reply = JSON.stringify({ reply: "I am sorry, I cannot help with that." });
      setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(reply), 30);
      if (acts) setTimeout(() => void act(bank.mcp), 50);
      return undefined;
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://127.0.0.1:${port}`, server, posts: () => posts };
}

async function act(mcp: string): Promise<void> {
  const params = { name: "get_cards", arguments: {} };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const headers = { "content-type": "application/json" };
  await fetch(mcp, { method: "POST", headers, body }).catch(() => undefined); // the run may be over
}

let place: ReturnType<typeof scratchFolder>;
let deployed: Deployed;
beforeEach(async () => {
  place = scratchFolder();
  cpSync(mini, join(place.path, "suite"), { recursive: true });
  deployed = await assistant({ acts: false });
});
afterEach(() => {
  deployed.server.closeAllConnections();
  deployed.server.close();
  place[Symbol.dispose]();
});

function agentFile(more = "listsTools: false\n", url = deployed.url): string {
  const path = join(place.path, "agent.yaml");
  const headers = "headers: { Authorization: 'Bearer ${ASSISTANT_TOKEN}' }";
  writeFileSync(path, `type: http\nname: deployed\nurl: ${url}/chat\n${headers}\n${more}`);
  return path;
}
const cli = (args: string[], token: string | undefined = TOKEN) =>
  runCli(args, { env: { ASSISTANT_TOKEN: token } });
const runArgs = (file: string, ...more: string[]) => {
  const named = ["run", join(place.path, "suite"), "--agent", file, "--trials", "1", "--run-id", "mine"];
  return [...named, "--runs-dir", join(place.path, "runs"), "--json", ...more];
};
type Report = {
  agents: {
    agent: object;
    episodes: Record<string, number>;
    blemishes: { because: string }[];
  }[];
};

describe("run", () => {
  test("plays a deployed assistant as the built-in agent that does the same", async () => {
    const { code, stdout } = await cli(runArgs(agentFile(), "--agent", "refuser"));
    expect(code).toBe(0);
    const { agents } = JSON.parse(stdout) as Report;
    expect(agents.map(({ agent }) => agent)).toMatchObject([
      { kind: "adapter", label: "deployed", adapter: "http", unseen: [] },
      { kind: "baseline", label: "refuser" },
    ]);
    expect(agents[0]?.episodes).toEqual(agents[1]?.episodes);
    expect(deployed.posts()).toBeGreaterThan(0);
  });

  test("keeps no secret, neither in what it prints nor in what it stores", async () => {
    const good = await cli(runArgs(agentFile()));
    const bad = await cli([...runArgs(agentFile("")), "--run-id", "bad"], "wrong-token-5678");
    expect(bad.code).toBe(2);
    expect(bad.stderr).toContain("The agent refuses our credentials; check its headers");
    const files = readdirSync(join(place.path, "runs"), { recursive: true, encoding: "utf8" })
      .map((path) => join(place.path, "runs", path))
      .filter((path) => /\.(?:sqlite(?:-wal)?|json|md|jsonl)$/.test(path));
    expect(files.length).toBeGreaterThan(2);
    const texts = [
      good.stdout,
      good.stderr,
      bad.stdout,
      bad.stderr,
      ...files.map((path) => readFileSync(path, "latin1")),
    ];
    for (const text of texts) expect(text).not.toMatch(/nobody-may-see|wrong-token/);
  });

  test("tells before any figure of an assistant that was never joined to its bank, and holds nothing against it", async () => {
    const told = runArgs(agentFile("")).filter((arg) => arg !== "--json");
    const { code, stdout } = await cli(told);
    expect(code).toBe(3);
    const line =
      /^deployed: (\d+) of (\d+) episodes never came to the bank\. They are errors of the hook-up/m.exec(
        stdout,
      );
    expect(line?.[1]).toBe(line?.[2]);
    expect(stdout.indexOf("never came to the bank")).toBeLessThan(stdout.indexOf("┌"));
    const { agents } = JSON.parse(
      readFileSync(join(place.path, "runs", "mine", "report.json"), "utf8"),
    ) as Report;
    expect(agents[0]?.episodes).toMatchObject({ passed: 0, failed: 0, error: Number(line?.[2]) });
    expect(agents[0]?.blemishes[0]?.because).toBe("fault of the hook-up: the agent never came to its bank");
  });

  test("never counts as passed what it cannot see", async () => {
    const { code, stdout } = await cli(runArgs(agentFile("tools: own\n")));
    const { agents } = JSON.parse(stdout) as Report;
    const episodes = agents[0]?.episodes ?? {};
    expect(episodes["passed"] ?? 0).toBe(0);
    expect(code === 3 || (episodes["failed"] ?? 0) > 0).toBe(true);
    const because = agents[0]?.blemishes.map((blemish) => blemish.because).join("\n") ?? "";
    expect(because).not.toContain("was never called");
  });

  test("keeps calls that came too late beside the run, and says so", async () => {
    const busy = await assistant({ acts: true });
    const { stderr } = await cli(runArgs(agentFile("", busy.url), "--trials", "3", "--concurrency", "1"));
    busy.server.closeAllConnections();
    busy.server.close();
    const kept = readFileSync(join(place.path, "runs", "mine", "refused-calls.jsonl"), "utf8");
    expect(
      kept
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as object),
    ).toContainEqual(
      expect.objectContaining({ reason: "episode-over", tool: "get_cards", at: expect.any(String) }),
    );
    expect(stderr).toMatch(/The bank turned away requests from outside \(.*\d+ episode-over/);
  });

  test("goes on with the agent of its file, and not with another", async () => {
    const file = agentFile();
    await cli(runArgs(file));
    const resume = ["resume", "mine", "--runs-dir", join(place.path, "runs"), "--json"];
    expect((await cli(resume)).code).toBe(0);
    agentFile("timeoutSeconds: 5\n");
    const changed = await cli(resume);
    expect(changed.code).toBe(2);
    expect(changed.stderr).toContain("has changed since the run was made");
  });

  test("says which variable is missing before anything is played", async () => {
    const { code, stderr } = await cli(runArgs(agentFile()), "");
    expect(code).toBe(2);
    expect(stderr).toContain("headers.Authorization: the environment variable ASSISTANT_TOKEN is not set");
    expect(deployed.posts()).toBe(0);
  });
});

describe("doctor", () => {
  test("exits 1 where a run would make no sense, and says why", async () => {
    const { code, stdout } = await cli(["doctor", agentFile()]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ok +answers: 2 answers/m);
    expect(stdout).toMatch(
      /^FAILED +bank: it never came to our bank\. It is told the address as \{\{bank\.mcp\}\}/m,
    );
  });

  test("prints one document with --json", async () => {
    const { stdout } = await cli(["doctor", agentFile("tools: own\n"), "--json"]);
    const { agent, findings } = JSON.parse(stdout) as { agent: string; findings: { check: string }[] };
    expect(agent).toContain("agent.yaml");
    expect(findings.map(({ check }) => check)).toEqual([
      "file",
      "answers",
      "bank",
      "uses-answers",
      "remembers",
      "stays-in-turn",
    ]);
  });
});
