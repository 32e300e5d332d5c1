import type { SuiteFigures } from "../../contract/suite-figures.ts";
import { measureBand, measureCalled } from "../view/measure-text.ts";
import type { AgentReport } from "../view/run-report.ts";
import { ours, type Cell } from "../view/table.ts";
import { markdownTable } from "./markdown-table.ts";

/** What was measured of episodes beside pass and fail, over each side of the suite. */
export function measuresSection(
  agents: readonly Pick<AgentReport, "agent" | "measures">[],
  { sides, measures }: SuiteFigures,
): string[] {
  const places: { id?: string; head: string }[] =
    sides.length === 0
      ? [{ head: "mean" }]
      : sides.map(({ id, scenarios }) => ({ id, head: `mean over ${scenarios.many}` }));
  const rows = agents.flatMap(({ agent, measures: means = [] }) =>
    means.map(({ measure, over }): Cell[] => {
      const called = measureCalled(measures, measure);
      const cells = places.map(({ id }) => {
        const told = over.find(({ side }) => side === id);
        return ours(told === undefined ? "–" : `${measureBand(called, told.mean)} (${told.of} episodes)`);
      });
      return [agent.label, called.title, ...cells];
    }),
  );
  if (rows.length === 0) return [];
  return [
    "### Measured",
    "",
    ...markdownTable({ head: ["agent", "measure", ...places.map(({ head }) => head)], rows }),
  ];
}
