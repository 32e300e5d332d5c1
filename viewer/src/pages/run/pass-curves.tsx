import { percent } from "../../../../src/reports/view/figure-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What repeating shows: the chance that all of k trials pass, and that one of them does. */
export function PassCurves({ view }: { view: RunView }) {
  const curves = view.agents.flatMap(({ agent, summary }) =>
    summary?.overall.figures.status === "graded"
      ? [{ label: agent.label, figures: summary.overall.figures }]
      : [],
  );
  const most = Math.max(0, ...curves.map(({ figures }) => figures.passHatK.length));
  if (most < 2) return null;
  const ks = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <Section
      id="curves"
      title="Repeated trials"
      note="pass^k: the chance that k trials of a scenario all pass. pass@k: that at least one does. Unbiased, averaged over scenarios; the further apart, the less consistent the agent."
    >
      <WideTable label="pass^k and pass@k by agent">
        <table className="figures w-auto">
          <thead>
            <tr>
              <th scope="col">agent</th>
              {ks.map((k) => (
                <th key={k} scope="col" className="number">
                  pass^{k}
                </th>
              ))}
              {ks.slice(1).map((k) => (
                <th key={k} scope="col" className="number">
                  pass@{k}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curves.map(({ label, figures }) => (
              <tr key={label}>
                <th scope="row" className="font-medium">
                  <SafeText text={label} />
                </th>
                {ks.map((k) => (
                  <td key={k} className="number">
                    {shareAt(figures.passHatK, k)}
                  </td>
                ))}
                {ks.slice(1).map((k) => (
                  <td key={k} className="number">
                    {shareAt(figures.passAtK, k)}
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

function shareAt(curve: readonly { k: number; value: number }[], k: number): string {
  const point = curve.find((one) => one.k === k);
  return point === undefined ? "–" : percent(point.value);
}
