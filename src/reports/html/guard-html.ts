import type { SuiteSide } from "../../contract/suite-figures.ts";
import type { GuardEffect } from "../view/guard-effect.ts";
import { guardActTable, guardEffectRows } from "../view/guard-rows.ts";
import type { Cell } from "../view/table.ts";
import { htmlTable } from "./html-table.ts";

const HEAD = ["agent", "figure", "difference", "95 % interval", "scenarios won", "lost", "p"];

/** What each guard gains and costs, beside the same agent without it; nothing for a run without guards. */
export function guardHtml(guards: readonly GuardEffect[], sides: readonly SuiteSide[]): string {
  if (guards.length === 0) return "";
  const rows = guards.flatMap(guardEffectRows).map(({ name, row }): Cell[] => {
    if (row === undefined) return [name.agent, name.figure, { ours: "nothing to compare", across: 5 }];
    const { agent, figure, difference, interval, won, lost, p } = row;
    return [agent, figure, difference, interval, won, lost, p];
  });
  return `<h2>With and without the guard</h2>
<p class="quiet">Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test
on scenarios that passed every trial, each comparison by itself.</p>
${htmlTable({ head: HEAD, rows })}
${whatTheyDid(guards, sides)}`;
}

function whatTheyDid(guards: readonly GuardEffect[], sides: readonly SuiteSide[]): string {
  const rows = guards.flatMap((guard) =>
    guardActTable(guard, sides).rows.map((row): Cell[] => [guard.guarded, ...row]),
  );
  if (rows.length === 0) return "<p>It let everything pass.</p>";
  const { head } = guardActTable({ did: [] }, sides);
  return `<h3>What it did</h3>${htmlTable({ head: ["agent", ...head], rows })}`;
}
