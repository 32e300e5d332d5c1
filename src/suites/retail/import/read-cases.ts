import type { InputProblem } from "../../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import { fieldOf, isExactObject, parseExact } from "../../../exact-json/index.ts";
import type { FileBytes } from "../../import/write-pack.ts";
import type { PublicTools } from "./public-tools.ts";
import { convertCase } from "./to-retail-case.ts";

/**
 * Reads all case files, in their order. Everything that is wrong in any of them, and every id that occurs twice, is
 * added to `problems` with its file.
 *
 * @param tools `undefined` where the tool files could not be read: names of tools are then not looked up.
 */
export function readCases(
  files: readonly FileBytes[],
  tools: PublicTools | undefined,
  problems: InputProblem[],
): RetailCase[] {
  const cases: RetailCase[] = [];
  const firstFile = new Map<string, string>();
  for (const file of files) {
    const found: InputProblem[] = [];
    const parsed = parseFile(file, found);
    if (isExactObject(parsed)) {
      const converted = convertCase(parsed, tools, found);
      if (converted !== undefined) cases.push(converted);
      found.push(...duplicateId(parsed, file.path, firstFile));
    } else if (parsed !== undefined) {
      found.push({ problem: "expected a case, which is one JSON object" });
    }
    problems.push(...found.map((problem) => ({ ...problem, file: file.path })));
  }
  return cases;
}

function parseFile({ bytes }: FileBytes, problems: InputProblem[]): ExactJson | undefined {
  try {
    return parseExact(utf8.decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) problems.push({ problem: `not JSON: ${error.message}` });
    else if (error instanceof TypeError) problems.push({ problem: "not UTF-8" });
    else throw error;
    return undefined;
  }
}

// A byte order mark is not skipped: the public harness does not read such a file either.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function duplicateId(raw: ExactObject, file: string, firstFile: Map<string, string>): InputProblem[] {
  const id = fieldOf(raw, "case_id");
  if (typeof id !== "string") return [];
  const first = firstFile.get(id);
  if (first !== undefined) return [{ path: "case_id", value: id, problem: `also the id of ${first}` }];
  firstFile.set(id, file);
  return [];
}
