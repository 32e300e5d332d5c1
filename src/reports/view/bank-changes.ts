import type { Json, JsonObject } from "../../contract/json.ts";
import type { Effect } from "../../contract/trajectory.ts";
import { presentedCall } from "./presented-call.ts";
import type { CallItem, TranscriptItem } from "./transcript.ts";

/** Something that a call did besides answering, with where in the conversation it happened. */
export type BankChange = {
  seq: number;
  call: number;
  turn: number;
  by: CallItem["by"];
  tool: string;
  effect: Effect;
};

/** All effects of the graded conversation, in order. */
export function bankChanges(items: readonly TranscriptItem[]): BankChange[] {
  return items
    .filter((item) => item.type === "call")
    .filter(({ earlier }) => !earlier)
    .flatMap((item) => {
      const { seq: call, turn, by, effects } = item;
      const { tool } = presentedCall(item);
      return effects.map(({ seq, effect }) => ({ seq, call, turn, by, tool, effect }));
    });
}

/** A field of a record that a write changed. `undefined` on a side: the field was not there. */
export type FieldChange = { field: string; before: Json | undefined; after: Json | undefined };

/** What a write did to a record: made it, removed it, or changed some of its fields. */
export type RecordChange =
  | { kind: "added" | "removed"; fields: FieldChange[] }
  | { kind: "changed"; fields: FieldChange[] }
  | { kind: "replaced"; before: Json; after: Json };

/** Compares a record before and after. Only fields that differ are named. */
export function recordChange({ before, after }: { before: Json; after: Json }): RecordChange {
  const [old, now] = [objectOf(before), objectOf(after)];
  if (before === null && now !== undefined) return { kind: "added", fields: fieldChanges({}, now) };
  if (after === null && old !== undefined) return { kind: "removed", fields: fieldChanges(old, {}) };
  if (old === undefined || now === undefined) return { kind: "replaced", before, after };
  return { kind: "changed", fields: fieldChanges(old, now) };
}

function fieldChanges(before: JsonObject, after: JsonObject): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: own(before, field), after: own(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

function own(object: JsonObject, field: string): Json | undefined {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}

function objectOf(value: Json): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** A value on one line; a long one is cut. Text stands without its quotes where nothing could be mistaken. */
export function shortJson(value: Json, most: number): string {
  const text = typeof value === "string" && /^[\w .,:@+/-]+$/.test(value) ? value : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
