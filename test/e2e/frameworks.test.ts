import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AgentSpec } from "../../src/contract/manifest.ts";
import { parseAgentSpec } from "../../src/runs/agent-spec.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import { fraudTalks, judgedByAuthors, outcomes, retailTalks } from "../fixtures/decisions.ts";
import type { OpenAiServer } from "../fixtures/openai-server.ts";
import { playAgents, type Played } from "../fixtures/play-agents.ts";
import { startScriptModel } from "../fixtures/script-model.ts";
import { spawnServer } from "../fixtures/spawned-server.ts";

// Services built on agent frameworks, with a model that decides by script, against the same model behind our own loop. The
// frameworks are a package of their own: `npm run test:frameworks` installs it, and without it these tests are skipped.

const folder = fileURLToPath(new URL("../../examples/frameworks", import.meta.url));
const frameworks = ["openai-agents", "langgraph", "mastra", "ai-sdk-mcp"] as const;
/** These check arguments themselves: a call that does not fit its tool never reaches the bank, and is no failure then. */
const CHECK_ARGUMENTS: ReadonlySet<string> = new Set(["langgraph", "mastra"]);
const fits = ({ trajectory: { events } }: Played): boolean =>
  events.every((event) => event.type !== "tool-result" || event.status !== "schema-error");

describe.skipIf(!existsSync(`${folder}/node_modules`))("frameworks", () => {
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
    let own: Played[];

    beforeAll(async () => {
      model = await startScriptModel(talks);
      const loop: AgentSpec = {
        kind: "model",
        label: "our own loop",
        model: { id: `openai-compatible:${decisions}`, baseUrl: model.url },
        decoding: {},
        history: "full",
      };
      own = (await playAgents(suite, [loop], { only, judge })).played;
    });
    afterAll(() => model.close());

    test.each(frameworks)(`of the ${decisions} get the same verdicts when %s makes them`, async (name) => {
      const environment = { MODEL_URL: model.url, MODEL: decisions, MODEL_KEY: "none" };
      await using server = await spawnServer(`${folder}/${name}.ts`, environment);
      const spec = parseAgentSpec(`${folder}/agent.yaml`, suite, { decoding: {} });
      const { played, refused } = await playAgents(suite, [spec], {
        only,
        judge,
        environment: { AGENT_URL: server.url },
      });
      const comparable = own.filter((each) => !CHECK_ARGUMENTS.has(name) || fits(each));
      const compared = new Set(comparable.map(({ scenario }) => scenario));
      expect(outcomes(played.filter(({ scenario }) => compared.has(scenario)))).toEqual(outcomes(comparable));
      expect(refused).toEqual([]);
      expect(compared.size).toBeGreaterThanOrEqual(6);
    });
  });
});
