import { join } from "node:path";
import { InputError } from "../../../contract/errors.ts";
import { isFile, isFolder } from "./source-file.ts";

export type BankingDomain = "fraudbench" | "banking_knowledge";

/** Where the tasks of a checkout lie: one file each, or all in one list. */
export type TasksPlace = { type: "folder"; folder: string } | { type: "list"; file: string };

/** Where the parts of a checkout or a pack lie; `undefined` for what it may do without. */
export type CheckoutParts = {
  tasks: TasksPlace;
  database: string;
  documents: string;
  prompts: string;
  guidelines: string | undefined;
  /** Ids of the public evaluation, one a line. */
  curriculum: string | undefined;
  /** Source files that hold the tools' descriptions, and the one with the agent's fixed instructions. */
  toolSources: readonly string[];
  agentSource: string | undefined;
  licence: string | undefined;
};

const DATA = "data/tau2";
const SOURCES = "src/tau2";

/**
 * Finds the parts of a public checkout, of a domain's folder in one, of a folder with all parts side by side, or of a
 * pack.
 *
 * @param knowledge A folder with what all banking domains share (documents, prompts, guidelines), where the checkout has
 *   none of its own.
 * @throws InputError naming every part that is not there.
 */
export function findParts(root: string, domain: BankingDomain, knowledge: string | undefined): CheckoutParts {
  if (!isFolder(root)) throw new InputError([{ file: root, problem: "no such folder" }]);
  const own = [join(root, DATA, "domains", domain), ...flat(root)];
  const shared = [root, ...(knowledge === undefined ? [] : [knowledge])].flatMap(sharedFolders);
  const tasks = findTasks(own);
  const database = firstFile(own, "db.json");
  const documents = firstFolder(shared, "documents");
  const prompts = firstFolder(shared, "prompts");
  const problems = [
    ...(tasks === undefined ? [missing(root, "tasks", "no task files")] : []),
    ...(database === undefined ? [missing(root, "db.json", "no database")] : []),
    ...(documents === undefined ? [missing(root, "documents", "no policy documents", SHARED)] : []),
    ...(prompts === undefined ? [missing(root, "prompts", "no prompts", SHARED)] : []),
  ];
  if (tasks === undefined || database === undefined || documents === undefined || prompts === undefined) {
    throw new InputError(problems);
  }
  return { tasks, database, documents, prompts, ...optionalParts(root, shared) };
}

const SHARED = "Name a folder that has the shared documents and prompts with --knowledge";

function optionalParts(
  root: string,
  shared: readonly string[],
): Pick<CheckoutParts, "guidelines" | "curriculum" | "toolSources" | "agentSource" | "licence"> {
  const homes = [root, ...shared];
  const simulators = [
    ...homes.map((home) => join(home, DATA, "user_simulator")),
    ...homes.map((home) => join(home, "user_simulator")),
    ...shared.map((home) => join(home, "../../user_simulator")),
  ];
  const sources = homes.flatMap((home) => [
    join(home, SOURCES, "domains/banking_knowledge"),
    join(home, "source"),
  ]);
  const toolSources = sources.find((folder) => isFile(join(folder, "tools.py")));
  return {
    guidelines: simulators.find((folder) => isFile(join(folder, "simulation_guidelines.md"))),
    curriculum: firstFile([join(root, "data/curriculum"), root], "fraudbench_all.jsonl"),
    toolSources:
      toolSources === undefined
        ? []
        : ["tools.py", "retrieval_mixins.py"].map((name) => join(toolSources, name)).filter(isFile),
    agentSource: firstFile([join(root, SOURCES, "agent"), join(root, "source")], "llm_agent.py"),
    licence: firstFile(homes, "LICENSE"),
  };
}

/** A folder in which all parts may lie side by side. */
function flat(root: string): string[] {
  return [root, join(root, "data")];
}

function sharedFolders(root: string): string[] {
  const domain = "banking_knowledge";
  return [join(root, DATA, "domains", domain), ...flat(root), join(root, "..", domain)];
}

function findTasks(folders: readonly string[]): TasksPlace | undefined {
  const folder = firstFolder(folders, "tasks");
  if (folder !== undefined) return { type: "folder", folder };
  const file = firstFile(folders, "tasks.json");
  return file === undefined ? undefined : { type: "list", file };
}

function firstFolder(folders: readonly string[], name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isFolder);
}

function firstFile(folders: readonly string[], name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isFile);
}

function missing(file: string, path: string, problem: string, remedy?: string) {
  return { file, path, problem, ...(remedy === undefined ? {} : { remedy }) };
}
