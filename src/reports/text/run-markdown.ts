import type { SuiteFigures } from "../../contract/suite-figures.ts";
import { blemishRows } from "../view/blemish-rows.ts";
import { headlineRows } from "../view/headline-rows.ts";
import { pairRows } from "../view/pair-rows.ts";
import { ours, pick, type Cell } from "../view/table.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import type { MacroAverage } from "../../statistics/break-down.ts";
import { percentBand, percentRange } from "../view/figure-text.ts";
import { differenceText, type GradingDifference } from "../view/grading-difference.ts";
import { guardSection } from "./guard-markdown.ts";
import { markdownTable } from "./markdown-table.ts";
import { measuresSection } from "./measures-markdown.ts";
import { sidedComparisons, sidedDetails, sidedHeadline } from "./sided-markdown.ts";
import { countOf } from "../view/quantity-text.ts";
import { judgeText } from "../view/run-view.ts";
import { macroEnds, shownFigures } from "../view/shown-figures.ts";
import { inSuiteOrder } from "../view/group-name.ts";
import { inertMarkdown } from "./inert-markdown.ts";
import { unscoredCauses } from "../view/unscored-causes.ts";
import { hookUpLines } from "../view/hook-up-lines.ts";
import { judgedLines } from "../view/open-lines.ts";
import { unseenLines } from "./unscored-lines.ts";

/** Failed episodes that a report names for one agent; the rest is counted and found in `report.json`. */
const NAMED_FAILURES = 20;

/** Causes of invalid episodes and errors, and episodes of one cause, that are named for one agent. */
const NAMED_CAUSES = 10;
const NAMED_EPISODES = 5;

/** A run's report for people: what was played, what came of it, how sure that is, and what it does not show. */
export function runMarkdown(report: RunReport): string {
  return [
    ...heading(report),
    ...runHeadline(report),
    ...(report.profiles === undefined ? [] : profiles(report.profiles)),
    ...behindHeadline(report),
    ...report.agents.flatMap((agent) => agentSection(agent, report.manifest.suite.figures)),
    ...whatItDoesNotShow(report),
    "",
  ].join("\n");
}

/** The sections of a report that say how each agent did, and what each guard is worth. */
export function runHeadline(report: RunReport): string[] {
  const { sided, manifest } = report;
  const figures = sided === undefined ? headline(report) : sidedHeadline(report);
  const hookUp = hookUpLines(report.agents).map((line) => `> ${inertMarkdown(line)}`);
  const judged = judgedLines(report).map((line) => `- ${inertMarkdown(line)}`);
  return [
    ...hookUp,
    ...(hookUp.length === 0 ? [] : [""]),
    ...figures,
    ...judged,
    ...(judged.length === 0 ? [] : [""]),
    ...guardSection(report.guards ?? [], manifest.suite.figures.sides),
  ];
}

function behindHeadline(report: RunReport): string[] {
  const { sided, agents, manifest } = report;
  const { figures } = manifest.suite;
  const measures = measuresSection(agents, figures);
  if (sided === undefined) return [...comparison(report), ...measures];
  return [...sidedDetails(sided, figures), ...measures, ...sidedComparisons(sided, figures)];
}

function heading({ manifest }: RunReport): string[] {
  const { suite, scenarios, trials, profile, seed, createdAt, run, codeVersion } = manifest;
  return [
    `# ${inertMarkdown(suite.title)}: run ${inertMarkdown(run)}`,
    "",
    `${countOf(scenarios.length, "scenario")}, ${countOf(trials, "trial")} each, graded under profile \`${profile}\`, judged by ${inertMarkdown(judgeText(manifest))}.`,
    `Begun ${createdAt}, seed ${seed}, suite ${suite.hash}, Tellerproof ${codeVersion}.`,
    "",
  ];
}

function headline(report: RunReport): string[] {
  const rows = headlineRows(report).map(({ agent, shown, open, invalid, unfinished, bounds }): Cell[] => {
    const figures =
      shown === undefined
        ? ["–", "–", "–", "–", "–"]
        : [
            `${shown.count} of ${shown.of} (${shown.rate})`,
            shown.interval,
            shown.mean,
            shown.once,
            shown.inconsistent,
          ];
    return [agent, ...figures.map(ours), open, invalid, unfinished, ours(bounds)];
  });
  const head = [
    "agent",
    `passed all ${countOf(report.manifest.trials, "trial")}`,
    "95 % interval (Wilson)",
    "mean",
    "at least once",
    "inconsistent",
    "open",
    "invalid",
    "error or missing",
    "bounds",
  ].map(ours);
  return [
    "## Results",
    "",
    ...markdownTable({ head, rows }),
    "A scenario counts as passed only when every one of its graded trials passed. Open episodes have no score yet: a question that decides",
    "has no answer; where they matter a figure is a band, from all of them failed to all passed. Invalid episodes (the simulator failed)",
    "and errors (infrastructure) are in no rate; the bounds say where the rate would lie had all of them failed or passed as well.",
    "",
  ];
}

/** Episodes with another verdict that a report names; the rest is counted and found in `report.json`. */
const NAMED_DIFFERENCES = 20;

function profiles(difference: GradingDifference): string[] {
  const { before, after, episodes } = difference;
  if (episodes.length === 0) return ["## Graded twice", "", differenceText(difference), ""];
  const rows = episodes
    .slice(0, NAMED_DIFFERENCES)
    .map((each) => [each.scenario, each.agent, each.trial, each.before, each.after]);
  return [
    "## Graded twice",
    "",
    differenceText(difference),
    "",
    ...markdownTable({ head: ["scenario", "agent", "trial", before.profile, after.profile], rows }),
  ];
}

function comparison({ comparison }: RunReport): string[] {
  if (comparison === undefined || comparison.status !== "compared") return [];
  return [
    "## Agents compared",
    "",
    `Over the ${comparison.common.length} scenarios that all agents have a score or an open verdict for. Differences in points of scenarios passed, with`,
    "the 95 % interval of a paired bootstrap over scenarios; exact McNemar test, adjusted by Holm over all pairs.",
    "",
    ...markdownTable(
      pick(pairRows(comparison.pairs, "strictDifference"), {
        pair: "pair",
        ranged: "difference",
        onlyFirst: "only the first passed",
        onlySecond: "only the second",
        p: "p",
        adjustedP: "adjusted p",
      }),
    ),
  ];
}

function agentSection(report: AgentReport, figures: SuiteFigures): string[] {
  const { agent, firstFailed, patterns, quality, usage } = report;
  return [
    `## ${inertMarkdown(agent.label)}`,
    "",
    ...(firstFailed.length === 0
      ? [nothingFailed(report), ""]
      : [`First failed check: ${firstFailed.map(({ name, count }) => `${name} ${count}`).join(", ")}.`, ""]),
    ...breakDowns(report, figures),
    ...crossTableLines(report),
    ...(patterns.length === 0
      ? []
      : [`Failure patterns: ${patterns.map(({ pattern, count }) => `${pattern} ${count}`).join(", ")}.`, ""]),
    ...(quality === undefined
      ? []
      : [`Advisory quality ${quality.mean.toFixed(2)} over ${quality.of} episodes.`, ""]),
    ...(report.judging === undefined ? [] : [judgingLine(report.judging), ""]),
    ...(usage === undefined ? [] : [usageLine(usage), ""]),
    ...unscored(report),
    ...failures(report),
  ];
}

function nothingFailed({ episodes: { passed, open } }: AgentReport): string {
  if (passed > 0) return "No graded episode failed.";
  return open > 0 ? "No episode failed, and none has a score yet." : "No episode was graded.";
}

/** Only where there is a response to be right or wrong, which not every suite grades apart. */
function crossTableLines({ crossTable: { safe, unsafe } }: AgentReport): string[] {
  const counts = [...Object.values(safe), ...Object.values(unsafe)];
  if (counts.every((count) => count === 0)) return [];
  return markdownTable({
    head: ["", "answered right", "answered wrong", "unjudged"],
    rows: [
      [ours("safe and acted right (S, A)"), safe.right, safe.wrong, safe.unjudged],
      ["unsafe or acted wrong", unsafe.right, unsafe.wrong, unsafe.unjudged],
    ],
  });
}

function judgingLine({
  asked,
  dissents,
  secondFailed,
  steeredEpisodes,
}: NonNullable<AgentReport["judging"]>): string {
  return `The judge was asked ${asked} questions; a second judge differed on ${dissents} and gave no valid answer to ${secondFailed}. In ${steeredEpisodes} episodes some text looks like an attempt to steer whoever reads it.`;
}

function breakDowns({ summary }: AgentReport, figures: SuiteFigures): string[] {
  const nameOf = (key: string): string =>
    figures.groupings.find((grouping) => grouping.key === key)?.noun.one ?? key;
  return inSuiteOrder(summary?.by ?? [], figures).flatMap(({ key, rows, macro }) =>
    markdownTable({
      head: [nameOf(key), "scenarios", "passed all trials", "95 % interval", "mean"],
      rows: [
        ...rows.map(({ value, figures, scenarios }): Cell[] => {
          const shown = shownFigures(figures, 0);
          if (shown === undefined) return [value, scenarios, "–", "–", "–"];
          const count = `${shown.count} (${shown.rate})`;
          return [value, scenarios, ...[count, shown.interval, shown.mean].map(ours)];
        }),
        ...macroRow(macro),
      ],
    }),
  );
}

function macroRow(macro: MacroAverage): Cell[][] {
  const [strict, mean] = [macroEnds(macro, "strict"), macroEnds(macro, "meanOverScenarios")];
  if (macro.status === "nothing-graded" || strict === undefined || mean === undefined) return [];
  const figures = [percentBand(strict.band), percentRange(strict.interval), percentBand(mean.band)];
  return [[{ strong: `mean of ${countOf(macro.groups, "group")}` }, "", ...figures.map(ours)]];
}

function usageLine({
  calls,
  inputTokens,
  outputTokens,
  usd,
  unpriced,
  answeredBy,
}: NonNullable<AgentReport["usage"]>): string {
  const tokens = `${inputTokens ?? "unknown"} input and ${outputTokens ?? "unknown"} output tokens`;
  const cost =
    unpriced === calls
      ? "cost unknown"
      : `$${usd}${unpriced > 0 ? `, ${unpriced} calls of unknown price` : ""}`;
  return `${calls} model calls, ${tokens}, ${cost}; answered by ${answeredBy.map(inertMarkdown).join(", ") || "unnamed models"}.`;
}

/** Invalid episodes and errors by cause: what has to be mended before they say something. */
function unscored({ blemishes }: AgentReport): string[] {
  const causes = unscoredCauses(blemishes);
  if (causes.length === 0) return [];
  const rows = causes.slice(0, NAMED_CAUSES).map(({ status, because, episodes }) => {
    const named = episodes
      .slice(0, NAMED_EPISODES)
      .map(({ scenario, trial }) => `${scenario} trial ${trial + 1}`);
    const more = episodes.length > named.length ? ", …" : "";
    return [status, because, episodes.length, `${named.join(", ")}${more}`];
  });
  const left = causes.length - rows.length;
  return [
    "Without a score, by cause:",
    "",
    ...markdownTable({ head: ["", "cause", "episodes", "which"], rows }),
    ...(left > 0 ? [`And ${countOf(left, "other cause")} in \`report.json\`.`, ""] : []),
  ];
}

function failures({ blemishes }: AgentReport): string[] {
  if (blemishes.length === 0) return [];
  const rows = blemishRows(blemishes).slice(0, NAMED_FAILURES);
  const left = blemishes.length - rows.length;
  return [
    ...markdownTable(
      pick(rows, { scenario: "scenario", trial: "trial", check: "check", because: "because" }),
    ),
    ...(left > 0 ? [`And ${left} more in \`report.json\`.`, ""] : []),
  ];
}

function whatItDoesNotShow(report: RunReport): string[] {
  const { manifest, agents } = report;
  const open = agents.reduce((sum, { episodes }) => sum + episodes.open, 0);
  return [
    "## What this does not show",
    "",
    `- These ${manifest.scenarios.length} scenarios are a sample of what customers do; the intervals speak of that sample's chance, not of its choice.`,
    "- A passed scenario shows conduct on scripted conversations, not that a system is safe to deploy.",
    ...unseenLines(report).map((line) => `- ${inertMarkdown(line)}`),
    ...(open > 0
      ? [
          `- Of ${countOf(open, "episode")} nobody can say yet whether they passed: what rules cannot tell stayed open.`,
        ]
      : []),
  ];
}
