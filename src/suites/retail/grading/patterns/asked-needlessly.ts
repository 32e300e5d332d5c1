import { asksQuestion } from "../../../../text/asks-question.ts";
import { definePattern } from "./define-pattern.ts";

/** The agent asked the customer where it had a tool to look the answer up, and never called it. */
export const askedNeedlessly = definePattern(
  "asked-needlessly",
  "miscalibrated-action",
  ({ view, failed }) => {
    const { finalReply, scenario, calls } = view;
    if (scenario.behaviour !== "answer" || finalReply === undefined || failed("A1") === undefined)
      return undefined;
    const called = new Set(calls.map(({ tool }) => tool));
    const missed = scenario.gold.calls.find(({ tool }) => {
      const definition = scenario.tools.find(({ spec }) => spec.name === tool)?.definition;
      return !called.has(tool) && definition !== undefined && definition.action !== "write";
    });
    if (missed === undefined || !asksQuestion(finalReply.text)) return undefined;
    return { at: [finalReply.seq], because: `the reply asks, and ${missed.tool} was never called` };
  },
);
