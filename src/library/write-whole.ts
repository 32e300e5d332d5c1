import { createWriteStream, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { InputError, RunStopper } from "../contract/errors.ts";

/** Writes a file whole or not at all. @returns Its path. @throws RunStopper where it cannot be written. */
export function writeWhole(path: string, text: string): string {
  const draft = draftOf(path);
  assertReplaceable(path);
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const because = error instanceof Error ? error.message : String(error);
    throw new RunStopper(`${path}: ${because}. Check the path, its permissions and the free space.`);
  }
  return path;
}

/**
 * Writes pieces as they come, whole or not at all.
 *
 * @returns How many bytes.
 * @throws InputError where the place cannot be written to or has no room left.
 */
export async function writePieces(file: string, pieces: AsyncIterable<string | Uint8Array>): Promise<number> {
  assertReplaceable(file);
  const draft = draftOf(file);
  const out = createWriteStream(draft);
  try {
    await pipeline(pieces, out);
    await rename(draft, file);
    return out.bytesWritten;
  } catch (error) {
    await rm(draft, { force: true });
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ENOENT" && code !== "EACCES" && code !== "EISDIR" && code !== "ENOSPC") throw error;
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file, problem, remedy: "Name another file with --out" }]);
  }
}

/** What is moved to the place of a device would be in its stead: `/dev/null` would be a file from then on. */
function assertReplaceable(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== false) return;
  throw new InputError([{ file, problem: "is there and is no file", remedy: "Name another place" }]);
}

/** What a file or folder is called until it is whole: no other process writes there. */
export function draftOf(path: string): string {
  return `${path}.${process.pid}.part`;
}
