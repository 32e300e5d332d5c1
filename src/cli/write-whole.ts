import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { InputError } from "../contract/errors.ts";

/** Writes pieces as they come, whole or not at all. @returns How many bytes. */
export async function writeWhole(file: string, pieces: AsyncIterable<string | Uint8Array>): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
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
