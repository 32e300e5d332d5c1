import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { SuiteSide } from "../../../../src/contract/suite-figures.ts";
import type { SidedView } from "../../../../src/reports/view/run-view.ts";
import { sideFilter } from "../../../../src/reports/view/suite-sides.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** In which way episodes failed, apart for each side. */
export function FailureTypes(props: { run: string; sided: SidedView; sides: readonly SuiteSide[] }) {
  const { run, sided, sides } = props;
  const rows = new Map<string, { side: string; type: string; counts: Map<string, number> }>();
  for (const { agent, failureTypes } of sided.agents) {
    for (const { side, type, count } of failureTypes) {
      const row = rows.get(`${side} ${type}`) ?? { side, type, counts: new Map<string, number>() };
      rows.set(`${side} ${type}`, row);
      row.counts.set(agent, count);
    }
  }
  if (rows.size === 0) return null;
  return (
    <Section id="failure-types" title="In which way episodes failed">
      <WideTable label="Failure types by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">failure</th>
              <th scope="col">side</th>
              {sided.agents.map(({ agent }) => (
                <th key={agent} scope="col" className="number min-w-20">
                  <SafeText text={agent} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.values()].map(({ side, type, counts }) => (
              <Row
                key={`${side} ${type}`}
                run={run}
                agents={sided.agents.map(({ agent }) => agent)}
                told={sides.find(({ id }) => id === side)}
                type={type}
                counts={counts}
              />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function Row(props: {
  run: string;
  agents: readonly string[];
  told: SuiteSide | undefined;
  type: string;
  counts: ReadonlyMap<string, number>;
}) {
  const { run, agents, told, type, counts } = props;
  const group = told === undefined ? {} : { group: [sideFilter(told)] };
  return (
    <tr>
      <th scope="row" className="font-normal whitespace-nowrap">
        {plainName(type)}
      </th>
      <td className="text-soft">
        <SafeText text={told?.scenarios.one ?? ""} />
      </td>
      {agents.map((agent) => {
        const count = counts.get(agent) ?? 0;
        return (
          <td key={agent} className="number">
            {count === 0 ? (
              <span className="text-soft">0</span>
            ) : (
              <EpisodesLink run={run} filter={{ agent: [agent], pattern: [type], ...group }}>
                {countText(count)}
              </EpisodesLink>
            )}
          </td>
        );
      })}
    </tr>
  );
}
