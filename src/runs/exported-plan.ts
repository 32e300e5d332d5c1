import { z } from "zod";
import { InputError, type InputProblem } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { ExportedEpisode } from "../importers/results/index.ts";
import { repeated, tooMany } from "./new-manifest.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";
import { storedScenario } from "../suites/stored-scenario.ts";

const REMEDY = "Export the run again";

/**
 * What an export says of its run must be a run, as what is written here always is.
 *
 * @throws InputError for agents or scenarios that are there twice, names that cannot be kept, and a plan without bounds.
 */
export function assertPlan({ agents, scenarios, trials }: Manifest, file: string): void {
  const names = { agents: agents.map(({ label }) => label), scenarios: scenarios.map(({ id }) => id) };
  const problems: InputProblem[] = Object.entries(names).flatMap(([path, of]) =>
    [...faultsOf(of)].map(([value, problem]) => ({ path, value, problem })),
  );
  if (agents.length === 0) problems.push({ path: "agents", problem: "none of them has played what is here" });
  for (const { problem } of tooMany(agents.length * scenarios.length * trials)) {
    problems.push({ path: "trials", value: trials, problem });
  }
  if (problems.length === 0) return;
  throw new InputError(problems.map((each) => ({ ...each, file, remedy: REMEDY })));
}

/** A name that is no whole text becomes another one where it is kept. */
function faultsOf(names: readonly string[]): Map<string, string> {
  return new Map([
    ...repeated(names).map((name) => [name, "is there twice"] as const),
    ...names
      .filter((name) => !name.isWellFormed())
      .map((name) => [name, "holds half a character pair"] as const),
  ]);
}

/** @throws InputError for an episode that is not of its run's plan. */
export function assertPlanned(
  { place: file, trajectory }: ExportedEpisode,
  { agents, scenarios, trials, suite }: Manifest,
): void {
  const { agent, scenario, scenarioHash, trial } = trajectory;
  const planned = scenarios.find(({ id }) => id === scenario);
  const isPlanned = {
    agent: agents.some(({ label }) => label === agent),
    scenario: planned !== undefined,
    scenarioHash: planned?.hash === scenarioHash,
    trial: trial < trials,
    suite: trajectory.suite === suite.id,
  };
  for (const part of ["agent", "scenario", "scenarioHash", "trial", "suite"] as const) {
    if (isPlanned[part]) continue;
    const problem = "this episode is not of the plan of its run";
    throw new InputError([{ file, path: part, value: trajectory[part], problem, remedy: REMEDY }]);
  }
}

/** The scenario of an exported episode. @throws InputError where its text is none. */
export function scenarioOf(
  { place: file, trajectory, scenario }: ExportedEpisode,
  { suite }: Manifest,
): GradableScenario {
  try {
    return storedScenario(suite, scenario);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    const because = error instanceof z.ZodError ? "it has another form" : error.message;
    const problem = `the scenario's text cannot be read: ${because}`;
    throw new InputError([{ file, value: trajectory.scenario, problem, remedy: REMEDY }]);
  }
}
