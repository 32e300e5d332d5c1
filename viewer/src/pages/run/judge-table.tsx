import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** How a model judge was asked, and where its answers are in doubt. */
export function JudgeTable({ view }: { view: RunView }) {
  const judged = view.agents.flatMap(({ agent, judging }) =>
    judging === undefined ? [] : [{ label: agent.label, judging }],
  );
  if (judged.length === 0) return null;
  const fields = [...new Set(judged.flatMap(({ judging }) => Object.keys(judging)))];
  return (
    <Section
      id="judging"
      title="Judge"
      note="How often a model was asked, where a second one differed or failed, and where texts tried to steer whoever reads them."
    >
      <WideTable label="Judge by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">agent</th>
              {fields.map((field) => (
                <th key={field} scope="col" className="number">
                  {field.replaceAll(/([A-Z])/g, " $1").toLowerCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged.map(({ label, judging }) => (
              <tr key={label}>
                <th scope="row" className="font-medium">
                  <SafeText text={label} />
                </th>
                {Object.values(judging).map((count, place) => (
                  <td key={fields[place]} className="number">
                    {typeof count === "number" ? countText(count) : "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}
