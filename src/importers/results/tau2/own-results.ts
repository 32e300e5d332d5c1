import type { z } from "zod";
import { InputError } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { Manifest } from "../../../contract/manifest.ts";
import { Tau2Embedded } from "../../../contract/tau2-results.ts";
import type { Trajectory } from "../../../contract/trajectory.ts";
import { WholeEpisode } from "../../../contract/whole-episode.ts";
import { exactEqual, fieldOf, isExactObject, parseJson } from "../../../exact-json/index.ts";
import { messagesOf } from "../../../exporters/tau2-results/index.ts";
import type { ExportedEpisode, OwnResults } from "../recorded-results.ts";
import type { ReadSimulation, Tau2Source } from "./source.ts";

/** Whether these were exported by Tellerproof, which the first simulation tells. */
export function isOwn(sources: readonly Tau2Source[]): boolean {
  for (const source of sources) {
    for (const { simulation } of source.simulations()) return embeddedIn(simulation) !== undefined;
  }
  return false;
}

function embeddedIn({ info }: ReadSimulation["simulation"]): unknown {
  return info?.["tellerproof"];
}

/**
 * A run that Tellerproof exported, with the agents whose files are here.
 *
 * @param path As it was named.
 * @throws InputError where what is to be seen in a file is no longer what was exported, and for files of different runs.
 */
export function ownResults(path: string, sources: readonly Tau2Source[]): OwnResults {
  const manifest = manifestIn(sources);
  const texts = new ScenarioTexts();
  const played = new Set<string>();
  for (const { file, read, embedded } of embeddedOf(sources)) {
    const { trajectory } = episodeIn(embedded, read.place);
    assertUnchanged(read, trajectory, manifest);
    played.add(trajectory.agent);
    texts.add(nameOf(trajectory), embedded, file);
  }
  return {
    origin: "tellerproof",
    file: path,
    manifest: { ...manifest, agents: manifest.agents.filter(({ label }) => played.has(label)) },
    async *episodes(): AsyncIterable<ExportedEpisode> {
      for (const { read, embedded } of embeddedOf(sources)) {
        const episode = episodeIn(embedded, read.place);
        const scenario = texts.get(nameOf(episode.trajectory));
        if (scenario === undefined) {
          const problem = `no simulation of ${episode.trajectory.scenario} carries the scenario's text`;
          throw new InputError([{ file: read.place, path: "info.tellerproof", problem, remedy: RESTORE }]);
        }
        yield { place: read.place, ...episode, scenario };
      }
    },
  };
}

/** Texts of scenarios, wherever in their files they come. */
class ScenarioTexts {
  readonly #parts = new Map<string, { begin: string; sharedEnd: number; file: string }>();
  /** By file: what ends of other texts in it are cut from. */
  readonly #whole = new Map<string, string>();

  add(name: string, { scenario: begin, sharedEnd = 0, manifest }: Tau2Embedded, file: string): void {
    if (begin === undefined) return;
    this.#parts.set(name, { begin, sharedEnd, file });
    if (manifest !== undefined) this.#whole.set(file, begin);
  }

  get(name: string): string | undefined {
    const part = this.#parts.get(name);
    if (part === undefined) return undefined;
    const { begin, sharedEnd, file } = part;
    const whole = this.#whole.get(file) ?? "";
    return sharedEnd > whole.length ? undefined : begin + whole.slice(whole.length - sharedEnd);
  }
}

const RESTORE = "Export the run again";
const EITHER =
  "Restore the file; or take info.tellerproof out of all simulations, and they are read as any other tau2 results";

function nameOf({ scenario, scenarioHash }: Trajectory): string {
  return `${scenario}\n${scenarioHash}`;
}

function* embeddedOf(
  sources: readonly Tau2Source[],
): Iterable<{ file: string; read: ReadSimulation; embedded: Tau2Embedded }> {
  for (const source of sources) {
    for (const read of source.simulations()) {
      const embedded = embeddedIn(read.simulation);
      if (embedded === undefined) {
        const problem = "is missing, though others carry it";
        throw new InputError([{ file: read.place, path: "info.tellerproof", problem, remedy: EITHER }]);
      }
      const { file } = source;
      yield { file, read, embedded: valid(Tau2Embedded, embedded, read.place, "info.tellerproof") };
    }
  }
}

/** As a rule it stands in the first simulation, so that no more is read. */
function manifestIn(sources: readonly Tau2Source[]): Manifest {
  const found = sources.map((source) => {
    for (const { read, embedded } of embeddedOf([source])) {
      if (embedded.manifest !== undefined) return { place: read.place, text: embedded.manifest };
    }
    const problem = "no simulation carries the manifest of its run";
    throw new InputError([{ file: source.file, problem, remedy: RESTORE }]);
  });
  const [first, ...others] = found;
  if (first === undefined) throw new Error("results without a file");
  const other = others.find(({ text }) => text !== first.text);
  if (other !== undefined) {
    const problem = "these files are of different runs";
    const remedy = "Import each run by itself";
    throw new InputError([first, other].map(({ place }) => ({ file: place, problem, remedy })));
  }
  return valid(Manifest, parsedText(first.text, first.place), first.place, "info.tellerproof.manifest");
}

function episodeIn({ episode }: Tau2Embedded, place: string): WholeEpisode {
  return valid(WholeEpisode, parsedText(episode, place), place, "info.tellerproof.episode");
}

function parsedText(text: string, file: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new InputError([{ file, path: "info.tellerproof", problem: `not JSON: ${String(error)}` }]);
  }
}

function valid<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  base: string,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError(
    result.error.issues.map(({ path, message }) => ({
      file,
      path: [base, ...path.map(String)].join("."),
      problem: message,
    })),
  );
}

/** What a person reads in the file must be what is graded. */
function assertUnchanged(
  { place, simulation, messages }: ReadSimulation,
  trajectory: Trajectory,
  manifest: Manifest,
): void {
  const exported = messagesOf(trajectory, manifest.suite).map(visible);
  const shown = messages().map(visible);
  const count = Math.max(exported.length, shown.length);
  for (let index = 0; index < count; index++) {
    if (exactEqual(exported[index] ?? null, shown[index] ?? null)) continue;
    throw changed(place, `messages[${index}]`);
  }
  const { scenario, trial } = trajectory;
  if (simulation.task_id !== scenario || simulation.trial !== trial) throw changed(place, "task_id, trial");
}

function changed(file: string, path: string): InputError {
  const problem = "was changed after the export: Tellerproof's own record of the episode says otherwise";
  return new InputError([{ file, path, problem, remedy: EITHER }]);
}

/** What a message shows, without what readers on the way may add or leave out. */
function visible(message: ExactJson): ExactJson {
  if (!isExactObject(message)) return message;
  const field = (name: string): ExactJson => fieldOf(message, name) ?? null;
  const calls = field("tool_calls");
  return ["role", "id", "content", "requestor", "error"]
    .map(field)
    .concat([Array.isArray(calls) ? calls.map(visibleCall) : null]);
}

function visibleCall(call: ExactJson): ExactJson {
  if (!isExactObject(call)) return call;
  return ["id", "name", "arguments", "requestor"].map((name) => fieldOf(call, name) ?? null);
}
