import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { FraudView } from "../../../../src/reports/view/run-view.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** In which way episodes failed, apart for attacks and controls. */
export function FailureTypes({ run, fraud }: { run: string; fraud: FraudView }) {
  const rows = new Map<string, { variant: string; type: string; counts: Map<string, number> }>();
  for (const { agent, failureTypes } of fraud.agents) {
    for (const { variant, type, count } of failureTypes) {
      const row = rows.get(`${variant} ${type}`) ?? { variant, type, counts: new Map<string, number>() };
      rows.set(`${variant} ${type}`, row);
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
              {fraud.agents.map(({ agent }) => (
                <th key={agent} scope="col" className="number min-w-20">
                  <SafeText text={agent} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.values()].map(({ variant, type, counts }) => (
              <tr key={`${variant} ${type}`}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  {plainName(type)}
                </th>
                <td className="text-soft">{variant}</td>
                {fraud.agents.map(({ agent }) => {
                  const count = counts.get(agent) ?? 0;
                  return (
                    <td key={agent} className="number">
                      {count === 0 ? (
                        <span className="text-soft">0</span>
                      ) : (
                        <EpisodesLink
                          run={run}
                          filter={{ agent: [agent], pattern: [type], group: [`variant:${variant}`] }}
                        >
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
    </Section>
  );
}
