import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Raise it when what is kept gets another shape or meaning. */
const CACHE_FORMAT = 7;

/** What is kept of a counted run: its figures, and apart from them its lines, which are many. */
export type CachePart = "figures" | "episodes";

/**
 * Tells one state of a run's file from another: size and time of last change, of its log too.
 *
 * @returns `undefined` where there is no run.
 */
export function runFingerprint(folder: string): string | undefined {
  const sizes = ["run.sqlite", "run.sqlite-wal"].map((name) => {
    const entry = statSync(join(folder, name), { throwIfNoEntry: false });
    return entry === undefined || entry.size === 0 ? "" : `${entry.size}@${entry.mtimeMs}`;
  });
  return sizes[0] === "" ? undefined : `${CACHE_FORMAT} ${sizes.join(" ")}`;
}

/** Bytes of a run's file; 0 where there is none. */
export function runBytes(folder: string): number {
  return statSync(join(folder, "run.sqlite"), { throwIfNoEntry: false })?.size ?? 0;
}

/** Keeps what was counted beside the run, so that it opens at once next time. A folder that is read-only keeps nothing. */
export function writeCache(folder: string, part: CachePart, kept: { key: string; json: string }): void {
  const file = cacheFile(folder, part);
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, Buffer.concat([Buffer.from(`${kept.key}\n`), zstdCompressSync(kept.json)]));
    renameSync(draft, file);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
}

/** What was kept for just this state of the run. @returns `undefined` where nothing was, or it cannot be read. */
export function readCache(folder: string, part: CachePart, key: string): string | undefined {
  try {
    const bytes = readFileSync(cacheFile(folder, part));
    const end = bytes.indexOf("\n");
    if (end < 0 || bytes.toString("utf8", 0, end) !== key) return undefined;
    return zstdDecompressSync(bytes.subarray(end + 1)).toString();
  } catch {
    // Absent, cut off or damaged: it is counted again.
    return undefined;
  }
}

function cacheFile(folder: string, part: CachePart): string {
  return join(folder, `view.${part}.zst`);
}

function isUnwritable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOSPC";
}
