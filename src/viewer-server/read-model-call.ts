import { InputError } from "../contract/errors.ts";
import type { EpisodeName, ModelCallDetail } from "../reports/view/viewer-api.ts";
import { rebuildCall } from "../runs/rebuild-call.ts";
import type { RunShelf } from "./run-shelf.ts";

/** One model call of an episode's agent as it was asked and answered. */
export async function readModelCall(
  shelf: RunShelf,
  { index, ...name }: EpisodeName & { index: number },
): Promise<ModelCallDetail> {
  return shelf.reading(async (store, manifest) => {
    const planned = manifest.scenarios.find(({ id }) => id === name.scenario);
    const trajectory = await store.getTrajectory({ ...name, scenarioHash: planned?.hash ?? "" });
    const call = trajectory && (await rebuildCall(store, manifest, { trajectory, index }));
    if (call === undefined) throw new InputError([{ value: index, problem: "there is no such model call" }]);
    return call;
  });
}
