import { z } from "zod";
import { StepFile } from "../retail/case-file.ts";

/** A step of a script as a pair writes it: words alone, words and calls, or the steps that every verification has. */
export const FraudStepFile = z.union(
  [
    z.string().min(1).describe("What the scripted agent says."),
    StepFile,
    z.strictObject({
      verify: z
        .string()
        .describe("A user: looks up the customer by name and logs the verification, both from the record."),
    }),
  ],
  { error: "a text, {say, call}, or {verify: user}" },
);
export type FraudStepFile = z.infer<typeof FraudStepFile>;
