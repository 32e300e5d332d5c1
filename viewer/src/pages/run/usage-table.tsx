import { countText, usdText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What the agents' models used. Built-in agents use none. */
export function UsageTable({ view }: { view: RunView }) {
  const used = view.agents.flatMap(({ agent, usage }) =>
    usage === undefined ? [] : [{ label: agent.label, usage }],
  );
  if (used.length === 0) return null;
  return (
    <Section id="usage" title="Model use">
      <WideTable label="Model use by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">agent</th>
              <th scope="col" className="number">
                calls
              </th>
              <th scope="col" className="number">
                input tokens
              </th>
              <th scope="col" className="number">
                output tokens
              </th>
              <th scope="col" className="number">
                cost
              </th>
              <th scope="col">answered by</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ label, usage }) => (
              <tr key={label}>
                <th scope="row" className="font-medium">
                  <SafeText text={label} />
                </th>
                <td className="number">{countText(usage.calls)}</td>
                <td className="number">{counted(usage.inputTokens)}</td>
                <td className="number">{counted(usage.outputTokens)}</td>
                <td className="number">
                  {usage.unpriced === usage.calls ? "unknown" : usdText(usage.usd)}
                  {usage.unpriced > 0 &&
                    usage.unpriced < usage.calls &&
                    ` (${usage.unpriced} calls unpriced)`}
                </td>
                <td>
                  <SafeText text={usage.answeredBy.join(", ")} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function counted(tokens: number | undefined): string {
  return tokens === undefined ? "unknown" : countText(tokens);
}
