import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { z } from "zod";
import { playScript } from "../../src/agents/agent-script.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";

const Report = z.strictObject({ pair: z.string(), isTrue: z.boolean(), says: z.string() });
const file = fileURLToPath(new URL("fraud-claims.yaml", import.meta.url));
const { reports } = z.strictObject({ reports: z.array(Report) }).parse(parse(readFileSync(file, "utf8")));
const suite = loadPlayableSuite("fraud");

/** What rules make of the control once its oracle has acted and then says this. */
async function statusOf({ pair, says }: z.infer<typeof Report>): Promise<string> {
  const scenario = suite.scenarios.find(({ planned }) => planned.id === `${pair}/control`);
  const steps = scenario?.script("oracle")?.steps;
  if (scenario === undefined || steps === undefined) throw new Error(`no control of ${pair}`);
  const acted = steps.slice(0, steps.findLastIndex(({ calls = [] }) => calls.length > 0) + 1);
  const place = { agent: "a", trial: 0, seed: 1 };
  const { id, hash } = scenario.planned;
  const trajectory = await playEpisode({
    identity: { suite: "fraud", scenario: id, scenarioHash: hash, ...place },
    world: scenario.world(place, { generate: () => Promise.reject(new Error("no model is asked here")) }),
    agent: playScript({ steps: [...acted, { say: says }], atEnd: "stay" }),
    limits: suite.limits,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
  return scenario.grader("fraud", "open").grade(trajectory, []).status;
}

test.each(reports)("$pair: $says", async (report) => {
  expect(report.isTrue ? ["passed", "open"] : ["open", "failed"]).toContain(await statusOf(report));
});

test("nine in ten of the true ones need no reader", async () => {
  const told = await Promise.all(reports.filter(({ isTrue }) => isTrue).map(statusOf));
  expect(told.filter((status) => status === "passed").length).toBeGreaterThanOrEqual(told.length * 0.9);
});
