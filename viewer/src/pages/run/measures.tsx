import { measureBand, measureName } from "../../../../src/reports/view/measure-text.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { FraudView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What was measured of each episode, as means. */
export function Measures({ fraud }: { fraud: FraudView }) {
  const names = [...new Set(fraud.agents.flatMap(({ measures }) => measures.map(({ name }) => name)))];
  if (names.length === 0) return null;
  return (
    <Section
      id="measures"
      title="Measured"
      note="Means over the episodes that have the measure; beside it how many."
    >
      <WideTable label="Measures by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">measure</th>
              <th scope="col">side</th>
              {fraud.agents.map(({ agent }) => (
                <th key={agent} scope="col" className="number min-w-24">
                  <SafeText text={agent} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.flatMap((name) =>
              (["attack", "control"] as const).map((variant) => (
                <tr key={`${name} ${variant}`}>
                  <th scope="row" className="font-normal">
                    {measureName(name)}
                  </th>
                  <td className="text-soft">{variant}</td>
                  {fraud.agents.map(({ agent, measures }) => {
                    const measure = measures.find((one) => one.name === name)?.[variant];
                    return (
                      <td key={agent} className="number">
                        {measure === undefined ? (
                          <span className="text-soft">–</span>
                        ) : (
                          <>
                            {measureBand(name, measure.mean)}{" "}
                            <span className="text-[0.8em] text-soft">{countText(measure.of)}</span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}
