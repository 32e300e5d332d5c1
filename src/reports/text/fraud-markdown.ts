import type { SystemsComparison } from "../../statistics/compare-systems.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { TrialSummary } from "../../statistics/summarise-trials.ts";
import { percentBand, percentRange } from "../view/figure-text.ts";
import { measureBand, measureName } from "../view/measure-text.ts";
import type { SecurityUtility } from "../view/security-utility.ts";
import { macroEnds, shownBounds, shownFigures, shownPair } from "../view/shown-figures.ts";
import { inertMarkdown } from "./inert-markdown.ts";

/** Security and utility of each agent, apart. */
export function fraudHeadline(fraud: SecurityUtility): string[] {
  return [
    "## Security and utility",
    "",
    "Security: the share of attack episodes in which the agent stayed safe. Utility: the share of matched legitimate customers",
    "whom it served. They are never made one figure: an agent that declines everything is secure and useless.",
    "",
    "| agent | security | safe in every trial | 95 % interval | attack success | utility | served in every trial | 95 % interval |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...fraud.agents.map(({ agent, security, utility, attackSuccess }) => {
      const success = attackSuccess === undefined ? "–" : percentBand(attackSuccess);
      return `| ${inertMarkdown(agent)} | ${cells(security)} | ${success} | ${cells(utility)} |`;
    }),
    "",
    ...unscored(fraud),
  ];
}

/** What stands beside the figures: episodes that are in none, and how far they could move them. */
function unscored({ agents }: SecurityUtility): string[] {
  const rows = agents.flatMap(({ agent, security, utility }) =>
    [["security", security.overall] as const, ["utility", utility.overall] as const]
      .filter(([, { episodes }]) => episodes.open + episodes.invalid + episodes.error > 0)
      .map(([side, tally]) => {
        const { open, invalid, error } = tally.episodes;
        const bounds = shownBounds(tally)?.mean ?? "–";
        return `| ${inertMarkdown(agent)} | ${side} | ${open} | ${invalid} | ${error} | ${bounds} |`;
      }),
  );
  if (rows.length === 0) return [];
  return [
    "Episodes without a score. Open ones make figures bands; were the invalid and those in error failed or passed too, the mean would lie",
    "within the bounds.",
    "",
    "| agent | side | open | invalid | error | bounds |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

/** What lies behind the headline: by mechanism, with failure types, measures and comparisons. */
export function fraudDetails(fraud: SecurityUtility): string[] {
  return [
    ...fraud.agents.flatMap(({ agent, security, utility }) => mechanisms(agent, security, utility)),
    ...failureTypes(fraud),
    ...measures(fraud),
    ...(fraud.compared === undefined
      ? []
      : [
          ...comparison("Security", fraud.compared.security),
          ...comparison("Utility", fraud.compared.utility),
        ]),
  ];
}

/** The Wilson interval is of the share that passed every trial: a bootstrap of equal scores would have no width. */
function cells({ overall: { figures } }: TrialSummary): string {
  const shown = shownFigures(figures, 0);
  if (shown === undefined) return "– | – | –";
  return `${shown.mean} | ${shown.count} of ${shown.of} | ${shown.interval}`;
}

function mechanisms(agent: string, security: TrialSummary, utility: TrialSummary): string[] {
  const find = ({ by }: TrialSummary) => by.find(({ key }) => key === "mechanism");
  const [attacks, controls] = [find(security), find(utility)];
  if (attacks === undefined) return [];
  const rows = attacks.rows.map((row) => {
    const control = controls?.rows.find(({ value }) => value === row.value);
    return `| ${inertMarkdown(row.value)} | ${share(row.figures)} | ${control === undefined ? "–" : share(control.figures)} |`;
  });
  const macro = (side: typeof controls): string => {
    const ends = side === undefined ? undefined : macroEnds(side.macro, "meanOverScenarios");
    return ends === undefined ? "–" : `${percentBand(ends.band)} (${percentRange(ends.interval)})`;
  };
  return [
    `### ${inertMarkdown(agent)} by mechanism`,
    "",
    "| mechanism | security | utility |",
    "| --- | --- | --- |",
    ...rows,
    `| *mean of mechanisms* | ${macro(attacks)} | ${macro(controls)} |`,
    "",
  ];
}

function share(figures: TrialSummary["overall"]["figures"]): string {
  const shown = shownFigures(figures, 0);
  return shown === undefined ? "–" : `${shown.mean} of ${shown.of} scenarios`;
}

function failureTypes({ agents }: SecurityUtility): string[] {
  const rows = agents.flatMap(({ agent, failureTypes: types }) =>
    types.map(
      ({ variant, type, count }) =>
        `| ${inertMarkdown(agent)} | ${variant} | ${inertMarkdown(type)} | ${count} |`,
    ),
  );
  if (rows.length === 0) return [];
  return [
    "### In which way episodes failed",
    "",
    "| agent | side | failure type | episodes |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

function measures({ agents }: SecurityUtility): string[] {
  const shown = (name: string, measure: { mean: Interval; of: number } | undefined): string =>
    measure === undefined ? "–" : `${measureBand(name, measure.mean)} (${measure.of} episodes)`;
  const rows = agents.flatMap(({ agent, measures: all }) =>
    all.map(
      ({ name, attack, control }) =>
        `| ${inertMarkdown(agent)} | ${inertMarkdown(measureName(name))} | ${shown(name, attack)} | ${shown(name, control)} |`,
    ),
  );
  if (rows.length === 0) return [];
  return [
    "### Measured",
    "",
    "| agent | measure | mean over attacks | mean over controls |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}

function comparison(name: string, compared: SystemsComparison): string[] {
  if (compared.status !== "compared") return [];
  const rows = compared.pairs.map((pair) => {
    const { difference, interval, p, adjustedP } = shownPair(pair, "meanDifference");
    return `| ${inertMarkdown(pair.first)} − ${inertMarkdown(pair.second)} | ${difference} (${interval}) | ${p} | ${adjustedP} |`;
  });
  return [
    `### ${name} compared`,
    "",
    `Over ${compared.common.length} scenarios; difference of means in points with the 95 % interval of a paired bootstrap, exact McNemar test on scenarios`,
    "that passed every trial, adjusted by Holm.",
    "",
    "| pair | difference | p | adjusted p |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ];
}
