import type { AgentReport } from "./run-report.ts";

/** One gate of the ladder: how many episodes came to it, and how many failed here first. */
export type Rung = { check: string; stage: string; reached: number; stopped: number };

/**
 * Where an agent's episodes stop: gate by gate, in the order in which they decide. Open ones came through every gate that
 * could decide; a question that is still to be answered may stop them yet.
 */
export function gateLadder({
  checks,
  firstFailed,
  episodes: { passed, failed, open },
}: Pick<AgentReport, "checks" | "firstFailed" | "episodes">): {
  graded: number;
  rungs: Rung[];
  passed: number;
  open: number;
} {
  const stops = new Map(firstFailed.map(({ name, count }) => [name, count]));
  let reached = passed + failed + open;
  const rungs = checks
    .filter(({ gating }) => gating)
    .map(({ check, stage }): Rung => {
      const stopped = stops.get(check) ?? 0;
      const rung = { check, stage, reached, stopped };
      reached -= stopped;
      return rung;
    });
  return { graded: passed + failed + open, rungs, passed, open };
}
