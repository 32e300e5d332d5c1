import { findConfirmations } from "../confirmation.ts";
import { definePattern } from "./define-pattern.ts";

/** A write was made before the customer had agreed to it. */
export const actedTooSoon = definePattern("acted-too-soon", "miscalibrated-action", ({ view, failed }) => {
  if (failed("S2") === undefined) return undefined;
  const early = findConfirmations(view).find(({ status }) => status === "unconfirmed");
  if (early === undefined) return undefined;
  return { at: early.at, because: `${early.call.tool}: ${early.because}` };
});
