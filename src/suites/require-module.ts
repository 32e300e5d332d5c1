import { createRequire } from "node:module";
import { resolve } from "node:path";
import { InputError } from "../contract/errors.ts";

/**
 * What a module exports that a suite's file names, by a path from that file's folder.
 *
 * @throws InputError where it does not load.
 */
export function requireModule(module: string, named: { file: string; path: string }): unknown {
  try {
    return createRequire(resolve(named.file))(module);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError([{ ...named, value: module, problem: `does not load: ${why}` }]);
  }
}
