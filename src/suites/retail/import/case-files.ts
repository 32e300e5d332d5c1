import { join } from "node:path";
import { InputError } from "../../../contract/errors.ts";
import { isThere } from "../../../files/file-problem.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readBytes } from "../../../files/read-bytes.ts";
import type { FileBytes } from "../../import/write-pack.ts";
import { comparePaths } from "./hashes.ts";

/** Folders whose files are never cases: retired ones, as in the public harness, and what runs and tools leave behind. */
const NO_CASES = new Set(["_retired", "results", "node_modules"]);

/**
 * All case files of a bank, at any depth, ordered by path component by component. Links within it are followed.
 *
 * @param apart Names of JSON files directly in the folder that are no cases.
 * @returns Paths relative to the folder, with forward slashes; none for a folder that does not exist.
 * @throws InputError for links out of it, and all that filesBelow finds wrong.
 */
export function caseFilePaths(folder: string, apart: readonly string[] = []): string[] {
  if (!isThere(folder)) return [];
  const { files, problems } = filesBelow(folder, {
    skipped: (name) => NO_CASES.has(name) || name.startsWith("."),
  });
  if (problems.length > 0) throw new InputError(problems);
  return files.filter((path) => path.endsWith(".json") && !apart.includes(path)).toSorted(comparePaths);
}

export function readCaseFiles(folder: string, paths: readonly string[]): FileBytes[] {
  return paths.map((path) => ({ path, bytes: readBytes(join(folder, path), { within: folder }) }));
}
