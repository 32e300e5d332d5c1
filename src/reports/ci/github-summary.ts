import { inertMarkdown } from "../text/inert-markdown.ts";
import { markdownTable } from "../text/markdown-table.ts";
import { runHeadline } from "../text/run-markdown.ts";
import { agentsUnderTest } from "../view/agents-under-test.ts";
import { blemishRows } from "../view/blemish-rows.ts";
import type { RunReport } from "../view/run-report.ts";
import { ours, pick, type Cell } from "../view/table.ts";
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
  const rows = breachesFirst.slice(0, NAMED_THRESHOLDS).map((outcome): Cell[] => {
    const { agent, status, observed, wanted, against } = outcome;
    return [
      ours(status === "held" ? "held" : "**breached**"),
      agent,
      thresholdName(outcome),
      ours(observedText(observed)),
      ours(wantedText(wanted)),
      status === "held" ? "" : scenarioList(against),
    ];
  });
  return [
    "## Thresholds",
    "",
    ...markdownTable({
      head: ["", "agent", "threshold", "measured", "wanted", "scenarios against it"],
      rows,
    }),
    ...left(outcomes.length - rows.length, "thresholds"),
  ];
}

function scenarioList(scenarios: readonly string[]): string {
  const shown = scenarios.slice(0, NAMED_SCENARIOS);
  const more = scenarios.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function blemishTable(report: RunReport): string[] {
  const all = agentsUnderTest(report).flatMap(({ agent, blemishes }) =>
    blemishRows(blemishes).map((row) => ({ agent: agent.label, ...row, because: reasonOf(row.because) })),
  );
  if (all.length === 0) return [];
  const rows = all.slice(0, NAMED_EPISODES);
  const heads = {
    agent: "agent",
    scenario: "scenario",
    trial: "trial",
    check: "check",
    because: "because",
  };
  return [
    `<details><summary>${all.length} episodes that did not pass</summary>`,
    "",
    ...markdownTable(pick(rows, heads)),
    ...left(all.length - rows.length, "episodes"),
    "</details>",
    "",
  ];
}

function reasonOf(because: Cell): Cell {
  if (typeof because !== "string" || because.length <= REASON_LENGTH) return because;
  return `${because.slice(0, REASON_LENGTH)} …`;
}

function left(count: number, what: string): string[] {
  return count > 0 ? [`And ${count} more ${what} in \`report.json\`.`, ""] : [];
}
