import type { SystemsComparison } from "../../statistics/compare-systems.ts";
import { blemishRows } from "../view/blemish-rows.ts";
import { checkTitle } from "../view/check-title.ts";
import { percent } from "../view/figure-text.ts";
import { gateLadder } from "../view/gate-ladder.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import { countOf } from "../view/quantity-text.ts";
import { judgeText } from "../view/run-view.ts";
import { headlineRows } from "../view/headline-rows.ts";
import { pairRows } from "../view/pair-rows.ts";
import { strictEnds } from "../view/shown-figures.ts";
import { hookUpLines } from "../view/hook-up-lines.ts";
import { boundLines, judgedLines } from "../view/open-lines.ts";
import { capital } from "../view/side-words.ts";
import { bySide } from "../view/suite-sides.ts";
import { ours, pick, type Cell } from "../view/table.ts";
import { guardHtml } from "./guard-html.ts";
import { htmlTable } from "./html-table.ts";
import { inertHtml } from "./inert-html.ts";
import { intervalPlot, type PlotRow } from "./interval-plot.ts";
import { REPORT_STYLE } from "./report-style.ts";
import { sidedHtml } from "./sided-html.ts";

/** Failed episodes that the page names for one agent. */
const NAMED_FAILURES = 8;

/**
 * A run's report as one page for a stranger: what was tested, how, what happened, how sure that is, what it does not show.
 * Plots are inline SVG, there is no script. All text that is not ours is inert.
 */
export function runHtml(report: RunReport): { html: string; style: string } {
  const parts = [
    heading(report),
    hookUp(report),
    report.sided === undefined ? results(report) : sidedHtml(report),
    judged(report),
    guardHtml(report.guards ?? [], report.manifest.suite.figures.sides),
    stops(report),
    compared(report),
    failures(report),
    notShown(report),
  ];
  return { html: `<article class="report">${parts.join("\n")}</article>`, style: REPORT_STYLE };
}

function heading({ manifest }: RunReport): string {
  const { suite, scenarios, trials, agents, profile, createdAt, seed, codeVersion, run, limits } = manifest;
  return `<h1>${inertHtml(suite.title)}: run ${inertHtml(run)}</h1>
<p>${countOf(scenarios.length, "scenario")}, ${countOf(trials, "trial")} each, ${countOf(agents.length, "agent")}
(${agents.map(({ label }) => inertHtml(label)).join(", ")}); graded under profile ${inertHtml(profile)}, judged by ${inertHtml(judgeText(manifest))}.</p>
<p class="quiet">Begun ${inertHtml(createdAt)}, seed ${seed}, suite ${inertHtml(suite.hash)}, at most ${limits.turns} turns an episode, Tellerproof ${inertHtml(codeVersion)}.</p>`;
}

/** Before any figure: where agents were not joined to their banks. */
function hookUp({ agents }: RunReport): string {
  const lines = hookUpLines(agents);
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${inertHtml(line)}</li>`).join("")}</ul>`;
}

function results(report: RunReport): string {
  const { agents, manifest } = report;
  const rows = agents.flatMap(({ agent, summary }): PlotRow[] => {
    const ends = summary && strictEnds(summary.overall.figures);
    return ends === undefined ? [] : [{ label: agent.label, ...ends }];
  });
  const cells = headlineRows(report).map((row): Cell[] => {
    const { agent, shown, open, invalid, unfinished, bounds } = row;
    const figures =
      shown === undefined
        ? [{ ours: "nothing graded", across: 5 }]
        : [`${shown.count} of ${shown.of}`, shown.rate, shown.interval, shown.mean, shown.inconsistent].map(
            ours,
          );
    return [agent, ...figures, open, invalid, unfinished, ours(bounds)];
  });
  const head = [
    "agent",
    `passed in all ${manifest.trials} trials`,
    "",
    "95 % interval",
    "mean",
    "inconsistent",
    "open",
    "invalid",
    "error or missing",
    "bounds",
  ];
  return `<h2>Results</h2>
${rows.length === 0 ? "" : intervalPlot(rows, "Share of scenarios that passed in every trial, with 95 % intervals")}
${htmlTable({ head, rows: cells })}
<p class="quiet">A scenario counts as passed only when every one of its graded trials passed. Wilson intervals over scenarios. Open episodes
have no score yet: a question that decides has no answer; where they matter a figure is a band, from all of them failed to all passed. Invalid
episodes (the simulator failed) and errors (infrastructure) are in no rate; the bounds say where it would lie had all failed or passed.</p>`;
}

/** What nobody judged, and who judged else; for a suite with sides also how far episodes without a score could move its figures. */
function judged(report: RunReport): string {
  const lines = [...(report.sided === undefined ? [] : boundLines(report)), ...judgedLines(report)];
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${inertHtml(line)}</li>`).join("")}</ul>`;
}

function stops({ agents, manifest }: RunReport): string {
  const { checks } = manifest.suite.figures;
  const rows = agents.flatMap((agent) => {
    const { graded, rungs } = gateLadder(agent);
    return rungs
      .filter(({ stopped }) => stopped > 0)
      .toSorted((a, b) => b.stopped - a.stopped)
      .slice(0, 6)
      .map(({ check, stopped }): Cell[] => {
        const share = ours(percent(stopped / graded));
        return [agent.agent.label, check, ours(inertHtml(checkTitle(check, checks))), stopped, share];
      });
  });
  if (rows.length === 0) return "";
  return `<h2>Where episodes stop</h2>
${htmlTable({ head: ["agent", "first failed check", "", "episodes", "of those graded or open"], rows })}`;
}

/** Of a suite with sides its first. */
/** All agents compared; of a suite with sides on each of them. */
function compared({ comparison, sided, manifest }: RunReport): string {
  const parts = bySide(manifest.suite.figures.sides, sided?.compared ?? []);
  if (sided === undefined) return comparisonHtml("agents", comparison, "strictDifference");
  return parts
    .map(({ told, entry }) => comparisonHtml(told.figure, entry.comparison, "meanDifference"))
    .join("\n");
}

function comparisonHtml(
  title: string,
  shown: SystemsComparison | undefined,
  figure: "strictDifference" | "meanDifference",
): string {
  if (shown === undefined || shown.status !== "compared") return "";
  const heads = {
    pair: "pair",
    difference: "difference",
    interval: "95 % interval",
    p: "p",
    adjustedP: "p (Holm)",
  };
  return `<h2>${inertHtml(capital(title))} compared</h2>
<p class="quiet">Over the ${shown.common.length} scenarios that all have a score or an open verdict for; differences in points, 95 % paired bootstrap over scenarios;
exact McNemar test, adjusted by Holm over all pairs.</p>
${htmlTable(pick(pairRows(shown.pairs, figure), heads))}`;
}

function failures({ agents }: RunReport): string {
  const sections = agents.filter(({ blemishes }) => blemishes.length > 0).map(failuresOf);
  return sections.length === 0 ? "" : `<h2>Episodes that did not pass</h2>${sections.join("")}`;
}

function failuresOf({ agent, blemishes }: AgentReport): string {
  const rows = blemishRows(blemishes).slice(0, NAMED_FAILURES);
  const heads = { scenario: "scenario", trial: "trial", check: "check", because: "because" };
  const left = blemishes.length - rows.length;
  return `<h3>${inertHtml(agent.label)}</h3>
${htmlTable(pick(rows, heads))}
${left > 0 ? `<p class="quiet">And ${left} more.</p>` : ""}`;
}

function notShown({ manifest, agents }: RunReport): string {
  const open = agents.reduce((sum, { episodes }) => sum + episodes.open, 0);
  return `<h2>What this does not show</h2>
<ul><li>These ${manifest.scenarios.length} scenarios are a sample of what customers do; the intervals speak of that sample's chance, not of its choice.</li>
<li>A passed scenario shows conduct in these conversations, not that a system is safe to deploy.</li>
${open > 0 ? `<li>Of ${countOf(open, "episode")} nobody can say yet whether they passed: what rules cannot tell stayed open.</li>` : ""}</ul>`;
}
