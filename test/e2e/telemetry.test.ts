import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { openRunStore } from "../../src/store/index.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { startOtlpSink, type OtlpSink } from "../fixtures/otlp-sink.ts";
import { waveringModel } from "../fixtures/wavering-model.ts";
import { ended, runCli, scratchFolder, startCli } from "./run-cli.ts";

// Runs that are traced, through the command line, with a collector that decodes what arrives.

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));
const hook = fileURLToPath(new URL("../fixtures/without-opentelemetry.mjs", import.meta.url));

let place: ReturnType<typeof scratchFolder>;
let sink: OtlpSink;
beforeEach(async () => {
  place = scratchFolder();
  sink = await startOtlpSink();
});
afterEach(async () => {
  await sink[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

const runsDir = () => join(place.path, "runs");
const runArgs = (suite: string, ...more: string[]) => {
  const named = ["run", suite, "--run-id", "traced", "--trials", "1", "--runs-dir", runsDir()];
  return [...named, ...more];
};

async function trajectories(): Promise<Trajectory[]> {
  await using store = await openRunStore(join(runsDir(), "traced"), { mode: "read" });
  const found: Trajectory[] = [];
  for await (const { ending: _, ...key } of store.episodes()) {
    const trajectory = await store.getTrajectory(key);
    if (trajectory !== undefined) found.push(trajectory);
  }
  return found;
}

const ids = (spans: OtlpSink["spans"]) =>
  spans.map(({ traceId, spanId }) => `${traceId} ${spanId}`).toSorted();
const episodesOf = (spans: OtlpSink["spans"]) => spans.filter(({ name }) => name.startsWith("invoke_agent"));

/** An agent behind HTTP that notes what it was sent. */
async function assistant(): Promise<{ file: string; seen: (string | undefined)[] } & AsyncDisposable> {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers["traceparent"] as string | undefined); // such a header comes once
    request.resume().on("end", () => {
      const reply = JSON.stringify({ reply: "I am sorry, I cannot help with that." });
      response.writeHead(200, { "content-type": "application/json" }).end(reply);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const file = join(place.path, "agent.yaml");
  writeFileSync(file, `type: http\nname: deployed\nlistsTools: false\nurl: http://127.0.0.1:${port}/chat\n`);
  return {
    file,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe("an agent behind HTTP", () => {
  test("is sent the trace that stands in the trajectory and arrives at the collector", async () => {
    await using agent = await assistant();
    const { code, stderr } = await runCli(runArgs(mini, "--agent", agent.file, "--otlp", sink.url));
    expect(code).toBe(0);
    expect(stderr).toContain(`Traces: ${sink.spans.length} spans sent to ${sink.url}/v1/traces`);
    const stored = (await trajectories()).map(({ trace }) => `${trace?.traceId} ${trace?.spanId}`);
    expect(new Set(stored).size).toBe(stored.length);
    expect(ids(episodesOf(sink.spans))).toEqual(stored.toSorted());
    expect(agent.seen.length).toBeGreaterThan(0);
    const told = new Set(agent.seen.map((header) => header?.match(/^00-(\w{32})-(\w{16})-01$/)));
    expect(new Set([...told].map((parts) => `${parts?.[1]} ${parts?.[2]}`))).toEqual(new Set(stored));
    for (const span of episodesOf(sink.spans)) {
      expect(span).toMatchObject({ kind: 3, attributes: { "gen_ai.agent.name": "deployed" } });
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThan(BigInt(span.startTimeUnixNano));
    }
  });

  test("gets no header, and nothing of OpenTelemetry is loaded, unless it was asked for", async () => {
    await using agent = await assistant();
    const env = {
      NODE_OPTIONS: `--import ${hook}`,
      // Set for everything in many a container, and no wish of the user.
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
    };
    const { code, stderr } = await runCli(runArgs(mini, "--agent", agent.file), { env });
    expect({ code, traces: stderr.includes("Traces") }).toEqual({ code: 0, traces: false });
    expect(new Set(agent.seen)).toEqual(new Set([undefined]));
    for (const trajectory of await trajectories()) expect(trajectory).not.toHaveProperty("trace");
    expect(sink.posts).toEqual([]);
    // The same hook does notice when it is loaded.
    const on = await runCli(runArgs(mini, "--agent", agent.file, "--otlp", "--run-id", "on"), { env });
    expect(on.stderr).toContain("was loaded");
  });
});

describe("a model behind our own loop", () => {
  const cards = ["--only", "cards", "--agent", "m=openai-compatible:wavering-3"];
  test("is called on the trace, under the call's own span; judge and tools are below the episode", async () => {
    const model = waveringModel();
    await using server = await startOpenAiServer((request) =>
      request.body.model === "judge" ? { type: "answer", content: "no answer" } : model(request),
    );
    const judge = ["--judge", "openai-compatible:judge", "--judge-base-url", server.url];
    const secret = "Bearer collector-token-5678";
    const { stderr } = await runCli(
      runArgs("retail-india", ...cards, "--base-url", server.url, ...judge, "--otlp", sink.url),
      { env: { OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(secret)}` } },
    );
    expect(stderr).toContain("spans sent to");
    expect(sink.posts[0]?.headers).toMatchObject({ authorization: secret });
    expect(sink.resource()).toMatchObject({ "service.name": "tellerproof" });

    const chats = sink.spans.filter(({ name }) => name.startsWith("chat "));
    const roles = Map.groupBy(chats, ({ attributes }) => attributes["tellerproof.role"]);
    expect(new Set(roles.keys())).toEqual(new Set(["agent", "judge"]));
    const sent = server.requests.map(({ headers }) => headers["traceparent"] ?? "none");
    const spans = chats.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
    expect(sent.toSorted()).toEqual(spans.toSorted());
    const episodes = new Map(episodesOf(sink.spans).map((span) => [span.traceId, span]));
    for (const span of sink.spans) {
      const episode = episodes.get(span.traceId);
      expect(span.parentSpanId ?? "").toBe(span === episode ? "" : episode?.spanId);
    }
    expect(sink.spans.some(({ name }) => name.startsWith("execute_tool "))).toBe(true);
    const evaluated = episodesOf(sink.spans).flatMap(({ events }) => events);
    expect(evaluated.some(({ name }) => name === "gen_ai.evaluation.result")).toBe(true);
  });

  test("sends no words unless they are asked for; sent again, a stored run has the same spans", async () => {
    await using server = await startOpenAiServer(waveringModel());
    await runCli(runArgs("retail-india", ...cards, "--base-url", server.url, "--otlp", sink.url));
    const said = (await trajectories()).flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "message" ? [JSON.stringify(event.text).slice(1, -1)] : [])),
    );
    expect(said.length).toBeGreaterThan(10);
    const texts = sink.posts.map(({ text }) => text).join("\n");
    for (const words of said) expect(texts).not.toContain(words);

    await using again = await startOtlpSink();
    const sent = await runCli([
      "export",
      "traced",
      "--otlp",
      again.url,
      "--otlp-content",
      "--runs-dir",
      runsDir(),
    ]);
    expect(sent).toMatchObject({ code: 0, stdout: "" });
    expect(ids(again.spans)).toEqual(ids(sink.spans));
    const contents = again.spans.map(({ attributes }) => JSON.stringify(attributes)).join("\n");
    expect(contents).toContain("gen_ai.input.messages");
    expect(contents).toContain("gen_ai.tool.call.result");
  });

  test("a replay finds the same, and a run that is taken up keeps its traces", async () => {
    await using server = await startOpenAiServer(waveringModel());
    const args = runArgs("retail-india", ...cards, "--base-url", server.url);
    await runCli([...args, "--otlp", sink.url]);
    const before = (await trajectories()).map(({ trace }) => trace?.traceId);
    const replay = await runCli(["replay", "traced", "--runs-dir", runsDir(), "--json"]);
    expect(JSON.parse(replay.stdout)).toMatchObject({ episodes: before.length, unlike: [] });
    const asked = server.requests.length;
    const more = await runCli(["resume", "traced", "--runs-dir", runsDir(), "--otlp", sink.url]);
    expect(more.stderr).toContain("Traces: 0 spans");
    expect(server.requests.length).toBe(asked);
    expect((await trajectories()).map(({ trace }) => trace?.traceId)).toEqual(before);
  });
});

describe("a collector that is in trouble", () => {
  const oracle = ["--agent", "oracle"];

  test("costs one line and the spans, not the run", async () => {
    const port = Number(new URL(sink.url).port);
    await sink[Symbol.asyncDispose]();
    const { code, stderr } = await runCli(runArgs(mini, ...oracle, "--otlp", `http://127.0.0.1:${port}`));
    expect(code).toBe(0);
    const lines = stderr.split("\n").filter((line) => line.startsWith("Traces"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /\d+ of \d+ spans did not reach .*ECONNREFUSED.*tellerproof export traced .*--otlp/,
    );
  });

  test("is not quoted: it may repeat the headers that it was sent", async () => {
    await using angry = await startOtlpSink({ status: 401 });
    const env = { OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20token-1234567890" };
    const run = await runCli(runArgs(mini, ...oracle, "--otlp", angry.url), { env });
    expect(run.code).toBe(0);
    expect(run.stderr).toContain("HTTP 401");
    expect(run.stderr).not.toContain("token-1234567890");
    const sent = await runCli(["export", "traced", "--otlp", angry.url, "--runs-dir", runsDir()], { env });
    expect(sent.code).toBe(2);
    expect(sent.stderr).toContain("HTTP 401");
  });

  test("an interrupted run sends what it has finished", async () => {
    await using server = await startOpenAiServer(waveringModel(), { latencyMs: 20 });
    const model = ["--agent", "m=openai-compatible:wavering-3", "--base-url", server.url];
    const child = startCli(runArgs("retail-india", ...model, "--concurrency", "2", "--otlp", sink.url));
    const finished = ended(child);
    await expect.poll(() => server.requests.length, { timeout: 20_000 }).toBeGreaterThan(40);
    child.kill("SIGINT");
    const { code, stderr } = await finished;
    expect(code).toBe(130);
    expect(stderr).toContain("spans sent to");
    const stored = (await trajectories()).map(({ trace }) => `${trace?.traceId} ${trace?.spanId}`);
    expect(stored.length).toBeGreaterThan(0);
    // One that was played may not have been graded any more.
    const sent = ids(episodesOf(sink.spans));
    expect(stored).toEqual(expect.arrayContaining(sent));
    expect(sent.length).toBeGreaterThan(0);
  });

  test.each([
    [["--otlp", "collector:4318"], "is not an http(s) address"],
    [["--otlp", "https://me:pw-in-the-address@collector"], "the address holds credentials"],
    [["--otlp-content"], "Add --otlp"],
  ])("%j is refused before anything is played", async (flags, message) => {
    const { code, stderr } = await runCli(runArgs(mini, ...oracle, ...flags));
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("pw-in-the-address");
  });
});
