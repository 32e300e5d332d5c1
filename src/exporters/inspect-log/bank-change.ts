import type { Json } from "../../contract/json.ts";
import { isRecord } from "../../contract/is-record.ts";
import type { Effect } from "../../contract/trajectory.ts";
import type { UnplacedEvent } from "./event-log.ts";

/**
 * What a call changed. Inspect has events of its own for changes of a store, but its viewer hides them at first; what an
 * agent did to the bank is what the transcript is read for.
 *
 * @param answer What the bank answered the call with: scripted banks keep no records but their answers.
 */
export function bankChange(effect: Effect, answer: string): UnplacedEvent {
  switch (effect.type) {
    case "write":
      return written(effect, answer);
    case "grant":
      return { event: "info", source: "the caller was given a tool", data: effect.tool };
    case "unlock":
      return { event: "info", source: "a tool was unlocked", data: effect.tool };
    case "retrieved":
      return { event: "info", source: "documents read", data: effect.documents };
  }
}

function written({ table, key, before, after }: Write, answer: string): UnplacedEvent {
  const record = `${table} ${key}`;
  if (after !== null && JSON.stringify(after) === compact(answer)) {
    return { event: "info", source: "the bank changed", data: "as the answer to the call says" };
  }
  if (before === null) return { event: "info", source: `new in the bank: ${record}`, data: after };
  if (after === null) return { event: "info", source: `gone from the bank: ${record}`, data: before };
  return { event: "info", source: `the bank changed: ${record}`, data: difference(before, after) };
}

type Write = Extract<Effect, { type: "write" }>;

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The fields that differ between two states of a record. */
function difference(before: Json, after: Json): Json {
  if (!isRecord(before) || !isRecord(after)) return { was: before, is: after };
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, { was: before[field] ?? null, is: after[field] ?? null }]),
  );
}
