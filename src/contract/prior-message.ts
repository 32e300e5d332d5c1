import { z } from "zod";
import { ExactJson } from "./json.ts";

/** A message of an earlier conversation; never graded. */
export const PriorMessage = z.discriminatedUnion("from", [
  z.strictObject({ from: z.literal("caller"), text: z.string() }),
  z.strictObject({
    from: z.literal("agent"),
    text: z.string().nullable(),
    calls: z.array(z.strictObject({ id: z.string(), tool: z.string(), arguments: ExactJson })).default([]),
  }),
  z.strictObject({ from: z.literal("tool"), callId: z.string(), text: z.string() }),
]);
export type PriorMessage = z.infer<typeof PriorMessage>;
