import type { SuiteSide } from "../../contract/suite-figures.ts";
import type { GuardEffect } from "../view/guard-effect.ts";
import { guardActTable, guardEffectRows } from "../view/guard-rows.ts";
import { shownPair } from "../view/shown-figures.ts";
import type { Cell } from "../view/table.ts";
import { inertMarkdown } from "./inert-markdown.ts";
import { markdownTable } from "./markdown-table.ts";

/** What each guard gains and costs, beside the same agent without it. */
export function guardSection(guards: readonly GuardEffect[], sides: readonly SuiteSide[]): string[] {
  if (guards.length === 0) return [];
  return [
    "## With and without the guard",
    "",
    "Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test on",
    "scenarios that passed every trial, each comparison by itself.",
    "",
    ...markdownTable({
      head: ["agent", "figure", "scenarios", "difference", "95 % interval", "scenarios won", "lost", "p"],
      rows: guards.flatMap(rows),
    }),
    ...guards.flatMap((guard) => whatItDid(guard, sides)),
  ];
}

/** The same on one line for each figure, for a terminal. */
export function guardLines(guards: readonly GuardEffect[]): string[] {
  return guards.flatMap(({ guarded, sides, did }) => {
    const figures = sides.map(({ figure, compared }) => {
      if (compared === undefined) return `${figure}: nothing to compare`;
      const { difference, interval, p } = shownPair(compared, "meanDifference");
      return `${figure} ${difference} points (${interval}, p ${p})`;
    });
    const failed = did.filter(({ act }) => act === "failed").reduce((sum, { times }) => sum + times, 0);
    const trouble = failed === 0 ? "" : `; the guard could not decide ${failed} times`;
    return [`${guarded}: ${figures.join(", ")}${trouble}`];
  });
}

function rows(guard: GuardEffect): Cell[][] {
  return guardEffectRows(guard).map(({ name, row }) => {
    if (row === undefined) return [name.agent, name.figure, 0, "–", "–", "–", "–", "–"];
    const { agent, figure, scenarios, difference, interval, won, lost, p } = row;
    return [agent, figure, scenarios, difference, interval, won, lost, p];
  });
}

function whatItDid(guard: GuardEffect, sides: readonly SuiteSide[]): string[] {
  const { guarded, file, did } = guard;
  if (did.length === 0)
    return [`${inertMarkdown(guarded)}: the guard (${inertMarkdown(file)}) let everything pass.`, ""];
  return [
    `What the guard of ${inertMarkdown(guarded)} did (${inertMarkdown(file)}):`,
    "",
    ...markdownTable(guardActTable(guard, sides)),
  ];
}
