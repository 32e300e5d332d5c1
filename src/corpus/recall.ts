import type { Seq } from "../contract/actor.ts";
import type { EventOf, Trajectory } from "../contract/trajectory.ts";

/** Where a required document first came before the agent. The caller's first message is turn 1. */
export type Surfaced = {
  readonly document: string;
  readonly at:
    | { readonly type: "prompt" }
    | { readonly type: "call"; readonly seq: Seq; readonly turn: number };
};

export type DocumentRecall =
  | { readonly status: "nothing-required" }
  | {
      readonly status: "measured";
      /** Share of the required documents that came before the agent, in [0, 1]. */
      readonly recall: number;
      /** In the order of `required`. */
      readonly surfaced: readonly Surfaced[];
      readonly missing: readonly string[];
    };

/**
 * Which of the documents that govern a scenario the agent had before it, from the `retrieved` effects of its calls.
 *
 * @param documents Ids: `required` by the scenario; `inPrompt`, those that the condition put into the instructions.
 */
export function documentRecall(
  trajectory: Trajectory,
  documents: { required: readonly string[]; inPrompt: readonly string[] },
): DocumentRecall {
  const required = [...new Set(documents.required)];
  if (required.length === 0) return { status: "nothing-required" };
  const first = firstRetrievals(trajectory);
  const surfaced = required.flatMap((document): Surfaced[] => {
    if (documents.inPrompt.includes(document)) return [{ document, at: { type: "prompt" } }];
    const at = first.get(document);
    return at === undefined ? [] : [{ document, at: { type: "call", ...at } }];
  });
  const found = new Set(surfaced.map(({ document }) => document));
  return {
    status: "measured",
    recall: found.size / required.length,
    surfaced,
    missing: required.filter((document) => !found.has(document)),
  };
}

function firstRetrievals({ events, liveFrom }: Trajectory): Map<string, { seq: Seq; turn: number }> {
  const first = new Map<string, { seq: Seq; turn: number }>();
  const agentCalls = new Set<Seq>();
  let turn = 0;
  for (const event of events) {
    if (event.type === "message" && event.by === "caller" && event.seq >= liveFrom) turn++;
    if (event.type === "tool-call" && event.by === "agent") agentCalls.add(event.seq);
    if (event.type !== "effect" || !agentCalls.has(event.call)) continue;
    for (const document of retrievedIn(event)) {
      if (!first.has(document)) first.set(document, { seq: event.seq, turn });
    }
  }
  return first;
}

function retrievedIn({ effect }: EventOf<"effect">): readonly string[] {
  return effect.type === "retrieved" ? effect.documents : [];
}
