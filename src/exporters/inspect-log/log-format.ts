import { z } from "zod";
import { EvalError, LimitType, LoggedEvent } from "./event-format.ts";
import {
  GenerateSettings,
  LoggedMessage,
  LoggedOutput,
  LoggedUsage,
  Metadata,
  Score,
} from "./message-format.ts";

/**
 * An Inspect log, version 2, as it is written here: less than the format allows, and nothing that it does not. Facts of
 * the format are from the public `inspect_ai` package. Text in it is well-formed Unicode, which its reader insists on.
 */

const moment = z.iso.datetime({ offset: true });
const usageByName = z.record(z.string(), LoggedUsage);

const sampleStart = {
  id: z.string(),
  /** The trial, from 1. */
  epoch: z.int().positive(),
  input: z.string(),
  target: z.string(),
};
const sampleEnd = {
  metadata: Metadata,
  /** Left out for an episode without a score. */
  scores: z.record(z.string(), Score).optional(),
  model_usage: usageByName,
  role_usage: usageByName,
  started_at: moment,
  completed_at: moment,
  /** Seconds. */
  total_time: z.number(),
  working_time: z.number(),
  uuid: z.string(),
  turn_count: z.int(),
};

/** One episode. */
export const Sample = z.strictObject({
  ...sampleStart,
  messages: z.array(LoggedMessage),
  output: LoggedOutput,
  /** `tellerproof`: the episode in its own form, as JSON text. */
  store: z.strictObject({ tellerproof: z.string() }),
  events: z.array(LoggedEvent),
  events_data: z.strictObject({ messages: z.array(LoggedMessage), calls: z.tuple([]) }),
  attachments: z.strictObject({}),
  /** The simulator broke its part: such an episode has no score. */
  invalidation: z
    .strictObject({ timestamp: moment, author: z.string(), reason: z.string(), metadata: Metadata })
    .optional(),
  error: EvalError.optional(),
  limit: z.strictObject({ type: LimitType, limit: z.number() }).optional(),
  ...sampleEnd,
});
export type Sample = z.infer<typeof Sample>;

/** An episode as lists show it. */
export const SampleSummary = z.strictObject({
  ...sampleStart,
  ...sampleEnd,
  error: z.string().optional(),
  limit: z.string().optional(),
  completed: z.literal(true),
  message_count: z.int(),
});
export type SampleSummary = z.infer<typeof SampleSummary>;

const Metric = z.strictObject({
  name: z.string(),
  value: z.number(),
  params: z.strictObject({}),
  metadata: Metadata.optional(),
});
export type Metric = z.infer<typeof Metric>;

export const ScorerResult = z.strictObject({
  name: z.string(),
  scorer: z.string(),
  /** Trials of a scenario are averaged before scenarios are. */
  reducer: z.literal("mean"),
  /** Counts scenarios, as the metrics do. */
  scored_samples: z.int(),
  unscored_samples: z.int(),
  params: Metadata,
  /** Empty where nothing was graded. */
  metrics: z.record(z.string(), Metric),
  metadata: Metadata,
});
export type ScorerResult = z.infer<typeof ScorerResult>;

const Results = z.strictObject({
  total_samples: z.int(),
  completed_samples: z.int(),
  scores: z.array(ScorerResult),
  metadata: Metadata,
});
export type Results = z.infer<typeof Results>;

/** The score of each scenario over its trials. */
export const Reductions = z.strictObject({
  scorer: z.string(),
  reducer: z.literal("mean"),
  samples: z.array(z.strictObject({ sample_id: z.string(), value: z.number() })),
});
export type Reductions = z.infer<typeof Reductions>;

const ModelRole = z.strictObject({
  model: z.string(),
  config: GenerateSettings,
  base_url: z.string().optional(),
  args: z.strictObject({}),
});

export const Spec = z.strictObject({
  eval_id: z.string(),
  run_id: z.string(),
  created: moment,
  task: z.string(),
  task_id: z.string(),
  task_version: z.string(),
  task_display_name: z.string(),
  /** `tellerproof`: the run's manifest in its own form, as JSON text. */
  task_attribs: z.strictObject({ tellerproof: z.string() }),
  task_args: Metadata,
  solver: z.string(),
  solver_args: Metadata,
  tags: z.array(z.string()),
  dataset: z.strictObject({
    name: z.string(),
    location: z.string(),
    samples: z.int(),
    sample_ids: z.array(z.string()),
    shuffled: z.literal(false),
  }),
  model: z.string(),
  model_generate_config: GenerateSettings,
  model_base_url: z.string().optional(),
  model_args: z.strictObject({}),
  model_roles: z.record(z.string(), ModelRole).optional(),
  config: z.strictObject({
    epochs: z.int().positive(),
    epochs_reducer: z.tuple([z.literal("mean")]),
    token_limit: z.int().optional(),
    time_limit: z.int().optional(),
    cost_limit: z.number().optional(),
  }),
  packages: z.strictObject({ tellerproof: z.string() }),
  metadata: Metadata,
  scorers: z.array(
    z.strictObject({ name: z.string(), metrics: z.array(z.strictObject({ name: z.string() })) }),
  ),
});
export type Spec = z.infer<typeof Spec>;

/** What a log says before its samples. */
export const LogHeader = z.strictObject({
  version: z.literal(2),
  /** `cancelled`: episodes of the plan are missing. */
  status: z.enum(["success", "cancelled"]),
  eval: Spec,
  plan: z.strictObject({
    name: z.literal("plan"),
    steps: z.array(z.strictObject({ solver: z.string(), params: Metadata })),
    config: GenerateSettings,
  }),
  results: Results,
  stats: z.strictObject({
    /** Empty where no episode was played. */
    started_at: z.union([moment, z.literal("")]),
    completed_at: z.union([moment, z.literal("")]),
    model_usage: usageByName,
    role_usage: usageByName,
  }),
  invalidated: z.boolean(),
  /** Those of `eval` once more: this is where the viewer looks. */
  tags: z.array(z.string()),
  metadata: Metadata,
});
export type LogHeader = z.infer<typeof LogHeader>;
