import { countedTrials, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { openLine } from "../view/open-lines.ts";
import { failedFirst } from "../view/agent-tally.ts";
import { agentsUnderTest } from "../view/agents-under-test.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import { visibleText } from "../view/unseen-characters.ts";
import type { ThresholdOutcome } from "./judge-thresholds.ts";
import { observedText, thresholdName, wantedText } from "./threshold-text.ts";

/** GitHub shows ten annotations of each level for a step and drops the others. */
const SHOWN_OF_A_LEVEL = 10;
const NAMED_SCENARIOS = 5;
const REASON_LENGTH = 1000;

type Annotation = { title: string; message: string };

/**
 * A run as workflow commands of GitHub Actions, one a line: an error for each breached threshold, a warning for each
 * scenario that an agent under test failed or that has no score, a notice for each agent with open questions. What GitHub
 * would drop is counted in the last one.
 */
export function githubAnnotations(report: RunReport, outcomes: readonly ThresholdOutcome[]): string[] {
  const breaches = outcomes.filter(({ status }) => status === "breached").map(ofBreach);
  const agents = agentsUnderTest(report);
  const scenarios = agents.flatMap((agent) => ofAgent(agent, report.manifest.trials));
  const open = agents.filter(({ episodes }) => episodes.open > 0).map(ofOpen);
  return [
    ...withinLimit(breaches, "thresholds breached").map((each) => command("error", each)),
    ...withinLimit(scenarios, "scenarios failed or without a score").map((each) => command("warning", each)),
    ...withinLimit(open, "agents with open questions").map((each) => command("notice", each)),
  ];
}

function ofBreach(outcome: ThresholdOutcome): Annotation {
  const { agent, observed, wanted, against } = outcome;
  const named = against.slice(0, NAMED_SCENARIOS).join(", ");
  const more = against.length - NAMED_SCENARIOS;
  const scenarios =
    against.length === 0 ? "" : `\nAgainst it: ${named}${more > 0 ? ` and ${more} more` : ""}`;
  return {
    title: `${agent}, ${thresholdName(outcome)}`,
    message: `${observedText(observed)}, wanted ${wantedText(wanted)}${scenarios}`,
  };
}

function ofOpen(report: AgentReport): Annotation {
  return { title: `${report.agent.label}, open questions`, message: openLine(report) };
}

function ofAgent({ agent, scenarios, blemishes }: AgentReport, trials: number): Annotation[] {
  const reasons = new Map(
    failedFirst(blemishes)
      .toReversed()
      .map((blemish) => [blemish.scenario, blemish]),
  );
  return scenarios
    .filter((scenario) => scenario.failed > 0 || countedTrials(scenario) < trials)
    .map(({ scenario, failed, passed, open }: ScenarioTrials) => {
      const reason = reasons.get(scenario);
      const apart = open === 0 ? "" : `, ${open} open`;
      const score = `${passed} of ${trials} trials passed, ${failed} failed${apart}`;
      const because =
        reason === undefined
          ? ""
          : `\n${reason.check ?? reason.status}: ${reason.because.slice(0, REASON_LENGTH)}`;
      return { title: `${agent.label}, ${scenario}`, message: `${score}${because}` };
    });
}

function withinLimit(annotations: readonly Annotation[], what: string): Annotation[] {
  if (annotations.length <= SHOWN_OF_A_LEVEL) return [...annotations];
  const shown = annotations.slice(0, SHOWN_OF_A_LEVEL - 1);
  const more = annotations.length - shown.length;
  return [...shown, { title: `${more} more ${what}`, message: "The job summary and report.json name them." }];
}

function command(level: "error" | "warning" | "notice", { title, message }: Annotation): string {
  return `::${level} title=${property(title)}::${data(message)}`;
}

/** Text that cannot end the command or begin another. */
function data(text: string): string {
  return visibleText(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
