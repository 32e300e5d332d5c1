import type { SharedV4ProviderMetadata } from "@ai-sdk/provider";
import { z } from "zod";
import { JsonObject, type Json } from "../contract/json.ts";

const metadata = z.record(z.string(), JsonObject).exactOptional();

const StatePart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("reasoning"), text: z.string(), metadata }),
  z.strictObject({ type: z.literal("text"), text: z.string(), metadata }),
  z.strictObject({ type: z.literal("call"), id: z.string(), metadata }),
]);
type StatePart = z.infer<typeof StatePart>;

/**
 * What a provider wants back with its own reply: its parts in their order, its reasoning, and what it attached to them
 * (signatures of thoughts). Only kept where there is reasoning or something attached.
 */
export const ProviderState = z.strictObject({ format: z.literal(1), parts: z.array(StatePart) });
export type ProviderState = z.infer<typeof ProviderState>;

/** Metadata as the provider layer types it; ours was read from it, or from a record of it. */
export function toProviderOptions(part: StatePart): { providerOptions?: SharedV4ProviderMetadata } {
  return part.metadata === undefined ? {} : { providerOptions: part.metadata };
}

/** The state with calls by their new ids; one that is none of ours stays as it is. */
export function withRenamedCalls(state: Json, ids: ReadonlyMap<string, string>): Json {
  const read = ProviderState.safeParse(state);
  if (!read.success) return state;
  const parts = read.data.parts.map((part) =>
    part.type === "call" ? { ...part, id: ids.get(part.id) ?? part.id } : part,
  );
  return { ...read.data, parts };
}
