import { meanEnds, type MeanEnds } from "./shown-figures.ts";
import type { SidedFigures } from "./sided-figures.ts";

/** An agent between two sides. */
export type FrontierPoint = { agent: string; up: MeanEnds; right: MeanEnds };

/** The agents that have a figure on both of two sides. */
export function frontierPoints(
  agents: SidedFigures["agents"],
  [up, right]: readonly [up: string, right: string],
): FrontierPoint[] {
  return agents.flatMap(({ agent, sides }) => {
    const endsOf = (wanted: string): MeanEnds | undefined => {
      const own = sides.find(({ side }) => side === wanted);
      return own && meanEnds(own.mean);
    };
    const [high, wide] = [endsOf(up), endsOf(right)];
    return high === undefined || wide === undefined ? [] : [{ agent, up: high, right: wide }];
  });
}
