import type { Side } from "../contract/actor.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Move, World } from "../contract/ports.ts";

type Reply = Extract<Move, { type: "reply" }>;
type Histories = Record<Side, ModelMessage[]>;

/**
 * Keeps the conversation as each side sees it. A side sees its own replies, its own tool results and what the other
 * side says; never the other side's calls. Grows by appending, so an episode costs time linear in its length.
 */
export class ViewHistory {
  readonly #histories: Histories = { caller: [], agent: [] };
  readonly #textBesideCalls: World["textBesideCalls"];

  constructor(world: Pick<World, "instructions" | "prior" | "textBesideCalls">) {
    this.#textBesideCalls = world.textBesideCalls;
    for (const side of ["caller", "agent"] as const) {
      const text = world.instructions[side];
      if (text !== undefined) this.#histories[side].push({ role: "system", text });
    }
    this.#histories.agent.push(...world.prior);
  }

  of(side: Side): readonly ModelMessage[] {
    return this.#histories[side];
  }

  /**
   * Adds a reply to its own side's history and, where its text is delivered, to the other's.
   *
   * @param heard What the other side hears where it is not what was said.
   */
  replied(side: Side, reply: Reply, heard = reply.text): void {
    const besideCalls = reply.calls.length > 0;
    const text = besideCalls && this.#textBesideCalls === "dropped" ? null : reply.text;
    this.#histories[side].push({
      role: "assistant",
      text,
      calls: [...reply.calls],
      ...(reply.reasoning === undefined ? {} : { reasoning: reply.reasoning }),
      ...(reply.providerState === undefined ? {} : { providerState: reply.providerState }),
    });
    const delivered = !besideCalls || this.#textBesideCalls === "delivered";
    if (delivered && heard !== null && heard !== "")
      this.#histories[otherSide(side)].push({ role: "user", text: heard });
  }

  answered(side: Side, result: { callId: string; tool: string; text: string }): void {
    this.#histories[side].push({ role: "tool", ...result });
  }
}

export function otherSide(side: Side): Side {
  return side === "agent" ? "caller" : "agent";
}
