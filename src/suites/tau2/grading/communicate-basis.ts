import type { Tau2Criteria } from "../tau2-scenario.ts";
import type { EventOf, Trajectory } from "../../../contract/trajectory.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { defineCheck, evidenceAt, failed, notApplicable, passed } from "../../../grading/check.ts";

/**
 * Whether the agent said every required text, as the public evaluator looks for it: in small letters, and with the commas
 * of what was said taken out, so that a required text with a comma is never found.
 */
export const communicateBasis = defineCheck(
  { id: "COMMUNICATE", version: 1, stage: "outcome" },
  ({ criteria, trajectory }: { criteria: Tau2Criteria; trajectory: Trajectory }): Finding => {
    const { communicate } = criteria;
    if (communicate.length === 0) return notApplicable("the task has nothing that must be said");
    const said = agentMessages(trajectory);
    const where = communicate.map((text) =>
      said.find((message) => message.text.toLowerCase().replaceAll(",", "").includes(text.toLowerCase())),
    );
    const missing = communicate.filter((_, index) => where[index] === undefined);
    if (missing.length > 0) {
      const texts = missing.map((text) => JSON.stringify(text)).join(", ");
      return failed({ noneAmong: "agent-messages" }, `the agent never said ${texts}`);
    }
    const seqs = where.flatMap((message) => message?.seq ?? []);
    return passed(evidenceAt(seqs, "agent-messages"), "the agent said all that is required");
  },
);

function agentMessages({ events, liveFrom }: Trajectory): EventOf<"message">[] {
  return events.filter(
    (event): event is EventOf<"message"> =>
      event.type === "message" && event.by === "agent" && event.seq >= liveFrom,
  );
}
