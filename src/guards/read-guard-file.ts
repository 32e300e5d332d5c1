import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { readTextFile } from "../files/read-text-file.ts";
import { readAs } from "../text/yaml-file.ts";
import { GuardFile } from "./guard-file.ts";

/** A guard's file as read: what it says, where relative paths start, and a hash of all that it consists of. */
export type ReadGuardFile = { path: string; folder: string; config: GuardFile; hash: string };

/**
 * Reads a guard's file, YAML or JSON.
 *
 * @throws InputError with every problem of it.
 */
export function readGuardFile(path: string): ReadGuardFile {
  const text = readTextFile(path);
  const config = readAs(text, path, GuardFile);
  const folder = dirname(resolve(path));
  const parts = config.kind === "function" ? [text, readTextFile(resolve(folder, config.module))] : [text];
  return { path, folder, config, hash: hashOf(parts) };
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
