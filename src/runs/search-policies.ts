import { readdirSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import {
  createCorpus,
  createKnowledge,
  Document,
  rankDocuments,
  type ConditionName,
  type RankedDocument,
} from "../corpus/index.ts";
import { suiteDirectory } from "../suites/index.ts";
import { suiteAt } from "../suites/load-playable-suite.ts";
import { readTextFile } from "../files/read-text-file.ts";

/** Where the policies are and how they are asked. */
export type PolicySearch = {
  suite: string;
  condition: ConditionName;
  tool?: string | undefined;
  required?: readonly string[] | undefined;
  top: number;
  seed: number;
};

/** What a condition's tool answered; `ranking` for conditions that rank. */
export type PolicyAnswer = {
  condition: string;
  tool: string;
  status: string;
  text: string;
  documents: string[];
  ranking?: RankedDocument[];
};

/**
 * Asks a corpus under a retrieval condition, with the query as the tool's first argument.
 *
 * @throws InputError for an unknown suite, tool or document, and for a condition without tools.
 */
export async function searchPolicies(query: string, search: PolicySearch): Promise<PolicyAnswer> {
  const { condition, required = [], top, seed } = search;
  const corpus = createCorpus(loadDocuments(search.suite));
  const { tools } = createKnowledge({ corpus, condition, requiredDocuments: required, seed, topK: top });
  const tool = search.tool === undefined ? tools[0] : tools.find(({ spec }) => spec.name === search.tool);
  const names = tools.map(({ spec }) => spec.name).join(", ");
  if (tool === undefined) {
    const remedy = names === "" ? "This condition gives the agent no tool" : `It has ${names}`;
    throw new InputError([
      { path: "--tool", value: search.tool ?? condition, problem: "no such tool", remedy },
    ]);
  }
  const outcome = await tool.call({ [firstParameter(tool.spec.parameters)]: query });
  const documents = outcome.effects.flatMap((effect) =>
    effect.type === "retrieved" ? effect.documents : [],
  );
  const ranking = await rankDocuments(corpus, condition, { query, limit: top });
  return {
    condition,
    tool: tool.spec.name,
    status: outcome.status,
    text: outcome.text,
    documents,
    ...(ranking === undefined ? {} : { ranking }),
  };
}

function firstParameter(schema: unknown): string {
  const properties = (schema as { properties?: object } | undefined)?.properties ?? {};
  return Object.keys(properties)[0] ?? "query";
}

/** A suite's policies, or JSON files of documents in a folder. */
function loadDocuments(name: string): readonly Document[] {
  if (suiteDirectory(name) !== undefined) {
    const { kind, place } = suiteAt(name);
    return kind.documents(place);
  }
  let files: string[];
  try {
    files = readdirSync(name).filter((file) => file.endsWith(".json"));
  } catch {
    throw new InputError([
      { path: "--suite", value: name, problem: "neither a suite nor a folder of documents" },
    ]);
  }
  if (files.length === 0) throw new InputError([{ file: name, problem: "no JSON files here" }]);
  return files.map((file) => readDocument(join(name, file)));
}

function readDocument(file: string): Document {
  try {
    const parsed = Document.safeParse(JSON.parse(readTextFile(file)));
    if (parsed.success) return parsed.data;
    throw new InputError(
      parsed.error.issues.map(({ path, message }) => ({ file, path: path.join("."), problem: message })),
    );
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
    throw error;
  }
}
