import { Manifest } from "../../src/contract/manifest.ts";
import type { Judgement } from "../../src/contract/judgement.ts";
import type { EpisodeKey } from "../../src/contract/ports.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import type { VerdictRecord } from "../../src/contract/verdict.ts";
import { gradingOf } from "../../src/runs/judging.ts";
import { openRunStore } from "../../src/store/index.ts";

/** A graded episode, with all the evidence of its verdict and the text of its scenario. */
export type StoredEpisode = {
  key: EpisodeKey;
  record: VerdictRecord;
  trajectory: Trajectory;
  scenario: string | undefined;
  /** The answers to its questions. */
  judgements: readonly Judgement[];
};

/** What a run's folder holds, under the run's own grading. */
export async function storedRun(folder: string): Promise<{ manifest: Manifest; episodes: StoredEpisode[] }> {
  await using store = await openRunStore(folder, { mode: "read" });
  const manifest = Manifest.parse(await store.readManifest());
  const episodes: StoredEpisode[] = [];
  const grading = gradingOf(manifest);
  for await (const { record, ...key } of store.verdicts(grading)) {
    const trajectory = await store.getTrajectory(key);
    if (trajectory === undefined) throw new Error(`a verdict without an episode: ${JSON.stringify(key)}`);
    const scenario = await store.getScenario(key.scenario, key.scenarioHash);
    const { judgements = [] } = (await store.getVerdict(key, grading)) ?? {};
    episodes.push({ key, record, trajectory, scenario, judgements });
  }
  return { manifest, episodes };
}
