import { agentsUnderTest } from "../view/agents-under-test.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import type { ThresholdFigure, ThresholdOutcome } from "./judge-thresholds.ts";

/**
 * How a run stands. `breached`: a threshold is, whatever else is missing.
 * `incomplete`: episodes of an agent under test are invalid, in error or missing, and no threshold that held tolerates
 * as many. Open verdicts alone leave nothing incomplete: every episode was played and graded as far as anybody can tell,
 * and thresholds count them.
 */
export type RunStanding = "complete" | "incomplete" | "breached";

export function runStanding(report: RunReport, outcomes: readonly ThresholdOutcome[]): RunStanding {
  if (outcomes.some(({ status }) => status === "breached")) return "breached";
  const incomplete = agentsUnderTest(report).some((agent) => hasUntoleratedGaps(agent, outcomes));
  return incomplete ? "incomplete" : "complete";
}

function hasUntoleratedGaps(
  { agent, missing, episodes }: AgentReport,
  outcomes: readonly ThresholdOutcome[],
): boolean {
  const { invalid, error } = episodes;
  const own = outcomes.filter((outcome) => outcome.agent === agent.label);
  return (invalid > 0 && !tolerates("invalid", own)) || (error + missing > 0 && !tolerates("errors", own));
}

/** Asked only where every threshold held. A bound on one side of a fraud run tolerates nothing on the other. */
function tolerates(figure: ThresholdFigure, outcomes: readonly ThresholdOutcome[]): boolean {
  const bounded = outcomes
    .filter((outcome) => outcome.figure === figure)
    .map(({ place }) => (place.kind === "overall" ? (place.side ?? "whole") : "part"));
  return bounded.includes("whole") || (bounded.includes("security") && bounded.includes("utility"));
}
