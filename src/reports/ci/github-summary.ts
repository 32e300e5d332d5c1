import { inertMarkdown } from "../text/inert-markdown.ts";
import { runHeadline } from "../text/run-markdown.ts";
import { agentsUnderTest } from "../view/agents-under-test.ts";
import { failedFirst, type Blemish } from "../view/agent-tally.ts";
import type { RunReport } from "../view/run-report.ts";
import type { ThresholdOutcome } from "./judge-thresholds.ts";
import { runStanding } from "./run-standing.ts";
import { observedText, thresholdName, wantedText } from "./threshold-text.ts";

/** GitHub refuses a summary of more than 1 MiB; these keep the largest run far below. */
const NAMED_THRESHOLDS = 200;
const NAMED_EPISODES = 100;
const NAMED_SCENARIOS = 10;
const REASON_LENGTH = 300;

/** A run as the Markdown of a GitHub job summary: how it stands, thresholds with breaches first, figures, what failed. */
export function githubSummary(report: RunReport, outcomes: readonly ThresholdOutcome[]): string {
  const { suite, run, scenarios, trials } = report.manifest;
  const open = agentsUnderTest(report).reduce((sum, { episodes }) => sum + episodes.open, 0);
  return [
    `# ${inertMarkdown(suite.title)}: ${STANDINGS[runStanding(report, outcomes)]}${open > 0 ? ", with open questions" : ""}`,
    "",
    `Run ${inertMarkdown(run)}: ${scenarios.length} scenarios, ${trials} trials each.`,
    "",
    ...thresholdTable(outcomes),
    ...runHeadline(report),
    ...blemishTable(report),
  ].join("\n");
}

const STANDINGS: Record<ReturnType<typeof runStanding>, string> = {
  complete: "complete",
  incomplete: "incomplete, some episodes have no score",
  breached: "below a threshold",
};

function thresholdTable(outcomes: readonly ThresholdOutcome[]): string[] {
  if (outcomes.length === 0) return [];
  const of = (wanted: ThresholdOutcome["status"]) => outcomes.filter(({ status }) => status === wanted);
  const breachesFirst = [...of("breached"), ...of("held")];
  const rows = breachesFirst.slice(0, NAMED_THRESHOLDS).map((outcome) => {
    const { agent, status, observed, wanted, against } = outcome;
    const cells = [
      status === "held" ? "held" : "**breached**",
      inertMarkdown(agent),
      inertMarkdown(thresholdName(outcome)),
      observedText(observed),
      wantedText(wanted),
      status === "held" ? "" : scenarioList(against),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "## Thresholds",
    "",
    "| | agent | threshold | measured | wanted | scenarios against it |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    ...left(outcomes.length - rows.length, "thresholds"),
  ];
}

function scenarioList(scenarios: readonly string[]): string {
  const shown = scenarios.slice(0, NAMED_SCENARIOS).map(inertMarkdown);
  const more = scenarios.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function blemishTable(report: RunReport): string[] {
  const all = agentsUnderTest(report).flatMap(({ agent, blemishes }) =>
    failedFirst(blemishes).map((blemish) => ({ agent: agent.label, ...blemish })),
  );
  if (all.length === 0) return [];
  const rows = all.slice(0, NAMED_EPISODES).map(blemishRow);
  return [
    `<details><summary>${all.length} episodes that did not pass</summary>`,
    "",
    "| agent | scenario | trial | check | because |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    ...left(all.length - rows.length, "episodes"),
    "</details>",
    "",
  ];
}

function blemishRow({ agent, scenario, trial, status, check, because }: Blemish & { agent: string }): string {
  const reason = because.length > REASON_LENGTH ? `${because.slice(0, REASON_LENGTH)} …` : because;
  const cells = [agent, scenario, String(trial + 1), check ?? status, reason];
  return `| ${cells.map(inertMarkdown).join(" | ")} |`;
}

function left(count: number, what: string): string[] {
  return count > 0 ? [`And ${count} more ${what} in \`report.json\`.`, ""] : [];
}
