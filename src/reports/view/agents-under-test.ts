import type { AgentReport, RunReport } from "./run-report.ts";

/** The agents that a run is about. Calibration agents only show what its figures mean: they are held to nothing. */
export function agentsUnderTest({ agents }: Pick<RunReport, "agents">): AgentReport[] {
  return agents.filter(({ agent }) => !(agent.kind === "baseline" && agent.calibration));
}
