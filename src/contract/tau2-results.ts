import { z } from "zod";

/**
 * Results as the public tau2 harness stores them: of each part what is read and written here. Other fields are allowed
 * everywhere and left alone, as its own reader does.
 */
const Requestor = z.enum(["assistant", "user"]);

/** Arguments are looked up beside, where numbers keep the form in which they were written. */
const ToolCall = z.object({
  id: z.string().default(""),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  requestor: Requestor.default("assistant"),
});

const Timestamp = z.string().nullish();

const Said = z.object({
  role: Requestor,
  content: z.string().nullish(),
  tool_calls: z.array(ToolCall).nullish(),
  turn_idx: z.int().nullish(),
  timestamp: Timestamp,
  /** US dollars. */
  cost: z.number().nullish(),
  usage: z.record(z.string(), z.unknown()).nullish(),
  generation_time_seconds: z.number().nullish(),
});

const Answer = z.object({
  role: z.literal("tool"),
  id: z.string().default(""),
  content: z.string().nullish(),
  requestor: Requestor.default("assistant"),
  error: z.boolean().default(false),
  turn_idx: z.int().nullish(),
  timestamp: Timestamp,
});
export type Tau2Answer = z.infer<typeof Answer>;

const Answers = z.object({ role: z.literal("tool"), tool_messages: z.array(Answer) });

const System = z.object({ role: z.literal("system"), content: z.string().nullish(), timestamp: Timestamp });

export const Tau2Message = z.union([Said, Answers, Answer, System]);
export type Tau2Message = z.infer<typeof Tau2Message>;
export type Tau2Said = z.infer<typeof Said>;

export const Tau2Termination = z.enum([
  "user_stop",
  "agent_stop",
  "max_steps",
  "timeout",
  "too_many_errors",
  "agent_error",
  "user_error",
  "infrastructure_error",
  "context_window_exceeded",
  "unexpected_error",
]);
export type Tau2Termination = z.infer<typeof Tau2Termination>;

const AssertionCheck = z.object({ nl_assertion: z.string(), met: z.boolean(), justification: z.string() });

const Reward = z.object({
  reward: z.number(),
  nl_assertions: z.array(AssertionCheck).nullish(),
});

/**
 * What Tellerproof keeps of its own in a simulation's `info`, as JSON text, so that nothing is lost on the way through
 * other readers. The manifest stands in one simulation of a file, a scenario's text in one simulation of that scenario: all but
 * its last `sharedEnd` characters, with which the scenario beside the manifest ends as well.
 */
export const Tau2Embedded = z.object({
  format: z.literal(1),
  episode: z.string(),
  scenario: z.string().optional(),
  sharedEnd: z.int().nonnegative().optional(),
  manifest: z.string().optional(),
});
export type Tau2Embedded = z.infer<typeof Tau2Embedded>;

export const Tau2Simulation = z.object({
  id: z.string(),
  task_id: z.union([z.string(), z.int()]).transform(String),
  start_time: z.string(),
  end_time: z.string().nullish(),
  /** Seconds; more than thirty years are none. */
  duration: z.number().nonnegative().max(1e9),
  termination_reason: Tau2Termination,
  reward_info: Reward.nullish(),
  messages: z.array(Tau2Message).nullish(),
  /** Moments of a spoken conversation, in which both sides may speak at once. */
  ticks: z.array(z.unknown()).nullish(),
  trial: z.int().nonnegative().nullish(),
  seed: z.int().nullish(),
  mode: z.string().nullish(),
  policy: z.string().nullish(),
  info: z.record(z.string(), z.unknown()).nullish(),
});
export type Tau2Simulation = z.infer<typeof Tau2Simulation>;

const Participant = z.object({ implementation: z.string(), llm: z.string().nullish() });

export const Tau2Info = z.object({
  git_commit: z.string().default(""),
  num_trials: z.int().positive(),
  max_steps: z.int(),
  max_errors: z.int(),
  user_info: Participant,
  agent_info: Participant,
  environment_info: z.object({ domain_name: z.string(), policy: z.string() }),
  seed: z.int().nullish(),
  retrieval_config: z.string().nullish(),
});
export type Tau2Info = z.infer<typeof Tau2Info>;

export const Tau2Task = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  initial_state: z.object({ message_history: z.array(z.unknown()).nullish() }).nullish(),
  evaluation_criteria: z.object({ nl_assertions: z.array(z.string()).nullish() }).nullish(),
});
export type Tau2Task = z.infer<typeof Tau2Task>;
