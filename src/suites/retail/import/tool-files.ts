import { join } from "node:path";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { isThere } from "../../../files/file-problem.ts";
import { readBytes } from "../../../files/read-bytes.ts";
import { PROMPT_FILE } from "./pack.ts";
import { HARNESS_FILE, readPublicTools, TOOLS_FILE, type PublicTools } from "./public-tools.ts";

/** The files that surround the cases, byte for byte, and what the tool files say where they could be read. */
export type ToolFiles = {
  shown: Uint8Array;
  known: Uint8Array;
  prompt: Uint8Array;
  tools: PublicTools | undefined;
};

/** Reads tools and prompt from a checkout or a pack; what is missing or wrong is added to `problems`. */
export function readToolFiles(folder: string, problems: InputProblem[]): ToolFiles {
  const before = problems.length;
  const shown = readPart(folder, TOOLS_FILE, problems);
  const known = readPart(folder, HARNESS_FILE, problems);
  const complete = problems.length === before;
  const prompt = readPart(folder, PROMPT_FILE, problems);
  return {
    shown,
    known,
    prompt,
    tools: complete ? readTools(folder, { shown, known }, problems) : undefined,
  };
}

function readPart(folder: string, name: string, problems: InputProblem[]): Uint8Array {
  const file = join(folder, name);
  if (!isThere(file)) {
    problems.push({ file, problem: "missing" });
    return new Uint8Array();
  }
  try {
    return readBytes(file, { within: folder });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...error.problems);
    return new Uint8Array();
  }
}

function readTools(
  folder: string,
  { shown, known }: { shown: Uint8Array; known: Uint8Array },
  problems: InputProblem[],
): PublicTools | undefined {
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  try {
    return readPublicTools(utf8.decode(shown), utf8.decode(known));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(...inFolder(error.problems, folder));
    return undefined;
  }
}

/** The same problems, with files named from where the user stands. */
export function inFolder(problems: readonly InputProblem[], folder: string): InputProblem[] {
  return problems.map((problem) => ({ ...problem, file: join(folder, problem.file ?? "") }));
}
