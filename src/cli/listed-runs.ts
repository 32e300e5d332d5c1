import { InputError } from "../contract/errors.ts";
import { inPlan } from "../contract/in-plan.ts";
import { terminalTable } from "../reports/text/terminal-table.ts";
import { openStoredRun, storedRuns } from "./run-folder.ts";

/** A stored run as `list` shows it. `problem`: why it cannot be read. */
export type ListedRun =
  | {
      run: string;
      createdAt: string;
      suite: string;
      /** Those under test: calibration agents play in every run. */
      agents: string[];
      /** Episodes of its plan, and how many of them have been played. */
      planned: number;
      played: number;
    }
  | { run: string; problem: string };

export const RUN_STATUSES = ["finished", "unfinished", "unreadable"] as const;

/** Which runs are meant; all where nothing is said. */
export type RunFilter = {
  ofSuite?: string | undefined;
  withAgent?: string | undefined;
  status?: (typeof RUN_STATUSES)[number] | undefined;
  since?: string | undefined;
  matching?: string | undefined;
  last?: number | undefined;
};

/** The stored runs that are meant, in the order in which they were begun; those that cannot be read first. */
export async function listedRuns(runsDir: string, filter: RunFilter): Promise<ListedRun[]> {
  const all = await Promise.all(storedRuns(runsDir).map((run) => listed(runsDir, run)));
  const meant = all
    .filter((run) => isMeant(run, filter))
    .toSorted((a, b) => (begun(a) < begun(b) ? -1 : begun(a) > begun(b) ? 1 : 0));
  return filter.last === undefined ? meant : meant.slice(-filter.last);
}

async function listed(runsDir: string, run: string): Promise<ListedRun> {
  try {
    const { store: opened, manifest } = await openStoredRun(runsDir, run, "read");
    await using store = opened;
    const { createdAt, suite, agents, scenarios, trials } = manifest;
    let played = 0;
    const planned = inPlan(manifest);
    for await (const key of store.episodes()) if (planned(key)) played += 1;
    return {
      run,
      createdAt,
      suite: suite.id,
      agents: agents
        .filter((agent) => agent.kind !== "baseline" || !agent.calibration)
        .map(({ label }) => label),
      planned: scenarios.length * trials * agents.length,
      played,
    };
  } catch (error) {
    const [first] = error instanceof InputError ? error.problems : [];
    if (first !== undefined) return { run, problem: first.problem };
    return { run, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Of a run that cannot be read only its name is known, and why. */
function isMeant(run: ListedRun, { ofSuite, withAgent, status, since, matching }: RunFilter): boolean {
  if (status !== undefined && status !== statusOf(run)) return false;
  if (matching !== undefined && !wordsOf(run).some((words) => holds(words, matching))) return false;
  if ("problem" in run) return [ofSuite, withAgent, since].every((each) => each === undefined);
  return (
    (ofSuite === undefined || run.suite === ofSuite) &&
    (withAgent === undefined || run.agents.includes(withAgent)) &&
    (since === undefined || Date.parse(run.createdAt) >= Date.parse(since))
  );
}

function statusOf(run: ListedRun): (typeof RUN_STATUSES)[number] {
  if ("problem" in run) return "unreadable";
  return run.played < run.planned ? "unfinished" : "finished";
}

function wordsOf(run: ListedRun): string[] {
  return "problem" in run ? [run.run, run.problem] : [run.run, run.suite, ...run.agents];
}

function holds(words: string, text: string): boolean {
  return words.toLowerCase().includes(text.toLowerCase());
}

function begun(run: ListedRun): string {
  return "problem" in run ? "" : new Date(run.createdAt).toISOString();
}

/** Agents that a row names; the rest is counted. */
const NAMED_AGENTS = 4;

/** Runs as a table, and below it those that cannot be read, with the reason. */
export function runsText(runs: readonly ListedRun[]): string {
  const rows = runs.flatMap((run) => {
    if ("problem" in run) return [];
    const { agents, played, planned } = run;
    const more = agents.length - NAMED_AGENTS;
    const named = agents.slice(0, NAMED_AGENTS).join(", ") + (more > 0 ? ` and ${more} more` : "");
    const when = begun(run).slice(0, 16).replace("T", " ");
    return [[run.run, when, run.suite, named, played === planned ? `${played}` : `${played} of ${planned}`]];
  });
  const broken = runs.flatMap((run) => ("problem" in run ? [`${run.run}: ${run.problem}`] : []));
  const table =
    rows.length === 0
      ? []
      : [terminalTable({ head: ["run", "begun (UTC)", "suite", "agents", "episodes"], rows })];
  return [...table, ...broken].join("\n");
}
