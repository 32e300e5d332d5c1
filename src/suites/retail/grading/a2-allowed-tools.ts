import { defineCheck, noneFound, type Objection } from "../../../grading/check.ts";
import { ruleFor, type AgentCall, type CaseView } from "./case-view.ts";

/**
 * A2: no write that the case does not expect, be it only attempted, and no call that the case forbids. Reading more than
 * needed is no fault.
 */
export const allowedTools = defineCheck({ id: "A2", version: 1, stage: "A" }, (view: CaseView) => {
  const { calls, forbidden } = view.scenario.gold;
  const expected = new Set(calls.map(({ tool }) => tool));
  const objectionsTo = (call: AgentCall): Objection[] => {
    const at = [call.seq];
    if (forbidden.includes(call.tool)) return [{ at, because: `${call.tool} must not be called here` }];
    const isAllowed = expected.has(call.tool) || ruleFor(view.scenario, call.tool)?.optional === true;
    return call.isWrite && !isAllowed
      ? [{ at, because: `${call.tool} is a write that nothing here asks for` }]
      : [];
  };
  return noneFound("forbidden call or unexpected write", "agent-calls", view.calls.flatMap(objectionsTo));
});
