import type { ExactJson } from "../../contract/json.ts";
import type { AgentSpec, Manifest, PlannedScenario } from "../../contract/manifest.ts";
import type { ScenarioTask } from "../../contract/scenario-task.ts";
import type { WholeEpisode } from "../../contract/whole-episode.ts";
import { printExact, withoutUndefined } from "../../exact-json/index.ts";
import { portable } from "./exported-arguments.ts";
import { infoOf, policyOf } from "./info-of.ts";
import { simulationOf } from "./simulation-of.ts";
import { taskOf, type TaskFacts } from "./task-of.ts";

/** A run's episodes of one agent. */
export type Tau2Export = {
  manifest: Manifest;
  agent: AgentSpec;
  /** A scenario's text, as the run keeps it; `undefined` where it does not. */
  textOf: (scenario: PlannedScenario) => Promise<string | undefined>;
  /** What a scenario's text is as a task; `undefined` where its form is not known. */
  taskFrom: (text: string) => ScenarioTask | undefined;
  /** In the same order whenever it is asked for. */
  episodes: () => AsyncIterable<WholeEpisode>;
};

/**
 * One agent's episodes as a results file of the public tau2 harness, in pieces: one simulation at a time, so that a run of any
 * length fits. Read back, it gives the same trajectories, verdicts and judgements.
 */
export async function* tau2Results(source: Tau2Export): AsyncIterable<string> {
  const { manifest, agent, textOf, taskFrom, episodes } = source;
  const { createdAt, scenarios } = manifest;
  const policy = await firstPolicy(episodes());
  yield `{"timestamp": ${json(createdAt)},\n"info": ${json(infoOf(manifest, agent, policy))},\n"tasks": [`;
  const facts = new Map<string, TaskFacts>();
  for (const scenario of scenarios) {
    const text = await textOf(scenario);
    const { task, facts: known } = taskOf(scenario, text === undefined ? undefined : taskFrom(text));
    yield `${facts.size === 0 ? "" : ","}\n${json(task)}`;
    facts.set(scenario.id, known);
  }
  yield `],\n"simulations": [`;
  yield* simulations(source, { facts, policy });
  yield "\n]}\n";
}

async function* simulations(
  { manifest, textOf, episodes }: Tau2Export,
  { facts, policy }: { facts: ReadonlyMap<string, TaskFacts>; policy: string },
): AsyncIterable<string> {
  const planned = new Map(manifest.scenarios.map((scenario) => [scenario.id, scenario]));
  const begun = new Set<string>();
  let whole: string | undefined;
  for await (const episode of episodes()) {
    const { scenario } = episode.trajectory;
    const [entry, known] = [planned.get(scenario), facts.get(scenario)];
    if (entry === undefined || known === undefined) continue;
    const isFirst = begun.size === 0;
    const text = begun.has(scenario) ? undefined : await textOf(entry);
    begun.add(scenario);
    const kept = {
      ...(isFirst ? { manifest: JSON.stringify(manifest) } : {}),
      ...(text === undefined ? {} : withoutSharedEnd(text, whole)),
    };
    if (isFirst) whole = text;
    const simulation = simulationOf(episode, { suite: manifest.suite, facts: known, policy, kept });
    yield `${isFirst ? "" : ","}\n${json(simulation)}`;
  }
}

/** Scenarios of one suite may all hold the same bank: it stands in the file once. */
function withoutSharedEnd(text: string, whole = ""): { scenario: string; sharedEnd?: number } {
  let shared = 0;
  while (shared < text.length && shared < whole.length && text.at(-1 - shared) === whole.at(-1 - shared))
    shared += 1;
  // A character of two halves stays whole.
  const next = text.charCodeAt(text.length - shared);
  if (next >= 0xdc00 && next <= 0xdfff) shared -= 1;
  if (shared < WORTH_SHARING) return { scenario: text };
  return { scenario: text.slice(0, text.length - shared), sharedEnd: shared };
}

const WORTH_SHARING = 1000;

async function firstPolicy(episodes: AsyncIterable<WholeEpisode>): Promise<string> {
  for await (const { trajectory } of episodes) return policyOf(trajectory);
  return "";
}

function json(value: ExactJson): string {
  return printExact(portable(withoutUndefined(value)));
}
