import { strictSchemaErrors } from "../../../tool-schema/index.ts";
import { defineCheck, noneFound, type Objection } from "../../../grading/check.ts";
import type { AgentCall, CaseView } from "./case-view.ts";

/**
 * S3: every call fits the schema that the agent was shown. A call that was refused and then corrected still counts:
 * whether a wrong call is stopped depends on the bank behind the tool, not on the agent.
 */
export const schema = defineCheck({ id: "S3", version: 1, stage: "S" }, ({ calls }: CaseView) =>
  noneFound("call that does not fit its tool's schema", "agent-calls", calls.flatMap(misfits)),
);

function misfits(call: AgentCall): Objection[] {
  const object = (problem: string): Objection[] => [{ at: [call.seq], because: `${call.tool}: ${problem}` }];
  if (call.exposed === undefined) return object("the agent has no such tool");
  if (call.args === undefined) return object(`malformed-arguments: ${call.problem ?? "no JSON object"}`);
  const errors = strictSchemaErrors(call.exposed.spec, call.args);
  if (errors.length > 0) return object(errors.map(({ text }) => text).join("; "));
  return call.answer?.status === "schema-error" ? object("refused by the bank's own schema check") : [];
}
