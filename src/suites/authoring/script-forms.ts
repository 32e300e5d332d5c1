import { z } from "zod";
import { Json, JsonObject } from "../../contract/json.ts";

export const ToolName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "a tool name such as get_account_balance");

/** A moment with its zone, to the minute: `2026-11-12T10:30+05:30`. */
export const ClockText = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
    "a date, a time and a zone, such as 2026-11-12T10:30+05:30",
  )
  .refine((text) => !Number.isNaN(Date.parse(text)), "no such moment")
  .describe("Now, as the bank sees it: 2026-11-12T10:30+05:30. Left out: the suite's clock.");

/** Calls made together: tool name → arguments. A tool without arguments is written `tool: {}`. */
export const CallMap = z
  .record(ToolName, JsonObject)
  .refine((calls) => Object.keys(calls).length > 0, "name at least one tool")
  .describe("Tool name → arguments.");

export const SingleCall = CallMap.refine(
  (calls) => Object.keys(calls).length === 1,
  "one tool per entry; write the next call as the next list entry",
);

/** One entry of an earlier conversation. */
export const PriorEntry = z.union(
  [
    z.strictObject({ customer: z.string().min(1) }),
    z.strictObject({ agent: z.string().min(1) }),
    z.strictObject({ call: SingleCall, answer: Json }),
  ],
  { error: "one of {customer: text}, {agent: text}, {call: {tool: arguments}, answer: result}" },
);
export type PriorEntry = z.infer<typeof PriorEntry>;

const AmountFile = z.strictObject({ amount: z.union([z.number().nonnegative(), z.string()]) });
const DateFile = z.strictObject({ date: z.iso.date() });

export const FactFile = z.union(
  [
    z.string().min(1).describe("This text occurs."),
    z
      .array(z.union([z.string().min(1), AmountFile, DateFile]))
      .min(1)
      .describe("One of these texts or values occurs."),
    AmountFile,
    DateFile,
    z.strictObject({ percent: z.number().nonnegative() }),
    z.strictObject({ asks: z.literal(true) }),
    z.strictObject({ pattern: z.string().min(1) }),
  ],
  {
    error:
      "a text, a list of texts or values, or one of {amount}, {date}, {percent}, {asks: true}, {pattern}",
  },
);
export type FactFile = z.infer<typeof FactFile>;

export const StepFile = z
  .strictObject({
    say: z.string().min(1).optional().describe("What the scripted agent says."),
    call: z
      .union([CallMap, z.array(SingleCall).min(1)], { error: "a map of tool → arguments, or a list of such" })
      .optional()
      .describe("The calls it makes in this message."),
  })
  .refine(
    (step) => step.say !== undefined || step.call !== undefined,
    "a step says something or calls a tool",
  );
export type StepFile = z.infer<typeof StepFile>;
