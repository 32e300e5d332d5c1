import { z } from "zod";
import { Seq, Side } from "./actor.ts";
import { HookUp } from "./hook-up.ts";
import { Json } from "./json.ts";
import { ModelCallRecord } from "./model.ts";

const at = { seq: Seq, atMs: z.number().nonnegative() };

/** Arguments as parsed from the model's own text; a text that is no JSON object never reaches a tool. */
export const ParsedArguments = z.discriminatedUnion("ok", [
  /** `note`: how it was read, where it came in another form than one JSON object. */
  z.strictObject({ ok: z.literal(true), value: z.record(z.string(), Json), note: z.string().optional() }),
  z.strictObject({ ok: z.literal(false), problem: z.string() }),
]);
export type ParsedArguments = z.infer<typeof ParsedArguments>;

/**
 * How a tool call ended. Only `done` had its effect; all others changed nothing. `out-of-turn`: it came when its side was not
 * to move, and the bank never saw it.
 */
export const CallStatus = z.enum([
  "done",
  "refused",
  "schema-error",
  "malformed-arguments",
  "unknown-tool",
  "out-of-turn",
]);
export type CallStatus = z.infer<typeof CallStatus>;

/** What a tool call did besides answering. */
export const Effect = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("write"),
    table: z.string(),
    key: z.string(),
    before: Json,
    after: Json,
  }),
  z.strictObject({ type: z.literal("grant"), tool: z.string() }),
  z.strictObject({ type: z.literal("unlock"), tool: z.string() }),
  z.strictObject({ type: z.literal("retrieved"), documents: z.array(z.string()) }),
]);
export type Effect = z.infer<typeof Effect>;

const rule = z.string().optional();

/**
 * What a guard did to a call, to its result, or to words of the agent. What it let pass leaves no record. A call stands in
 * the record as it ran, a result as the agent read it, words as the caller heard them; here is what they were before.
 */
export const GuardAct = z.discriminatedUnion("type", [
  /** The call never reached the bank. */
  z.strictObject({ type: z.literal("denied"), rule }),
  /** `asked`: the agent's own text of the arguments. */
  z.strictObject({ type: z.literal("rewrote-call"), rule, asked: z.string() }),
  /** `answered`: what the bank answered. */
  z.strictObject({ type: z.literal("rewrote-result"), rule, answered: z.string() }),
  /** `said`: what the agent said. */
  z.strictObject({ type: z.literal("rewrote-words"), rule, said: z.string() }),
  /** It could not decide; what follows on this says whether that stopped anything. */
  z.strictObject({
    type: z.literal("failed"),
    at: z.enum(["call", "result", "words"]),
    problem: z.string(),
  }),
]);
export type GuardAct = z.infer<typeof GuardAct>;

/**
 * One thing that happened, in order. `reply` numbers the replies of both sides: events with the same `reply` came
 * in one message. `atMs` counts from the trajectory's `startedAt`.
 */
export const Event = z.discriminatedUnion("type", [
  z.strictObject({ ...at, type: z.literal("instructions"), to: Side, text: z.string() }),
  z.strictObject({
    ...at,
    type: z.literal("message"),
    by: Side,
    reply: z.int().nonnegative(),
    text: z.string(),
    /** `beside-calls`: text that came in one reply with tool calls. */
    placement: z.enum(["alone", "beside-calls"]),
    reasoning: z.string().optional(),
  }),
  z.strictObject({
    ...at,
    type: z.literal("tool-call"),
    by: Side,
    reply: z.int().nonnegative(),
    callId: z.string(),
    tool: z.string(),
    rawArguments: z.string(),
    arguments: ParsedArguments,
    reasoning: z.string().optional(),
  }),
  z.strictObject({
    ...at,
    type: z.literal("tool-result"),
    to: Side,
    call: Seq,
    status: CallStatus,
    text: z.string(),
  }),
  z.strictObject({ ...at, type: z.literal("effect"), call: Seq, effect: Effect }),
  /** `on`: the call or the message. */
  z.strictObject({ ...at, type: z.literal("guard"), on: Seq, act: GuardAct }),
  z.strictObject({ ...at, type: z.literal("model-call"), by: Side, record: ModelCallRecord }),
  z.strictObject({ ...at, type: z.literal("empty-reply"), by: Side, reply: z.int().nonnegative() }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/**
 * What went wrong on the caller's side where he left too early. `question-open`: he did not understand what he was asked.
 * `go-ahead-open`: he was asked for his go-ahead and gave no answer. `still-served`: the agent was at work for him and he
 * had no more lines. `out-of-lines`: he had no more, and had understood nothing since he asked back. `repeated-himself`,
 * `fell-silent`, `left-part`: so did the model that plays him, though it was asked again.
 */
export const LeftEarly = z.enum([
  "question-open",
  "go-ahead-open",
  "still-served",
  "out-of-lines",
  "repeated-himself",
  "fell-silent",
  "left-part",
]);
export type LeftEarly = z.infer<typeof LeftEarly>;

/**
 * Why an episode ended. `fault` and the three budgets (tokens, time, money) say nothing about the agent and can only
 * become the verdict `error`; all others are outcomes.
 */
export const Ending = z.discriminatedUnion("type", [
  /** The caller had nothing more to say and the agent had answered. */
  z.strictObject({ type: z.literal("completed") }),
  /** `early`: told by the caller himself as he left; an agent has no such word. */
  z.strictObject({
    type: z.literal("hung-up"),
    by: Side,
    reason: z.string().optional(),
    early: LeftEarly.optional(),
  }),
  /** `steps`: the conversation was cut short by this many steps, in its turn `turns`. */
  z.strictObject({
    type: z.literal("turn-limit"),
    turns: z.int().positive(),
    steps: z.int().positive().optional(),
  }),
  z.strictObject({ type: z.literal("tool-limit"), by: Side, iterations: z.int().positive() }),
  /** `reason`: the provider's own, where it said that its model tried and failed (MALFORMED_FUNCTION_CALL). */
  z.strictObject({ type: z.literal("no-reply"), by: Side, reason: z.string().optional() }),
  z.strictObject({ type: z.literal("truncated-reply"), by: Side }),
  z.strictObject({ type: z.literal("filtered-reply"), by: Side }),
  z.strictObject({ type: z.literal("context-overflow"), by: Side }),
  z.strictObject({ type: z.literal("token-limit"), tokens: z.int().nonnegative() }),
  z.strictObject({ type: z.literal("time-limit"), elapsedMs: z.number().nonnegative() }),
  z.strictObject({ type: z.literal("money-limit"), spentUsd: z.string() }),
  /**
   * `harness`: a bug of ours that nobody in the conversation has to do with; `stack` says where. `hook-up`: the agent was
   * not joined to its bank.
   */
  z.strictObject({
    type: z.literal("fault"),
    by: z.union([Side, z.enum(["bank", "harness", "hook-up"])]),
    message: z.string(),
    stack: z.string().optional(),
  }),
]);
export type Ending = z.infer<typeof Ending>;

/**
 * What the record cannot show of an agent. `agent-calls`: it does not act on our bank, so what it did is unknown.
 * `agent-sources`: it also has tools of its own, so what it read there is unknown.
 */
export const Unseen = z.enum(["agent-calls", "agent-sources"]);
export type Unseen = z.infer<typeof Unseen>;

/**
 * The episode's place in the tracing of whoever switched that on, as W3C trace context has it. `endedAtMs` counts from the
 * trajectory's `startedAt`, like the events' `atMs`.
 */
export const EpisodeTrace = z.strictObject({
  traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  endedAtMs: z.number().nonnegative().optional(),
});
export type EpisodeTrace = z.infer<typeof EpisodeTrace>;

/** The whole record of one episode: what verdicts are made from. */
export const Trajectory = z.strictObject({
  format: z.literal(1),
  suite: z.string(),
  scenario: z.string(),
  scenarioHash: z.string(),
  agent: z.string(),
  trial: z.int().nonnegative(),
  seed: z.int().nonnegative(),
  /** Left out where the record shows all that the agent did. */
  unseen: z.array(Unseen).optional(),
  /** How it came to its bank; only of agents outside our loop that have to ask for the bank's tools. */
  hookUp: HookUp.optional(),
  /** Only where tracing was on when it was played (docs/telemetry.md). */
  trace: EpisodeTrace.optional(),
  startedAt: z.iso.datetime({ offset: true }),
  /** First event of the graded conversation; what lies before is instructions and earlier messages. */
  liveFrom: Seq,
  events: z.array(Event),
  ending: Ending,
});
export type Trajectory = z.infer<typeof Trajectory>;
