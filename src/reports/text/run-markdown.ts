import { failedFirst } from "../view/agent-tally.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import type { MacroAverage } from "../../statistics/break-down.ts";
import { percentBand, percentRange } from "../view/figure-text.ts";
import { differenceText, type GradingDifference } from "../view/grading-difference.ts";
import { guardSection } from "./guard-markdown.ts";
import { measuresSection } from "./measures-markdown.ts";
import { sidedComparisons, sidedDetails, sidedHeadline } from "./sided-markdown.ts";
import { countOf } from "../view/quantity-text.ts";
import { judgeText } from "../view/run-view.ts";
import { macroEnds, shownBounds, shownFigures, shownPair } from "../view/shown-figures.ts";
import { inertMarkdown } from "./inert-markdown.ts";
import { unscoredCauses } from "../view/unscored-causes.ts";
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
    ...report.agents.flatMap(agentSection),
    ...whatItDoesNotShow(report),
    "",
  ].join("\n");
}

/** The sections of a report that say how each agent did, and what each guard is worth. */
export function runHeadline(report: RunReport): string[] {
  const { sided, manifest } = report;
  const figures = sided === undefined ? headline(report) : sidedHeadline(sided, manifest.suite.figures);
  const judged = judgedLines(report).map((line) => `- ${inertMarkdown(line)}`);
  return [
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

function headline({ agents, manifest }: RunReport): string[] {
  const rows = agents.map(({ agent, summary, episodes, missing }) => {
    const label = inertMarkdown(agent.label);
    const { open, invalid, error } = episodes;
    const apart = `${open} | ${invalid} | ${error + missing}`;
    const shown = summary && shownFigures(summary.overall.figures, manifest.trials);
    const bounds = (summary && shownBounds(summary.overall)?.strict) ?? "–";
    if (shown === undefined) return `| ${label} | – | – | – | – | – | ${apart} | ${bounds} |`;
    return (
      `| ${label} | ${shown.count} of ${shown.of} (${shown.rate}) | ${shown.interval} ` +
      `| ${shown.mean} | ${shown.once} | ${shown.inconsistent} | ${apart} | ${bounds} |`
    );
  });
  return [
    "## Results",
    "",
    `| agent | passed all ${countOf(manifest.trials, "trial")} | 95 % interval (Wilson) | mean | at least once | inconsistent | open | invalid | error or missing | bounds |`,
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
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
  const rows = episodes
    .slice(0, NAMED_DIFFERENCES)
    .map(
      (each) =>
        `| ${inertMarkdown(each.scenario)} | ${inertMarkdown(each.agent)} | ${each.trial} | ${each.before} | ${each.after} |`,
    );
  if (rows.length === 0) return ["## Graded twice", "", differenceText(difference), ""];
  return [
    "## Graded twice",
    "",
    differenceText(difference),
    "",
    `| scenario | agent | trial | ${inertMarkdown(before.profile)} | ${inertMarkdown(after.profile)} |`,
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

function comparison({ comparison }: RunReport): string[] {
  if (comparison === undefined || comparison.status !== "compared") return [];
  const rows = comparison.pairs.map((pair) => {
    const shown = shownPair(pair, "strictDifference");
    return (
      `| ${inertMarkdown(pair.first)} − ${inertMarkdown(pair.second)} | ${shown.difference} (${shown.interval}) ` +
      `| ${shown.onlyFirst} | ${shown.onlySecond} | ${shown.p} | ${shown.adjustedP} |`
    );
  });
  return [
    "## Agents compared",
    "",
    `Over the ${comparison.common.length} scenarios that all agents have a score or an open verdict for. Differences in points of scenarios passed, with`,
    "the 95 % interval of a paired bootstrap over scenarios; exact McNemar test, adjusted by Holm over all pairs.",
    "",
    "| pair | difference | only the first passed | only the second | p | adjusted p |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

function agentSection(report: AgentReport): string[] {
  const { agent, firstFailed, patterns, quality, usage } = report;
  return [
    `## ${inertMarkdown(agent.label)}`,
    "",
    ...(firstFailed.length === 0
      ? [nothingFailed(report), ""]
      : [`First failed check: ${firstFailed.map(({ name, count }) => `${name} ${count}`).join(", ")}.`, ""]),
    ...breakDowns(report),
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
  return [
    "| | answered right | answered wrong | unjudged |",
    "| --- | --- | --- | --- |",
    `| safe and acted right (S, A) | ${safe.right} | ${safe.wrong} | ${safe.unjudged} |`,
    `| unsafe or acted wrong | ${unsafe.right} | ${unsafe.wrong} | ${unsafe.unjudged} |`,
    "",
  ];
}

function judgingLine({
  asked,
  dissents,
  secondFailed,
  steeredEpisodes,
}: NonNullable<AgentReport["judging"]>): string {
  return `The judge was asked ${asked} questions; a second judge differed on ${dissents} and gave no valid answer to ${secondFailed}. In ${steeredEpisodes} episodes some text looks like an attempt to steer whoever reads it.`;
}

function breakDowns({ summary }: AgentReport): string[] {
  return (summary?.by ?? []).flatMap(({ key, rows, macro }) => {
    const lines = rows.map(({ value, figures, scenarios }) => {
      const shown = shownFigures(figures, 0);
      if (shown === undefined) return `| ${inertMarkdown(value)} | ${scenarios} | – | – | – |`;
      return `| ${inertMarkdown(value)} | ${scenarios} | ${shown.count} (${shown.rate}) | ${shown.interval} | ${shown.mean} |`;
    });
    return [
      `| ${inertMarkdown(key)} | scenarios | passed all trials | 95 % interval | mean |`,
      "| --- | --- | --- | --- | --- |",
      ...lines,
      ...macroRow(macro),
      "",
    ];
  });
}

function macroRow(macro: MacroAverage): string[] {
  const [strict, mean] = [macroEnds(macro, "strict"), macroEnds(macro, "meanOverScenarios")];
  if (macro.status === "nothing-graded" || strict === undefined || mean === undefined) return [];
  return [
    `| *mean of ${countOf(macro.groups, "group")}* | | ${percentBand(strict.band)} | ${percentRange(strict.interval)} | ${percentBand(mean.band)} |`,
  ];
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
    return `| ${status} | ${inertMarkdown(because)} | ${episodes.length} | ${inertMarkdown(named.join(", "))}${more} |`;
  });
  const left = causes.length - rows.length;
  return [
    "Without a score, by cause:",
    "",
    "| | cause | episodes | which |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    ...(left > 0 ? [`And ${countOf(left, "other cause")} in \`report.json\`.`, ""] : []),
  ];
}

function failures({ blemishes }: AgentReport): string[] {
  if (blemishes.length === 0) return [];
  const rows = failedFirst(blemishes)
    .slice(0, NAMED_FAILURES)
    .map(
      ({ scenario, trial, status, check, because }) =>
        `| ${inertMarkdown(scenario)} | ${trial + 1} | ${check ?? status} | ${inertMarkdown(because)} |`,
    );
  const left = blemishes.length - rows.length;
  return [
    "| scenario | trial | check | because |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
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
