import { createHash } from "node:crypto";
import type { InputProblem } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { problemsOf } from "../../import/problems.ts";
import type { TasksPlace } from "./find-parts.ts";
import { PublicTask } from "./public-task.ts";
import { jsonOf, readSource, readSources, type SourceFile } from "./source-file.ts";

/** A task and where it stands. */
export type ReadTask = {
  task: PublicTask;
  file: string;
  /** Its place within the file; empty for a file of its own. */
  within: string;
  /** Of its own file (hex); `undefined` where it has none. */
  sha256: string | undefined;
};

/** All tasks in the order of their files, and the files as they are. Everything that is wrong is added to `problems`. */
export function readTasks(
  place: TasksPlace,
  problems: InputProblem[],
): { tasks: ReadTask[]; files: SourceFile[] } {
  const files =
    place.type === "folder"
      ? readSources(place.folder, "tasks", [".json"])
      : [readSource(place.file, "tasks.json")];
  const tasks = files.flatMap((source) =>
    place.type === "folder" ? taskIn(source, problems) : tasksIn(source, problems),
  );
  if (tasks.length === 0 && problems.length === 0) {
    problems.push({ file: place.type === "folder" ? place.folder : place.file, problem: "no tasks here" });
  }
  problems.push(...repeatedIds(tasks));
  return { tasks, files };
}

/** A problem of a task, with its place. */
export function problemIn({ file, within }: ReadTask, problem: InputProblem): InputProblem {
  const path = [within, problem.path ?? ""].filter((part) => part !== "").join(".");
  return { ...problem, file, ...(path === "" ? {} : { path }) };
}

function taskIn(source: SourceFile, problems: InputProblem[]): ReadTask[] {
  const value = jsonOf(source, problems);
  if (value === undefined) return [];
  const sha256 = createHash("sha256").update(source.bytes).digest("hex");
  return parsed(value, { file: source.file, within: "", sha256 }, problems);
}

function tasksIn(source: SourceFile, problems: InputProblem[]): ReadTask[] {
  const { file } = source;
  const value = jsonOf(source, problems);
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push({ file, problem: "expected a list of tasks" });
    return [];
  }
  return value.flatMap((each, index) =>
    parsed(each, { file, within: `[${index}]`, sha256: undefined }, problems),
  );
}

function parsed(value: ExactJson, place: Omit<ReadTask, "task">, problems: InputProblem[]): ReadTask[] {
  const result = PublicTask.safeParse(value, { reportInput: true });
  if (result.success) return [{ task: result.data, ...place }];
  problems.push(
    ...problemsOf(result.error, place.within).map((problem) => ({ ...problem, file: place.file })),
  );
  return [];
}

function repeatedIds(tasks: readonly ReadTask[]): InputProblem[] {
  const first = new Map<string, ReadTask>();
  return tasks.flatMap((read) => {
    const { id } = read.task;
    const known = first.get(id);
    if (known === undefined) {
      first.set(id, read);
      return [];
    }
    return [problemIn(read, { path: "id", value: id, problem: `also the id of a task in ${known.file}` })];
  });
}
