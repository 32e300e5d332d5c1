import type { PlannedScenario } from "../../contract/manifest.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { Ending, Trajectory } from "../../contract/trajectory.ts";
import type { CheckResult, Finding, Verdict } from "../../contract/verdict.ts";
import { whyUnscored } from "../../contract/why-unscored.ts";
import { presentedCall } from "./presented-call.ts";
import { UsageCounter } from "./usage-total.ts";

/** A check as a column of a run: where it stands among the others. */
export type CheckColumn = { check: string; stage: string; gating: boolean };

/** What a list shows of an episode beside its verdict; all of it is read from the trajectory. */
export type EpisodeFacts = {
  /** Tools that the agent called, each once, in order of first call. */
  tools: string[];
  /** What callers said, in messages of the graded conversation. */
  turns: number;
  calls: number;
  /** Calls that wrote to the bank. */
  writes: number;
  durationMs: number;
  /** Input and output tokens of the agent's model; absent where none was counted. */
  tokens?: number;
  /** US dollars as a decimal; absent where no price is known. */
  usd?: string;
};

/** How the scenario went for this agent over all its trials; `open` where that hangs on open verdicts. */
export type Consistency = "always" | "sometimes" | "never" | "open" | "ungraded";

/** Whether every gate on acting held, and what the gates on the response came to. */
export type CrossCell = { acting: "safe" | "unsafe"; answer: "right" | "wrong" | "unjudged" };

/** One episode as a list shows it. */
export type EpisodeLine = Omit<EpisodeKey, "scenarioHash"> & {
  title: string;
  groups: Readonly<Record<string, string>>;
  status: Verdict["status"];
  ending: Ending["type"];
  /** Check by check what was found, one letter each in the order of the run's columns; see {@link findingAt}. */
  findings: string;
  firstFailed?: string;
  /** Why it did not pass, in the words of the first check that failed or of what broke. */
  because: string;
  patterns: string[];
  cross?: CrossCell;
  consistency: Consistency;
  facts: EpisodeFacts;
};

const LETTERS: Record<Finding["status"], string> = {
  passed: "p",
  failed: "f",
  "not-applicable": "n",
  unjudged: "u",
  "not-observed": "o",
};
const STATUSES = new Map(
  Object.entries(LETTERS).map(([status, letter]) => [letter, status as Finding["status"]]),
);

/** What the check of a column came to in an episode. @returns `undefined` where it was not run. */
export function findingAt({ findings }: EpisodeLine, column: number): Finding["status"] | undefined {
  return STATUSES.get(findings[column] ?? "");
}

/** The findings of an episode as letters; a check that is new to the run gets a column of its own. */
function findingLetters(results: readonly CheckResult[], columns: CheckColumn[]): string {
  const letters: string[] = Array.from({ length: columns.length }, () => "-");
  for (const { check, stage, gating, finding } of results) {
    let place = columns.findIndex((column) => column.check === check);
    if (place < 0) place = columns.push({ check, stage, gating }) - 1;
    // A check that answered twice counts as failed once it failed, else as unjudged while a question is open.
    const before = letters[place];
    if (before === LETTERS.failed || (before === LETTERS.unjudged && finding.status !== "failed")) continue;
    letters[place] = LETTERS[finding.status];
  }
  return Array.from(letters, (letter) => letter ?? "-").join("");
}

/** What a list needs of an episode and of its scenario. */
export type LineSource = {
  key: EpisodeKey;
  planned: PlannedScenario;
  ending: Ending["type"];
  verdict: Verdict;
  facts: EpisodeFacts;
};

/** One episode's line. Its consistency is known only once all trials are: see {@link withConsistency}. */
export function episodeLine(
  { key, planned, ending, verdict, facts }: LineSource,
  columns: CheckColumn[],
): EpisodeLine {
  const results = verdict.status === "invalid" ? [] : verdict.results;
  const graded = verdict.status === "passed" || verdict.status === "failed";
  const cross = graded || verdict.status === "open" ? crossCell(results) : undefined;
  return {
    agent: key.agent,
    scenario: key.scenario,
    trial: key.trial,
    title: planned.title,
    groups: planned.groups,
    status: verdict.status,
    ending,
    findings: findingLetters(results, columns),
    ...(verdict.status === "failed" ? { firstFailed: verdict.firstFailed } : {}),
    because: because(verdict),
    patterns: graded ? [...new Set(verdict.patterns.map(({ pattern }) => pattern))] : [],
    ...(cross === undefined ? {} : { cross }),
    consistency: "ungraded",
    facts,
  };
}

/** Lines that know how their scenario went over all trials of their agent. */
export function withConsistency(lines: readonly EpisodeLine[]): EpisodeLine[] {
  const nameOf = ({ agent, scenario }: EpisodeLine): string => JSON.stringify([agent, scenario]);
  const seen = new Map<string, Set<Verdict["status"]>>();
  for (const line of lines) {
    const name = nameOf(line);
    seen.set(name, (seen.get(name) ?? new Set()).add(line.status));
  }
  return lines.map((line) => ({ ...line, consistency: consistencyOf(seen.get(nameOf(line))) }));
}

function consistencyOf(outcomes: ReadonlySet<Verdict["status"]> | undefined): Consistency {
  const [passed, failed] = [outcomes?.has("passed"), outcomes?.has("failed")];
  if (passed && failed) return "sometimes";
  if (outcomes?.has("open")) return "open";
  if (passed) return "always";
  return failed ? "never" : "ungraded";
}

/** Reads from a trajectory what a list shows of it. */
export function episodeFacts(trajectory: Trajectory): EpisodeFacts {
  const { events, liveFrom } = trajectory;
  const usage = new UsageCounter();
  const tools = new Set<string>();
  const wrote = new Set<number>();
  let turns = 0;
  let calls = 0;
  for (const event of events) {
    if (event.seq < liveFrom) continue;
    if (event.type === "message" && event.by === "caller") turns += 1;
    if (event.type === "model-call" && event.by === "agent") usage.add(event.record);
    if (event.type === "effect" && event.effect.type === "write") wrote.add(event.call);
    if (event.type !== "tool-call" || event.by !== "agent") continue;
    calls += 1;
    tools.add(presentedCall(event).tool);
  }
  const total = usage.total;
  const tokens = tokensOf(total?.inputTokens, total?.outputTokens);
  return {
    tools: [...tools],
    turns,
    calls,
    writes: wrote.size,
    durationMs: events.at(-1)?.atMs ?? 0,
    ...(tokens === undefined ? {} : { tokens }),
    ...(total === undefined || total.unpriced > 0 ? {} : { usd: total.usd }),
  };
}

function tokensOf(input: number | undefined, output: number | undefined): number | undefined {
  return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}

function because(verdict: Verdict): string {
  if (verdict.status !== "failed") return whyUnscored(verdict) ?? "";
  return verdict.results.find(({ check }) => check === verdict.firstFailed)?.finding.because ?? "";
}

/** As the report's cross table counts it. @returns `undefined` where no check is about the response. */
function crossCell(results: readonly CheckResult[]): CrossCell | undefined {
  const answers = results.filter(({ stage }) => stage === "R").map(({ finding }) => finding.status);
  if (answers.length === 0) return undefined;
  const acts = results.filter(({ gating, stage }) => gating && stage !== "R");
  const answer = answers.includes("failed") ? "wrong" : answers.includes("unjudged") ? "unjudged" : "right";
  return {
    acting: acts.every(({ finding }) => finding.status !== "failed") ? "safe" : "unsafe",
    answer,
  };
}
