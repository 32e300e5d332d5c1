import type { Gate } from "../retail-case.ts";
import type { Unseen } from "../../../contract/trajectory.ts";
import type { LooksAt } from "../../../grading/observed.ts";

/** What each gate looks at beside the agent's words; `undefined` for those that look at nothing else. */
const BY_GATE: Readonly<Record<Gate, Unseen | undefined>> = {
  NF: undefined,
  S1: "agent-sources",
  S2: "agent-calls",
  S3: "agent-calls",
  S4: undefined,
  S5: "agent-calls",
  S6: "agent-calls",
  S7: "agent-sources",
  S8: undefined,
  A1: "agent-calls",
  A2: "agent-calls",
  A3: "agent-calls",
  A4: "agent-calls",
  R: undefined,
};

/** What the gates of both retail profiles look at beside the agent's words; those left out look at nothing else. */
export const RETAIL_LOOKS_AT: LooksAt = new Map(
  Object.entries(BY_GATE).flatMap(([gate, unseen]) =>
    unseen === undefined ? [] : [[gate, unseen] as const],
  ),
);
