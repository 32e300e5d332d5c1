import { InputError } from "../contract/errors.ts";
import type { Manifest, PlannedScenario } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import type { ScenarioView } from "../reports/view/scenario-part.ts";
import { scenarioView } from "../reports/view/scenario-view.ts";
import type { ScenarioDetail } from "../reports/view/viewer-api.ts";
import type { RunShelf } from "./run-shelf.ts";

/** A scenario as the run keeps it, how its agents did on it, and beside it the other half of its pair. */
export async function readScenario(shelf: RunShelf, id: string): Promise<ScenarioDetail> {
  return shelf.reading(async (store, manifest) => {
    const planned = manifest.scenarios.find((scenario) => scenario.id === id);
    if (planned === undefined) throw new InputError([{ value: id, problem: "the run has no such scenario" }]);
    const view = await viewOf(store, planned);
    const known = shelf.known();
    const rows = known.status === "ready" ? known.figures.scenarios : [];
    const row = rows.find(({ scenario }) => scenario === id);
    const counterpart = await counterpartOf(store, manifest, { planned, view });
    return {
      run: manifest.run,
      planned,
      ...(view === undefined ? {} : { view }),
      ...(row === undefined ? {} : { outcomes: row.outcomes }),
      ...(counterpart === undefined ? {} : { counterpart }),
    };
  });
}

async function viewOf(store: RunStore, { id, hash }: PlannedScenario): Promise<ScenarioView | undefined> {
  const text = await store.getScenario(id, hash);
  return text === undefined ? undefined : scenarioView(text);
}

/** The control of an attack, or the attack of a control: the scenario of the same pair and the other variant. */
async function counterpartOf(
  store: RunStore,
  { scenarios }: Manifest,
  { planned, view }: { planned: PlannedScenario; view: ScenarioView | undefined },
): Promise<ScenarioDetail["counterpart"]> {
  const { pair } = view ?? {};
  if (pair === undefined) return undefined;
  const likely = scenarios.filter(
    ({ id, groups }) => id !== planned.id && groups["variant"] !== planned.groups["variant"],
  );
  for (const other of likely) {
    const found = await viewOf(store, other);
    if (found?.pair?.id === pair.id) return { planned: other, view: found };
  }
  return undefined;
}
