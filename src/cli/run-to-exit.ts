import { CommanderError } from "commander";
import { InputError, RunStopper, StoreCorrupt } from "../contract/errors.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { Interrupted } from "./interrupts.ts";
import { say } from "./terminal.ts";

/**
 * Runs the command line to its end and sets the exit code. A user's mistake is one clear message; only a bug of ours
 * shows a stack.
 */
export async function runToExit(command: () => Promise<unknown>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", passOverClosedPipe);
  try {
    await command();
  } catch (error) {
    process.exitCode = explain(firstTrouble(error));
  }
}

function explain(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongInput;
  if (error instanceof InputError || error instanceof RunStopper) {
    say(error.message);
    return EXIT.wrongInput;
  }
  if (error instanceof StoreCorrupt) {
    say(`${error.message}. Restore the file from a copy, or begin a new run.`);
    return EXIT.wrongInput;
  }
  if (isFileTrouble(error)) {
    say(`${error.path}: ${error.message}. Check the path, its permissions and the free space.`);
    return EXIT.wrongInput;
  }
  if (error instanceof Interrupted) return EXIT.interrupted;
  say(`This is a bug in Tellerproof, please report it with these lines:\n${stackOf(error)}`);
  return EXIT.bug;
}

/** What went wrong first, where closing things went wrong as well. */
function firstTrouble(error: unknown): unknown {
  return error instanceof SuppressedError ? firstTrouble(error.suppressed) : error;
}

/** A file or folder that is not there, may not be used, or does not fit on the disk. */
function isFileTrouble(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return (
    error instanceof Error &&
    "syscall" in error &&
    "code" in error &&
    "path" in error &&
    typeof error.path === "string"
  );
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `tellerproof … | head` is no fault of anyone's: the command goes on to its end, and its result decides the exit code. */
function passOverClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
