import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { FAILURE_TYPE } from "../../../../src/reports/view/side-tally.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** Patterns of failure that rules recognised, and how episodes ended. */
export function Patterns({ run, view }: { run: string; view: RunView }) {
  const patterns = rowsOf(view, ({ patterns }) =>
    patterns
      // Where sides are told apart, ways of failing have a table of their own.
      .filter(({ family }) => view.sided === undefined || family !== FAILURE_TYPE)
      .map(({ pattern, family, count }) => ({ name: pattern, group: family, count })),
  );
  const endings = rowsOf(view, ({ endings }) =>
    endings.map(({ name, count }) => ({ name, group: "", count })),
  );
  return (
    <>
      {patterns.length > 0 && (
        <Section
          id="patterns"
          title="Failure patterns"
          note="Episodes in which a rule recognised how the agent went wrong. An episode can show several, or none."
        >
          <CountTable run={run} view={view} rows={patterns} field="pattern" head="pattern" />
        </Section>
      )}
      <Section id="endings" title="How episodes ended">
        <CountTable run={run} view={view} rows={endings} field="ending" head="ending" />
      </Section>
    </>
  );
}

type Row = { name: string; group: string; counts: ReadonlyMap<string, number> };

function rowsOf(
  view: RunView,
  read: (agent: RunView["agents"][number]) => { name: string; group: string; count: number }[],
): Row[] {
  const rows = new Map<string, { name: string; group: string; counts: Map<string, number> }>();
  for (const agent of view.agents) {
    for (const { name, group, count } of read(agent)) {
      const row = rows.get(name) ?? { name, group, counts: new Map<string, number>() };
      rows.set(name, row);
      row.counts.set(agent.agent.label, count);
    }
  }
  return [...rows.values()].toSorted(
    (a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name),
  );
}

function CountTable(props: {
  run: string;
  view: RunView;
  rows: readonly Row[];
  field: "pattern" | "ending";
  head: string;
}) {
  const { run, view, rows, field, head } = props;
  const grouped = rows.some(({ group }) => group !== "");
  return (
    <WideTable label={head}>
      <table className="figures w-auto">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {grouped && <th scope="col">family</th>}
            {view.agents.map(({ agent }) => (
              <th key={agent.label} scope="col" className="number min-w-20">
                <SafeText text={agent.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, group, counts }) => (
            <tr key={name}>
              <th scope="row" className="font-normal whitespace-nowrap">
                {plainName(name)}
              </th>
              {grouped && <td className="text-soft">{plainName(group)}</td>}
              {view.agents.map(({ agent }) => {
                const count = counts.get(agent.label) ?? 0;
                return (
                  <td key={agent.label} className="number">
                    {count === 0 ? (
                      <span className="text-soft">0</span>
                    ) : (
                      <EpisodesLink run={run} filter={{ agent: [agent.label], [field]: [name] }}>
                        {countText(count)}
                      </EpisodesLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
