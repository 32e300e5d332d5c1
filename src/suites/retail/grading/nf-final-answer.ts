import type { Finding } from "../../../contract/verdict.ts";
import type { Ending } from "../../../contract/trajectory.ts";
import { defineCheck, evidenceAt, failed, passed } from "../../../grading/check.ts";
import type { CaseView } from "./case-view.ts";

/**
 * NF: the agent gave a final answer. Fails where it ran into a limit, could not reply, left before every scripted turn
 * was answered, or ended on silence.
 */
export const finalAnswer = defineCheck({ id: "NF", version: 1, stage: "NF" }, (view: CaseView): Finding => {
  const cut = cutShort(view.trajectory.ending);
  const last = view.trajectory.events.at(-1);
  const end = evidenceAt(last === undefined ? [] : [last.seq], "conversation");
  if (cut !== undefined) return failed(end, cut);
  const { finalReply, scenario, said } = view;
  if (finalReply === undefined) return failed(end, "the customer's last message was left unanswered");
  const heard = said.filter(({ by, live }) => by === "caller" && live).length;
  if (view.trajectory.ending.type === "hung-up" && view.trajectory.ending.by === "agent") {
    if (heard < scenario.turns.length) {
      return failed(end, `the agent hung up after ${heard} of ${scenario.turns.length} customer turns`);
    }
  }
  return passed({ at: [finalReply.seq] }, "the last customer message was answered");
});

/** How an ending kept the agent from a final answer; `undefined` where it did not. */
function cutShort(ending: Ending): string | undefined {
  switch (ending.type) {
    case "turn-limit":
      return `no final answer within ${ending.turns} turns`;
    case "tool-limit":
      return `no final answer within ${ending.iterations} rounds of tool calls`;
    case "no-reply":
      return "the agent gave no reply";
    case "truncated-reply":
      return "the agent's reply was cut off";
    case "filtered-reply":
      return "the agent's reply was withheld by its provider's filter";
    case "context-overflow":
      return "the conversation no longer fits the agent's context";
    case "completed":
    case "hung-up":
    case "token-limit":
    case "time-limit":
    case "money-limit":
    case "fault":
      return undefined;
  }
}
