import { guardActText, type GuardEffect } from "../view/guard-effect.ts";
import { shownPair } from "../view/shown-figures.ts";
import { inertMarkdown } from "./inert-markdown.ts";

/** What each guard gains and costs, beside the same agent without it. */
export function guardSection(guards: readonly GuardEffect[]): string[] {
  if (guards.length === 0) return [];
  return [
    "## With and without the guard",
    "",
    "Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test on",
    "scenarios that passed every trial, each comparison by itself.",
    "",
    "| agent | figure | scenarios | difference | 95 % interval | scenarios won | lost | p |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...guards.flatMap(rows),
    "",
    ...guards.flatMap(whatItDid),
  ];
}

/** The same on one line for each figure, for a terminal. */
export function guardLines(guards: readonly GuardEffect[]): string[] {
  return guards.flatMap(({ guarded, sides, did }) => {
    const figures = sides.map(({ side, compared }) => {
      if (compared === undefined) return `${side}: nothing to compare`;
      const { difference, interval, p } = shownPair(compared, "meanDifference");
      return `${side} ${difference} points (${interval}, p ${p})`;
    });
    const failed = did.filter(({ act }) => act === "failed").reduce((sum, { times }) => sum + times, 0);
    const trouble = failed === 0 ? "" : `; the guard could not decide ${failed} times`;
    return [`${guarded}: ${figures.join(", ")}${trouble}`];
  });
}

function rows({ guarded, sides }: GuardEffect): string[] {
  return sides.map(({ side, compared }) => {
    if (compared === undefined) return `| ${inertMarkdown(guarded)} | ${side} | 0 | – | – | – | – | – |`;
    const { difference, interval, onlyFirst, onlySecond, p } = shownPair(compared, "meanDifference");
    return `| ${inertMarkdown(guarded)} | ${side} | ${compared.scenarios} | ${difference} | ${interval} | ${onlyFirst} | ${onlySecond} | ${p} |`;
  });
}

function whatItDid({ guarded, file, did, sides }: GuardEffect): string[] {
  if (did.length === 0)
    return [`${inertMarkdown(guarded)}: the guard (${inertMarkdown(file)}) let everything pass.`, ""];
  const bySide = sides.length > 1;
  return [
    `What the guard of ${inertMarkdown(guarded)} did (${inertMarkdown(file)}):`,
    "",
    `| did | rule | times | episodes |${bySide ? " of attacks | of customers |" : ""}`,
    `| --- | --- | --- | --- |${bySide ? " --- | --- |" : ""}`,
    ...did.map(({ act, rule, times, episodes, attacks, controls }) => {
      const named = rule === undefined ? "–" : inertMarkdown(rule);
      const apart = bySide ? ` ${attacks} | ${controls} |` : "";
      return `| ${guardActText(act)} | ${named} | ${times} | ${episodes} |${apart}`;
    }),
    "",
  ];
}
