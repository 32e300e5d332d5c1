import { evidenceAt, failed, passed } from "../../../../grading/check.ts";
import { describeCall, describePattern, isCompleted, matchesPattern } from "../calls.ts";
import { callPlaces } from "./call-places.ts";
import { defineCheckKind } from "./define-check.ts";

/** Passes when one of the calls was completed. */
export const requiredCall = defineCheckKind(
  {
    kind: "required-call",
    version: 1,
    failing: "absence",
    looksAt: ({ anyOf }) => anyOf.map((call) => ({ call })),
    serves: true,
  },
  ({ anyOf }, view) => {
    const place = callPlaces(anyOf);
    const tried = view.calls.filter((call) =>
      anyOf.some((pattern) => matchesPattern(call, pattern, view.ownerOf)),
    );
    const done = tried.filter(isCompleted);
    const at = (calls: typeof tried) =>
      evidenceAt(
        calls.flatMap((call) => call.at),
        place,
      );
    if (done.length > 0) return passed(at(done), done.map(describeCall).join("; "));
    const wanted = anyOf.map(describePattern).join(", or ");
    const attempts = tried.length === 0 ? "" : `: ${tried.map(describeCall).join("; ")}`;
    return failed(at(tried), `no call of ${wanted} was completed${attempts}`);
  },
);
