import type { SuiteSide } from "./suite-figures.ts";

/** What scenarios and their trials have that says where they belong. */
export type Grouped = { groups: Readonly<Record<string, string>> };

/** Whether a scenario is one that this side's figure is told over. */
export function isOnSide({ groups }: Grouped, { where }: Pick<SuiteSide, "where">): boolean {
  return Object.hasOwn(groups, where.group) && groups[where.group] === where.value;
}

/** The side that a scenario is on; `undefined` where it is on none. */
export function sideOf(scenario: Grouped, sides: readonly SuiteSide[]): SuiteSide | undefined {
  return sides.find((side) => isOnSide(scenario, side));
}
