import type { StoreCorrupt } from "./errors.ts";
import type { Side } from "./actor.ts";
import type { HookUp } from "./hook-up.ts";
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
import type { CallStatus, Effect, LeftEarly, Trajectory } from "./trajectory.ts";
import type { Verdict, VerdictRecord } from "./verdict.ts";

/** A call that reached the bank: its arguments are a JSON object. `rawArguments` is the model's own text of them. */
export type BankCall = { tool: string; arguments: JsonObject; rawArguments: string };

/** What the bank answers: text for the side that called, and what changed. Anything but `done` changed nothing. */
export type ToolOutcome = {
  status: Exclude<CallStatus, "malformed-arguments" | "out-of-turn">;
  text: string;
  effects: readonly Effect[];
};

/** What tools act on, for one episode. */
export interface Bank {
  /** Tools that this side may call now, in a stable order. May grow when something is granted or unlocked. */
  tools(side: Side): readonly ToolSpec[];
  /** Runs one call. A refusal is an outcome; throwing is a fault of the bank and ends the episode. */
  call(side: Side, call: BankCall): ToolOutcome | Promise<ToolOutcome>;
  /** Whether a call waits for another to open its tool: one that arrives ahead of that is held for a moment. */
  awaitsUnlock?(side: Side, call: BankCall): boolean;
}

/** The conversation as one side sees it when it is to move. The other side's tool calls are never in it. */
export type View = { messages: readonly ModelMessage[]; tools: readonly ToolSpec[] };

/** How a participant goes. `early`: a caller who knows that his part fell short says how. */
export type Leaving = { reason?: string; early?: LeftEarly };

/** Model calls that a move took beside its `record`: replies that were asked for anew, and what an ear was asked. */
type Paid = { paid?: readonly ModelCallRecord[] };

/** What a participant does when it is its turn. */
export type Move =
  | (Paid & {
      type: "reply";
      text: string | null;
      calls: readonly ModelToolCall[];
      reasoning?: string | undefined;
      providerState?: ModelReply["providerState"];
      record?: ModelCallRecord;
      /** Leaves the conversation once this has been delivered. */
      leaves?: Leaving;
    })
  | ({ type: "leave" } & Leaving & Paid);

/** A document of the bank that this side may read in full. */
export type BankDocument = { id: string; title: string; text: string };

/** What came of knocking at a door. Behind a shut one nothing was done; `text` tells the agent why. */
export type DoorAnswer =
  | { type: "answered"; status: CallStatus; text: string }
  | { type: "shut"; because: "not-your-turn" | "too-many-calls" | "episode-over"; text: string };

/**
 * How a side with a tool loop of its own reaches the bank while it is to move. Calls are recorded and run in the order
 * in which they come, just as those of a move. A call out of turn is refused, and recorded as long as the episode lasts.
 */
export interface BankDoor {
  /** Tools that this side may call now. */
  tools(): readonly ToolSpec[];
  documents(): readonly BankDocument[];
  call(call: { tool: string; rawArguments: string }): Promise<DoorAnswer>;
  /** Reads a document, recorded as a call of {@link READ_DOCUMENT}. */
  read(id: string): Promise<DoorAnswer>;
  /** Calls that were let in since this side is to move. */
  readonly used: number;
}

/** The name under which the reading of a document is recorded. */
export const READ_DOCUMENT = "read_document";

/** Where the agent of one episode reaches its bank from outside this process. The address dies with the episode. */
export interface BankAddress extends AsyncDisposable {
  /** MCP over streamable HTTP. Whoever knows it may act as this episode's agent. */
  readonly url: string;
  /** A command that serves the same on its standard input and output, for agents that start their own MCP servers. */
  readonly stdio: { readonly command: string; readonly args: readonly string[] };
  /** What has come to it so far. */
  readonly seen: HookUp;
  /** From now on what comes to the address goes through this door. */
  serve(door: BankDoor): void;
}

/** Gives every episode a bank address of its own. */
export interface BankHost {
  /** @param episode A name for records of what was refused; the agent never sees it. */
  open(episode: string): BankAddress;
}

/** One side of one episode; holds whatever state that side needs. */
export interface Participant {
  /** @throws ParticipantFault when it cannot move. */
  move(view: View, signal: AbortSignal, door: BankDoor): Promise<Move>;
  /** How it has come to its bank so far, where it lives outside our loop and has to ask for the bank's tools. */
  hookUp?(): HookUp | undefined;
  /** The episode is over, however it ended: whatever it held is let go. Never throws. */
  end?(): Promise<void>;
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
  /**
   * What only a judge can tell.
   *
   * @param which `needed`, where left out: given what the rules already decided. `all`: also what is asked about an
   *   episode that has failed already; a scenario's author answers at no cost.
   */
  judgementsNeeded(
    scenario: Scenario,
    trajectory: Trajectory,
    which?: "needed" | "all",
  ): readonly JudgeQuestion[];
  grade(scenario: Scenario, trajectory: Trajectory, judgements: readonly Judgement[]): Verdict;
}

/** Names one episode of a run. */
export type EpisodeKey = { agent: string; scenario: string; scenarioHash: string; trial: number };

/**
 * Recorded model replies of one run. A reply survives the end of the process, however it comes, once `put` returns; a
 * power cut may lose those since the last trajectory was stored. The first reply of a key is kept, unless it is damaged.
 */
export interface Journal {
  /** @throws StoreCorrupt, naming the record. */
  get(key: CallKey): ModelReply | undefined;
  put(key: CallKey, reply: ModelReply): void;
  /** Keeps that a reply was paid for which is itself not kept, such as one that was cut off. */
  charge?(key: CallKey, record: ModelCallRecord): void;
  /** Calls that were paid for, kept or charged; a damaged one is left out. Without it a run's spending limit counts one process alone. */
  paid?(): Iterable<ModelCallRecord>;
}

/**
 * The text that a run keeps of a scenario. What many scenarios end with, such as the bank of a pack, may be named as
 * `sharedEnd`: the store keeps one copy of it.
 */
export type ScenarioText = { text: string; sharedEnd?: string };

/**
 * Where one run lives. A write is durable when its promise resolves, and is whole or absent after a crash. What is not
 * valid by its schema is refused before anything is written. Reads throw StoreCorrupt, naming the record, and
 * InputError for a format newer than this version knows. A damaged record is no record to what is put in its place.
 */
export interface RunStore extends AsyncDisposable {
  readonly journal: Journal;
  /** @returns `undefined` for a new run. */
  readManifest(): Promise<Manifest | undefined>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** Keeps a scenario's own text, so that a stored run can be re-graded without its suite. Another text is refused. */
  putScenario(scenario: ScenarioText & { id: string; hash: string }): Promise<void>;
  /** @returns The whole text, or `undefined` for a scenario that was never stored. */
  getScenario(id: string, hash: string): Promise<string | undefined>;
  /**
   * The first trajectory wins, so that a worker may safely retry; only one that ended in a fault or a budget (tokens,
   * time, money) is replaced, and its verdicts go with it.
   */
  putTrajectory(key: EpisodeKey, trajectory: Trajectory): Promise<"stored" | "already-stored">;
  /** @returns `undefined` when the episode was never stored. */
  getTrajectory(key: EpisodeKey): Promise<Trajectory | undefined>;
  /**
   * Ordered by agent, scenario, trial, then scenario hash (strings by code point), whatever the order of writing.
   * Streamed; what is stored meanwhile may or may not be among them.
   */
  episodes(): AsyncIterable<EpisodeKey & { ending: Trajectory["ending"]["type"] }>;
  /** One verdict per episode and grading (profile and judge); a later one replaces it. The episode must be stored. */
  putVerdict(key: EpisodeKey, record: VerdictRecord, judgements: readonly Judgement[]): Promise<void>;
  getVerdict(
    key: EpisodeKey,
    grading: Grading,
  ): Promise<{ record: VerdictRecord; judgements: Judgement[] } | undefined>;
  /**
   * The verdicts of one grading in the order of `episodes`, streamed, without their judgements.
   *
   * @param damaged Told of each that cannot be read, which is then left out; without it, that is thrown.
   */
  verdicts(
    grading: Grading,
    damaged?: (key: EpisodeKey, damage: StoreCorrupt) => void,
  ): AsyncIterable<EpisodeKey & { record: VerdictRecord }>;
  stats(): Promise<StoreStats>;
}

/** How much of one kind is stored: its JSON text in UTF-8, and what that takes as kept (compressed, without indexes). */
export type StoredAmount = { records: number; jsonBytes: number; storedBytes: number };

/** What a run's log consists of. `verdicts` includes the judgements they rest on. */
export type StoreStats = {
  scenarios: StoredAmount;
  trajectories: StoredAmount;
  replies: StoredAmount;
  verdicts: StoredAmount;
};

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
  /** What the agent's side says before anybody moves: a fixed greeting, not the agent's own words. */
  readonly greeting?: string;
  /** What the bank's channel knows without asking (time, who has signed in), for agents with instructions of their own. */
  readonly context?: JsonObject;
  /** Documents that the agent may read in full. */
  readonly documents?: readonly BankDocument[];
}
