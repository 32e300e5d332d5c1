import type { GoldAction, Tau2Criteria } from "../tau2-scenario.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { exactEqual, fieldOf, keysOf } from "../../../exact-json/index.ts";
import { defineCheck, evidenceAt, failed, notApplicable, passed } from "../../../grading/check.ts";
import type { RecordedCall } from "./recorded-calls.ts";

/** A reference call and the first call that matches it. */
export type ActionMatch = { action: GoldAction; call: RecordedCall | undefined };

/**
 * Whether a call matches a reference call as the public evaluator has it: the same name, and equal arguments among those
 * that are compared; where none are named, among those of the call, so that a call without arguments matches them all.
 * Who made it is not compared. Values are equal as in Python: 1 = 1.0 = true.
 */
export function matchesAction(
  { tool, arguments: gold, compare }: GoldAction,
  call: Omit<RecordedCall, "seq" | "answer" | "done">,
): boolean {
  if (call.tool !== tool) return false;
  const names = compare ?? keysOf(call.arguments);
  return names.every((name) => {
    const [wanted, given] = [fieldOf(gold, name), fieldOf(call.arguments, name)];
    if (wanted === undefined || given === undefined) return wanted === given;
    return exactEqual(wanted, given);
  });
}

/** Each reference call with the call that matches it, if any. One call may match several. */
export function matchActions(actions: readonly GoldAction[], calls: readonly RecordedCall[]): ActionMatch[] {
  return actions.map((action) => ({ action, call: calls.find((call) => matchesAction(action, call)) }));
}

/** Whether all reference calls were made, look-ups included, in any order and by either side. */
export const actionBasis = defineCheck(
  { id: "ACTION", version: 1, stage: "outcome" },
  ({ criteria, matches }: { criteria: Tau2Criteria; matches: readonly ActionMatch[] }): Finding => {
    if ((criteria.actions ?? []).length === 0) return notApplicable("the task has no reference calls");
    const made = matches.flatMap(({ call }) => call?.seq ?? []);
    const missing = matches.filter(({ call }) => call === undefined).map(({ action }) => action);
    if (missing.length === 0) return passed(evidenceAt(made, "agent-calls"), "all reference calls were made");
    const names = missing.map(({ id, tool }) => `${id} (${tool})`).join(", ");
    return failed({ noneAmong: "agent-calls" }, `no call matches ${names}`);
  },
);

/** Shares of the reference calls that were made, in [0, 1]: all, and by what the public bank takes their tools for. */
export function actionShares(matches: readonly ActionMatch[]): { [measure: string]: number } {
  const share = (chosen: readonly ActionMatch[]) =>
    chosen.filter(({ call }) => call !== undefined).length / chosen.length;
  const reads = matches.filter(({ action }) => action.kind === "read");
  const writes = matches.filter(({ action }) => action.kind === "write");
  return {
    ...(matches.length === 0 ? {} : { goldActions: share(matches) }),
    ...(reads.length === 0 ? {} : { goldReads: share(reads) }),
    ...(writes.length === 0 ? {} : { goldWrites: share(writes) }),
  };
}
