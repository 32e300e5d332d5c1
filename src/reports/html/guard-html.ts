import type { SuiteSide } from "../../contract/suite-figures.ts";
import { guardActText, type GuardEffect } from "../view/guard-effect.ts";
import { shownPair } from "../view/shown-figures.ts";
import { bySide } from "../view/suite-sides.ts";
import type { Cell } from "../view/table.ts";
import { htmlTable } from "./html-table.ts";
import { inertHtml } from "./inert-html.ts";

/** What each guard gains and costs, beside the same agent without it; nothing for a run without guards. */
export function guardHtml(guards: readonly GuardEffect[], sides: readonly SuiteSide[]): string {
  if (guards.length === 0) return "";
  const rows = guards.flatMap(({ guarded, sides: told }) =>
    told.map(({ figure, compared }) => {
      const name = `<th scope="row">${inertHtml(guarded)}</th><td>${inertHtml(figure)}</td>`;
      if (compared === undefined) return `<tr>${name}<td colspan="5">nothing to compare</td></tr>`;
      const { difference, interval, onlyFirst, onlySecond, p } = shownPair(compared, "meanDifference");
      return `<tr>${name}<td>${difference}</td><td>${interval}</td><td>${onlyFirst}</td><td>${onlySecond}</td><td>${p}</td></tr>`;
    }),
  );
  return `<h2>With and without the guard</h2>
<p class="quiet">Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test
on scenarios that passed every trial, each comparison by itself.</p>
<table><thead><tr><th>agent</th><th>figure</th><th>difference</th><th>95 % interval</th><th>scenarios won</th><th>lost</th><th>p</th></tr></thead><tbody>${rows.join("")}</tbody></table>
${whatTheyDid(guards, sides)}`;
}

function whatTheyDid(guards: readonly GuardEffect[], sides: readonly SuiteSide[]): string {
  const acts = guards.flatMap(({ guarded, did }) =>
    did.map(({ act, rule, times, episodes, over }): Cell[] => {
      const apart = bySide(sides, over).map(({ entry }) => entry.episodes);
      return [guarded, guardActText(act), rule ?? "–", times, episodes, ...apart];
    }),
  );
  if (acts.length === 0) return "<p>It let everything pass.</p>";
  const heads = ["agent", "did", "rule", "times", "episodes", ...sides.map(({ brief }) => `of ${brief}`)];
  return `<h3>What it did</h3>${htmlTable(heads, acts)}`;
}
