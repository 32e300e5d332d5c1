import { countText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { PairTable } from "../../parts/pair-table.tsx";
import { Section } from "../../parts/section.tsx";

/** Every pair of the run's agents over the scenarios that all have a score for. */
export function AgentsCompared({ view }: { view: RunView }) {
  const { comparison, sided, manifest } = view;
  if (sided !== undefined || comparison === undefined) return null;
  if (comparison.status === "nothing-in-common") {
    return (
      <Section id="compared" title="Agents compared">
        <p className="text-soft">No scenario has a score from every agent.</p>
      </Section>
    );
  }
  return (
    <Section
      id="compared"
      title="Agents compared"
      note={`Over the ${countText(comparison.common)} scenarios that all agents have a score for. Differences in points of scenarios passed in all trials, with the 95 % interval of a paired bootstrap over scenarios; exact McNemar test, adjusted by Holm over all pairs.`}
    >
      <PairTable pairs={comparison.pairs} run={manifest.run} />
    </Section>
  );
}
