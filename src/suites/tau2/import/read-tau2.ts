import type { InputProblem } from "../../../contract/errors.ts";
import type { Tau2Scenario } from "../tau2-scenario.ts";
import { readContent } from "../../banking-pack/knowledge/banking-content.ts";
import type { CallerScenario } from "../../banking-pack/knowledge/caller-prompt.ts";
import type { CheckoutParts } from "../../banking-pack/knowledge/find-parts.ts";
import type { ReadBenchmark } from "../../banking-pack/knowledge/make-pack.ts";
import { readScripts } from "../../banking-pack/knowledge/read-scripts.ts";
import { problemIn, readTasks } from "../../banking-pack/knowledge/read-tasks.ts";
import { documentFinder } from "../../banking-pack/knowledge/required-documents.ts";
import { toTau2Scenario } from "./to-tau2-scenario.ts";

/** A task ready to be played. */
export type Tau2Task = { scenario: Tau2Scenario; caller: CallerScenario };

export type Tau2Benchmark = ReadBenchmark & { tasks: readonly Tau2Task[] };

/** Reads a checkout or a pack. @returns `undefined`, with every problem added, where it cannot be used. */
export function readTau2(
  parts: CheckoutParts,
  scriptsFolder: string | undefined,
  problems: InputProblem[],
): Tau2Benchmark | undefined {
  const content = readContent(parts, problems);
  const { tasks: read, files: taskFiles } = readTasks(parts.tasks, problems);
  const ids = new Set(read.map(({ task }) => task.id));
  const { scripts, files: scriptFiles } = readScripts(scriptsFolder, ids, problems);
  if (content === undefined) return undefined;
  const find = documentFinder(content.documents);
  const bank = content.bank.snapshot;
  const tasks = read.map((each): Tau2Task => {
    const found: InputProblem[] = [];
    const scenario = toTau2Scenario(each.task, { find, bank, script: scripts.get(each.task.id) }, found);
    problems.push(...found.map((problem) => problemIn(each, problem)));
    const { persona = null, instructions } = each.task.user_scenario;
    return { scenario, caller: { persona, instructions } };
  });
  return {
    content,
    tasks,
    taskFiles,
    checkFiles: [],
    scriptFiles,
    otherFiles: [],
    notes: {},
    counts: { tasks: tasks.length, checked: 0, scripted: scripts.size, contested: 0 },
  };
}
