import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CompareRow, CompareView, ScenarioOutcome } from "../../../../src/reports/view/compare-view.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { StatusSign } from "../../parts/status-badge.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { sideSearch } from "./side-search.ts";

type Shown = "all" | CompareRow["change"];

/** Rows that are shown before the reader asks for more. */
const FIRST_ROWS = 100;

/** Scenario by scenario, where the agents differ: passed before and failed now, and the other way round. */
export function CompareRows({ view }: { view: CompareView }) {
  const [shown, show] = useState<Shown>("all");
  const [rows, setRows] = useState(FIRST_ROWS);
  const [first, second] = view.systems;
  const two = view.systems.length === 2;
  const counts = (change: Shown): number =>
    view.rows.filter((row) => change === "all" || row.change === change).length;
  const kept = view.rows.filter((row) => shown === "all" || row.change === shown);
  return (
    <Section
      id="flips"
      title="Where they differ"
      note={
        two
          ? `Scenarios on which ${visibleText(first?.name ?? "")} and ${visibleText(second?.name ?? "")} do not have the same outcome over their trials.`
          : "Scenarios on which not all have the same outcome over their trials."
      }
    >
      {two && (
        <div role="group" aria-label="Which scenarios" className="no-print flex flex-wrap gap-1.5">
          {(
            [
              ["all", "all that differ"],
              ["worse", `only ${first?.name ?? ""} passed`],
              ["better", `only ${second?.name ?? ""} passed`],
              ["other", "other differences"],
            ] as const
          ).map(([change, label]) => (
            <button
              key={change}
              type="button"
              className="button"
              aria-pressed={shown === change}
              onClick={() => show(change)}
            >
              <SafeText text={label} /> {counts(change)}
            </button>
          ))}
        </div>
      )}
      {kept.length === 0 ? (
        <p className="mt-2 text-soft">None.</p>
      ) : (
        <RowTable view={view} rows={kept.slice(0, rows)} />
      )}
      {kept.length > rows && (
        <button type="button" className="button mt-2" onClick={() => setRows(rows + 5 * FIRST_ROWS)}>
          Show more of {countText(kept.length)}
        </button>
      )}
      {view.more > 0 && (
        <p className="mt-2 text-soft">And {countText(view.more)} more that are not listed here.</p>
      )}
    </Section>
  );
}

function RowTable({ view, rows }: { view: CompareView; rows: readonly CompareRow[] }) {
  return (
    <WideTable label="Scenarios that differ">
      <table className="figures mt-2">
        <thead>
          <tr>
            <th scope="col">scenario</th>
            {view.systems.map(({ name }) => (
              <th key={name} scope="col" className="min-w-28">
                <SafeText text={name} />
              </th>
            ))}
            {view.systems.length === 2 && <th scope="col">transcripts</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.scenario}>
              <th scope="row" className="font-normal">
                <SafeText text={row.title} />
                <span className="block text-[0.8rem] text-soft">
                  <SafeText text={row.scenario} />
                </span>
              </th>
              {row.outcomes.map(({ system, outcome }) => {
                const named = view.systems.find(({ name }) => name === system);
                return (
                  <td key={system} className="whitespace-nowrap">
                    {outcome === undefined ? (
                      <span className="text-soft">not played</span>
                    ) : (
                      <EpisodesLink
                        run={named?.run ?? ""}
                        filter={{ agent: [named?.agent ?? ""], scenario: [row.scenario] }}
                      >
                        <OutcomeText outcome={outcome} />
                      </EpisodesLink>
                    )}
                  </td>
                );
              })}
              <SideLink view={view} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function OutcomeText({ outcome }: { outcome: ScenarioOutcome }) {
  const { strict, passed, failed, open, invalid, error } = outcome;
  const apart = [
    ...(open > 0 ? [`${open} open`] : []),
    ...(invalid > 0 ? [`${invalid} invalid`] : []),
    ...(error > 0 ? [`${error} error`] : []),
  ].join(", ");
  return (
    <>
      <StatusSign status={strict === "ungraded" ? "unjudged" : strict} /> {passed} of {passed + failed}
      {apart !== "" && <span className="text-soft"> ({apart})</span>}
    </>
  );
}

function SideLink({ view, row }: { view: CompareView; row: CompareRow }) {
  const [left, right] = view.systems;
  if (view.systems.length !== 2 || left === undefined || right === undefined) return null;
  const [mine, other] = row.outcomes.map(({ outcome }) => outcome?.telling);
  if (mine === undefined || other === undefined) return <td className="text-soft">–</td>;
  const side = ({ run, agent }: typeof left, trial: number) => ({
    run,
    agent,
    scenario: row.scenario,
    trial,
  });
  return (
    <td className="whitespace-nowrap">
      <Link to="/side-by-side" search={sideSearch(side(left, mine), side(right, other))}>
        side by side
      </Link>
    </td>
  );
}
