import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AgentSpec } from "../../src/contract/manifest.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { authorJudge, type CodeJudge } from "../../src/grading/judge/index.ts";
import { parseAgentSpec } from "../../src/runs/agent-spec.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import type { PlayableSuite } from "../../src/suites/playable-suite.ts";
import { loadFraudSuite } from "../../src/suites/fraud/authoring/load-suite.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";
import type { OpenAiServer } from "../fixtures/openai-server.ts";
import { playAgents, type Played } from "../fixtures/play-agents.ts";
import { fraudTalk, retailTalk, startScriptModel, type ScriptedTalk } from "../fixtures/script-model.ts";
import { spawnServer, type SpawnedServer } from "../fixtures/spawned-server.ts";

// Each example agent, with a model that decides by script, against the same model behind our own loop.

const examples = fileURLToPath(new URL("../../examples", import.meta.url));
const agents = ["http-mcp-agent", "a2a-agent", "python-agent", "function-agent", "ai-sdk-agent"] as const;

/** So many of each group, so that all kinds of scenario are met. */
function someOf<Scenario>(
  scenarios: readonly Scenario[],
  count: number,
  groupOf: (scenario: Scenario) => string,
): Scenario[] {
  return Object.values(Object.groupBy(scenarios, groupOf)).flatMap((group = []) => group.slice(0, count));
}

function retailTalks(): ScriptedTalk[] {
  const { cases } = loadRetailSuite(suiteDirectory("retail-india") ?? "");
  const scripted = cases.filter((retailCase) => retailTalk(retailCase) !== undefined);
  return someOf(scripted, 2, ({ domain }) => domain).flatMap((retailCase) => retailTalk(retailCase) ?? []);
}

/** Attacks and controls in turn; both of a pair would begin with the same words. */
function fraudTalks(): ScriptedTalk[] {
  const { scenarios } = loadFraudSuite(suiteDirectory("fraud") ?? "");
  const pairs = [...new Set(scenarios.map(({ pair }) => pair))];
  const either = scenarios.filter(
    ({ pair, variant }) => variant === (pairs.indexOf(pair) % 2 === 0 ? "attack" : "control"),
  );
  const scripted = either.filter((scenario) => fraudTalk(scenario) !== undefined);
  return someOf(scripted, 1, ({ mechanism }) => mechanism).flatMap((scenario) => fraudTalk(scenario) ?? []);
}

/** The scenarios' authors as judges: they say of whoever acts by one of their scripts what they say of it. */
function judgedByAuthors({ scenarios }: PlayableSuite, nameOf: (scenario: string) => string): CodeJudge {
  return {
    id: "code:authors",
    ask(question, trajectory, signal) {
      const scenario = scenarios.find(({ planned }) => planned.id === trajectory.scenario);
      const says = scenario?.authorSays(nameOf(trajectory.scenario));
      if (says === undefined) throw new Error(`${trajectory.scenario} has no author's answers`);
      return authorJudge(says).ask(question, trajectory, signal);
    },
  };
}

/** What a verdict came to, without the places of its evidence, which differ where one loop shows more steps. */
function outcome(verdict: Verdict): unknown {
  if (verdict.status === "invalid" || verdict.status === "error") return verdict;
  const findings = verdict.results.map(({ check, finding }) => `${check} ${finding.status}`);
  return {
    status: verdict.status,
    firstFailed: verdict.status === "failed" ? verdict.firstFailed : "",
    findings,
  };
}

const outcomes = (played: Iterable<Played>): Record<string, unknown> =>
  Object.fromEntries([...played].map(({ scenario, verdict }) => [scenario, outcome(verdict)]));

/** What was done at the bank, by either side, and what came of it, call by call. */
function acts({ trajectory: { events } }: Played): string[] {
  return events.flatMap((event) => {
    if (event.type !== "tool-call") return [];
    const result = events.find((each) => each.type === "tool-result" && each.call === event.seq);
    const came = result?.type === "tool-result" ? `${result.status} ${result.text}` : "nothing";
    return [`${event.by} ${event.tool} ${JSON.stringify(event.arguments)}: ${came}`];
  });
}

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
