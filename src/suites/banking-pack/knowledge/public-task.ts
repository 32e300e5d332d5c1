import { z } from "zod";
import { ExactJson, ExactObject } from "../../../contract/json.ts";

const Text = z.string().min(1);
const optionalText = z.string().nullish();

const StructuredInstructions = z.object({
  domain: z.string(),
  reason_for_call: z.string(),
  known_info: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  unknown_info: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  task_instructions: z.string(),
});

const Action = z.object({
  action_id: z.string(),
  requestor: z.enum(["assistant", "user"]).default("assistant"),
  name: Text,
  arguments: ExactObject,
  compare_args: z.array(z.string()).nullish(),
});
export type PublicAction = z.infer<typeof Action>;

const nothing = z.array(ExactJson).max(0, "Tellerproof cannot play tasks that have these").nullish();

/** A task file of the public banking benchmarks. Unknown keys are metadata. */
export const PublicTask = z.object({
  id: z.string().regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only"),
  description: z.object({ purpose: optionalText, notes: optionalText }).nullish(),
  user_scenario: z.object({
    persona: optionalText,
    instructions: z.union([Text, StructuredInstructions], {
      error: "expected a text, or an object of parts with domain, reason_for_call and task_instructions",
    }),
  }),
  initial_state: z
    .object({
      initialization_data: ExactObject.nullish(),
      initialization_actions: nothing,
      message_history: nothing,
    })
    .nullish(),
  evaluation_criteria: z
    .object({
      actions: z.array(Action).nullish(),
      communicate_info: z.array(z.string()).nullish(),
      nl_assertions: z.array(z.string()).nullish(),
      env_assertions: nothing,
      reward_basis: z
        .array(z.enum(["DB", "ACTION", "COMMUNICATE", "NL_ASSERTION", "ENV_ASSERTION"]))
        // What the public harness takes for granted.
        .default(["DB", "COMMUNICATE"]),
    })
    .nullish(),
  annotations: ExactObject.nullish(),
  user_tools: z.array(z.string()).nullish(),
  required_documents: z.array(z.string()).nullish(),
});
export type PublicTask = z.infer<typeof PublicTask>;
