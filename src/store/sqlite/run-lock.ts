import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { InputError } from "../../contract/errors.ts";
import { explaining, isBusy } from "./sqlite-failure.ts";

/** How long a second writer waits, so that one that is just leaving, or has not yet said who it is, can do so. */
const waitMs = 250;

const Owner = z.strictObject({ pid: z.int(), host: z.string(), since: z.string() });
type Owner = z.infer<typeof Owner>;

/** The right to write a run. */
export type RunLock = { release(): void };

/**
 * Takes the right to write the run in `directory`, until it is released or the process ends, in whatever way.
 *
 * The right is a lock of the operating system, held through an open write transaction on the empty database `run.lock`.
 * The system drops it with the process: no lock can be left behind, no process id that was used again can pass for its
 * owner, containers that share the folder see it, and of several that want it one gets it. `run.owner.json` only tells
 * others who that is. Nothing else in the process may open `run.lock`: closing it would drop the lock (POSIX).
 *
 * @throws InputError when another process, or this one, is writing the run: names its id, host and since when.
 */
export function acquireRunLock(directory: string, run: string): RunLock {
  const file = join(directory, "run.lock");
  const database = explaining(file, "the lock", () => new DatabaseSync(file, { timeout: waitMs }));
  try {
    explaining(file, "the lock", () => {
      // Keeps a crash from leaving a journal file beside it.
      database.exec("PRAGMA journal_mode = MEMORY");
      if (!begin(database)) throw beingWritten(run, readOwner(directory));
    });
    writeOwner(directory);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    release() {
      rmSync(ownerFile(directory), { force: true });
      database.close();
    },
  };
}

function begin(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN IMMEDIATE");
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

const ownerFile = (directory: string): string => join(directory, "run.owner.json");

function writeOwner(directory: string): void {
  const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const file = ownerFile(directory);
  try {
    writeFileSync(`${file}.draft`, `${JSON.stringify(owner)}\n`);
    renameSync(`${file}.draft`, file);
  } catch (error) {
    const problem = `cannot be written (${error instanceof Error ? error.message : String(error)})`;
    throw new InputError([{ file, problem, remedy: "Check the folder's permissions and the free space." }]);
  }
}

function readOwner(directory: string): Owner | undefined {
  try {
    return Owner.safeParse(JSON.parse(readFileSync(ownerFile(directory), "utf8"))).data;
  } catch {
    // The owner has not said yet who it is, or has just left.
    return undefined;
  }
}

function beingWritten(run: string, owner: Owner | undefined): InputError {
  const who =
    owner === undefined ? "another process" : `process ${owner.pid} on ${owner.host} since ${owner.since}`;
  const remedy = "Wait for it or stop it; meanwhile the run can be read.";
  return new InputError([{ file: run, problem: `is being written by ${who}`, remedy }]);
}
