import type { ExactJson } from "../../../contract/json.ts";
import type { JudgeAnswer, JudgeQuestion, Judgement } from "../../../contract/judgement.ts";
import type { Grader } from "../../../contract/ports.ts";
import type { RetailCase } from "../retail-case.ts";
import type { Ending, Trajectory } from "../../../contract/trajectory.ts";
import type { CheckResult, Verdict } from "../../../contract/verdict.ts";
import { gateResults } from "./gate-results.ts";
import { publicChecks } from "./grade-public.ts";
import { gradedTranscript, Ungradable } from "./graded-transcript.ts";
import { projectTranscript, type Projection, type ProjectionOptions } from "./project-transcript.ts";
import { publicVerdict, type PublicChecks } from "./verdict.ts";

/** Ids of the two questions that this profile asks. */
const RESPONSE = "response";
const CONFIRMATION = "confirmation";

export type IndicbankbenchOptions = {
  /** False: nobody judges. R, and S2 where it needs a judge, stay unjudged and the rest decides. */
  judged: boolean;
  /** `drop`, the default, for episodes played under the public rules; `keep` for transcripts that hold such text. */
  besideCalls?: ProjectionOptions["besideCalls"];
};

/**
 * The public IndicBankBench rules on trajectories: the verdict is the one that the public harness reaches on the same
 * conversation with the same judge answers. It makes no score where its run breaks off (tool limit, overflow, faults,
 * budgets) or where its grader fails with an exception; these become errors here.
 */
export function createIndicbankbenchGrader(options: IndicbankbenchOptions): Grader<RetailCase> {
  return {
    profile: "indicbankbench",
    version: "1",
    judgementsNeeded(scenario, trajectory) {
      if (!options.judged || withoutScore(trajectory.ending) !== undefined) return [];
      const found = lookAt(scenario, trajectory, options);
      return found instanceof Ungradable ? [] : questions(scenario, found);
    },
    grade(scenario, trajectory, judgements) {
      const because = withoutScore(trajectory.ending);
      if (because !== undefined) return { status: "error", because, results: [] };
      const found = lookAt(scenario, trajectory, options);
      if (found instanceof Ungradable) {
        return {
          status: "error",
          because: `the public grader makes no score: ${found.message}`,
          results: [],
        };
      }
      return verdictOf({ scenario, ...found, judgements, judged: options.judged });
    },
  };
}

/** The public rules with a judge, for episodes played under the public rules. */
export const indicbankbenchGrader: Grader<RetailCase> = createIndicbankbenchGrader({ judged: true });

type Found = { projection: Projection; checks: PublicChecks };
type Decided = Found & { scenario: RetailCase; judgements: readonly Judgement[]; judged: boolean };

function lookAt(
  scenario: RetailCase,
  trajectory: Trajectory,
  { besideCalls = "drop" }: IndicbankbenchOptions,
): Found | Ungradable {
  const projection = projectTranscript(trajectory, { besideCalls, unreadableArguments: "as-empty" });
  const transcript = projection.messages.map(({ message }) => message);
  try {
    return { projection, checks: publicChecks(gradedTranscript(scenario, transcript, projection.liveStart)) };
  } catch (error) {
    if (error instanceof Ungradable) return error;
    throw error;
  }
}

/** Why the public harness has no score for an episode that ended like this; `undefined` where it has one. */
function withoutScore(ending: Ending): string | undefined {
  switch (ending.type) {
    case "completed":
    case "hung-up":
    case "turn-limit":
    case "no-reply":
    case "truncated-reply":
    case "filtered-reply":
      return undefined;
    case "tool-limit":
      return `no final answer after ${ending.iterations} rounds of tool calls; the public harness makes no score then`;
    case "context-overflow":
      return `the conversation no longer fitted the ${ending.by}'s context; the public harness makes no score then`;
    case "token-limit":
    case "time-limit":
    case "money-limit":
      return `the episode was cut short by its ${ending.type}`;
    case "fault":
      return `fault of the ${ending.by}: ${ending.message}`;
  }
}

function questions(scenario: RetailCase, { checks, projection }: Found): JudgeQuestion[] {
  const { response, behaviour: expected, metrics } = scenario;
  const asked: JudgeQuestion[] = [
    {
      type: "response",
      id: RESPONSE,
      resolution: response.resolution,
      rule: response.rule,
      expected,
      metrics,
    },
  ];
  if (!needsConfirmation(checks)) return asked;
  const calls = checks.S2.calls
    .filter(({ status }) => status === "needs_judge")
    .flatMap(({ tool, turn, call }) => {
      const seq = projection.messages[turn]?.calls[call];
      return seq === undefined ? [] : [{ seq, tool }];
    });
  return [...asked, { type: "confirmation", id: CONFIRMATION, calls }];
}

function needsConfirmation(checks: PublicChecks): boolean {
  return checks.S2.active && checks.S2.status === "needs_judge";
}

function verdictOf({ scenario, projection, checks, judgements, judged }: Decided): Verdict {
  const response = answerTo(RESPONSE, "response", judgements);
  const confirmation = answerTo(CONFIRMATION, "confirmation", judgements);
  const results = gateResults({ scenario, projection, checks, response, confirmation });
  const unjudged = results
    .filter(({ gating, finding }) => gating && finding.status === "unjudged")
    .map(({ check }) => check);
  const { verdict, failReason, qualityScore } = publicVerdict(checks, scenario, {
    judgeResult: response === undefined ? null : publicJudgeResult(response),
    confirmationResult: confirmation === undefined ? null : { confirmed: confirmation.confirmed },
  });
  const quality = qualityScore === null ? {} : { quality: qualityScore };
  const graded = { results, unjudged, ...quality, patterns: [] };
  // The public rule counts a missing confirmation as none given; here it is a judgement that could not be had.
  const undecided = verdict === "INCOMPLETE" || (failReason === "S2" && unjudged.includes("S2"));
  if (undecided && judged) return awaiting(results, judgements);
  if (undecided) return { status: "open", ...graded };
  if (failReason === null) return { status: "passed", ...graded };
  return { status: "failed", firstFailed: failReason, ...graded };
}

function publicJudgeResult({ met, behaviour, metrics }: Answer<"response">): ExactJson {
  return { axis_gate: met ? "PASS" : "FAIL", behavior_class: behaviour, sub_scores: metrics };
}

type Answer<Type extends JudgeAnswer["type"]> = Extract<JudgeAnswer, { type: Type }>;

function answerTo<Type extends JudgeAnswer["type"]>(
  question: string,
  type: Type,
  judgements: readonly Judgement[],
): Answer<Type> | undefined {
  const found = judgements.find((judgement) => judgement.question === question);
  if (found?.status !== "answered" || found.answer.type !== type) return undefined;
  return found.answer as Answer<Type>; // its type was just compared
}

function awaiting(results: CheckResult[], judgements: readonly Judgement[]): Verdict {
  const failures = judgements.flatMap((judgement) =>
    judgement.status === "failed" ? [`${judgement.question}: ${judgement.kind}, ${judgement.because}`] : [],
  );
  return { status: "error", because: ["awaiting judge", ...failures].join("; "), results };
}
