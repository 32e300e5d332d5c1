import { createRequire } from "node:module";
import { InputError } from "../contract/errors.ts";

const require = createRequire(import.meta.url);

/**
 * A provider's package that not everybody needs, from wherever it is installed beside this one.
 *
 * @throws InputError with the command that installs it, where it is not there.
 */
export function optionalProvider(name: string, provider: string): unknown {
  try {
    return require(name);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "MODULE_NOT_FOUND" && code !== "ERR_MODULE_NOT_FOUND") throw error;
    const problem = `models of ${provider} need the package ${name}, which is not installed`;
    throw new InputError([{ value: `${provider}:`, problem, remedy: `npm install ${name}` }]);
  }
}
