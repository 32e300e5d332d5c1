import { guardActText, type GuardEffect } from "../view/guard-effect.ts";
import { shownPair } from "../view/shown-figures.ts";
import { inertHtml } from "./inert-html.ts";

/** What each guard gains and costs, beside the same agent without it; nothing for a run without guards. */
export function guardHtml(guards: readonly GuardEffect[]): string {
  if (guards.length === 0) return "";
  const rows = guards.flatMap(({ guarded, sides }) =>
    sides.map(({ side, compared }) => {
      const name = `<th scope="row">${inertHtml(guarded)}</th><td>${side}</td>`;
      if (compared === undefined) return `<tr>${name}<td colspan="5">nothing to compare</td></tr>`;
      const { difference, interval, onlyFirst, onlySecond, p } = shownPair(compared, "meanDifference");
      return `<tr>${name}<td>${difference}</td><td>${interval}</td><td>${onlyFirst}</td><td>${onlySecond}</td><td>${p}</td></tr>`;
    }),
  );
  const acts = guards.flatMap(({ guarded, did }) =>
    did.map(
      ({ act, rule, times, episodes, attacks, controls }) =>
        `<tr><th scope="row">${inertHtml(guarded)}</th><td>${guardActText(act)}</td><td>${inertHtml(rule ?? "–")}</td><td>${times}</td><td>${episodes}</td><td>${attacks}</td><td>${controls}</td></tr>`,
    ),
  );
  return `<h2>With and without the guard</h2>
<p class="quiet">Differences of means in points, guarded − bare, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test
on scenarios that passed every trial, each comparison by itself.</p>
<table><thead><tr><th>agent</th><th>figure</th><th>difference</th><th>95 % interval</th><th>scenarios won</th><th>lost</th><th>p</th></tr></thead><tbody>${rows.join("")}</tbody></table>
${acts.length === 0 ? "<p>It let everything pass.</p>" : `<h3>What it did</h3><table><thead><tr><th>agent</th><th>did</th><th>rule</th><th>times</th><th>episodes</th><th>of attacks</th><th>of customers</th></tr></thead><tbody>${acts.join("")}</tbody></table>`}`;
}
