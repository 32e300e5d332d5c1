import { dirname, join } from "node:path";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { RetailCase } from "../retail-case.ts";
import { caseFilePaths, readCaseFiles } from "./case-files.ts";
import { isThere } from "../../../files/file-problem.ts";
import { readTextFile } from "../../../files/read-text-file.ts";
import { PACK_FILE } from "../../import/write-pack.ts";
import { CASES_FOLDER, Pack } from "./pack.ts";
import { problemsOf } from "../../import/problems.ts";
import { readCases } from "./read-cases.ts";
import { inFolder, readToolFiles } from "./tool-files.ts";

/** A pack ready to be played: its cases in the public harness's order and the template of the agent's instructions. */
export type LoadedPack = { pack: Pack; cases: RetailCase[]; promptTemplate: string };

/**
 * Reads a pack that `importCheckout` made.
 *
 * @throws InputError with every problem in every file, and for a folder that is no pack or one of a newer format.
 */
export function loadPack(directory: string): LoadedPack {
  const pack = readPack(join(directory, PACK_FILE));
  const problems: InputProblem[] = [];
  const { prompt, tools } = readToolFiles(directory, problems);
  const folder = join(directory, CASES_FOLDER);
  const caseProblems: InputProblem[] = [];
  const cases = readCases(readCaseFiles(folder, caseFilePaths(folder)), tools, caseProblems);
  problems.push(...inFolder(caseProblems, folder));
  if (cases.length === 0 && problems.length === 0)
    problems.push({ file: folder, problem: "no case files here" });
  if (problems.length > 0) throw new InputError(problems);
  return { pack, cases, promptTemplate: new TextDecoder("utf-8", { ignoreBOM: true }).decode(prompt) };
}

function readPack(file: string): Pack {
  const parsed = Pack.safeParse(parseFile(file), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InputError(problemsOf(parsed.error).map((problem) => ({ ...problem, file })));
}

function parseFile(file: string): unknown {
  if (!isThere(file)) {
    const remedy = "Make a pack of a checkout of the public benchmark with the import command";
    throw new InputError([{ file, problem: "no pack here", remedy }]);
  }
  try {
    return JSON.parse(readTextFile(file, { within: dirname(file) }));
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
    throw error;
  }
}
