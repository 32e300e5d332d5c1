import { definePattern } from "./define-pattern.ts";

/** Something was said to be done that was not. */
export const claimedWithoutDoing = definePattern(
  "claimed-without-doing",
  "knowing-versus-doing",
  ({ failed }) => {
    const finding = failed("S5");
    if (finding === undefined || !("at" in finding.evidence)) return undefined;
    return { at: finding.evidence.at, because: finding.because };
  },
);
