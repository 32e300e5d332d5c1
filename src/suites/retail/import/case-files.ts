import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCode } from "../../../files/is-code.ts";
import type { FileBytes } from "../../import/write-pack.ts";
import { comparePaths } from "./hashes.ts";

/** Folders whose files are never cases: retired ones, as in the public harness, and what runs and tools leave behind. */
const NO_CASES = new Set(["_retired", "results", "node_modules"]);

/**
 * All case files of a bank, at any depth, ordered by path component by component. Links are not followed.
 *
 * @param apart Names of JSON files directly in the folder that are no cases.
 * @returns Paths relative to the folder, with forward slashes; none for a folder that does not exist.
 */
export function caseFilePaths(folder: string, apart: readonly string[] = []): string[] {
  return jsonFiles(folder, "")
    .filter((path) => !apart.includes(path))
    .toSorted(comparePaths);
}

export function readCaseFiles(folder: string, paths: readonly string[]): FileBytes[] {
  return paths.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

function jsonFiles(root: string, within: string): string[] {
  const found: string[] = [];
  for (const entry of entriesOf(join(root, within))) {
    const path = within === "" ? entry.name : `${within}/${entry.name}`;
    if (entry.isDirectory() && !NO_CASES.has(entry.name) && !entry.name.startsWith(".")) {
      found.push(...jsonFiles(root, path));
    } else if (entry.isFile() && entry.name.endsWith(".json")) {
      found.push(path);
    }
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return [];
    throw error;
  }
}
