import { playScript } from "../../src/agents/agent-script.ts";
import type { RetailCase } from "../../src/suites/retail/retail-case.ts";
import type { ScriptStep } from "../../src/contract/script-step.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import { playableRetail } from "../../src/suites/retail/retail-playable.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";

const suite = loadRetailSuite(suiteDirectory("retail-india") ?? "");
const playable = playableRetail({ ...suite, source: suite.id, rules: "own" });

/** A case of the bundled suite. */
export function caseOf(id: string): RetailCase {
  const found = suite.cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

/** An episode of the bundled suite in which the agent follows these steps. */
export function playRetailScript(id: string, steps: readonly ScriptStep[]): Promise<Trajectory> {
  const scenario = playable.scenarios.find(({ planned }) => planned.id === id);
  if (scenario === undefined) throw new Error(`${id} cannot be played`);
  const identity = { agent: "script", trial: 0, seed: 0 };
  return playEpisode({
    identity: { suite: suite.id, scenario: id, scenarioHash: "", ...identity },
    world: scenario.world(identity, {
      generate: () => Promise.reject(new Error("nothing here asks a model")),
    }),
    agent: playScript({ steps: [...steps], atEnd: "stay" }),
    limits: playable.limits,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  });
}
