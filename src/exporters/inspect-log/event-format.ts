import { z } from "zod";
import { Json, JsonObject } from "../../contract/json.ts";
import {
  GenerateSettings,
  LoggedCall,
  LoggedOutput,
  LoggedToolError,
  Metadata,
  Score,
} from "./message-format.ts";

/** Events of a transcript as Inspect logs hold them: the kinds that are written here. */

/** ISO 8601 with zone. */
const moment = z.iso.datetime({ offset: true });

const placed = {
  uuid: z.string(),
  span_id: z.string(),
  timestamp: moment,
  /** Seconds from the sample's start. */
  working_start: z.number(),
  metadata: Metadata.optional(),
};

export const LimitType = z.enum(["time", "token", "turn", "cost", "context", "custom"]);
export type LimitType = z.infer<typeof LimitType>;

export const EvalError = z.strictObject({
  message: z.string(),
  traceback: z.string(),
  traceback_ansi: z.string(),
});
export type EvalError = z.infer<typeof EvalError>;

export const LoggedEvent = z.discriminatedUnion("event", [
  z.strictObject({
    ...placed,
    event: z.literal("sample_init"),
    sample: z.strictObject({ input: z.string(), target: z.string(), id: z.string(), metadata: Metadata }),
    state: JsonObject,
  }),
  z.strictObject({
    ...placed,
    event: z.literal("span_begin"),
    id: z.string(),
    parent_id: z.string().optional(),
    type: z.string().optional(),
    name: z.string(),
  }),
  z.strictObject({ ...placed, event: z.literal("span_end"), id: z.string() }),
  z.strictObject({
    ...placed,
    event: z.literal("model"),
    model: z.string(),
    role: z.string(),
    /** Kept once for all events in the sample's pool, to which `input_refs` points: ranges, their ends left out. */
    input: z.tuple([]),
    input_refs: z.array(z.tuple([z.int(), z.int()])),
    tools: z.tuple([]),
    tool_choice: z.literal("auto"),
    config: GenerateSettings,
    output: LoggedOutput,
    retries: z.int().optional(),
    error: z.string().optional(),
    completed: moment.optional(),
    working_time: z.number().optional(),
  }),
  z.strictObject({
    ...placed,
    event: z.literal("tool"),
    type: z.literal("function"),
    id: z.string(),
    function: z.string(),
    arguments: JsonObject,
    result: z.string(),
    error: LoggedToolError.optional(),
    events: z.tuple([]),
    completed: moment.optional(),
    working_time: z.number().optional(),
    message_id: z.string().optional(),
  }),
  z.strictObject({
    ...placed,
    event: z.literal("approval"),
    message: z.string(),
    call: LoggedCall,
    approver: z.string(),
    decision: z.enum(["approve", "modify", "reject"]),
    modified: LoggedCall.optional(),
    explanation: z.string().optional(),
  }),
  z.strictObject({ ...placed, event: z.literal("info"), source: z.string(), data: Json }),
  z.strictObject({
    ...placed,
    event: z.literal("sample_limit"),
    /** The transcript knows no limit of the kind `context`. */
    type: LimitType.exclude(["context"]),
    message: z.string(),
    limit: z.number().optional(),
  }),
  z.strictObject({ ...placed, event: z.literal("error"), error: EvalError }),
  z.strictObject({
    ...placed,
    event: z.literal("score"),
    score: Score,
    target: z.string(),
    intermediate: z.literal(false),
    scorer: z.string(),
  }),
]);
export type LoggedEvent = z.infer<typeof LoggedEvent>;
