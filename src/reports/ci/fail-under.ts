import { isOnSide } from "../../contract/side-of.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { Thresholds } from "./thresholds.ts";

/** One least strict pass rate for every agent under test; on each side alike where the suite has sides. */
export function failUnder(rate: number, { suite, scenarios }: Manifest): Thresholds {
  const part = { overall: { strict: { atLeast: rate, on: "point" } } } as const;
  const { sides } = suite.figures;
  if (sides.length === 0) return { format: 1, ...part };
  const played = sides.filter((side) => scenarios.some((scenario) => isOnSide(scenario, side)));
  return { format: 1, sides: Object.fromEntries(played.map(({ id }) => [id, part])) };
}
