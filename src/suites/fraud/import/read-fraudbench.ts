import type { InputProblem } from "../../../contract/errors.ts";
import { readContent } from "../../banking-pack/knowledge/banking-content.ts";
import type { CallerScenario } from "../../banking-pack/knowledge/caller-prompt.ts";
import type { CheckoutParts } from "../../banking-pack/knowledge/find-parts.ts";
import type { ReadBenchmark } from "../../banking-pack/knowledge/make-pack.ts";
import { problemIn, readTasks, type ReadTask } from "../../banking-pack/knowledge/read-tasks.ts";
import { readScripts } from "../../banking-pack/knowledge/read-scripts.ts";
import { documentFinder } from "../../banking-pack/knowledge/required-documents.ts";
import { tableRecords } from "../../banking-pack/knowledge/table-records.ts";
import { ownersIn } from "./owners.ts";
import { readChecks } from "./read-checks.ts";
import { readCurriculum } from "./read-curriculum.ts";
import { toFraudScenario, type ImportedTask, type TaskContext } from "./to-fraud-scenario.ts";

/** A task ready to be played. */
export type FraudbenchTask = ImportedTask & {
  /** What whoever plays the caller is told of the task. */
  caller: CallerScenario;
  /** Whether the scenario's plan of the caller was written for it, so that it can be played by rules. */
  scripted: boolean;
  /** Whether it is of the public evaluation; `undefined` where the checkout does not say. */
  isPublic: boolean | undefined;
};

export type Fraudbench = ReadBenchmark & { tasks: readonly FraudbenchTask[] };

/** Reads a checkout or a pack. @returns `undefined`, with every problem added, where it cannot be used. */
export function readFraudbench(
  parts: CheckoutParts,
  folders: { checks: string | undefined; scripts: string | undefined },
  problems: InputProblem[],
): Fraudbench | undefined {
  const content = readContent(parts, problems);
  const { tasks: read, files: taskFiles } = readTasks(parts.tasks, problems);
  const ids = new Set(read.map(({ task }) => task.id));
  const scripts = readScripts(folders.scripts, ids, problems);
  const curriculum = readCurriculum(parts.curriculum, ids, problems);
  if (content === undefined) return undefined;
  const records = tableRecords(content.bank.json);
  const checks = readChecks(folders.checks, { tasks: read, records }, problems);
  const shared = { find: documentFinder(content.documents), owners: ownersIn(records) };
  const tasks = read.flatMap((each): FraudbenchTask[] => {
    const { id } = each.task;
    const script = scripts.scripts.get(id);
    const context = { ...shared, derived: checks.checks.get(id), script };
    const imported = convert(each, context, problems);
    if (imported === undefined) return [];
    const { persona = null, instructions } = each.task.user_scenario;
    const isPublic = curriculum.ids?.has(id);
    return [{ ...imported, caller: { persona, instructions }, scripted: script !== undefined, isPublic }];
  });
  return {
    content,
    tasks,
    taskFiles,
    checkFiles: checks.files,
    scriptFiles: scripts.files,
    otherFiles: curriculum.files,
    notes: notesOf(tasks),
    counts: countsOf(tasks, { checked: checks.checks.size, public: curriculum.ids?.size }),
  };
}

function convert(read: ReadTask, context: TaskContext, problems: InputProblem[]): ImportedTask | undefined {
  const found: InputProblem[] = [];
  const imported = toFraudScenario(read.task, context, found);
  problems.push(...found.map((problem) => problemIn(read, problem)));
  return imported;
}

function notesOf(tasks: readonly FraudbenchTask[]): ReadBenchmark["notes"] {
  const noted = tasks.map(({ scenario: { id, contested }, notes }): [string, string[]] => [
    id,
    [...(contested === undefined ? [] : [`contested: ${contested}`]), ...notes],
  ]);
  return Object.fromEntries(noted.filter(([, notes]) => notes.length > 0));
}

function countsOf(
  tasks: readonly FraudbenchTask[],
  known: { checked: number; public: number | undefined },
): ReadBenchmark["counts"] {
  return {
    tasks: tasks.length,
    checked: known.checked,
    scripted: tasks.filter(({ scripted }) => scripted).length,
    contested: tasks.filter(({ scenario }) => scenario.contested !== undefined).length,
    ...(known.public === undefined ? {} : { public: known.public }),
  };
}
