import { StoreCorrupt } from "./errors.ts";
import type { EpisodeKey, Grading, RunStore } from "./ports.ts";
import type { VerdictRecord } from "./verdict.ts";

/**
 * A run's store for who only reads: a damaged verdict counts as an error that names the damage, any other damaged record as
 * one that is not there. The manifest is never got past.
 *
 * @param damaged Told of each.
 */
export function pastDamage(store: RunStore, damaged: (damage: StoreCorrupt) => void = () => {}): RunStore {
  const orMissing = async <Record>(read: Promise<Record | undefined>): Promise<Record | undefined> => {
    try {
      return await read;
    } catch (error) {
      if (!(error instanceof StoreCorrupt)) throw error;
      damaged(error);
      return undefined;
    }
  };
  return {
    journal: store.journal,
    readManifest: () => store.readManifest(),
    writeManifest: (manifest) => store.writeManifest(manifest),
    putScenario: (scenario) => store.putScenario(scenario),
    getScenario: (id, hash) => orMissing(store.getScenario(id, hash)),
    putTrajectory: (key, trajectory) => store.putTrajectory(key, trajectory),
    getTrajectory: (key) => orMissing(store.getTrajectory(key)),
    episodes: () => store.episodes(),
    putVerdict: (key, record, judgements) => store.putVerdict(key, record, judgements),
    getVerdict: async (key, grading) => {
      try {
        return await store.getVerdict(key, grading);
      } catch (error) {
        if (!(error instanceof StoreCorrupt)) throw error;
        damaged(error);
        return { record: damagedVerdict(grading, error), judgements: [] };
      }
    },
    verdicts: (grading) => allVerdicts(store, grading, damaged),
    stats: () => store.stats(),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

async function* allVerdicts(
  store: RunStore,
  grading: Grading,
  damaged: (damage: StoreCorrupt) => void,
): AsyncGenerator<EpisodeKey & { record: VerdictRecord }> {
  const found: (EpisodeKey & { record: VerdictRecord })[] = [];
  const verdicts = store.verdicts(grading, (key, damage) => {
    damaged(damage);
    found.push({ ...key, record: damagedVerdict(grading, damage) });
  });
  for await (const verdict of verdicts) {
    yield* found.splice(0);
    yield verdict;
  }
  yield* found;
}

/** What stands in a damaged verdict's place: it says nothing of the agent, and is made again when the run is resumed. */
function damagedVerdict({ profile, judge }: Grading, damage: StoreCorrupt): VerdictRecord {
  const because = `its stored verdict is damaged (${damage.message}); resume the run, and it is made again`;
  return { format: 2, profile, judge, graderVersion: "", verdict: { status: "error", because, results: [] } };
}
