import type { AgentReport } from "./run-report.ts";

/** One gate of the ladder: how many graded episodes came to it, and how many failed here first. */
export type Rung = { check: string; stage: string; reached: number; stopped: number };

/** Where an agent's graded episodes stop: gate by gate, in the order in which they decide. */
export function gateLadder({
  checks,
  firstFailed,
  episodes: { passed, failed },
}: Pick<AgentReport, "checks" | "firstFailed" | "episodes">): {
  graded: number;
  rungs: Rung[];
  passed: number;
} {
  const stops = new Map(firstFailed.map(({ name, count }) => [name, count]));
  let reached = passed + failed;
  const rungs = checks
    .filter(({ gating }) => gating)
    .map(({ check, stage }): Rung => {
      const stopped = stops.get(check) ?? 0;
      const rung = { check, stage, reached, stopped };
      reached -= stopped;
      return rung;
    });
  return { graded: passed + failed, rungs, passed };
}
