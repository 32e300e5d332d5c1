import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AgentSpec } from "../../src/contract/manifest.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { parseAgentSpec } from "../../src/runs/agent-spec.ts";
import { loadPlayableSuite } from "../../src/runs/load-playable-suite.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { loadRetailSuite } from "../../src/suites/retail/load-suite.ts";
import type { OpenAiServer } from "../fixtures/openai-server.ts";
import { playAgents, type Played } from "../fixtures/play-agents.ts";
import { firstFoil, startScriptModel } from "../fixtures/script-model.ts";
import { spawnServer, type SpawnedServer } from "../fixtures/spawned-server.ts";

// Each example agent, with a model that decides by script, against the same model behind our own loop.

const examples = fileURLToPath(new URL("../../examples", import.meta.url));
const suite = loadPlayableSuite("retail-india");
const { cases } = loadRetailSuite(suiteDirectory("retail-india") ?? "");

/** Two cases of each domain that have a right and a wrong script. */
const chosen = Object.values(
  Object.groupBy(
    cases.filter((retailCase) => firstFoil(retailCase) !== undefined),
    ({ domain }) => domain,
  ),
).flatMap((group = []) => group.slice(0, 2).map(({ id }) => id));

const agents = ["http-mcp-agent", "a2a-agent", "python-agent", "function-agent", "ai-sdk-agent"] as const;

/** What a verdict came to, without the places of its evidence, which differ where one loop shows more steps. */
function outcome(verdict: Verdict | undefined): unknown {
  if (verdict === undefined || verdict.status === "invalid" || verdict.status === "error") return verdict;
  const findings = verdict.results.map(({ check, finding }) => `${check} ${finding.status}`);
  return {
    status: verdict.status,
    firstFailed: verdict.status === "failed" ? verdict.firstFailed : "",
    findings,
  };
}

const done = ({ trajectory }: Played) =>
  trajectory.events.flatMap((event) =>
    event.type === "tool-call" ? [`${event.tool} ${event.rawArguments}`] : [],
  );

describe.each(["oracle", "foil"] as const)("decisions of the %s", (decisions) => {
  let model: OpenAiServer;
  let own: Map<string, Played>;
  let servers: Record<string, SpawnedServer>;
  const environment: Record<string, string> = {};

  beforeAll(async () => {
    model = await startScriptModel(cases);
    Object.assign(environment, { MODEL_URL: model.url, MODEL: decisions, MODEL_KEY: "none" });
    Object.assign(process.env, environment);
    const loop: AgentSpec = {
      kind: "model",
      label: "our own loop",
      model: { id: `openai-compatible:${decisions}`, baseUrl: model.url },
      decoding: {},
      history: "full",
    };
    const { played } = await playAgents(suite, [loop], { only: chosen });
    own = new Map(played.map((each) => [each.scenario, each]));
    const start = (name: string) => spawnServer(`${examples}/${name}/server.ts`, environment);
    servers = { "http-mcp-agent": await start("http-mcp-agent"), "a2a-agent": await start("a2a-agent") };
  });
  afterAll(async () => {
    await Promise.all([
      model.close(),
      ...Object.values(servers).map((server) => server[Symbol.asyncDispose]()),
    ]);
  });

  test("pass or fail in our own loop as the cases say", () => {
    const wanted = decisions === "oracle" ? "passed" : "failed";
    expect([...own.values()].map(({ verdict }) => verdict.status)).toEqual(chosen.map(() => wanted));
    expect(chosen.length).toBeGreaterThanOrEqual(10);
  });

  test.each(agents)("get the same verdicts when %s makes them", async (name) => {
    const spec = parseAgentSpec(`${examples}/${name}/agent.yaml`, suite, { decoding: {} });
    const { played, refused } = await playAgents(suite, [spec], {
      only: chosen,
      environment: { ...environment, AGENT_URL: servers[name]?.url ?? "" },
    });
    const outcomes = (list: Iterable<Played>) =>
      Object.fromEntries([...list].map(({ scenario, verdict }) => [scenario, outcome(verdict)]));
    expect(outcomes(played)).toEqual(outcomes(own.values()));
    for (const each of played) {
      const ours = own.get(each.scenario);
      expect(done(each).length).toBe(ours === undefined ? -1 : done(ours).length);
    }
    expect(refused).toEqual([]);
  });
});
