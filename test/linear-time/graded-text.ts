import { playScript } from "../../src/agents/agent-script.ts";
import { playEpisode } from "../../src/episode/play-episode.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";

/** Grades an oracle's episode of a bundled suite in which the agent's last message is another text. */
export async function answerOf(suiteName: string): Promise<(text: string) => void> {
  const suite = loadPlayableSuite(suiteName);
  const scenario = suite.scenarios.find((each) => each.script("oracle") !== undefined);
  const script = scenario?.script("oracle");
  if (scenario === undefined || script === undefined) throw new Error(`${suiteName} has no oracle`);
  const place = { agent: "oracle", trial: 0, seed: 0 };
  const trajectory = await playEpisode({
    identity: {
      ...place,
      suite: suite.id,
      scenario: scenario.planned.id,
      scenarioHash: scenario.planned.hash,
    },
    world: scenario.world(place, { generate: () => Promise.reject(new Error("nothing here asks a model")) }),
    agent: playScript(script),
    limits: suite.limits,
    clock: { now: () => Date.parse("2026-01-01T00:00:00Z") },
    signal: new AbortController().signal,
  });
  const last = trajectory.events.findLastIndex((event) => event.type === "message" && event.by === "agent");
  const grader = scenario.grader(suite.profiles.at(-1) ?? "", "open");
  return (text) => {
    const events = trajectory.events.map((event, at) =>
      at === last && event.type === "message" ? { ...event, text } : event,
    );
    grader.judgementsNeeded({ ...trajectory, events }, "all");
    grader.grade({ ...trajectory, events }, []);
  };
}
