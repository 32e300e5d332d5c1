import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptedAgent } from "../src/agents/scripted-agent.ts";
import type { RetailCase } from "../src/suites/retail/retail-case.ts";
import { playEpisode } from "../src/episode/play-episode.ts";
import { printExact } from "../src/exact-json/index.ts";
import { importCheckout, loadPack } from "../src/suites/retail/import/index.ts";
import { playableRetail, type RetailSource } from "../src/suites/retail/retail-playable.ts";
import { suiteDirectory } from "../src/suites/index.ts";
import { loadRetailSuite } from "../src/suites/retail/authoring/load-suite.ts";
import { referenceDir } from "../test/reference.ts";
import { perSecond } from "./measure.ts";

/**
 * Cases played and graded a second on one core by an agent that makes the expected calls and answers, over the public
 * reference cases where they are at hand, else over the bundled suite. Nothing is stored.
 */
export async function retailThroughput(forMs: number) {
  const source = referenceCases() ?? bundledCases();
  const suite = playableRetail(source);
  const profile = suite.profiles[0];
  const cases = new Map(source.cases.map((one) => [one.id, one]));
  const playAll = async (): Promise<number> => {
    for (const scenario of suite.scenarios) {
      const { id, hash } = scenario.planned;
      const retailCase = cases.get(id);
      if (retailCase === undefined) continue;
      const trajectory = await playEpisode({
        identity: { suite: suite.id, scenario: id, scenarioHash: hash, agent: "stub", trial: 0, seed: 0 },
        world: scenario.world({ agent: "stub", trial: 0, seed: 0 }, noModels),
        agent: stubAgent(retailCase),
        limits: suite.limits,
        clock: { now: () => Date.now() },
        signal: new AbortController().signal,
      });
      scenario.grader(profile, "open").grade(trajectory, []);
    }
    return suite.scenarios.length;
  };
  await playAll();
  return { cases: source.title, profile, casesPerSecond: await perSecond(playAll, forMs) };
}

const noModels = { generate: () => Promise.reject(new Error("nothing here asks a model")) };

/** Makes the expected calls in the first turn, one after another, and answers every turn. */
function stubAgent({ gold, turns }: RetailCase) {
  const calls = gold.calls.map(({ tool, arguments: given }) => ({
    calls: [{ tool, arguments: printExact(given) }],
  }));
  return scriptedAgent([...calls, ...turns.map(() => ({ say: "This is done as you asked." }))]);
}

function referenceCases(): RetailSource | undefined {
  const reference = referenceDir();
  if (reference === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "tellerproof-bench-"));
  try {
    const data = join(reference, "indicbankbench");
    importCheckout(data, join(folder, "pack"), { tools: data, data: join(data, "cases") });
    const { pack, cases, promptTemplate } = loadPack(join(folder, "pack"));
    return { ...pack, cases, promptTemplate, rules: "public" };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bundledCases(): RetailSource {
  const suite = loadRetailSuite(suiteDirectory("retail-india") ?? "");
  return { ...suite, source: suite.id, rules: "own" };
}
