import type { Seq, Side } from "../../../contract/actor.ts";
import type { CallPattern } from "../../../contract/condition.ts";
import type { CallStatus, EventOf } from "../../../contract/trajectory.ts";
import { formsOf, type CallForm } from "../../../matching/call-forms.ts";
import { describeConditions, meetsAll, type OwnerOf } from "../../../matching/conditions.ts";

/** A tool call and what became of it. */
export type SeenCall = {
  seq: Seq;
  by: Side;
  /** See {@link formsOf}. */
  forms: readonly [CallForm, ...CallForm[]];
  /**
   * `unanswered`: the episode ended before the bank could answer. `out-of-order`: refused only because it came ahead of the call
   * that unlocks its tool.
   */
  status: CallStatus | "unanswered" | "out-of-order";
  /** The call and its result. */
  at: readonly Seq[];
};

/** Reads a call event and its result. @param early Calls that were refused for their order alone. */
export function seeCall(
  call: EventOf<"tool-call">,
  result: EventOf<"tool-result"> | undefined,
  early: ReadonlySet<Seq>,
): SeenCall {
  return {
    seq: call.seq,
    by: call.by,
    forms: formsOf({ tool: call.tool, args: call.arguments.ok ? call.arguments.value : undefined }),
    status: early.has(call.seq) ? "out-of-order" : (result?.status ?? "unanswered"),
    at: result === undefined ? [call.seq] : [call.seq, result.seq],
  };
}

/**
 * Whether a call is one of those that a pattern describes, directly or through a wrapper. Arguments that cannot be read
 * meet no condition, so such a call matches only a pattern without any.
 */
export function matchesPattern(call: SeenCall, pattern: CallPattern, ownerOf: OwnerOf): boolean {
  if (call.by !== pattern.by) return false;
  return call.forms.some(({ tool, args }) => {
    if (tool !== pattern.tool) return false;
    if (args === undefined) return Object.keys(pattern.with).length === 0;
    return meetsAll(pattern.with, args, ownerOf);
  });
}

/** The form in which a call is one of this tool. */
export function formOf(call: SeenCall, tool: string): CallForm | undefined {
  return call.forms.find((form) => form.tool === tool);
}

/** Whether the bank did what was asked. */
export function isCompleted(call: SeenCall): boolean {
  return call.status === "done";
}

/** A call in words: "transfer_funds was completed". */
export function describeCall({ forms: [{ tool }], status }: SeenCall): string {
  return status === "done" ? `${tool} was completed` : `${tool} was tried (${status})`;
}

/** A pattern in words. */
export function describePattern({ tool, with: conditions }: CallPattern): string {
  const described = describeConditions(conditions);
  return described === "" ? tool : `${tool} with ${described}`;
}
