import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { InputError } from "../contract/errors.ts";
import { GuardFile } from "./guard-file.ts";

/** A guard's file as read: what it says, where relative paths start, and a hash of all that it consists of. */
export type ReadGuardFile = { path: string; folder: string; config: GuardFile; hash: string };

/**
 * Reads a guard's file, YAML or JSON.
 *
 * @throws InputError with every problem of it.
 */
export function readGuardFile(path: string): ReadGuardFile {
  const text = readText(path);
  const parsed = GuardFile.safeParse(parseYaml(path, text));
  if (!parsed.success) {
    throw new InputError(
      parsed.error.issues.map((issue) => ({
        file: path,
        path: issue.path.join("."),
        problem: issue.message,
      })),
    );
  }
  const folder = dirname(resolve(path));
  const config = parsed.data;
  const parts = config.kind === "function" ? [text, readText(resolve(folder, config.module))] : [text];
  return { path, folder, config, hash: hashOf(parts) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const problem = code === "ENOENT" ? "there is no such file" : `cannot be read: ${code}`;
    throw new InputError([{ file: path, problem }]);
  }
}

function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new InputError([{ file: path, problem: error.message }]);
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
