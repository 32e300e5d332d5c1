import type { Seq } from "./actor.ts";
import type { Event } from "./trajectory.ts";

/**
 * Calls that a bank refused only because they came ahead of the one that unlocks their tool, in the same turn of the same
 * side. Who posts the calls of one reply at once has not chosen this order, so nothing may be read out of it.
 */
export function refusedForOrder(events: readonly Event[]): ReadonlySet<Seq> {
  const early = new Set<Seq>();
  const refused = new Set(
    events.flatMap((event) =>
      event.type === "tool-result" && (event.status === "refused" || event.status === "unknown-tool")
        ? [event.call]
        : [],
    ),
  );
  let turn: { seq: Seq; names: ReadonlySet<unknown> }[] = [];
  for (const event of events) {
    if (event.type === "message" && event.placement === "alone") turn = [];
    else if (event.type === "tool-call" && refused.has(event.seq)) {
      turn.push({ seq: event.seq, names: namesOf(event) });
    } else if (event.type === "effect" && event.effect.type === "unlock") {
      const { tool } = event.effect;
      for (const { seq, names } of turn) if (seq < event.call && names.has(tool)) early.add(seq);
    }
  }
  return early;
}

/** The tool itself, and whatever a wrapper may name. */
function namesOf({ tool, arguments: given }: Extract<Event, { type: "tool-call" }>): Set<unknown> {
  return new Set<unknown>([tool, ...(given.ok ? Object.values(given.value) : [])]);
}
