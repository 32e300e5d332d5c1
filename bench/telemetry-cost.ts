import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createModelClient } from "../src/models/journal-client.ts";
import { executeRun } from "../src/runs/execute-run.ts";
import { loadPlayableSuite } from "../src/suites/load-playable-suite.ts";
import { newManifest } from "../src/runs/new-manifest.ts";
import { createMemoryStore } from "../src/store/index.ts";
import { openTelemetry, type Delivery } from "../src/telemetry/index.ts";
import { parsePlayConditions } from "../src/suites/play-conditions.ts";
import { elapsedMs, round } from "./measure.ts";

const TRIALS = 5;

/**
 * What tracing costs where it costs most: scripted agents, which wait for nothing, in memory. Runs of the whole bundled retail
 * suite with and without telemetry, in turn; a collector in this process takes what is sent and reads none of it.
 *
 * @returns Medians: milliseconds an episode without, with, and with content, and how often as long a run took.
 */
export async function telemetryCost(rounds: number) {
  await using collector = await startCollector();
  const suite = loadPlayableSuite("retail-india", parsePlayConditions("bm25", "script", {}));
  const times: Record<"off" | "on" | "content", number[]> = { off: [], on: [], content: [] };
  let delivery: Delivery | undefined;
  const play = async (how: keyof typeof times) => {
    const telemetry =
      how === "off"
        ? undefined
        : await openTelemetry({
            otlp: collector.url,
            content: how === "content",
            environment: {},
            version: "bench",
          });
    const ms = await elapsedMs(async () => {
      await playSuite(suite, telemetry);
      delivery = (await telemetry?.close()) ?? delivery;
    });
    times[how].push(ms / (suite.scenarios.length * TRIALS));
  };
  for (let round = 0; round <= rounds; round++) {
    for (const how of ["off", "on", "content"] as const) await play(how);
    if (round === 0) for (const list of Object.values(times)) list.length = 0; // warming up
  }
  const [off, on, content] = [median(times.off), median(times.on), median(times.content)];
  return {
    episodeMs: { off: round(off), on: round(on), content: round(content) },
    ratio: { on: round(on / off), content: round(content / off) },
    spansPerEpisode: round((delivery?.sent ?? 0) / (suite.scenarios.length * TRIALS)),
    lost: delivery?.lost,
  };
}

async function playSuite(
  suite: ReturnType<typeof loadPlayableSuite>,
  telemetry: Awaited<ReturnType<typeof openTelemetry>> | undefined,
): Promise<void> {
  const clock = { now: () => Date.now() };
  const agents = [{ kind: "baseline" as const, label: "oracle", name: "oracle", calibration: false }];
  const wish = { run: "bench", agents, judge: { kind: "rules" as const }, only: [], trials: TRIALS };
  const manifest = newManifest(suite, wish, { now: clock.now(), codeVersion: "bench" });
  await using store = createMemoryStore();
  const options = { journal: store.journal, clock, random: Math.random, environment: {}, concurrency: 16 };
  await using client = createModelClient(options);
  const signal = new AbortController().signal;
  await executeRun(suite, manifest, {
    store,
    client,
    concurrency: 16,
    clock,
    signal,
    listener: {},
    telemetry,
  });
}

async function startCollector(): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    request
      .resume()
      .on("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
