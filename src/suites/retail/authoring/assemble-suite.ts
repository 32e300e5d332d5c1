import type { InputProblem } from "../../../contract/errors.ts";
import { InputError } from "../../../contract/errors.ts";
import type { RetailCase } from "../retail-case.ts";
import { ToolFormError } from "../../../tool-schema/index.ts";
import type { ParsedCase, ResolvedCase, SuiteContent } from "./resolve-case.ts";
import { resolveCase } from "./resolve-case.ts";
import type { ToolsFile } from "./suite-file.ts";
import { caseHash, suiteHash } from "./suite-hash.ts";
import { exposeTool } from "./tool-entry.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";

/** A folder of retail cases, ready to be played. */
export type RetailSuite = {
  id: string;
  title: string;
  /** SHA-256 (hex) over all cases as they are played and graded. */
  hash: string;
  /** Where it was loaded from. */
  directory: string;
  promptTemplate: string;
  /** Ordered by domain, then file name. */
  cases: readonly RetailCase[];
  /** SHA-256 (hex) of one case; changes when its play or its grading could change. @throws RangeError. */
  hashOf(caseId: string): string;
  /** Where a case is written. @throws RangeError for an id the suite does not have. */
  sourceOf(caseId: string): CaseSource;
  content: SuiteContent;
};

export type CaseSource = ResolvedCase & {
  /** The case file, as given by the directory. */
  path: string;
};

/** A case that has passed its schema, and where it is written. */
export type CaseToResolve = ParsedCase & { path: string };

/**
 * Resolves the cases against what they share.
 *
 * @param problems What is already known to be wrong.
 * @throws InputError with these problems and all that resolving finds.
 */
export function assembleSuite(
  directory: string,
  content: SuiteContent,
  { cases, problems: known }: { cases: readonly CaseToResolve[]; problems: readonly InputProblem[] },
): RetailSuite {
  const problems = [...known];
  const sources: CaseSource[] = [];
  for (const parsed of cases) {
    const { resolved, problems: more } = resolveCase(parsed, content);
    problems.push(...more);
    if (resolved !== undefined) sources.push({ ...resolved, path: parsed.path });
  }
  problems.push(...duplicates(sources));
  if (problems.length > 0) throw new InputError(problems);
  return suiteOf(directory, content, sources);
}

function suiteOf(directory: string, content: SuiteContent, sources: readonly CaseSource[]): RetailSuite {
  const { suite, promptTemplate } = content;
  const byId = new Map(sources.map((source) => [source.case.id, source]));
  const hashes = new Map(sources.map(({ case: one }) => [one.id, caseHash(one, promptTemplate)]));
  return {
    id: suite.id,
    title: suite.title,
    hash: suiteHash(hashes),
    directory,
    promptTemplate,
    cases: sources.map((source) => source.case),
    hashOf: (caseId) => known(hashes, caseId),
    sourceOf: (caseId) => known(byId, caseId),
    content,
  };
}

function known<Value>(values: ReadonlyMap<string, Value>, caseId: string): Value {
  const value = values.get(caseId);
  if (value === undefined) throw new RangeError(`the suite has no case "${caseId}"`);
  return value;
}

/** Tools that are defined twice or that no model could be shown. */
export function unusableTools(tools: ToolsFile, yaml: YamlFile): InputProblem[] {
  return tools.flatMap((tool, index): InputProblem[] => {
    if (tools.findIndex((other) => other.name === tool.name) < index) {
      return [yaml.problem([index, "name"], { problem: "defined twice", value: tool.name })];
    }
    try {
      exposeTool(tool);
      return [];
    } catch (error) {
      if (!(error instanceof ToolFormError)) throw error;
      return [yaml.problem([index], { problem: error.message, value: tool.name })];
    }
  });
}

function duplicates(sources: readonly CaseSource[]): InputProblem[] {
  const first = new Map<string, CaseSource>();
  return sources.flatMap((source): InputProblem[] => {
    const { id } = source.case;
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, source);
      return [];
    }
    return [source.yaml.problem(["id"], { problem: `the id is already that of ${earlier.path}`, value: id })];
  });
}
