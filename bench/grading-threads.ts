import { playScript } from "../src/agents/agent-script.ts";
import type { Trajectory } from "../src/contract/trajectory.ts";
import { playEpisode } from "../src/episode/play-episode.ts";
import { GradingThreads } from "../src/runs/grading-threads/grading-threads.ts";
import { graderElsewhere, graderHere } from "../src/runs/grading-threads/later-grader.ts";
import { inOrder } from "../src/runs/in-order.ts";
import { loadPlayableSuite } from "../src/suites/load-playable-suite.ts";
import type { PlayableScenario } from "../src/suites/playable-suite.ts";
import { perSecond, round } from "./measure.ts";

/** Gradings a second of the bundled fraud suite's oracles, in the one thread that plays and in as many as the machine has. */
export async function gradingInThreads(forMs: number) {
  const suite = loadPlayableSuite("fraud");
  const [profile] = suite.profiles;
  const played: { scenario: PlayableScenario; trajectory: Trajectory }[] = [];
  for (const scenario of suite.scenarios) {
    const script = scenario.script("oracle");
    if (script === undefined) continue;
    const place = { agent: "oracle", trial: 0, seed: 0 };
    const { id, hash } = scenario.planned;
    const trajectory = await playEpisode({
      identity: { ...place, suite: suite.id, scenario: id, scenarioHash: hash },
      world: scenario.world(place, {
        generate: () => Promise.reject(new Error("nothing here asks a model")),
      }),
      agent: playScript(script),
      limits: suite.limits,
      clock: { now: () => Date.now() },
      signal: new AbortController().signal,
    });
    played.push({ scenario, trajectory });
  }
  await using threads = new GradingThreads();
  const here = async ({ scenario, trajectory }: (typeof played)[number]) =>
    await graderHere(scenario, profile, "open").grade(trajectory, []);
  const there = async ({ scenario, trajectory }: (typeof played)[number]) => {
    const { planned, text } = scenario;
    const elsewhere = { threads, suite, scenario: { hash: planned.hash, text } };
    const local = graderHere(scenario, profile, "open");
    return await graderElsewhere(elsewhere, local, { profile, judged: "open" }).grade(trajectory, []);
  };
  const all = (grade: typeof here, atOnce: number) => async (): Promise<number> => {
    let done = 0;
    for await (const _ of inOrder(played, atOnce, grade)) done += 1;
    return done;
  };
  await all(here, 1)();
  const one = await perSecond(all(here, 1), forMs);
  await all(there, 2 * threads.size)();
  const many = await perSecond(all(there, 2 * threads.size), forMs);
  return {
    episodes: played.length,
    threads: threads.size,
    perSecondInOneThread: one,
    perSecondInThreads: many,
    ratio: round(many / one),
  };
}
