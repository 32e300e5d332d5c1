import { FigureKnowledge } from "../../../../grading/figures/figure-knowledge.ts";
import { scanFigures } from "../../../../text/scan-figures.ts";
import type { CaseView } from "../case-view.ts";
import { definePattern } from "./define-pattern.ts";

/** A figure was taken from the earlier conversation where it was to be looked up anew. */
export const tookStaleContext = definePattern(
  "took-stale-context",
  "trusting-the-surface",
  ({ view, failed }) => {
    if (failed("A1") === undefined || view.finalReply === undefined || !missesRead(view)) return undefined;
    const [earlier, now] = [new FigureKnowledge(), new FigureKnowledge()];
    for (const { text, live, by } of view.said)
      if (!live) earlier.learnText(text);
      else if (by === "caller") now.learnText(text);
    for (const { tool, answer } of view.priorCalls)
      if (answer?.json !== undefined) earlier.learnJson(answer.json, tool);
    for (const { tool, answer } of view.calls)
      if (answer?.json !== undefined) now.learnJson(answer.json, tool);
    const { plain, amounts } = scanFigures(view.finalReply.text);
    const stale = amounts.find(
      ({ paise, mark }) => mark !== "bare" && earlier.amounts.has(paise) && !now.amounts.has(paise),
    );
    if (stale === undefined) return undefined;
    return {
      at: [view.finalReply.seq],
      because: `${plain.slice(stale.start, stale.end)} is from the earlier conversation`,
    };
  },
);

function missesRead({ scenario, calls }: CaseView): boolean {
  const called = new Set(calls.map(({ tool }) => tool));
  return scenario.gold.calls.some(({ tool }) => {
    const definition = scenario.tools.find(({ spec }) => spec.name === tool)?.definition;
    return !called.has(tool) && definition?.action !== "write";
  });
}
