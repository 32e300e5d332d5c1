import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { InputError } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { Tau2Info, Tau2Simulation, Tau2Task } from "../../../contract/tau2-results.ts";
import { fieldOf, isExactObject, parseExact, parseJson } from "../../../exact-json/index.ts";
import { jsonMembers } from "../json-members.ts";
import { readTextFile } from "../../../files/read-text-file.ts";

/** One simulation as it was read. `messages`: the same with numbers as they are written, which takes longer to read. */
export type ReadSimulation = {
  place: string;
  simulation: Tau2Simulation;
  messages: () => readonly ExactJson[];
};

/** One results file of the public harness. */
export type Tau2Source = {
  file: string;
  info: Tau2Info;
  tasks: ReadonlyMap<string, Tau2Task>;
  /** One after the other, read anew each time. */
  simulations(): Iterable<ReadSimulation>;
};

const MEMBERS = new Set(["timestamp", "info", "tasks", "simulations", "simulation_index", "format_version"]);

/** Files of the public harness's results at this place: the file itself, a folder's `results.json`, or all of a folder. */
export function tau2Files(path: string): string[] {
  if (!statSync(path).isDirectory()) return isResults(path) ? [path] : [];
  const whole = join(path, "results.json");
  if (existsSync(whole)) return isResults(whole) ? [whole] : [];
  const files = readdirSync(path).filter((name) => name.endsWith(".json"));
  return files
    .toSorted()
    .map((name) => join(path, name))
    .filter(isResults);
}

/** Told by its first member, so that no more is read. */
function isResults(file: string): boolean {
  if (!file.endsWith(".json")) return false;
  try {
    for (const { key } of jsonMembers(file)) return MEMBERS.has(key);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return false;
}

/**
 * Opens a results file, whole or with its simulations in a folder beside it.
 *
 * @throws InputError naming file and place for what is not of the public form.
 */
export function openTau2(file: string): Tau2Source {
  const tasks = new Map<string, Tau2Task>();
  let info: Tau2Info | undefined;
  for (const { key, index, text } of jsonMembers(file)) {
    if (key === "info") info = validated(Tau2Info, text, { file, path: "info" });
    if (key !== "tasks" || index === undefined) continue;
    const task = validated(Tau2Task, text, { file, path: `tasks[${index}]` });
    tasks.set(task.id, task);
  }
  if (info === undefined) throw new InputError([{ file, path: "info", problem: "is missing" }]);
  const folder = join(dirname(file), "simulations");
  const isApart = existsSync(folder) && statSync(folder).isDirectory();
  return { file, info, tasks, simulations: () => (isApart ? simulationsIn(folder) : simulationsOf(file)) };
}

function* simulationsOf(file: string): Iterable<ReadSimulation> {
  for (const { key, index, text } of jsonMembers(file)) {
    if (key !== "simulations" || index === undefined) continue;
    yield readSimulation(text, { file, path: `simulations[${index}]` });
  }
}

function* simulationsIn(folder: string): Iterable<ReadSimulation> {
  for (const name of readdirSync(folder).toSorted()) {
    const file = join(folder, name);
    if (name.endsWith(".json"))
      yield readSimulation(readTextFile(file, { most: Infinity }), { file, path: "" });
  }
}

type Place = { file: string; path: string };

function readSimulation(text: string, at: Place): ReadSimulation {
  const simulation = validated(Tau2Simulation, text, at);
  const place = [at.file, at.path].filter((part) => part !== "").join(": ");
  return { place, simulation, messages: () => messagesIn(parseExact(text)) };
}

function messagesIn(simulation: ExactJson): readonly ExactJson[] {
  const messages = isExactObject(simulation) ? fieldOf(simulation, "messages") : undefined;
  return Array.isArray(messages) ? messages : [];
}

function validated<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  { file, path: base }: Place,
): z.infer<Schema> {
  const value = plain(text, file, base);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError(
    result.error.issues.map(({ path, message }) => ({
      file,
      path: [base, ...path.map(String)].filter((part) => part !== "").join("."),
      value: valueAt(value, path),
      problem: message,
    })),
  );
}

/** Python writes NaN and infinities; nothing that is needed here is one. */
function plain(text: string, file: string, path: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError([{ file, path, problem: `not JSON: ${error.message}` }]);
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
