/**
 * What stands in one cell of a table. A text may come from anywhere (names of agents, rules, scenarios) and is made inert
 * by whoever renders it; `ours` is a figure or words of our own, which stand as they are; `strong` is told apart.
 */
export type Cell = string | number | { ours: string } | { strong: string };

/** Figures or words of our own. */
export function ours(text: string): Cell {
  return { ours: text };
}
