import { z } from "zod";
import { CallMap, StepFile } from "../../authoring/script-forms.ts";

/** A step of a script as a pair writes it: words alone, calls alone, words and calls, or the steps that every verification has. */
export const FraudStepFile = z.union(
  [
    z.string().min(1).describe("What the scripted agent says."),
    StepFile,
    CallMap.describe("What it calls without a word: tool name → arguments.").transform((call) => ({ call })),
    z.strictObject({
      verify: z
        .string()
        .describe("A user: looks up the customer by name and logs the verification, both from the record."),
    }),
  ],
  { error: "a text, {tool: arguments}, {say, call}, or {verify: user}" },
);
export type FraudStepFile = z.infer<typeof FraudStepFile>;
