import type { Unseen } from "../../contract/trajectory.ts";
import type { LooksAt } from "../observed.ts";

/** What the gates of both retail profiles look at beside the agent's words; those left out look at nothing else. */
export const RETAIL_LOOKS_AT: LooksAt = new Map<string, Unseen>([
  ["S1", "agent-sources"],
  ["S2", "agent-calls"],
  ["S3", "agent-calls"],
  ["S5", "agent-calls"],
  ["S6", "agent-calls"],
  ["S7", "agent-sources"],
  ["A1", "agent-calls"],
  ["A2", "agent-calls"],
  ["A3", "agent-calls"],
  ["A4", "agent-calls"],
]);
