import { InputError } from "../contract/errors.ts";
import type { Manifest, PlannedScenario } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { counterpart, type Counterpart } from "../reports/view/counterpart.ts";
import type { ScenarioView } from "../contract/scenario-view.ts";
import { scenarioView, type StoredSuite } from "../suites/stored-scenario.ts";
import { counterparts } from "../reports/view/suite-sides.ts";
import type { ScenarioDetail } from "../reports/view/viewer-api.ts";
import type { RunShelf } from "./run-shelf.ts";

/** A scenario as the run keeps it, how its agents did on it, and beside it the others of its pair. */
export async function readScenario(shelf: RunShelf, id: string): Promise<ScenarioDetail> {
  return shelf.reading(async (store, manifest) => {
    const planned = manifest.scenarios.find((scenario) => scenario.id === id);
    if (planned === undefined) throw new InputError([{ value: id, problem: "the run has no such scenario" }]);
    const view = await viewOf(store, manifest.suite, planned);
    const known = shelf.known();
    const rows = known.status === "ready" ? known.figures.scenarios : [];
    const row = rows.find(({ scenario }) => scenario === id);
    const found = await counterpartsIn(store, manifest, planned);
    return {
      run: manifest.run,
      planned,
      figures: { groupings: manifest.suite.figures.groupings },
      ...(view === undefined ? {} : { view }),
      ...(row === undefined ? {} : { outcomes: row.outcomes }),
      ...(found.length === 0 ? {} : { counterparts: found }),
    };
  });
}

async function viewOf(
  store: RunStore,
  suite: StoredSuite,
  { id, hash }: PlannedScenario,
): Promise<ScenarioView | undefined> {
  const text = await store.getScenario(id, hash);
  return text === undefined ? undefined : scenarioView(suite, text);
}

async function counterpartsIn(
  store: RunStore,
  { scenarios, suite }: Manifest,
  planned: PlannedScenario,
): Promise<Counterpart[]> {
  const found: Counterpart[] = [];
  for (const other of counterparts(planned, scenarios, suite.figures)) {
    const view = await viewOf(store, suite, other);
    if (view !== undefined) found.push(counterpart(planned, { planned: other, view }, suite.figures));
  }
  return found;
}
