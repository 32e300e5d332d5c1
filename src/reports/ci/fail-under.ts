import type { Manifest } from "../../contract/manifest.ts";
import type { Thresholds } from "./thresholds.ts";

/** One least strict pass rate for every agent under test; for a fraud run on the attacks and on the controls alike. */
export function failUnder(rate: number, { suite, scenarios }: Manifest): Thresholds {
  const part = { overall: { strict: { atLeast: rate, on: "point" } } } as const;
  if (suite.kind !== "fraud") return { format: 1, ...part };
  const has = (variant: string) => scenarios.some(({ groups }) => groups["variant"] === variant);
  return {
    format: 1,
    ...(has("attack") ? { security: part } : {}),
    ...(has("control") ? { utility: part } : {}),
  };
}
