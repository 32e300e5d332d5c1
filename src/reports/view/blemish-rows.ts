import { failedFirst, type Blemish } from "./agent-tally.ts";
import type { Row } from "./table.ts";

/** Episodes that did not pass, those first that say most, with the check that failed or what they came to instead. */
export function blemishRows(
  blemishes: readonly Blemish[],
): Row<"scenario" | "trial" | "check" | "because">[] {
  return failedFirst(blemishes).map(({ scenario, trial, status, check, because }) => {
    return { scenario, trial: trial + 1, check: check ?? status, because };
  });
}
