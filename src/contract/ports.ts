import type { Side } from "./actor.ts";
import type { JsonObject } from "./json.ts";
import type { JudgeQuestion, Judgement } from "./judgement.ts";
import type { Manifest } from "./manifest.ts";
import type {
  CallKey,
  ModelCallRecord,
  ModelMessage,
  ModelReply,
  ModelRequest,
  ModelToolCall,
} from "./model.ts";
import type { ToolSpec } from "./tool.ts";
import type { CallStatus, Effect, Trajectory } from "./trajectory.ts";
import type { Verdict, VerdictRecord } from "./verdict.ts";

/** A call that reached the bank: its arguments are a JSON object. `rawArguments` is the model's own text of them. */
export type BankCall = { tool: string; arguments: JsonObject; rawArguments: string };

/** What the bank answers: text for the side that called, and what changed. Anything but `done` changed nothing. */
export type ToolOutcome = {
  status: Exclude<CallStatus, "malformed-arguments">;
  text: string;
  effects: readonly Effect[];
};

/** What tools act on, for one episode. */
export interface Bank {
  /** Tools that this side may call now, in a stable order. May grow when something is granted or unlocked. */
  tools(side: Side): readonly ToolSpec[];
  /** Runs one call. A refusal is an outcome; throwing is a fault of the bank and ends the episode. */
  call(side: Side, call: BankCall): ToolOutcome | Promise<ToolOutcome>;
}

/** The conversation as one side sees it when it is to move. The other side's tool calls are never in it. */
export type View = { messages: readonly ModelMessage[]; tools: readonly ToolSpec[] };

/** What a participant does when it is its turn. */
export type Move =
  | {
      type: "reply";
      text: string | null;
      calls: readonly ModelToolCall[];
      reasoning?: string;
      providerState?: ModelReply["providerState"];
      record?: ModelCallRecord;
      /** Leaves the conversation once this has been delivered. */
      leaves?: { reason?: string };
    }
  | { type: "leave"; reason?: string };

/** One side of one episode; holds whatever state that side needs. @throws ParticipantFault when it cannot move. */
export interface Participant {
  move(view: View, signal: AbortSignal): Promise<Move>;
}

/** Answers one model call, from the journal where it is recorded there. */
export interface ModelClient {
  /**
   * @throws ModelFault (see models/) classified as passing, permanent, overflow or filtered; passing faults have
   *   already been retried.
   */
  generate(
    request: ModelRequest,
    key: Omit<CallKey, "requestHash">,
    signal: AbortSignal,
  ): Promise<ModelReply>;
}

/** Answers questions about one trajectory. Never throws for a bad answer: that is a failed judgement. */
export interface Judge {
  readonly id: string;
  ask(question: JudgeQuestion, trajectory: Trajectory, signal: AbortSignal): Promise<Judgement>;
}

/** Turns a trajectory into a verdict, purely. */
export interface Grader<Scenario> {
  readonly profile: string;
  readonly version: string;
  /** What only a judge can tell, given what the rules already decided. */
  judgementsNeeded(scenario: Scenario, trajectory: Trajectory): readonly JudgeQuestion[];
  grade(scenario: Scenario, trajectory: Trajectory, judgements: readonly Judgement[]): Verdict;
}

/** Names one episode of a run. */
export type EpisodeKey = { agent: string; scenario: string; scenarioHash: string; trial: number };

/** Recorded model replies of one run. A reply is durable when `put` returns. */
export interface Journal {
  get(key: CallKey): ModelReply | undefined;
  put(key: CallKey, reply: ModelReply): void;
}

/** Where one run lives. A write is durable when its promise resolves, and is whole or absent after a crash. */
export interface RunStore extends AsyncDisposable {
  readonly journal: Journal;
  /** @returns `undefined` for a new run. @throws InputError for a format newer than this version knows. */
  readManifest(): Promise<Manifest | undefined>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** Keeps a scenario's own text, so that a stored run can be re-graded without its suite. */
  putScenario(scenario: { id: string; hash: string; text: string }): Promise<void>;
  getScenario(id: string, hash: string): Promise<string | undefined>;
  /** The first trajectory that did not end in a fault wins; a worker may safely retry. */
  putTrajectory(key: EpisodeKey, trajectory: Trajectory): Promise<"stored" | "already-stored">;
  /** @returns `undefined` when the episode was never stored. @throws StoreCorrupt, naming the record. */
  getTrajectory(key: EpisodeKey): Promise<Trajectory | undefined>;
  /** Ordered by agent, scenario, then trial, whatever the order of writing. */
  episodes(): AsyncIterable<EpisodeKey & { ending: Trajectory["ending"]["type"] }>;
  /** One verdict per episode and grading (profile and judge); a later one replaces it. */
  putVerdict(key: EpisodeKey, record: VerdictRecord, judgements: readonly Judgement[]): Promise<void>;
  getVerdict(
    key: EpisodeKey,
    grading: Grading,
  ): Promise<{ record: VerdictRecord; judgements: Judgement[] } | undefined>;
  /** All verdicts of one grading, ordered like {@link episodes}. */
  verdicts(grading: Grading): AsyncIterable<EpisodeKey & { record: VerdictRecord }>;
}

/** How a verdict was reached: the grader's profile and who judged. */
export type Grading = { profile: string; judge: string };

/** Time, as an argument. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What a suite must be able to do for the engine; everything suite-specific stays behind it. */
export interface World {
  readonly bank: Bank;
  readonly instructions: { readonly agent?: string; readonly caller?: string };
  /** Messages of an earlier conversation, as the agent sees them. Never graded. */
  readonly prior: readonly ModelMessage[];
  readonly caller: Participant;
  /** `dropped`: text beside tool calls is kept in the record but never sent on, as in the public retail harness. */
  readonly textBesideCalls: "delivered" | "kept" | "dropped";
  readonly opening: "caller" | "agent";
}
