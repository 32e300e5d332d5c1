import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { InputError } from "../../contract/errors.ts";
import { readTextFile } from "../../files/read-text-file.ts";
import { readAs } from "../../text/yaml-file.ts";
import { AgentFile, AnyAgentFile, type ModelAgentFile } from "./agent-file.ts";
import { unknownPlaceholders } from "./template-values.ts";

/** A file as read: what it says, where relative paths start, and a hash of all that it consists of. */
export type ReadAgentFile = { path: string; folder: string; config: AgentFile; hash: string };

/**
 * Reads an agent's file, YAML or JSON, of an agent outside our own loop.
 *
 * @throws InputError with every problem of it.
 */
export function readAgentFile(path: string): ReadAgentFile {
  const text = readTextFile(path);
  return adapterFile(path, text, readAs(text, path, AgentFile));
}

/**
 * Reads an agent's file of any type.
 *
 * @throws InputError with every problem of it.
 */
export function readAnyAgentFile(path: string): ReadAgentFile | ModelAgentFile {
  const text = readTextFile(path);
  const config = readAs(text, path, AnyAgentFile);
  return config.type === "model" ? config : adapterFile(path, text, config);
}

function adapterFile(path: string, text: string, config: AgentFile): ReadAgentFile {
  const folder = dirname(resolve(path));
  const problems = unknownPlaceholders(config).map((problem) => ({ file: path, ...problem }));
  if (problems.length > 0) throw new InputError(problems);
  const parts = [text, ...(config.type === "function" ? [readTextFile(resolve(folder, config.module))] : [])];
  return { path, folder, config, hash: hashOf(parts) };
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest("hex").slice(0, 16);
}
