import type { Ear } from "../../contract/ear.ts";
import { asksFor, asksToConfirm, handsOver, refuses } from "../../text/agent-cues.ts";

/** The ear by rules. */
export function ruleEar(): Ear {
  return {
    id: "rules",
    hear: (reply, { knows, doesNotKnow }) =>
      Promise.resolve({
        asksFor: [...knows, ...doesNotKnow].filter((fact) => asksFor(reply, fact)).toSorted(),
        asksToConfirm: asksToConfirm(reply),
        refuses: refuses(reply),
        handsOver: handsOver(reply),
        reportsDone: false,
      }),
  };
}
