import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { ReadTask } from "../../banking-pack/knowledge/read-tasks.ts";
import { requireFolder } from "../../banking-pack/knowledge/read-scripts.ts";
import { readSources, textOf, type SourceFile } from "../../banking-pack/knowledge/source-file.ts";
import type { TableRecords } from "../../banking-pack/knowledge/table-records.ts";
import { readDerivedChecks, type DerivedChecks } from "./derived-checks.ts";

export type ReadChecks = { checks: ReadonlyMap<string, DerivedChecks>; files: readonly SourceFile[] };

/**
 * All sidecar files of a folder by task id. What is wrong in any of them, one for no task, and one that was derived from
 * another version of its task are added to `problems`.
 */
export function readChecks(
  folder: string | undefined,
  { tasks, records }: { tasks: readonly ReadTask[]; records: TableRecords },
  problems: InputProblem[],
): ReadChecks {
  if (folder === undefined) return { checks: new Map(), files: [] };
  requireFolder(folder, "--checks");
  const files = readSources(folder, "checks", [".json"]);
  const byId = new Map(tasks.map((read) => [read.task.id, read]));
  const checks = new Map<string, DerivedChecks>();
  for (const source of files) {
    const derived = checksIn(source, records, problems);
    if (derived === undefined) continue;
    problems.push(...misfits(derived, { file: source.file, read: byId.get(derived.task) }));
    if (checks.has(derived.task)) {
      problems.push({ file: source.file, problem: `there are other checks for ${derived.task}` });
    }
    checks.set(derived.task, derived);
  }
  if (files.length === 0) problems.push({ file: folder, problem: "no derived checks here" });
  return { checks, files };
}

function checksIn(
  source: SourceFile,
  records: TableRecords,
  problems: InputProblem[],
): DerivedChecks | undefined {
  const text = textOf(source, problems);
  if (text === undefined) return undefined;
  try {
    return readDerivedChecks(text, { name: source.file, records });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

function misfits(
  { task, taskSha256, assertions }: DerivedChecks,
  { file, read }: { file: string; read: ReadTask | undefined },
): InputProblem[] {
  if (read === undefined) return [{ file, path: "task_id", value: task, problem: "there is no such task" }];
  const problems: InputProblem[] = [];
  if (read.sha256 !== undefined && read.sha256 !== taskSha256) {
    problems.push({ file, path: "task_sha256", problem: `derived from another version of ${read.file}` });
  }
  const own = read.task.evaluation_criteria?.nl_assertions ?? [];
  for (const [index, { requirement }] of assertions.entries()) {
    if (own.includes(requirement)) continue;
    problems.push({ file, path: `assertions[${index}].text`, problem: "the task has no such assertion" });
  }
  return problems;
}
