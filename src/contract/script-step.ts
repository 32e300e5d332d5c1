import { z } from "zod";
import { ExactObject } from "./json.ts";

/** One step of a scripted agent: it speaks, calls tools, or both at once. */
export const ScriptStep = z
  .strictObject({
    say: z.string().optional(),
    calls: z.array(z.strictObject({ tool: z.string(), with: ExactObject.default({}) })).optional(),
  })
  .refine(
    (step) => step.say !== undefined || (step.calls?.length ?? 0) > 0,
    "a step says something or calls a tool",
  );
export type ScriptStep = z.infer<typeof ScriptStep>;
