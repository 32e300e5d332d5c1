import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { InputError, StoreCorrupt } from "../../contract/errors.ts";
import type { RunStore } from "../../contract/ports.ts";
import { assertNoPipes } from "./assert-no-pipes.ts";
import { type Access, RunFile } from "./run-file.ts";
import { acquireRunLock, type RunLock } from "./run-lock.ts";
import { assertCurrentSchema, migrate } from "./schema.ts";
import { explaining, isBusy, isUnfitStatement, sqliteFailure } from "./sqlite-failure.ts";
import { SqliteStore } from "./sqlite-store.ts";

/** How long a statement waits for another process that has the file locked for a moment. */
const busyMs = 5_000;

/** `read` looks at a run that is there, also while another process writes it. `write` makes the folder if need be. */
export type OpenOptions = { mode: Access };

/**
 * Opens the run in a folder: `run.sqlite`, with `run.lock` and, while it is written, `run.owner.json` and SQLite's own
 * `-wal` and `-shm` beside it. A run that was closed is the one file `run.sqlite`, which can be copied as it stands.
 * One process at a time may write.
 *
 * @throws InputError when there is no run to read, another process writes it (named), the file is no run, is of a newer
 *   version, or may not be opened; each with what to do. @throws StoreCorrupt when the file is damaged or cut off.
 */
export async function openRunStore(directory: string, options: OpenOptions): Promise<RunStore> {
  const file = join(directory, "run.sqlite");
  assertNoPipes(directory);
  return options.mode === "read" ? openForReading(directory, file) : openForWriting(directory, file);
}

function openForReading(directory: string, file: string): RunStore {
  if (!existsSync(file)) {
    throw new InputError([{ file, problem: "there is no run here", remedy: "Name the folder of a run." }]);
  }
  undoHalfWrite(directory, file);
  const database = explaining(
    file,
    "the file",
    () => new DatabaseSync(file, { readOnly: true, timeout: busyMs }),
  );
  return closingOnError(database, () =>
    explaining(file, "the file", () => {
      distrust(database);
      assertWhole(database, file);
      assertCurrentSchema(database, file);
      return storeOn(new RunFile(database, file, "read"), database, () => {
        if (database.isOpen) database.close();
      });
    }),
  );
}

/**
 * A writer that is killed outside WAL mode, as it opens or closes the file, leaves a rollback journal. Only a connection
 * that may write can play it back; one that reads is refused until then. The journal of a writer that lives is its own.
 */
function undoHalfWrite(directory: string, file: string): void {
  if (!existsSync(`${file}-journal`)) return;
  try {
    const lock = acquireRunLock(directory, file);
    try {
      using database = new DatabaseSync(file, { timeout: busyMs });
      distrust(database);
      database.prepare("PRAGMA schema_version").get();
    } finally {
      lock.release();
    }
  } catch {
    // Held by a writer, or not to be written here: opening it for reading says what there is to say.
  }
}

function openForWriting(directory: string, file: string): RunStore {
  makeFolder(directory);
  const lock = acquireRunLock(directory, file);
  try {
    return explaining(file, "the file", () => openLocked(file, lock));
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLocked(file: string, lock: RunLock): RunStore {
  const database = new DatabaseSync(file, { timeout: busyMs });
  return closingOnError(database, () => {
    distrust(database);
    assertWhole(database, file);
    migrate(database, file);
    database.exec("PRAGMA journal_mode = WAL");
    // What has to be on the disk asks for FULL itself: RunFile.durably. On macOS fsync alone does not empty the disk's
    // cache.
    database.exec("PRAGMA synchronous = NORMAL; PRAGMA fullfsync = ON");
    return storeOn(new RunFile(database, file, "write"), database, () => closeWriter(database, file, lock));
  });
}

/** The schema has the right number by now: a statement that does not fit it tells that its text is damaged. */
function storeOn(file: RunFile, database: DatabaseSync, close: () => void): SqliteStore {
  try {
    return new SqliteStore(file, database, close);
  } catch (error) {
    throw isUnfitStatement(error) ? file.damagedSchema(error) : error;
  }
}

function closeWriter(database: DatabaseSync, file: string, lock: RunLock): void {
  if (!database.isOpen) return;
  try {
    leaveOneFile(database);
  } catch (error) {
    throw sqliteFailure(error, file, "the file");
  } finally {
    database.close();
    lock.release();
  }
}

/**
 * Moves the log into the file and leaves WAL mode, so that the run can be copied, archived, and read from where nobody
 * may write. Where a reader has the run open the log stays beside the file until the run is written again.
 */
function leaveOneFile(database: DatabaseSync): void {
  database.exec("PRAGMA busy_timeout = 0");
  try {
    database.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/** Runs may come from others: no functions in their schema are trusted, and pages are checked as they are read. */
function distrust(database: DatabaseSync): void {
  database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
}

/**
 * SQLite itself takes a last page that was cut off as filled with zeros, and then may not find what is there. With a
 * log beside it the file may rightly be short.
 */
function assertWhole(database: DatabaseSync, file: string): void {
  const pragma = (name: string): number => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  const expected = pragma("page_count") * pragma("page_size");
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  // By its entry only: to open and close the file would drop SQLite's own locks on it (POSIX).
  const { size } = statSync(file);
  if (size >= expected || (log !== undefined && log.size > 0)) return;
  throw new StoreCorrupt({ file, record: "the file" }, `cut off: ${size} of ${expected} bytes are there`);
}

function closingOnError<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    database.close();
    throw error;
  }
}

function makeFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    const problem = `cannot be made (${error instanceof Error ? error.message : String(error)})`;
    throw new InputError([{ file: directory, problem, remedy: "Name a folder that can be written." }]);
  }
}
