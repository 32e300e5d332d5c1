import { basename, resolve } from "node:path";
import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { tallyAgents } from "../reports/gather-report.ts";
import {
  compareReport,
  unlikeConditions,
  type CompareReport,
  type ComparedAgent,
} from "../reports/view/compare-report.ts";
import { gradingOf } from "../runs/judging.ts";
import { openStoredRun } from "./stored-run.ts";

/** A run to be compared: its folder, and one of its agents where not all of them are meant. */
export type RunToCompare = { folder: string; agent?: string | undefined };

export type CompareRunsOptions = {
  /** Seed of the bootstrap; 1 where left out. */
  seed?: number;
  /** Compares runs that were made under unlike conditions, too; the report says so. */
  force?: boolean;
};

/**
 * Compares agents over one or more stored runs: paired differences with intervals, McNemar, Holm, and what flipped.
 *
 * @throws InputError for fewer than two agents, an agent that a run does not have, and unlike conditions without `force`.
 */
export async function compareRuns(
  runs: readonly (RunToCompare | string)[],
  { seed = 1, force = false }: CompareRunsOptions = {},
): Promise<CompareReport> {
  const manifests = new Map<string, Manifest>();
  const agents: ComparedAgent[] = [];
  for (const given of runs) {
    const { folder, agent: wanted } = typeof given === "string" ? { folder: given } : given;
    const { store: opened, manifest } = await openStoredRun(folder, "read");
    await using store = opened;
    // A run's folder is its name, also where it was moved or copied.
    const run = basename(resolve(folder));
    manifests.set(resolve(folder), { ...manifest, run });
    const tallies = await tallyAgents(store, manifest, gradingOf(manifest));
    agents.push(...chosenAgents(tallies, { run, wanted, several: runs.length > 1 }));
  }
  if (agents.length < 2) {
    throw new InputError([
      { value: runs, problem: "a comparison needs two agents", remedy: "Name a second run" },
    ]);
  }
  refuseRepeated(agents.map(({ name }) => name));
  const compared = [...manifests.values()];
  if (!force) refuseUnlike(compared);
  return compareReport(compared, agents, seed);
}

function chosenAgents(
  tallies: Awaited<ReturnType<typeof tallyAgents>>,
  { run, wanted, several }: { run: string; wanted: string | undefined; several: boolean },
): ComparedAgent[] {
  if (wanted !== undefined && !tallies.has(wanted)) {
    const remedy = `It has ${[...tallies.keys()].join(", ")}`;
    throw new InputError([{ value: `${run}:${wanted}`, problem: "the run has no such agent", remedy }]);
  }
  return [...tallies]
    .filter(([agent]) => wanted === undefined || agent === wanted)
    .map(([agent, { tally }]) => ({ name: several ? `${run}:${agent}` : agent, run, agent, tally }));
}

function refuseRepeated(names: readonly string[]): void {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  if (twice.size === 0) return;
  throw new InputError(
    [...twice].map((name) => ({ value: name, problem: "named twice", remedy: "Name each agent once" })),
  );
}

function refuseUnlike(manifests: readonly Manifest[]): void {
  const breaking = unlikeConditions(manifests).filter(({ breaks }) => breaks);
  if (breaking.length === 0) return;
  throw new InputError(
    breaking.map(({ field, values }) => ({
      path: field,
      problem: `the runs were made under unlike conditions: ${values.map(({ run, value }) => `${run} ${value || "none"}`).join("; ")}`,
      remedy: "Compare them all the same with --force; the report will say so",
    })),
  );
}
