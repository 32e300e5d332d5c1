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
  const sides = report.manifest.suite.figures.sides.map(({ id }) => id);
  const incomplete = agentsUnderTest(report).some((agent) => {
    const own = outcomes.filter((outcome) => outcome.agent === agent.agent.label);
    return hasUntoleratedGaps(agent, own, sides);
  });
  return incomplete ? "incomplete" : "complete";
}

function hasUntoleratedGaps(
  { missing, episodes }: AgentReport,
  own: readonly ThresholdOutcome[],
  sides: readonly string[],
): boolean {
  const { invalid, error } = episodes;
  const tolerated = (figure: ThresholdFigure): boolean => tolerates(figure, own, sides);
  return (invalid > 0 && !tolerated("invalid")) || (error + missing > 0 && !tolerated("errors"));
}

/** Asked only where every threshold held. A bound on one side tolerates nothing on the others. */
function tolerates(
  figure: ThresholdFigure,
  outcomes: readonly ThresholdOutcome[],
  sides: readonly string[],
): boolean {
  const bounded = outcomes
    .filter((outcome) => outcome.figure === figure)
    .flatMap(({ place }) => (place.kind === "overall" ? [place.side] : []));
  const everySide = sides.length > 0 && sides.every((side) => bounded.includes(side));
  return bounded.includes(undefined) || everySide;
}
