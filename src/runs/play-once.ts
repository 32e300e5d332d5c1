import { InputError } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { Clock, ModelClient, Participant } from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import { playEpisode } from "../episode/play-episode.ts";
import { gradeEpisode } from "./grade-episode.ts";
import { openAgents } from "./open-agents.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { shellPath } from "../text/shell-word.ts";

/** How one episode outside any run is played. `person` takes one side's part. */
export type OncePlayed = {
  agent: AgentSpec;
  client: ModelClient;
  clock: Clock;
  signal: AbortSignal;
  person: { side: "caller" | "agent"; participant: Participant };
};

/**
 * Plays one scenario once, with a person on one side, and grades it by rules.
 *
 * @throws InputError for a scenario that the suite does not have, or an agent that cannot play it.
 */
export async function playOnce(
  suite: PlayableSuite,
  id: string,
  { agent, client, clock, signal, person }: OncePlayed,
): Promise<{ trajectory: Trajectory; record: VerdictRecord }> {
  const scenario = suite.scenarios.find(({ planned }) => planned.id === id);
  if (scenario === undefined) {
    const remedy = `See \`tellerproof list ${shellPath(suite.source)}\``;
    throw new InputError([{ value: id, problem: "the suite has no such scenario", remedy }]);
  }
  const label = person.side === "agent" ? "person" : agent.label;
  const key = { agent: label, scenario: id, scenarioHash: scenario.planned.hash, trial: 0 };
  const world = scenario.world({ agent: label, trial: 0, seed: 0 }, client);
  await using agents = await openAgents(person.side === "agent" ? [] : [agent], {
    client,
    environment: process.env,
  });
  const trajectory = await playEpisode({
    identity: { suite: suite.id, ...key, seed: 0 },
    world: person.side === "caller" ? { ...world, caller: person.participant } : world,
    agent:
      person.side === "agent"
        ? person.participant
        : agents.agentFor({ key, seed: 0, agent, scenario }, world),
    limits: suite.limits,
    clock,
    signal,
  });
  const graded = { scenario, profile: suite.profiles[0], agent, judge: undefined, judgeId: "rules" };
  const { record } = await gradeEpisode(
    trajectory,
    // A person is no built-in agent, whatever name stands for the other side.
    person.side === "agent" ? { ...graded, agent: PERSON } : graded,
    signal,
  );
  return { trajectory, record };
}

const PERSON: AgentSpec = { kind: "recorded", label: "person", file: "", form: "chat" };
