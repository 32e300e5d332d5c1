import { readFileSync, statSync } from "node:fs";
import { InputError, type InputProblem } from "../contract/errors.ts";
import { fileProblem } from "./file-problem.ts";

/** How a file is read. */
export type ReadOptions = {
  /** Folder that links may not lead out of. */
  within?: string | undefined;
  /** Largest file that is read, in bytes. */
  most?: number | undefined;
};

/** Whoever writes a longer one by hand has another file in mind. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file's bytes. @throws InputError naming the file where it cannot be read, is none, or is too large. */
export function readBytes(file: string, { within, most = MOST_BYTES }: ReadOptions = {}): Buffer {
  const problem = fileProblem(file, within) ?? tooLarge(file, most);
  if (problem !== undefined) throw new InputError([problem]);
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new InputError([{ file, problem: `cannot be read: ${code}` }]);
  }
}

function tooLarge(file: string, most: number): InputProblem | undefined {
  const { size } = statSync(file);
  if (size <= most) return undefined;
  return { file, problem: `is larger than what is read here`, value: `${size} bytes, at most ${most}` };
}
