import { useState } from "react";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { groupName } from "../../../../src/reports/view/group-name.ts";
import type { HeatCell, HeatMap } from "../../../../src/reports/view/heat-map.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { AgentChoice } from "../../parts/agent-choice.tsx";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** How one agent did where two groupings cross. */
export function HeatMapSection({ run, view }: { run: string; view: RunView }) {
  const labels = view.agents.filter(({ heatMap }) => heatMap !== undefined).map(({ agent }) => agent.label);
  const [chosen, choose] = useState(labels[0] ?? "");
  const map = view.agents.find(({ agent }) => agent.label === chosen)?.heatMap;
  if (map === undefined) return null;
  const { groupings } = view.manifest.suite.figures;
  const [row, column] = [map.rowKey, map.columnKey].map((key) => groupName(key, groupings));
  return (
    <Section
      id="heat-map"
      title={`${row} × ${column}`}
      note="Share of episodes that passed, and how many scenarios. The redder a cell, the more failed; open episodes make the share a band."
    >
      <AgentChoice labels={labels} chosen={chosen} choose={choose} />
      <WideTable label={`${row} by ${column}`}>
        <Map run={run} agent={chosen} map={map} name={row ?? ""} />
      </WideTable>
    </Section>
  );
}

function Map(props: { run: string; agent: string; map: HeatMap; name: string }) {
  const { run, agent, map, name } = props;
  return (
    <table className="figures mt-2 w-auto">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{name}</span>
          </th>
          {map.columns.map((column) => (
            <th key={column} scope="col" className="max-w-32 min-w-24 !text-center">
              {plainName(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {map.rows.map((row) => (
          <tr key={row}>
            <th scope="row" className="font-normal whitespace-nowrap">
              {plainName(row)}
            </th>
            {map.columns.map((column) => (
              <Cell
                key={column}
                cell={map.cells.find((cell) => cell.row === row && cell.column === column)}
                run={run}
                filter={{ agent: [agent], group: [`${map.rowKey}:${row}`, `${map.columnKey}:${column}`] }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell(props: {
  cell: HeatCell | undefined;
  run: string;
  filter: Parameters<typeof EpisodesLink>[0]["filter"];
}) {
  const { cell, run, filter } = props;
  if (cell === undefined) return <td className="!text-center text-soft">·</td>;
  const { graded, passed, open, scenarios } = cell;
  const counted = graded + open;
  const failed = counted === 0 ? 0 : (graded - passed) / counted;
  const ends = [passed, passed + open].map((count) => Math.round((100 * count) / counted));
  const share = counted === 0 ? "–" : `${[...new Set(ends)].join("–")} %`;
  const apart = open === 0 ? "" : `, ${open} open`;
  return (
    <td
      className="!text-center whitespace-nowrap"
      style={{ background: `color-mix(in oklab, var(--bad) ${Math.round(38 * failed)}%, var(--paper))` }}
    >
      <EpisodesLink
        run={run}
        filter={filter}
        label={`${share}: ${passed} of ${counted} episodes passed${apart}, scenarios: ${scenarios}`}
      >
        <span className="text-ink">{share}</span>
      </EpisodesLink>{" "}
      <span className="text-[0.8em] text-ink/75">{scenarios}</span>
    </td>
  );
}
