import type { Json } from "../../contract/json.ts";
import type { Effect } from "../../contract/trajectory.ts";
import type { UnplacedEvent } from "./event-log.ts";

/**
 * What a call changed. Inspect has events of its own for changes of a store, but its viewer hides them at first; what an
 * agent did to the bank is what the transcript is read for.
 */
export function bankChange(effect: Effect): UnplacedEvent {
  switch (effect.type) {
    case "write":
      return {
        event: "info",
        source: `the bank changed: ${effect.table} ${effect.key}`,
        data: difference(effect.before, effect.after),
      };
    case "grant":
      return { event: "info", source: "the caller was given a tool", data: effect.tool };
    case "unlock":
      return { event: "info", source: "a tool was unlocked", data: effect.tool };
    case "retrieved":
      return { event: "info", source: "documents read", data: effect.documents };
  }
}

/** The fields that differ between two states of a record; a record that is new or gone is shown whole. */
function difference(before: Json, after: Json): Json {
  if (!isRecord(before) || !isRecord(after)) return { was: before, is: after };
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, { was: before[field] ?? null, is: after[field] ?? null }]),
  );
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
