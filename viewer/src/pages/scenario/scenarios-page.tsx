import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { ScenarioRow, TrialOutcomes } from "../../../../src/reports/view/run-view.ts";
import { useTitle } from "../../app/use-title.ts";
import { RunNav } from "../../parts/run-nav.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { TrialSigns } from "../../parts/trial-signs.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { WideTable } from "../../parts/wide-table.tsx";
import { useScenarios } from "../../source/queries.ts";

const route = getRouteApi("/runs/$run/scenarios");

/** Rows that are shown before the reader asks for more. */
const FIRST_ROWS = 150;

/** Every scenario of a run with how each agent did over its trials. */
export function ScenariosPage() {
  const { run } = route.useParams();
  useTitle(`Scenarios of ${run}`);
  const query = useScenarios(run);
  return (
    <>
      <RunNav run={run} />
      <h1 className="sr-only">Scenarios</h1>
      <Waiting query={query}>{(rows) => <Scenarios run={run} rows={rows} />}</Waiting>
    </>
  );
}

function Scenarios({ run, rows }: { run: string; rows: readonly ScenarioRow[] }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const text = search["text"]?.[0] ?? "";
  const mixed = search["only"]?.includes("inconsistent") ?? false;
  const [most, setMost] = useState(FIRST_ROWS);
  const set = (next: { text?: string; mixed?: boolean }): void => {
    const wanted = next.text ?? text;
    const only = next.mixed ?? mixed;
    void navigate({
      to: "/runs/$run/scenarios",
      params: { run },
      search: {
        ...(wanted === "" ? {} : { text: [wanted] }),
        ...(only ? { only: ["inconsistent"] } : {}),
      },
      replace: true,
    });
  };
  const agents = [...new Set(rows.flatMap(({ outcomes }) => Object.keys(outcomes)))];
  const words = text.toLowerCase().split(/\s+/);
  const kept = rows.filter(
    (row) =>
      (!mixed || Object.values(row.outcomes).some(areMixed)) &&
      words.every((word) => rowText(row).includes(word)),
  );
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-3">
        <input
          type="search"
          className="field w-64"
          aria-label="Words in title, id or group"
          placeholder="Words in title, id or group"
          value={text}
          onChange={(event) => set({ text: event.target.value })}
        />
        <label className="flex items-center gap-1.5 text-[0.9rem]">
          <input type="checkbox" checked={mixed} onChange={(event) => set({ mixed: event.target.checked })} />
          only where trials differ
        </label>
      </div>
      <p role="status" className="mt-2 text-[0.9rem] text-soft">
        {countText(kept.length)} of {countText(rows.length)} scenarios
      </p>
      <ScenarioTable run={run} rows={kept.slice(0, most)} agents={agents} />
      {kept.length > most && (
        <button type="button" className="button mt-2" onClick={() => setMost(most + 5 * FIRST_ROWS)}>
          Show more
        </button>
      )}
    </>
  );
}

function areMixed(trials: TrialOutcomes): boolean {
  return trials.some(({ status }) => status === "passed") && trials.some(({ status }) => status === "failed");
}

function rowText({ scenario, title, groups }: ScenarioRow): string {
  return [scenario, title, ...Object.values(groups)].join("\n").toLowerCase();
}

function ScenarioTable(props: { run: string; rows: readonly ScenarioRow[]; agents: readonly string[] }) {
  const { run, rows, agents } = props;
  return (
    <WideTable label="Scenarios">
      <table className="figures mt-1">
        <thead>
          <tr>
            <th scope="col">scenario</th>
            <th scope="col">groups</th>
            {agents.map((agent) => (
              <th key={agent} scope="col" className="min-w-20">
                <SafeText text={agent} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scenario, title, groups, outcomes }) => (
            <tr key={scenario}>
              <th scope="row" className="font-normal">
                <Link to="/runs/$run/scenarios/$scenario" params={{ run, scenario }}>
                  <SafeText text={title} />
                </Link>
                <span className="block text-[0.8rem] text-soft">
                  <SafeText text={scenario} />
                </span>
              </th>
              <td className="text-[0.85rem] text-soft">{Object.values(groups).map(plainName).join(" · ")}</td>
              {agents.map((agent) => (
                <td key={agent} className="whitespace-nowrap">
                  <TrialSigns run={run} scenario={scenario} agent={agent} trials={outcomes[agent] ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
