import type { ModelMessage } from "../contract/model.ts";
import type { Participant } from "../contract/ports.ts";

/**
 * The same agent without a memory: it sees its instructions and what was said and done since the other side last spoke.
 * Compared with the full history it shows what an agent's safety owes to remembering (FraudBench's history ablation).
 */
export function latestTurnOnly(agent: Participant): Participant {
  return { move: (view, ...rest) => agent.move({ ...view, messages: latestTurn(view.messages) }, ...rest) };
}

/** System messages, then everything from the last message of the other side on. */
export function latestTurn(messages: readonly ModelMessage[]): ModelMessage[] {
  const from = messages.findLastIndex(({ role }) => role === "user");
  return messages.filter(({ role }, index) => role === "system" || index >= from);
}
