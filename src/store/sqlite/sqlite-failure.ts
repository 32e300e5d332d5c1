import { InputError, RunStopper, StoreCorrupt } from "../../contract/errors.ts";

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const code = {
  statement: 1,
  permission: 3,
  busy: 5,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  locking: 15,
  notADatabase: 26,
} as const;

/**
 * What an error of SQLite means for the run in `file`, said so that its user can act. Other errors are returned as they
 * are.
 *
 * @param record What was being read or written, in words.
 */
export function sqliteFailure(error: unknown, file: string, record: string): unknown {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return error;
  const refused = (problem: string, remedy: string): InputError =>
    new InputError([{ file, problem, remedy }]);
  switch (error.errcode & 0xff) {
    case code.corrupt:
      return new StoreCorrupt({ file, record }, error.message, { cause: error });
    case code.notADatabase:
      return refused("is no SQLite database", "Name the folder of a run, or move this file away.");
    case code.cannotOpen:
    case code.permission:
    case code.readOnly:
      return refused(
        `cannot be opened (${error.message})`,
        "Check the permissions of the file and its folder.",
      );
    case code.busy:
      return refused("is locked by another program", "Close whatever else has this file open.");
    case code.locking:
      return refused("lies where files cannot be locked", "Keep runs on a local disk.");
    case code.full:
    case code.inputOutput:
      return new RunStopper(
        `${file}: ${record}: ${error.message}. Free some space or check the disk, then resume.`,
      );
    default:
      return error;
  }
}

/** Whether SQLite gave up because another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, code.busy);
}

/** Whether a statement did not fit the tables it names. */
export function isUnfitStatement(error: unknown): boolean {
  return hasCode(error, code.statement);
}

function hasCode(error: unknown, wanted: number): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === wanted;
}

/** Runs `work`, saying of an error of SQLite what it means for the run in `file`. */
export function explaining<Result>(file: string, record: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteFailure(error, file, record);
  }
}
