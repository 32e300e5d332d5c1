import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { InputError } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { isExactObject } from "../../../exact-json/index.ts";
import { readExactFile } from "../../read-exact-file.ts";
import { readPublicTools, toRetailCase, type PublicTools } from "../import/index.ts";
import { suiteDirectory } from "../../index.ts";
import { loadRetailSuite } from "../authoring/load-suite.ts";
import { exposeTool } from "../authoring/tool-entry.ts";
import { readTextFile } from "../../../files/read-text-file.ts";
import { shellPath } from "../../../text/shell-word.ts";

/** Where tool files lie within a folder: beside the cases, or as in a public checkout. */
const TOOL_PLACES = ["", "indicbankbench"];

/**
 * Finds cases to grade transcripts against: public case files or objects, and cases of a suite by id. Names of tools in
 * public cases are looked up in the tool files of `--tools`, else in those above the case file, else among the bundled
 * tools, which have the same names and parameters.
 */
export class GradingCases {
  readonly #toolsFolder: string | undefined;
  readonly #suite: string | undefined;
  readonly #tools = new Map<string, PublicTools>();
  readonly #files = new Map<string, RetailCase>();
  #byId: ReadonlyMap<string, RetailCase> | undefined;

  constructor(options: { tools?: string | undefined; suite?: string | undefined }) {
    this.#toolsFolder = options.tools;
    this.#suite = options.suite;
  }

  /** @throws InputError for a case that is not there or not valid. */
  find(given: ExactJson): RetailCase {
    if (isExactObject(given)) return toRetailCase(given, this.#toolsFor(undefined));
    if (typeof given !== "string") throw badCase(given);
    if (this.#suite !== undefined) return this.#inSuite(this.#suite, given);
    const known = this.#files.get(given) ?? this.#fromFile(given);
    this.#files.set(given, known);
    return known;
  }

  #fromFile(file: string): RetailCase {
    if (/\.ya?ml$/i.test(file)) {
      const remedy = "Name its suite's folder (--suite) and give the case's id (--case <domain>.<name>)";
      throw new InputError([{ file, problem: "a case of a suite, not a public case file", remedy }]);
    }
    const parsed = readExactFile(file);
    if (!isExactObject(parsed)) throw new InputError([{ file, problem: "a case is one JSON object" }]);
    try {
      return toRetailCase(parsed, this.#toolsFor(file));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.problems.map((problem) => ({ ...problem, file: problem.file ?? file })));
    }
  }

  #inSuite(suite: string, id: string): RetailCase {
    this.#byId ??= new Map(loadRetailSuite(suiteDirectory(suite) ?? suite).cases.map((one) => [one.id, one]));
    const found = this.#byId.get(id);
    if (found !== undefined) return found;
    throw new InputError([
      {
        path: "--case",
        value: id,
        problem: `suite ${suite} has no such case`,
        remedy: `See \`tellerproof list ${shellPath(suite)}\``,
      },
    ]);
  }

  #toolsFor(caseFile: string | undefined): PublicTools {
    const folder = this.#toolsFolder ?? (caseFile === undefined ? undefined : toolsFolderAbove(caseFile));
    const key = folder ?? "";
    const known = this.#tools.get(key) ?? (folder === undefined ? bundledTools() : readTools(folder));
    this.#tools.set(key, known);
    return known;
  }
}

function toolsFolderAbove(file: string): string | undefined {
  for (let folder = dirname(resolve(file)); ; folder = dirname(folder)) {
    const place = TOOL_PLACES.map((inner) => join(folder, inner)).find(hasToolFiles);
    if (place !== undefined) return place;
    if (folder === dirname(folder)) return undefined;
  }
}

function hasToolFiles(folder: string): boolean {
  return existsSync(join(folder, "tools.json")) && existsSync(join(folder, "harness_tool_spec.json"));
}

function readTools(folder: string): PublicTools {
  const place = TOOL_PLACES.map((inner) => join(folder, inner)).find(hasToolFiles);
  if (place === undefined) {
    throw new InputError([
      { file: folder, problem: "there is no tools.json with a harness_tool_spec.json here" },
    ]);
  }
  const [shown, known] = ["tools.json", "harness_tool_spec.json"].map((name) =>
    readTextFile(join(place, name)),
  );
  return readPublicTools(shown ?? "", known ?? "");
}

function bundledTools(): PublicTools {
  const { content } = loadRetailSuite(suiteDirectory("retail-india") ?? "");
  return new Map([...content.tools].map(([name, entry]): [string, ExposedTool] => [name, exposeTool(entry)]));
}

function badCase(value: unknown): InputError {
  return new InputError([{ path: "case", value, problem: "a case is a path, an id or an object" }]);
}
