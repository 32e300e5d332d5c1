import { readBankDatabase, tau2Bank, type BankSnapshot } from "../../../bank/live/index.ts";
import type { Wording } from "../../../bank/live/index.ts";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import { Document, createCorpus } from "../../../corpus/index.ts";
import { isExactObject, toJson } from "../../../exact-json/index.ts";
import { problemsOf } from "../../import/problems.ts";
import { readAgentInstruction } from "./agent-instruction.ts";
import type { Guidelines } from "./caller-prompt.ts";
import type { CheckoutParts } from "./find-parts.ts";
import { COMPONENTS, missingComponents, type Prompts } from "./policy-prompt.ts";
import { jsonOf, readSource, readSources, textOf, type SourceFile } from "./source-file.ts";
import { readToolWords } from "./tool-words.ts";

/** The bank's records as a public checkout has them. */
type BankContent = {
  /** The database's own text. */
  text: string;
  snapshot: BankSnapshot;
  json: ExactJson;
};

/** What all tasks of a banking benchmark share. */
export type BankingContent = {
  bank: BankContent;
  documents: readonly Document[];
  prompts: Prompts;
  /** `undefined` where the checkout came without: a caller is then told what to do in our words. */
  guidelines: Guidelines | undefined;
  /** The public descriptions of tools; `undefined` where the checkout came without: the tools are described in ours. */
  words: Wording | undefined;
  /** The fixed part of the agent's instructions; `undefined` as for the tools. */
  agentInstruction: string | undefined;
  /** Every file that was read, to lie in a pack as it is. */
  files: { [Part in "database" | "documents" | "prompts" | "others"]: readonly SourceFile[] };
};

/**
 * Reads what all tasks share. Everything that is wrong in any file is added to `problems`.
 *
 * @returns `undefined` where the database or the documents cannot be used at all.
 */
export function readContent(parts: CheckoutParts, problems: InputProblem[]): BankingContent | undefined {
  const database = readSource(parts.database, "db.json");
  const documentFiles = readSources(parts.documents, "documents", [".json"]);
  const promptFiles = readSources(parts.prompts, "prompts", [".md"]);
  const bank = readBank(database, problems);
  const documents = readDocuments(documentFiles, parts.documents, problems);
  const prompts = readPrompts(promptFiles, parts.prompts, problems);
  const guidelines = readGuidelines(parts.guidelines, problems);
  const tools = parts.toolSources.map((file) => readSource(file, `source/${baseName(file)}`));
  const agent = parts.agentSource === undefined ? [] : [readSource(parts.agentSource, "source/llm_agent.py")];
  const licence = parts.licence === undefined ? [] : [readSource(parts.licence, "LICENSE")];
  if (bank === undefined || documents === undefined) return undefined;
  return {
    bank,
    documents,
    prompts,
    guidelines: guidelines?.texts,
    words: readWords(tools, problems),
    agentInstruction: agent.map((file) => readAgentInstruction(textOf(file, problems) ?? "")).at(0),
    files: {
      database: [database],
      documents: documentFiles,
      prompts: promptFiles,
      others: [...tools, ...agent, ...licence, ...(guidelines?.files ?? [])],
    },
  };
}

function readBank(source: SourceFile, problems: InputProblem[]): BankContent | undefined {
  const text = textOf(source, problems);
  const json = text === undefined ? undefined : jsonOf(source, problems);
  if (text === undefined || json === undefined) return undefined;
  try {
    return { text, json, snapshot: readBankDatabase(text, tau2Bank) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { file } = source;
    problems.push(
      ...error.problems.map(({ path = "", ...rest }) => ({
        ...rest,
        file,
        path: path.replace(/^agent_data\.?/, ""),
      })),
    );
    return undefined;
  }
}

/** Keys beside those of a document are metadata. */
const PublicDocument = Document.pick({ id: true, title: true, content: true, checklist: true }).strip();

function readDocuments(
  files: readonly SourceFile[],
  folder: string,
  problems: InputProblem[],
): Document[] | undefined {
  const before = problems.length;
  const documents = files.flatMap((source): Document[] => {
    const value = jsonOf(source, problems);
    if (value === undefined) return [];
    const parsed = PublicDocument.safeParse(isExactObject(value) ? toJson(value) : value, {
      reportInput: true,
    });
    if (parsed.success) return [parsed.data];
    problems.push(...problemsOf(parsed.error).map((problem) => ({ ...problem, file: source.file })));
    return [];
  });
  if (files.length === 0) problems.push({ file: folder, problem: "no policy documents here" });
  if (problems.length > before) return undefined;
  try {
    createCorpus(documents);
    return documents;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...error.problems.map((problem) => ({ ...problem, file: folder })));
    return undefined;
  }
}

function readPrompts(files: readonly SourceFile[], folder: string, problems: InputProblem[]): Prompts {
  const prompts = new Map(
    files.map((source) => [
      source.path.replace(/^prompts\//, "").replace(/\.md$/, ""),
      textOf(source, problems) ?? "",
    ]),
  );
  for (const component of COMPONENTS) {
    if (!prompts.has(component)) problems.push({ file: folder, path: `${component}.md`, problem: "missing" });
  }
  for (const { prompt, component } of missingComponents(prompts)) {
    problems.push({ file: folder, path: `${prompt}.md`, problem: `there is no component ${component}` });
  }
  return prompts;
}

function readGuidelines(
  folder: string | undefined,
  problems: InputProblem[],
): { texts: Guidelines; files: SourceFile[] } | undefined {
  if (folder === undefined) return undefined;
  const files = readSources(folder, "user_simulator", [".md"]);
  const textNamed = (name: string): string | undefined => {
    const source = files.find(({ path }) => path === `user_simulator/${name}.md`);
    return source === undefined ? undefined : textOf(source, problems);
  };
  const plain = textNamed("simulation_guidelines") ?? "";
  return { files, texts: { plain, withTools: textNamed("simulation_guidelines_tools") ?? plain } };
}

function readWords(sources: readonly SourceFile[], problems: InputProblem[]): Wording | undefined {
  if (sources.length === 0) return undefined;
  const words = Object.assign(
    {},
    ...sources.map((source) => readToolWords(textOf(source, problems) ?? "")),
  ) as Wording; // joined from wordings, and nothing else
  const [{ file }] = sources as [SourceFile, ...SourceFile[]]; // not empty, as was just asked
  if (Object.keys(words).length === 0) problems.push({ file, problem: "no tool with a description here" });
  return words;
}

function baseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
}
