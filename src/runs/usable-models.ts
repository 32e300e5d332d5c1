import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { resolveModel, type Environment, type ModelChoice } from "../models/resolve-model.ts";
import { modelsOfRun } from "./models-of-run.ts";

/**
 * Finds what keeps a run's agents, judges, callers and ears from being asked at all, before the run leaves anything behind.
 *
 * @throws InputError for a key that is not set, an endpoint that is missing.
 */
export function assertUsableModels(manifest: Manifest, environment: Environment): void {
  const asked = modelsOfRun(manifest);
  const problems = asked.flatMap((choice) => problemsOf(choice, environment));
  if (problems.length > 0) throw new InputError(problems);
}

function problemsOf({ model, decoding }: ModelChoice, environment: Environment) {
  try {
    resolveModel({ model, decoding }, { environment, fetch });
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}
