import { z } from "zod";
import { CallerPlan } from "../../../contract/caller-script.ts";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { Fact } from "../../../contract/fact.ts";
import { parseYaml, readYaml } from "../../../text/yaml-file.ts";
import { isFolder, readSources, textOf, type SourceFile } from "./source-file.ts";

/** A caller by rules for one public task (`<task id>.yaml`), and what he has said once the matter is put. */
const ScriptFile = CallerPlan.extend({ delivered: z.array(Fact).min(1).optional() });

/** A caller's script and when he has come to the point; without that a general rule says when. */
export type CallerScript = { plan: CallerPlan; delivered: readonly Fact[] | undefined };

export type ReadScripts = { scripts: ReadonlyMap<string, CallerScript>; files: readonly SourceFile[] };

/** All scripts of a folder by task id. What is wrong in any of them, and one for no task, is added to `problems`. */
export function readScripts(
  folder: string | undefined,
  tasks: ReadonlySet<string>,
  problems: InputProblem[],
): ReadScripts {
  if (folder === undefined) return { scripts: new Map(), files: [] };
  requireFolder(folder, "--scripts");
  const files = readSources(folder, "scripts", [".yaml", ".yml"]);
  const scripts = new Map<string, CallerScript>();
  for (const source of files) {
    const { file, path } = source;
    const id = path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");
    if (!tasks.has(id)) problems.push({ file, problem: `there is no task ${id}` });
    if (scripts.has(id)) problems.push({ file, problem: `there is another script for ${id}` });
    const script = scriptIn(source, problems);
    if (script !== undefined) scripts.set(id, script);
  }
  if (files.length === 0) problems.push({ file: folder, problem: "no scripts here" });
  return { scripts, files };
}

/** @throws InputError where the option names no folder. */
export function requireFolder(folder: string, option: string): void {
  if (!isFolder(folder)) throw new InputError([{ path: option, value: folder, problem: "no such folder" }]);
}

function scriptIn(source: SourceFile, problems: InputProblem[]): CallerScript | undefined {
  const text = textOf(source, problems);
  if (text === undefined) return undefined;
  const { yaml, problems: syntax } = readYaml(text, source.file);
  problems.push(...syntax);
  if (syntax.length > 0) return undefined;
  const { value, problems: faults } = parseYaml(yaml, ScriptFile);
  problems.push(...faults);
  if (value === undefined) return undefined;
  const { delivered, ...plan } = value;
  problems.push(...unknownPhases(plan).map((problem) => ({ ...problem, file: source.file })));
  return { plan, delivered };
}

function unknownPhases({ phases }: CallerPlan): InputProblem[] {
  const ids = new Set(phases.map(({ id }) => id));
  return phases.flatMap(({ next, reactions }, index) => {
    const named = [next, ...reactions.map(({ goTo }) => goTo)].filter((id) => id !== undefined);
    return named
      .filter((id) => !ids.has(id))
      .map((id) => ({ path: `phases[${index}]`, value: id, problem: "there is no phase of this name" }));
  });
}
