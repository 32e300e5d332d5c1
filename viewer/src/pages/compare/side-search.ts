import type { EpisodeName } from "../../../../src/reports/view/viewer-api.ts";
import type { SearchParams } from "../../app/search-params.ts";

/** One side of two transcripts that are read next to each other. */
export type Side = EpisodeName & { run: string };

/** Two episodes as search parameters. */
export function sideSearch(left: Side, right: Side): SearchParams {
  return { left: valuesOf(left), right: valuesOf(right) };
}

/** One side of the address. @returns `undefined` where it names no episode. */
export function sideIn(values: readonly string[] | undefined): Side | undefined {
  const [run, agent, scenario, trial] = values ?? [];
  if (run === undefined || agent === undefined || scenario === undefined) return undefined;
  return { run, agent, scenario, trial: Math.max(0, Number(trial ?? 1) - 1) || 0 };
}

function valuesOf({ run, agent, scenario, trial }: Side): string[] {
  return [run, agent, scenario, String(trial + 1)];
}
