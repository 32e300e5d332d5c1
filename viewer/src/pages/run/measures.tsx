import { measureBand, measureCalled } from "../../../../src/reports/view/measure-text.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import type { MeasureMeans } from "../../../../src/reports/view/side-tally.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What was measured of each episode, as means, over each side of the suite. */
export function Measures({ view: { agents, manifest } }: { view: RunView }) {
  const { sides, measures } = manifest.suite.figures;
  const ids = [...new Set(agents.flatMap((agent) => (agent.measures ?? []).map(({ measure }) => measure)))];
  if (ids.length === 0) return null;
  const placesOf = (measure: string): { id?: string; noun?: string }[] => {
    if (sides.length === 0) return [{}];
    const over = measures.find(({ id }) => id === measure)?.over;
    const told = sides.filter(({ id }) => over === undefined || over.includes(id));
    return told.map(({ id, scenarios }) => ({ id, noun: scenarios.one }));
  };
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
              {sides.length > 0 && <th scope="col">side</th>}
              {agents.map(({ agent }) => (
                <th key={agent.label} scope="col" className="number min-w-24">
                  <SafeText text={agent.label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.flatMap((measure) =>
              placesOf(measure).map(({ id, noun }) => (
                <tr key={`${measure} ${id ?? ""}`}>
                  <th scope="row" className="font-normal">
                    <SafeText text={measureCalled(measures, measure).title} />
                  </th>
                  {noun !== undefined && (
                    <td className="text-soft">
                      <SafeText text={noun} />
                    </td>
                  )}
                  {agents.map(({ agent, measures: means = [] }) => (
                    <MeanCell
                      key={agent.label}
                      called={measureCalled(measures, measure)}
                      told={means
                        .find((one) => one.measure === measure)
                        ?.over.find(({ side }) => side === id)}
                    />
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </WideTable>
    </Section>
  );
}

function MeanCell(props: {
  called: ReturnType<typeof measureCalled>;
  told: MeasureMeans["over"][number] | undefined;
}) {
  const { called, told } = props;
  return (
    <td className="number">
      {told === undefined ? (
        <span className="text-soft">–</span>
      ) : (
        <>
          {measureBand(called, told.mean)}{" "}
          <span className="text-[0.8em] text-soft">{countText(told.of)}</span>
        </>
      )}
    </td>
  );
}
