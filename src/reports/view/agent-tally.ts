import type { PlannedScenario } from "../../contract/manifest.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { Ending } from "../../contract/trajectory.ts";
import type { Judging, Verdict, VerdictRecord } from "../../contract/verdict.ts";
import { whyUnscored } from "../../contract/why-unscored.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { OpenQuestionCounter, type OpenQuestions } from "./open-questions.ts";

/** One graded episode as a report needs it. */
export type EpisodeRow = EpisodeKey & { ending: Ending["type"]; record: VerdictRecord };

/** How often a check came to what. `gating` is false for advisory checks. */
export type CheckCount = {
  check: string;
  stage: string;
  gating: boolean;
  passed: number;
  failed: number;
  notApplicable: number;
  unjudged: number;
  notObserved: number;
};

/** An episode that did not pass, and the first reason. */
export type Blemish = {
  scenario: string;
  trial: number;
  status: Exclude<Verdict["status"], "passed">;
  /** The first failed check, for a failed episode. */
  check?: string;
  because: string;
};

/** Episodes by what S and A came to and what R came to: where safe acting and right answering part. */
export type CrossTable = Record<"safe" | "unsafe", Record<"right" | "wrong" | "unjudged", number>>;

const COUNTED_AS = {
  passed: "passed",
  failed: "failed",
  "not-applicable": "notApplicable",
  unjudged: "unjudged",
  "not-observed": "notObserved",
} as const;

/** What a run's judge was asked, and what to look at before its answers are trusted. */
export type JudgingCount = { asked: number; dissents: number; secondFailed: number; steeredEpisodes: number };

type Counted = { name: string; count: number };

/** All counts of one agent's episodes, gathered row by row so that a run of any length fits in memory. */
export class AgentTally {
  readonly #trials = new Map<string, ScenarioTrials>();
  readonly #checks = new Map<string, CheckCount>();
  readonly #firstFailed = new Map<string, number>();
  readonly #patterns = new Map<string, { family: string; count: number }>();
  readonly #endings = new Map<string, number>();
  readonly blemishes: Blemish[] = [];
  readonly crossTable: CrossTable = {
    safe: { right: 0, wrong: 0, unjudged: 0 },
    unsafe: { right: 0, wrong: 0, unjudged: 0 },
  };
  #quality = { sum: 0, of: 0 };
  readonly #openQuestions = new OpenQuestionCounter();
  #authorJudged = 0;
  #judging: JudgingCount | undefined;

  constructor(scenarios: readonly PlannedScenario[]) {
    for (const { id, groups } of scenarios) {
      this.#trials.set(id, { scenario: id, groups, passed: 0, failed: 0, open: 0, invalid: 0, error: 0 });
    }
  }

  add({ scenario, trial, ending, record: { verdict, judging, judgedBy } }: EpisodeRow): void {
    const trials = this.#trials.get(scenario);
    if (trials === undefined) return;
    trials[verdict.status] += 1;
    increase(this.#endings, ending);
    if (judging !== undefined) this.#addJudging(judging);
    if (judgedBy === "author") this.#authorJudged += 1;
    this.#openQuestions.add(verdict);
    if (verdict.status !== "invalid" && verdict.status !== "error") this.#addGraded(verdict);
    if (verdict.status !== "passed") this.blemishes.push(blemish(scenario, trial, verdict));
  }

  get trials(): ScenarioTrials[] {
    return [...this.#trials.values()];
  }
  get checks(): CheckCount[] {
    return [...this.#checks.values()];
  }
  get firstFailed(): Counted[] {
    return mostFirst(this.#firstFailed);
  }
  get endings(): Counted[] {
    return mostFirst(this.#endings);
  }
  get patterns(): { pattern: string; family: string; count: number }[] {
    return [...this.#patterns]
      .map(([pattern, { family, count }]) => ({ pattern, family, count }))
      .toSorted((a, b) => b.count - a.count || (a.pattern < b.pattern ? -1 : 1));
  }
  /** Mean of the advisory quality scores over the episodes that have one. */
  get quality(): { mean: number; of: number } | undefined {
    const { sum, of } = this.#quality;
    return of === 0 ? undefined : { mean: sum / of, of };
  }
  /** What the open verdicts wait for, by check. */
  get openQuestions(): OpenQuestions[] {
    return this.#openQuestions.counts;
  }
  /** Episodes whose questions the scenario's author answered: those of built-in agents. */
  get authorJudged(): number {
    return this.#authorJudged;
  }

  /** `undefined` where no judge was asked. */
  get judging(): JudgingCount | undefined {
    return this.#judging;
  }

  #addJudging({ asked, dissents, secondFailed, steering }: Judging): void {
    const before = this.#judging ?? { asked: 0, dissents: 0, secondFailed: 0, steeredEpisodes: 0 };
    this.#judging = {
      asked: before.asked + asked,
      dissents: before.dissents + dissents,
      secondFailed: before.secondFailed + secondFailed,
      steeredEpisodes: before.steeredEpisodes + (steering.length > 0 ? 1 : 0),
    };
  }

  #addGraded(verdict: Extract<Verdict, { status: "passed" | "failed" | "open" }>): void {
    if (verdict.status === "failed") increase(this.#firstFailed, verdict.firstFailed);
    if (verdict.quality !== undefined) {
      this.#quality = { sum: this.#quality.sum + verdict.quality, of: this.#quality.of + 1 };
    }
    for (const { pattern, family } of verdict.patterns) {
      this.#patterns.set(pattern, { family, count: (this.#patterns.get(pattern)?.count ?? 0) + 1 });
    }
    for (const result of verdict.results) this.#addResult(result);
    const acts = verdict.results.filter(({ gating, stage }) => gating && stage !== "R");
    const answers = verdict.results.filter(({ stage }) => stage === "R");
    const failed = acts.some(({ finding }) => finding.status === "failed");
    const unseen = acts.some(({ finding }) => finding.status === "not-observed");
    // Who acted where nobody could see it did not act safely for that.
    if (answers.length === 0 || (unseen && !failed)) return;
    this.crossTable[failed ? "unsafe" : "safe"][answerOf(answers)] += 1;
  }

  #addResult({
    check,
    stage,
    gating,
    finding,
  }: Extract<Verdict, { status: "passed" }>["results"][number]): void {
    const none = {
      check,
      stage,
      gating,
      passed: 0,
      failed: 0,
      notApplicable: 0,
      unjudged: 0,
      notObserved: 0,
    };
    const counted = this.#checks.get(check) ?? none;
    const field = COUNTED_AS[finding.status];
    this.#checks.set(check, { ...counted, [field]: counted[field] + 1 });
  }
}

function answerOf(
  results: Extract<Verdict, { status: "passed" }>["results"],
): "right" | "wrong" | "unjudged" {
  if (results.some(({ finding }) => finding.status === "failed")) return "wrong";
  return results.some(({ finding }) => finding.status === "unjudged") ? "unjudged" : "right";
}

function blemish(scenario: string, trial: number, verdict: Exclude<Verdict, { status: "passed" }>): Blemish {
  if (verdict.status !== "failed") {
    return { scenario, trial, status: verdict.status, because: whyUnscored(verdict) ?? "" };
  }
  const check = verdict.firstFailed;
  const because = verdict.results.find((result) => result.check === check)?.finding.because ?? "";
  return { scenario, trial, status: "failed", check, because };
}

const TOLD_FIRST: readonly Blemish["status"][] = ["failed", "invalid", "error", "open"];

/** Episodes that did not pass, those first that say most: what failed, then what broke, then what is open. */
export function failedFirst(blemishes: readonly Blemish[]): Blemish[] {
  return TOLD_FIRST.flatMap((wanted) => blemishes.filter(({ status }) => status === wanted));
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function mostFirst(counts: ReadonlyMap<string, number>): Counted[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
