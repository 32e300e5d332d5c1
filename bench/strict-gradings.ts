import { playScript } from "../src/agents/agent-script.ts";
import type { Trajectory } from "../src/contract/trajectory.ts";
import { playEpisode } from "../src/episode/play-episode.ts";
import type { BoundGrader } from "../src/suites/playable-suite.ts";
import { playableRetail } from "../src/suites/retail/retail-playable.ts";
import { suiteDirectory } from "../src/suites/index.ts";
import { loadRetailSuite } from "../src/suites/retail/authoring/load-suite.ts";
import { perSecond } from "./measure.ts";

/** Gradings a second on one core, by rules under the strict profile, of the bundled suite's oracles played once. */
export async function strictGradings(forMs: number) {
  const suite = loadRetailSuite(suiteDirectory("retail-india") ?? "");
  const playable = playableRetail({ ...suite, source: suite.id, rules: "own" });
  const played: { grader: BoundGrader; trajectory: Trajectory }[] = [];
  for (const scenario of playable.scenarios) {
    const script = scenario.script("oracle");
    if (script === undefined) continue;
    const { id, hash } = scenario.planned;
    const trajectory = await playEpisode({
      identity: { suite: suite.id, scenario: id, scenarioHash: hash, agent: "oracle", trial: 0, seed: 0 },
      world: scenario.world({ agent: "oracle", trial: 0, seed: 0 }, noModels),
      agent: playScript(script),
      limits: playable.limits,
      clock: { now: () => Date.now() },
      signal: new AbortController().signal,
    });
    played.push({ grader: scenario.grader("strict", "open"), trajectory });
  }
  const gradeAll = async (): Promise<number> => {
    for (const { grader, trajectory } of played) grader.grade(trajectory, []);
    return played.length;
  };
  await gradeAll();
  return { oracles: played.length, gradingsPerSecond: await perSecond(gradeAll, forMs) };
}

const noModels = { generate: () => Promise.reject(new Error("nothing here asks a model")) };
