import { InputError } from "../contract/errors.ts";
import type { ScenarioDetail } from "../reports/view/viewer-api.ts";
import type { RunShelf } from "./run-shelf.ts";

/** A scenario's own text as the run keeps it, and how its agents did on it. */
export async function readScenario(shelf: RunShelf, id: string): Promise<ScenarioDetail> {
  return shelf.reading(async (store, manifest) => {
    const planned = manifest.scenarios.find((scenario) => scenario.id === id);
    if (planned === undefined) throw new InputError([{ value: id, problem: "the run has no such scenario" }]);
    const text = await store.getScenario(id, planned.hash);
    const known = shelf.known();
    const row =
      known.status === "ready" ? known.figures.scenarios.find(({ scenario }) => scenario === id) : undefined;
    return {
      run: manifest.run,
      planned,
      ...(text === undefined ? {} : { text }),
      ...(row === undefined ? {} : { outcomes: row.outcomes }),
    };
  });
}
