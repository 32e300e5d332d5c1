import { InputError } from "../contract/errors.ts";
import type { Guard } from "../contract/guard.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import { openGuard, type GuardMaker } from "../guards/open-guard.ts";
import { readGuardFile } from "../guards/read-guard-file.ts";

/** The guard of one episode of an agent; `undefined` for an agent without one. */
export type GuardOf = (agent: AgentSpec) => Guard | undefined;

/**
 * Opens the guards of a run's agents.
 *
 * @throws InputError for a file that has changed since the run was made, or with whatever is wrong with it.
 */
export async function openGuards(
  specs: readonly AgentSpec[],
  environment: { readonly [name: string]: string | undefined },
): Promise<GuardOf> {
  const makers = new Map<string, GuardMaker>();
  for (const { guard } of specs) {
    if (guard === undefined || makers.has(guard.file)) continue;
    const read = readGuardFile(guard.file);
    if (read.hash !== guard.fileHash) {
      const problem = "the guard's file, or the module that it names, has changed since the run was made";
      throw new InputError([
        { file: guard.file, problem, remedy: "Name a new run with --run-id, or restore the file" },
      ]);
    }
    makers.set(guard.file, await openGuard(read, environment));
  }
  return ({ guard }) => (guard === undefined ? undefined : makers.get(guard.file)?.());
}
