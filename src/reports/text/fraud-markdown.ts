import type { SystemsComparison } from "../../statistics/compare-systems.ts";
import type { TrialSummary } from "../../statistics/summarise-trials.ts";
import { percent, percentRange, points, pValue } from "../view/figure-text.ts";
import { measureName, measureText } from "../view/measure-text.ts";
import type { SecurityUtility } from "../view/security-utility.ts";
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
      const success = attackSuccess === undefined ? "–" : percent(attackSuccess);
      return `| ${inertMarkdown(agent)} | ${cells(security)} | ${success} | ${cells(utility)} |`;
    }),
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
  if (figures.status === "nothing-graded") return "– | – | –";
  const { strict, meanOverScenarios } = figures;
  return `${percent(meanOverScenarios)} | ${strict.count} of ${strict.of} | ${percentRange(strict.interval)}`;
}

function mechanisms(agent: string, security: TrialSummary, utility: TrialSummary): string[] {
  const find = ({ by }: TrialSummary) => by.find(({ key }) => key === "mechanism");
  const [attacks, controls] = [find(security), find(utility)];
  if (attacks === undefined) return [];
  const rows = attacks.rows.map((row) => {
    const control = controls?.rows.find(({ value }) => value === row.value);
    return `| ${inertMarkdown(row.value)} | ${share(row.figures)} | ${control === undefined ? "–" : share(control.figures)} |`;
  });
  const macro = (side: typeof controls): string =>
    side?.macro.status === "averaged"
      ? `${percent(side.macro.meanOverScenarios.estimate)} (${percentRange(side.macro.meanOverScenarios)})`
      : "–";
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
  if (figures.status === "nothing-graded") return "–";
  return `${percent(figures.meanOverScenarios)} of ${figures.scenarios} scenarios`;
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
  const shown = (name: string, measure: { mean: number; of: number } | undefined): string =>
    measure === undefined ? "–" : `${measureText(name, measure.mean)} (${measure.of} episodes)`;
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
  const rows = compared.pairs.map(({ first, second, meanDifference, mcnemar }) => {
    const { estimate, low, high } = meanDifference;
    return `| ${inertMarkdown(first)} − ${inertMarkdown(second)} | ${points(estimate)} (${points(low)} to ${points(high)}) | ${pValue(mcnemar.p)} | ${pValue(mcnemar.adjustedP)} |`;
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
