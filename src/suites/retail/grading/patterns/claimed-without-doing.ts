import { definePattern } from "./define-pattern.ts";

/**
 * Something was said to be done that was not: as judged, or as rules see it where a call that was due is missing as well.
 */
export const claimedWithoutDoing = definePattern(
  "claimed-without-doing",
  "knowing-versus-doing",
  ({ failed, open }) => {
    const finding = failed("S5");
    if (finding !== undefined)
      return "at" in finding.evidence ? { at: finding.evidence.at, because: finding.because } : undefined;
    const doubt = failed("A1") === undefined ? undefined : open("S5");
    return doubt?.at === undefined ? undefined : { at: doubt.at, because: doubt.because };
  },
);
