import type { Side } from "../../contract/actor.ts";
import type { ModelCallRecord } from "../../contract/model.ts";
import type { Event, EventOf, Trajectory } from "../../contract/trajectory.ts";
import { bankChange } from "./bank-change.ts";
import { conversationOf, loggedCall, messageId, toolError, type Conversation } from "./conversation-of.ts";
import { endingText, errorOf, limitOf } from "./ending-text.ts";
import type { LoggedEvent } from "./event-format.ts";
import { EventLog } from "./event-log.ts";
import { guardEvents } from "./guard-events.ts";
import { GuardActs } from "./guard-acts.ts";
import type { Sample } from "./log-format.ts";
import type { LoggedMessage, LoggedOutput, Score } from "./message-format.ts";
import { modelName } from "./model-name.ts";
import { usageOf } from "./usage.ts";
import type { Verdict } from "../../contract/verdict.ts";
import { whyUnscored } from "../../contract/why-unscored.ts";

/** What a transcript is told from. */
export type Told = {
  trajectory: Trajectory;
  /** The agent's name where Inspect expects a model. */
  model: string;
  init: Extract<LoggedEvent, { event: "sample_init" }>["sample"];
  verdict: Verdict | undefined;
  score: { scorer: string; score: Score } | undefined;
};

/** A sample's transcript: its events, and the messages that its model calls point to. */
export type SampleEvents = Pick<Sample, "events"> & { pool: LoggedMessage[] };

/**
 * An episode as an Inspect transcript: turns are spans, each reply is a model call (also of an agent that is no model:
 * the call then bears the agent's name and no usage), each tool call comes with what a guard decided and what it changed.
 */
export function sampleEvents(told: Told): SampleEvents {
  const writer = new TranscriptWriter(told);
  for (const event of told.trajectory.events) writer.add(event);
  writer.close();
  return { events: writer.log.events, pool: writer.pool };
}

class TranscriptWriter {
  readonly log: EventLog;
  readonly #told: Told;
  readonly #sides: Record<Side, { conversation: Conversation; offset: number }>;
  readonly #guarded: GuardActs;
  readonly #results = new Map<number, EventOf<"tool-result">>();
  readonly #effects = new Map<number, EventOf<"effect">[]>();
  readonly #paid = new Map<Side, EventOf<"model-call">>();
  readonly #shown = new Set<number>();
  #turn = 0;
  #agentMoved = false;

  constructor(told: Told) {
    const { trajectory, model, init } = told;
    this.#told = told;
    this.#guarded = new GuardActs(trajectory);
    const agent = conversationOf(trajectory, "agent", model);
    const caller = conversationOf(trajectory, "caller", "caller");
    this.#sides = {
      agent: { conversation: agent, offset: 0 },
      caller: { conversation: caller, offset: agent.messages.length },
    };
    for (const event of trajectory.events) {
      if (event.type === "tool-result") this.#results.set(event.call, event);
      if (event.type === "effect") {
        this.#effects.set(event.call, [...(this.#effects.get(event.call) ?? []), event]);
      }
    }
    this.log = new EventLog(trajectory.startedAt);
    this.log.within("init", "init", 0, () => {
      this.log.add(0, { event: "sample_init", sample: init, state: {} });
    });
    this.log.begin("solvers", "solvers", 0);
  }

  /** The caller's conversation is only pointed to where a model plays the caller. */
  get pool(): LoggedMessage[] {
    const { agent, caller } = this.#sides;
    const pointed = this.#told.trajectory.events.some(
      (event) => event.type === "model-call" && event.by === "caller",
    );
    return [...agent.conversation.messages, ...(pointed ? caller.conversation.messages : [])];
  }

  add(event: Event): void {
    this.#enterTurn(event);
    switch (event.type) {
      case "instructions":
        if (event.to === "caller") this.#info(event, "instructions to the caller", event.text);
        return;
      case "message":
        if (event.by === "agent" || this.#paid.has("caller")) this.#reply(event);
        else if (!this.#agentHears(event)) this.#info(event, "caller", event.text);
        this.#guards(event);
        return;
      case "tool-call":
        if (event.by === "agent" || this.#paid.has("caller")) this.#reply(event);
        return this.#call(event);
      case "empty-reply":
        return this.#reply(event);
      case "model-call":
        this.#flush(event.by);
        this.#paid.set(event.by, event);
        return;
      case "tool-result":
      case "effect":
      case "guard":
        return;
    }
  }

  close(): void {
    const { verdict, score } = this.#told;
    this.#flush("caller");
    this.#flush("agent");
    if (this.#turn > 0) this.log.end(this.#lastMs);
    this.#end();
    this.log.end(this.#lastMs);
    if (score === undefined && verdict === undefined) return;
    this.log.within("scorers", "scorers", this.#lastMs, () => {
      if (score === undefined) {
        const because = verdict === undefined ? "" : (whyUnscored(verdict) ?? "");
        this.#info({ atMs: this.#lastMs }, `no score: ${verdict?.status}`, because);
        return;
      }
      this.log.within(score.scorer, "scorer", this.#lastMs, () => {
        const { target } = this.#told.init;
        this.log.add(this.#lastMs, { event: "score", ...score, target, intermediate: false });
      });
    });
  }

  #end(): void {
    const { trajectory, verdict } = this.#told;
    const { ending } = trajectory;
    const [limit, error] = [limitOf(ending), errorOf(ending, verdict)];
    if (limit !== undefined) {
      const { type, limit: at } = limit;
      const kind = type === "context" ? "custom" : type;
      this.log.add(this.#lastMs, {
        event: "sample_limit",
        type: kind,
        message: endingText(ending),
        limit: at,
      });
    } else if (error !== undefined) {
      this.log.add(this.#lastMs, { event: "error", error });
    } else {
      this.#info({ atMs: this.#lastMs }, "end of the conversation", endingText(ending));
    }
  }

  get #lastMs(): number {
    return this.#told.trajectory.events.at(-1)?.atMs ?? 0;
  }

  /** A turn begins with whatever the caller does first after the agent has moved. */
  #enterTurn(event: Event): void {
    const side = "by" in event ? event.by : undefined;
    if (side === undefined) return;
    const earlier = event.seq < this.#told.trajectory.liveFrom;
    if (this.#turn === 0 || (side === "caller" && this.#agentMoved)) {
      if (this.#turn > 0) this.log.end(event.atMs);
      this.#turn += 1;
      this.#agentMoved = false;
      const name = `caller's turn ${this.#turn}`;
      this.log.begin(earlier ? `${name} (earlier conversation)` : name, undefined, event.atMs);
    }
    if (side === "agent") this.#agentMoved = true;
  }

  /** Whether a later reply of the agent shows this message as what it answers. */
  #agentHears({ seq }: EventOf<"message">): boolean {
    return this.#told.trajectory.events
      .slice(seq + 1)
      .some((event) => "by" in event && event.by === "agent" && event.type !== "model-call");
  }

  /** A reply of one side, once, with the model call that brought it. */
  #reply(event: EventOf<"message"> | EventOf<"tool-call"> | EventOf<"empty-reply">): void {
    if (this.#shown.has(event.reply)) return;
    this.#shown.add(event.reply);
    const { conversation, offset } = this.#sides[event.by];
    const index = conversation.messageOf.get(event.seq) ?? 0;
    const message = conversation.messages[index];
    if (message?.role !== "assistant") return;
    const paid = this.#paid.get(event.by);
    this.#paid.delete(event.by);
    this.#model(event, {
      by: event.by,
      record: paid?.record,
      choices: [{ message, stop_reason: stopReason(paid?.record, message.tool_calls !== undefined) }],
      heard: [offset, offset + index],
    });
  }

  /** A model call that no reply followed. */
  #flush(side: Side): void {
    const paid = this.#paid.get(side);
    if (paid === undefined) return;
    this.#paid.delete(side);
    const { offset } = this.#sides[side];
    this.#model(paid, { by: side, record: paid.record, choices: [], heard: [offset, offset] });
  }

  #model(
    { atMs }: Pick<Event, "atMs">,
    made: {
      by: Side;
      record: ModelCallRecord | undefined;
      choices: LoggedOutput["choices"];
      heard: [number, number];
    },
  ): void {
    const { by, record, choices, heard } = made;
    const model = record === undefined ? this.#told.model : modelName(record.requested);
    const usage = record === undefined ? undefined : usageOf(record);
    const seconds = record === undefined ? undefined : record.latencyMs / 1000;
    const words = choices[0]?.message.content;
    this.log.add(Math.max(0, atMs - (record?.latencyMs ?? 0)), {
      event: "model",
      model,
      role: by,
      input: [],
      input_refs: [heard],
      tools: [],
      tool_choice: "auto",
      config: {},
      output: {
        model: record?.answered ?? model,
        choices,
        completion: typeof words === "string" ? words : "",
        ...(usage === undefined ? {} : { usage }),
        ...(seconds === undefined ? {} : { time: seconds }),
      },
      ...(record === undefined || record.attempts === 1 ? {} : { retries: record.attempts - 1 }),
      ...(choices.length > 0 ? {} : { error: "no usable reply" }),
      completed: this.log.moment(atMs),
      ...(seconds === undefined ? {} : { working_time: seconds }),
    });
  }

  #call(event: EventOf<"tool-call">): void {
    this.#guards(event);
    const { seq, by, callId, tool, atMs, rawArguments, arguments: parsed } = event;
    const result = this.#results.get(seq);
    const ran = loggedCall({ callId, tool }, { raw: rawArguments, arguments: parsed });
    const error =
      result === undefined
        ? ({ type: "unknown", message: "no result: the episode ended" } as const)
        : toolError(result.status, result.text, this.#guarded.denied(seq));
    this.log.add(atMs, {
      event: "tool",
      type: "function",
      id: ran.id,
      function: by === "agent" ? ran.function : `caller: ${ran.function}`,
      arguments: parsed.ok ? parsed.value : { arguments: rawArguments },
      result: result?.text ?? "",
      ...(error === undefined ? {} : { error }),
      events: [],
      ...(result === undefined
        ? {}
        : {
            completed: this.log.moment(result.atMs),
            working_time: (result.atMs - atMs) / 1000,
            message_id: messageId(by, result.seq),
          }),
    });
    for (const effect of this.#effects.get(seq) ?? []) {
      this.log.add(effect.atMs, bankChange(effect.effect, result?.text ?? ""));
    }
  }

  #guards(event: EventOf<"message"> | EventOf<"tool-call">): void {
    for (const made of guardEvents(this.#guarded, event)) this.log.add(event.atMs, made);
  }

  #info({ atMs }: Pick<Event, "atMs">, source: string, data: string): void {
    this.log.add(atMs, { event: "info", source, data });
  }
}

function stopReason(
  record: ModelCallRecord | undefined,
  calls: boolean,
): LoggedOutput["choices"][number]["stop_reason"] {
  switch (record?.finish) {
    case undefined:
      return calls ? "tool_calls" : "stop";
    case "stop":
      return "stop";
    case "tool-calls":
      return "tool_calls";
    case "length":
      return "max_tokens";
    case "content-filter":
      return "content_filter";
    case "other":
      return "unknown";
  }
}
