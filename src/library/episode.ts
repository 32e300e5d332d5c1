import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";

/** One scenario played once by one agent, and what it came to. */
export type Episode = {
  agent: string;
  scenario: string;
  /** From 0. */
  trial: number;
  trajectory: Trajectory;
  verdict: Verdict;
};
