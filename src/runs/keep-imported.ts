import { isDeepStrictEqual } from "node:util";
import { InputError } from "../contract/errors.ts";
import type { EpisodeKey, RunStore } from "../contract/ports.ts";
import { Trajectory } from "../contract/trajectory.ts";
import type { ExportedEpisode } from "../importers/results/index.ts";

const REMEDY = "Import each into a run of its own (--run-id)";

/**
 * Keeps an imported episode; one that is there already, from an import that was broken off, stays.
 *
 * @throws InputError where the run holds another episode in its place: its verdict would be of something that is not kept.
 */
export async function keepEpisode(store: RunStore, key: EpisodeKey, trajectory: Trajectory): Promise<void> {
  if ((await store.putTrajectory(key, trajectory)) === "stored") return;
  const kept = await store.getTrajectory(key);
  // Conversations that do not say when they began have begun when they were imported.
  const given = Trajectory.parse(JSON.parse(JSON.stringify({ ...trajectory, startedAt: kept?.startedAt })));
  if (isDeepStrictEqual(kept, given)) return;
  const { agent, scenario, trial } = key;
  const value = { agent, scenario, trial: trial + 1 };
  throw new InputError([{ value, problem: "the run holds another episode here already", remedy: REMEDY }]);
}

/**
 * Keeps the text of an exported episode's scenario.
 *
 * @param known The text that it had before, where it had one. @throws InputError where that was another.
 */
export async function keepScenario(
  store: RunStore,
  { place: file, trajectory: { scenario: id, scenarioHash: hash }, scenario: text }: ExportedEpisode,
  known: string | undefined,
): Promise<void> {
  const kept = known ?? (await store.getScenario(id, hash));
  if (kept === undefined) await store.putScenario({ id, hash, text });
  if (kept === undefined || kept === text) return;
  const problem = "the run holds another text of this scenario";
  throw new InputError([{ file, value: id, problem, remedy: REMEDY }]);
}
