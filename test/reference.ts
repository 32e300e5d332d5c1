import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

/**
 * Where the public reference data lies, for parity tests only; it is never part of the project.
 *
 * @returns The folder named by `TELLERPROOF_REFERENCE`, else `../shared/reference` beside the project;
 *   `undefined` when neither exists, and tests that need it skip themselves.
 */
export function referenceDir(): string | undefined {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folder = resolve(root, process.env["TELLERPROOF_REFERENCE"] ?? "../shared/reference");
  return existsSync(folder) ? folder : undefined;
}
