import { useState } from "react";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { percentBand, percentRange } from "../../../../src/reports/view/figure-text.ts";
import { macroEnds, shownFigures, strictEnds } from "../../../../src/reports/view/shown-figures.ts";
import type { AgentView, RunView } from "../../../../src/reports/view/run-view.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { IntervalBar } from "../../parts/interval-bar.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

type BreakDown = NonNullable<AgentView["summary"]>["by"][number];

/** Scenarios passed in all trials, by the values of one grouping, agent beside agent. */
export function GroupTable({ run, view }: { run: string; view: RunView }) {
  const { groups } = view.facets;
  const [chosen, choose] = useState(groups[0]?.key ?? "");
  const { name = "", values = [] } = groups.find(({ key }) => key === chosen) ?? {};
  if (values.length === 0) return null;
  return (
    <Section
      id="groups"
      title="By group"
      note="Scenarios that passed every graded trial, with the 95 % Wilson interval. Small groups have wide intervals."
    >
      <div role="group" aria-label="Grouping" className="no-print flex flex-wrap gap-1.5">
        {groups.map(({ key, name: title }) => (
          <button
            key={key}
            type="button"
            className="button"
            aria-pressed={key === chosen}
            onClick={() => choose(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <WideTable label={`Results by ${name}`}>
        <table className="figures mt-2 w-auto">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {view.agents.map(({ agent }) => (
                <th key={agent.label} scope="col" className="min-w-52">
                  <SafeText text={agent.label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map(({ value }) => (
              <tr key={value}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  {plainName(value)}
                </th>
                {view.agents.map(({ agent, summary }) => (
                  <GroupCell
                    key={agent.label}
                    run={run}
                    by={summary?.by.find(({ key }) => key === chosen)}
                    value={value}
                    agent={agent.label}
                  />
                ))}
              </tr>
            ))}
            <MacroRow view={view} chosen={chosen} />
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function GroupCell({
  run,
  by,
  value,
  agent,
}: {
  run: string;
  by: BreakDown | undefined;
  value: string;
  agent: string;
}) {
  const figures = by?.rows.find((row) => row.value === value)?.figures;
  const [shown, ends] =
    figures === undefined ? [] : ([shownFigures(figures, 0), strictEnds(figures)] as const);
  if (by === undefined || shown === undefined || ends === undefined) {
    return <td className="text-soft">–</td>;
  }
  return (
    <td>
      <span className="flex items-center gap-2">
        <span className="min-w-16 whitespace-nowrap">
          <EpisodesLink run={run} filter={{ agent: [agent], group: [`${by.key}:${value}`] }}>
            {shown.count} of {shown.of}
          </EpisodesLink>
        </span>
        <span className="w-24">
          <IntervalBar {...ends} />
        </span>
        <span className="text-[0.8em] whitespace-nowrap text-soft">{shown.interval}</span>
      </span>
    </td>
  );
}

function MacroRow({ view, chosen }: { view: RunView; chosen: string }) {
  return (
    <tr>
      <th scope="row" className="font-semibold whitespace-nowrap">
        mean of groups
      </th>
      {view.agents.map(({ agent, summary }) => {
        const macro = summary?.by.find(({ key }) => key === chosen)?.macro;
        const ends = macro && macroEnds(macro, "strict");
        if (ends === undefined) return <td key={agent.label}>–</td>;
        return (
          <td key={agent.label} className="whitespace-nowrap">
            {percentBand(ends.band)}{" "}
            <span className="text-[0.8em] text-soft">{percentRange(ends.interval)}</span>
          </td>
        );
      })}
    </tr>
  );
}
