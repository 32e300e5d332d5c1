import { createWriteStream, renameSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { InputError } from "../contract/errors.ts";

/** Writes a file whole or not at all. @returns Its path. */
export function writeWhole(path: string, text: string): string {
  const draft = draftOf(path);
  writeFileSync(draft, text);
  renameSync(draft, path);
  return path;
}

/**
 * Writes pieces as they come, whole or not at all.
 *
 * @returns How many bytes.
 * @throws InputError where the place cannot be written to or has no room left.
 */
export async function writePieces(file: string, pieces: AsyncIterable<string | Uint8Array>): Promise<number> {
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

/** What a file or folder is called until it is whole: no other process writes there. */
export function draftOf(path: string): string {
  return `${path}.${process.pid}.part`;
}
