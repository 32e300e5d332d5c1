import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { InputError } from "../../contract/errors.ts";

/** What a pack says of itself; by this file a folder is known as one. */
export const PACK_FILE = "pack.json";

/** A file by its path, with forward slashes. */
export type FileBytes = { path: string; bytes: Uint8Array };

/** @throws InputError unless there is nothing at `out`, or an earlier pack that may be replaced. */
export function refuseTaken(out: string, force: boolean): void {
  if (!existsSync(out) || isEmptyFolder(out)) return;
  const isPack = existsSync(join(out, PACK_FILE));
  if (isPack && force) return;
  const problem = isPack ? "there is a pack already" : "there is something else already, which is left alone";
  throw new InputError([
    { file: out, problem, remedy: isPack ? "Replace it with --force" : "Name another folder" },
  ]);
}

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false; // a file, or a folder that may not be read: taken either way
  }
}

/**
 * Writes all files beside the pack's place first and moves them there in one step, so that no half pack is ever seen.
 *
 * @param pack What the pack says of itself.
 */
export function writePack(out: string, pack: object, files: readonly FileBytes[]): void {
  const target = resolve(out);
  mkdirSync(dirname(target), { recursive: true });
  const work = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    const fresh = join(work, "new");
    const described = { path: PACK_FILE, bytes: Buffer.from(`${JSON.stringify(pack, null, 2)}\n`) };
    for (const { path, bytes } of [described, ...files]) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), bytes);
    }
    replaceFolder(target, fresh, join(work, "old"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Puts the earlier folder back if the new one cannot take its place. */
function replaceFolder(target: string, fresh: string, old: string): void {
  if (!existsSync(target)) {
    renameSync(fresh, target);
    return;
  }
  renameSync(target, old);
  try {
    renameSync(fresh, target);
  } catch (error) {
    renameSync(old, target);
    throw error;
  }
}
