import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AgentSpec } from "../../src/contract/manifest.ts";
import { parseAgentSpec } from "../../src/runs/agent-spec.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import { acts, fraudTalks, judgedByAuthors, outcomes, retailTalks } from "../fixtures/decisions.ts";
import type { OpenAiServer } from "../fixtures/openai-server.ts";
import { playAgents, type Played } from "../fixtures/play-agents.ts";
import { startScriptModel } from "../fixtures/script-model.ts";
import { spawnServer, type SpawnedServer } from "../fixtures/spawned-server.ts";

// Each example agent, with a model that decides by script, against the same model behind our own loop.

const examples = fileURLToPath(new URL("../../examples", import.meta.url));
const agents = ["http-mcp-agent", "a2a-agent", "python-agent", "function-agent", "ai-sdk-agent"] as const;

describe.each([
  ["retail-india", retailTalks, "oracle"],
  ["retail-india", retailTalks, "foil"],
  ["fraud", fraudTalks, "oracle"],
  ["fraud", fraudTalks, "foil"],
] as const)("on %s, decisions", (suiteName, talksOf, decisions) => {
  const suite = loadPlayableSuite(suiteName);
  const talks = talksOf();
  const only = talks.map(({ id }) => id);
  const judge = judgedByAuthors(suite, (scenario) =>
    decisions === "oracle" ? "oracle" : `foil:${talks.find(({ id }) => id === scenario)?.foil}`,
  );
  let model: OpenAiServer;
  let own: Map<string, Played>;
  let servers: Record<string, SpawnedServer>;
  const environment: Record<string, string> = {};

  beforeAll(async () => {
    model = await startScriptModel(talks);
    Object.assign(environment, { MODEL_URL: model.url, MODEL: decisions, MODEL_KEY: "none" });
    Object.assign(process.env, environment); // for the agents that are functions
    const loop: AgentSpec = {
      kind: "model",
      label: "our own loop",
      model: { id: `openai-compatible:${decisions}`, baseUrl: model.url },
      decoding: {},
      history: "full",
    };
    const { played } = await playAgents(suite, [loop], { only, judge });
    own = new Map(played.map((each) => [each.scenario, each]));
    const start = (name: string): Promise<SpawnedServer> =>
      spawnServer(`${examples}/${name}/server.ts`, environment);
    servers = { "http-mcp-agent": await start("http-mcp-agent"), "a2a-agent": await start("a2a-agent") };
  });
  afterAll(async () => {
    await Promise.all([
      model.close(),
      ...Object.values(servers).map((server) => server[Symbol.asyncDispose]()),
    ]);
  });

  test(`of the ${decisions} pass or fail in our own loop as the scenarios say`, () => {
    const wanted = decisions === "oracle" ? "passed" : "failed";
    expect([...own.values()].map(({ verdict }) => verdict.status)).toEqual(only.map(() => wanted));
    expect(only.length).toBeGreaterThanOrEqual(10);
  });

  test.each(agents)(`of the ${decisions} get the same verdicts when %s makes them`, async (name) => {
    const spec = parseAgentSpec(`${examples}/${name}/agent.yaml`, suite, { decoding: {} });
    const { played, refused } = await playAgents(suite, [spec], {
      only,
      judge,
      environment: { ...environment, AGENT_URL: servers[name]?.url ?? "" },
    });
    expect(outcomes(played)).toEqual(outcomes(own.values()));
    for (const each of played) {
      const same = own.get(each.scenario);
      expect(acts(each)).toEqual(same === undefined ? undefined : acts(same));
    }
    expect(refused).toEqual([]);
  });
});
