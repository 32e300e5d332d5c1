import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { InputError, type InputProblem } from "../../contract/errors.ts";
import { AgentFile } from "./agent-file.ts";
import { unknownPlaceholders } from "./template-values.ts";

/** A file as read: what it says, where relative paths start, and a hash of all that it consists of. */
export type ReadAgentFile = { path: string; folder: string; config: AgentFile; hash: string };

/**
 * Reads an agent's file, YAML or JSON.
 *
 * @throws InputError with every problem of it.
 */
export function readAgentFile(path: string): ReadAgentFile {
  const text = readText(path);
  const parsed = AgentFile.safeParse(parseYaml(path, text));
  if (!parsed.success) throw new InputError(parsed.error.issues.map((issue) => asProblem(path, issue)));
  const folder = dirname(resolve(path));
  const config = parsed.data;
  const problems = unknownPlaceholders(config).map((problem) => ({ file: path, ...problem }));
  if (problems.length > 0) throw new InputError(problems);
  const parts = [text, ...(config.type === "function" ? [readText(resolve(folder, config.module))] : [])];
  return { path, folder, config, hash: hashOf(parts) };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new InputError([
      { file: path, problem: code === "ENOENT" ? "there is no such file" : `cannot be read: ${code}` },
    ]);
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

function asProblem(file: string, { path, message }: z.core.$ZodIssue): InputProblem {
  return { file, path: path.join("."), problem: message };
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
