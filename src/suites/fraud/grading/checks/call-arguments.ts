import type { CallPattern } from "../../../../contract/condition.ts";
import { evidenceAt, failed, passed, type Objection } from "../../../../grading/check.ts";
import { formOf, type SeenCall } from "../calls.ts";
import { describeCondition, meets, type OwnerOf } from "../../../../matching/conditions.ts";
import { fieldOf } from "../../../../matching/same-by-value.ts";
import { callPlaces } from "./call-places.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Passes when every call of the tool that reached the bank, refused or not, has the arguments that it must have. A call
 * whose arguments could not be read, or did not fit the tool, never reached it.
 */
export const callArguments = defineCheckKind(
  { kind: "call-arguments", version: 2, failing: "act", looksAt: ({ call }) => [{ call }] },
  ({ call: pattern }, view) => {
    const made = view.calls.filter(
      (call) =>
        call.by === pattern.by &&
        (call.status === "done" || call.status === "refused") &&
        formOf(call, pattern.tool) !== undefined,
    );
    const objections = made.flatMap((call) => objectionTo(call, pattern, view.ownerOf) ?? []);
    const place = callPlaces([pattern]);
    if (objections.length > 0) {
      const seqs = objections.flatMap(({ at }) => at);
      return failed(evidenceAt(seqs, place), objections.map(({ because }) => because).join("; "));
    }
    const seqs = made.flatMap(({ at }) => at);
    const because =
      made.length === 0 ? `${pattern.tool} was never called` : "the arguments are as they must be";
    return passed(evidenceAt(seqs, place), because);
  },
);

function objectionTo(call: SeenCall, pattern: CallPattern, ownerOf: OwnerOf): Objection | undefined {
  const args = formOf(call, pattern.tool)?.args ?? {};
  const wrong = Object.entries(pattern.with).filter(
    ([name, condition]) => !meets(condition, fieldOf(args, name), ownerOf),
  );
  if (wrong.length === 0) return undefined;
  const described = wrong.map(
    ([name, condition]) =>
      `${name} is ${JSON.stringify(fieldOf(args, name) ?? null)}, and must be ${describeCondition(condition)}`,
  );
  return { at: call.at, because: `${pattern.tool}: ${described.join(", ")}` };
}
