import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import { placeOf } from "../files/file-problem.ts";
import { isCode } from "../files/is-code.ts";
import { openStoredRun as openFolder, type StoredRun } from "../library/stored-run.ts";

const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** The folder of a run. @throws InputError for a name that could lead out of the runs folder. */
export function runFolder(runsDir: string, run: string): string {
  if (RUN_ID.test(run)) return join(runsDir, run);
  throw new InputError([
    {
      path: "--run-id",
      value: run,
      problem: "not a run's name",
      remedy: "Use letters, digits, dots, dashes and underscores, at most 100, the first a letter or digit",
    },
  ]);
}

/**
 * Runs that are kept in the folder, by name; links to folders among them, and links that lead nowhere.
 *
 * @throws InputError for a folder that is there and cannot be read.
 */
export function storedRuns(runsDir: string): string[] {
  return entriesOf(runsDir)
    .filter((entry) => RUN_ID.test(entry.name) && mayBeRun(entry, join(runsDir, entry.name)))
    .map(({ name }) => name)
    .toSorted();
}

function entriesOf(runsDir: string): Dirent[] {
  try {
    return readdirSync(runsDir, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    const problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
    throw new InputError([{ file: runsDir, problem, remedy: "Name a folder of runs with --runs-dir" }]);
  }
}

function mayBeRun(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  const found = placeOf(path);
  return typeof found === "string" || found.isDirectory();
}

/** @throws InputError naming the runs that exist, when this one does not. */
export function assertStoredRun(runsDir: string, run: string): void {
  if (!storedRuns(runsDir).includes(run)) throw unknownRun(runsDir, run);
}

/** Opens a run that exists. @throws InputError naming the runs that do, when it does not. */
export async function openStoredRun(
  runsDir: string,
  run: string,
  mode: "read" | "write",
): Promise<StoredRun> {
  const folder = runFolder(runsDir, run);
  assertStoredRun(runsDir, run);
  return openFolder(folder, mode);
}

function unknownRun(runsDir: string, run: string): InputError {
  const known = storedRuns(runsDir).slice(-5);
  const remedy = known.length === 0 ? "There are no runs yet" : `The latest are ${known.join(", ")}`;
  return new InputError([{ file: runsDir, value: run, problem: "no such run", remedy }]);
}
