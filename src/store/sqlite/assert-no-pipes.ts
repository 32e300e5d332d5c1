import { join } from "node:path";
import { InputError } from "../../contract/errors.ts";
import { kindOf, placeOf } from "../../files/file-problem.ts";

/** What a run's folder may hold by these names, SQLite's own beside its database among them. */
const NAMES = [
  "run.sqlite",
  "run.sqlite-wal",
  "run.sqlite-shm",
  "run.sqlite-journal",
  "run.lock",
  "run.owner.json",
];

/**
 * Finds pipes, sockets and devices in the place of a run's files: to open one may wait for ever. Nothing is opened.
 *
 * @throws InputError naming the first.
 */
export function assertNoPipes(directory: string): void {
  for (const file of NAMES.map((name) => join(directory, name))) {
    const found = placeOf(file);
    if (typeof found === "string" || found.isFile() || found.isDirectory()) continue;
    throw new InputError([{ file, problem: `is ${kindOf(found)}, not a file`, remedy: "Take it away." }]);
  }
}
