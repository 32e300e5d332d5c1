import { definePattern } from "./define-pattern.ts";

/** The agent did more than it was asked to, or what it must not. */
export const overreached = definePattern("overreached", "miscalibrated-action", ({ failed }) => {
  const finding = failed("A2");
  if (finding === undefined || !("at" in finding.evidence)) return undefined;
  return { at: finding.evidence.at, because: finding.because };
});
