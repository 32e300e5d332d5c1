import type { Detail, GradedTranscript } from "./graded-transcript.ts";

/** A2: calls of tools that are neither required nor marked as optional (section 7.6). */
export function a2AllowedTools({ scenario, calls }: GradedTranscript): Detail[] {
  const { gold } = scenario;
  const optional = Object.entries(gold.rules).filter(([, rule]) => rule.optional);
  const allowed = new Set([...gold.calls.map(({ tool }) => tool), ...optional.map(([tool]) => tool)]);
  return calls
    .filter(({ tool }) => !allowed.has(tool))
    .map(({ tool, message, call }) => ({
      at: [{ message, call }],
      because: `${tool} is not needed here, and not allowed`,
    }));
}
