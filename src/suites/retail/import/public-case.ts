import { z } from "zod";
import { ExactJson, ExactObject } from "../../../contract/json.ts";
import { Behaviour } from "../../../contract/behaviour.ts";

// The public case format, as far as anything is read from it. Author notes (keys with a leading underscore) and
// fields that the public harness does not grade may stand beside what is listed here.

const text = z.string().nullish();
const object = ExactObject.nullish().transform((value) => value ?? {});

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
}

const PriorToolCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: ExactJson.default({}) }),
});

export const PublicPriorMessage = z.discriminatedUnion(
  "role",
  [
    z.object({ role: z.literal("user"), content: z.string() }),
    z.object({ role: z.literal("assistant"), content: text, tool_calls: listOf(PriorToolCall) }),
    z.object({ role: z.literal("tool"), tool_call_id: z.string(), content: z.string() }),
  ],
  { error: "expected a message with the role user, assistant or tool" },
);
export type PublicPriorMessage = z.infer<typeof PublicPriorMessage>;

const RejectWhen = z.object({ payload_has_all_of: listOf(z.string()), output: object });

export const PublicMock = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("record_set_filtered"),
      records: listOf(ExactObject),
      static_output: ExactObject.nullish(),
    }),
    z.object({ kind: z.literal("outcome_fixed"), output: object }),
    z.object({
      kind: z.literal("outcome_merged"),
      merge: z.object({ state_from: z.string(), match_on: z.string(), field: z.string() }),
      output: object,
      reject_when: RejectWhen.nullish(),
    }),
  ],
  { error: "expected the kind record_set_filtered, outcome_fixed or outcome_merged" },
);
export type PublicMock = z.infer<typeof PublicMock>;

export const PublicGate = z.object({
  required: object,
  forbidden_ids: listOf(ExactJson),
  optional_ok: object,
  optional: ExactJson.optional(),
});
export type PublicGate = z.infer<typeof PublicGate>;

const Gold = z.object({
  tool_calls: listOf(z.object({ tool: z.string(), arguments: ExactJson.default({}) })),
  arg_gate: object,
  dependencies: listOf(z.array(z.string()).min(2, "expected two tool names")),
  expected_resolution: text,
});

const Grading = z.object({
  invariants_active: listOf(z.enum(["S1", "S2", "S3", "S4"])),
  judge_gate: z.object({ behavior_class: Behaviour, axis_gate_rule: text }),
  judge_advisory: listOf(z.string()),
});

export const PublicCase = z.object({
  case_id: z
    .string()
    .regex(/^[a-z0-9._-]+$/, "expected lower-case letters, digits, dot, dash and underscore only"),
  axis: text,
  domain: text,
  tool: text,
  _variant_note: z.unknown().optional(),
  setup: z.object({
    current_date: z.string(),
    current_time: z.string(),
    login_context: ExactObject,
    prior_messages: listOf(PublicPriorMessage),
  }),
  tools_exposed: z.array(ExactJson),
  user_turns: z.array(z.object({ content: z.string() })).min(1, "expected at least one customer message"),
  mock: object,
  gold: Gold.prefault({}),
  grading: Grading,
});
export type PublicCase = z.infer<typeof PublicCase>;
