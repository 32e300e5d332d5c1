import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { shownCurves } from "../../../../src/reports/view/shown-figures.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { Section } from "../../parts/section.tsx";
import { WideTable } from "../../parts/wide-table.tsx";

/** What repeating shows: the chance that all of k trials pass, and that one of them does. */
export function PassCurves({ view }: { view: RunView }) {
  const curves = view.agents.flatMap(({ agent, summary }) => {
    const shown = summary && shownCurves(summary.overall.figures);
    return shown === undefined ? [] : [{ label: agent.label, ...shown }];
  });
  const most = Math.max(0, ...curves.map(({ passHatK }) => passHatK.length));
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
            {curves.map(({ label, passHatK, passAtK }) => (
              <tr key={label}>
                <th scope="row" className="font-medium">
                  <SafeText text={label} />
                </th>
                {ks.map((k) => (
                  <td key={k} className="number">
                    {passHatK[k - 1] ?? "–"}
                  </td>
                ))}
                {ks.slice(1).map((k) => (
                  <td key={k} className="number">
                    {passAtK[k - 1] ?? "–"}
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
