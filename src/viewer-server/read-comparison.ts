import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { compareView, type ComparedRun, type CompareView } from "../reports/view/compare-view.ts";
import type { RunLibrary } from "./run-library.ts";
import type { RunShelf } from "./run-shelf.ts";

/** Of the bootstrap, as of the `compare` command. */
const SEED = 1;

/**
 * Compares agents, each named `run:agent`, or `run` for all agents of one.
 *
 * @throws InputError for a run that is not there or not counted yet, an agent that it has not, or fewer than two agents.
 */
export async function readComparison(library: RunLibrary, names: readonly string[]): Promise<CompareView> {
  const wanted = new Map<string, Set<string>>();
  for (const name of names) {
    const [run, agent] = splitName(name);
    const agents = wanted.get(run) ?? new Set();
    wanted.set(run, agents);
    if (agent !== undefined) agents.add(agent);
  }
  const runs = await Promise.all([...wanted].map(([run, agents]) => comparedRun(library, run, agents)));
  const view = compareView(runs, SEED);
  if (view !== undefined) return view;
  throw new InputError([{ problem: "a comparison needs two agents", remedy: "Choose another one" }]);
}

async function comparedRun(
  library: RunLibrary,
  run: string,
  wanted: ReadonlySet<string>,
): Promise<ComparedRun> {
  const shelf = library.shelf(run);
  if (shelf === undefined) throw new InputError([{ value: run, problem: "there is no such run" }]);
  const manifest = await shelf.manifest();
  const agents = agentsOf(manifest, wanted);
  return { manifest, scenarios: countedRows(shelf), agents };
}

function countedRows(shelf: RunShelf) {
  const known = shelf.known();
  if (known.status === "ready") return known.figures.scenarios;
  const problem = known.status === "failed" ? known.problem : "its verdicts are still being counted";
  throw new InputError([{ value: shelf.place.run, problem, remedy: "Try again in a moment" }]);
}

function agentsOf(manifest: Manifest, wanted: ReadonlySet<string>): string[] {
  const labels = manifest.agents.map(({ label }) => label);
  const unknown = [...wanted].find((agent) => !labels.includes(agent));
  if (unknown !== undefined) {
    const remedy = `It has ${labels.join(", ")}`;
    throw new InputError([
      { value: `${manifest.run}:${unknown}`, problem: "the run has no such agent", remedy },
    ]);
  }
  return labels.filter((label) => wanted.size === 0 || wanted.has(label));
}

/** An agent's label may itself hold colons, a run's name never does. */
function splitName(name: string): [run: string, agent: string | undefined] {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)];
}
