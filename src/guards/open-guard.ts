import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fillEnvironment, type Environment } from "../agents/adapters/environment.ts";
import { InputError } from "../contract/errors.ts";
import type { Guard } from "../contract/guard.ts";
import { functionGuard, isGuardFunctions, type GuardFunctions } from "./function-guard.ts";
import type { FunctionGuardFile } from "./guard-file.ts";
import { httpGuard } from "./http-guard.ts";
import type { ReadGuardFile } from "./read-guard-file.ts";
import { ruleGuard } from "./rule-guard.ts";

/** Makes the guard of one episode. */
export type GuardMaker = () => Guard;

/**
 * Opens the guard that a file asks for.
 *
 * @throws InputError for a variable that is not set, or a module that does not load or holds no guard.
 */
export async function openGuard(file: ReadGuardFile, environment: Environment): Promise<GuardMaker> {
  const { config, path } = file;
  switch (config.kind) {
    case "rules":
      return () => ruleGuard(config);
    case "http": {
      const { value: headers } = fillEnvironment(config.headers, environment, {
        file: path,
        path: "headers",
      });
      return () => httpGuard({ config, headers, fetch });
    }
    case "function": {
      const functions = await loadFunctions(config, file);
      return () => functionGuard(functions, config);
    }
  }
}

async function loadFunctions(
  { module, export: name }: FunctionGuardFile,
  { path, folder }: ReadGuardFile,
): Promise<GuardFunctions> {
  let loaded: Record<string, unknown>;
  try {
    loaded = (await import(pathToFileURL(resolve(folder, module)).href)) as Record<string, unknown>; // a module is an object of its exports
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file: path, path: "module", value: module, problem: `does not load: ${why}` }]);
  }
  const guard = loaded[name];
  if (isGuardFunctions(guard)) return guard;
  const has = Object.keys(loaded).join(", ") || "nothing";
  const problem =
    guard === undefined ? `${module} exports no ${name}` : `${name} was not made by defineGuard`;
  throw new InputError([{ file: path, path: "export", problem, remedy: `It exports ${has}` }]);
}
