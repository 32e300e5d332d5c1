import type { Side } from "../contract/actor.ts";
import type { Json } from "../contract/json.ts";
import type { ToolSpec } from "../contract/tool.ts";
import {
  READ_DOCUMENT,
  type BankCall,
  type BankDocument,
  type BankDoor,
  type DoorAnswer,
  type ToolOutcome,
} from "../contract/ports.ts";
import type { CallStatus, Ending } from "../contract/trajectory.ts";
import type { LoggedCall } from "./episode-log.ts";
import { mostCalls } from "./most-calls.ts";
import { parseArguments } from "./parse-arguments.ts";
import { answerCall, BankFault, runCall, type CallStage } from "./run-call.ts";
import type { StepCount } from "./step-count.ts";

/** How long a call is held that arrived ahead of the one that opens its tool. */
const HELD_MS = 200;

type Knock = { tool: string; rawArguments: string };
/** A call that waits for another to open its tool. */
type Held = { knock: Knock; letIn: () => Promise<void> };
type Run = (call: LoggedCall) => Promise<{ status: CallStatus; text: string }>;
type Shut = Extract<DoorAnswer, { type: "shut" }>["because"];

const SHUT: Record<Shut, { code: string; message: string }> = {
  "not-your-turn": {
    code: "NOT_YOUR_TURN",
    message: "You have answered and it is not your turn. Nothing was done.",
  },
  "too-many-calls": {
    code: "TOO_MANY_CALLS",
    message: "Too many calls in one turn; the conversation ends. Nothing was done.",
  },
  "episode-over": { code: "CONVERSATION_OVER", message: "The conversation is over. Nothing was done." },
};

/** Why the door ended the episode by itself. */
export class DoorLimit extends Error {
  readonly ending: Ending;
  constructor(ending: Ending) {
    super("too many calls in one turn");
    this.name = "DoorLimit";
    this.ending = ending;
  }
}

/** What the door of one move needs. */
export type DoorStage = CallStage & {
  limits: { toolIterations: number };
  steps: StepCount;
  /** Ends the episode, whatever the side that is to move is still doing. */
  stop: AbortController;
};

/** The door of one move: open until {@link EpisodeDoor.shut}. One call is answered after the other. */
export class EpisodeDoor implements BankDoor {
  readonly #side: Side;
  readonly #stage: DoorStage;
  readonly #most: number;
  #open = true;
  #used = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #held = new Set<Held>();

  constructor(side: Side, stage: DoorStage) {
    this.#side = side;
    this.#stage = stage;
    this.#most = mostCalls(stage.limits);
  }

  get used(): number {
    return this.#used;
  }

  shut(): void {
    this.#open = false;
  }

  tools(): readonly ToolSpec[] {
    return this.#stage.world.bank.tools(this.#side);
  }

  documents(): readonly BankDocument[] {
    return this.#side === "agent" ? (this.#stage.world.documents ?? []) : [];
  }

  call(knock: Knock): Promise<DoorAnswer> {
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> =>
        this.#answer(knock, (logged) => runCall(this.#side, logged, this.#stage)).then(resolve, reject);
      void this.#queue(async () => {
        if (this.#awaitsUnlock(knock)) this.#hold({ knock, letIn: run });
        else await run();
        await this.#letInUnlocked();
      });
    });
  }

  #awaitsUnlock({ tool, rawArguments }: Knock): boolean {
    const { bank } = this.#stage.world;
    if (bank.awaitsUnlock === undefined || !this.#open) return false;
    const parsed = parseArguments(rawArguments);
    return parsed.ok && bank.awaitsUnlock(this.#side, { tool, arguments: parsed.value, rawArguments });
  }

  /** Steps aside until its tool is open, or for a moment: a framework posts the calls of one reply at once. */
  #hold(held: Held): void {
    this.#held.add(held);
    setTimeout(() => void this.#queue(() => this.#letIn(held)), HELD_MS);
  }

  async #letInUnlocked(): Promise<void> {
    for (const held of this.#held) if (!this.#awaitsUnlock(held.knock)) await this.#letIn(held);
  }

  async #letIn(held: Held): Promise<void> {
    if (this.#held.delete(held)) await held.letIn();
  }

  read(id: string): Promise<DoorAnswer> {
    const knock = { tool: READ_DOCUMENT, rawArguments: JSON.stringify({ id }) };
    const call = { ...knock, arguments: { id } };
    // A guard that rewrites the call has another document read.
    const run = ({ arguments: { id: asked } }: BankCall) => readDocument(this.documents(), asked);
    return this.#queue(() =>
      this.#answer(knock, (logged) => answerCall(this.#side, { logged, call, run }, this.#stage)),
    );
  }

  /** One after the other, in the order in which they came. */
  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #answer({ tool, rawArguments }: Knock, run: Run): Promise<DoorAnswer> {
    const { log, history, stop, steps } = this.#stage;
    if (log.closed) return later(shut("episode-over"));
    const reply = log.nextReply();
    const calls = [{ id: `door_${reply}`, tool, rawArguments }];
    const [logged] = log.addReply(this.#side, reply, { type: "reply", text: null, calls });
    if (logged === undefined) throw new Error("a call that was recorded has no place in the record");
    if (!this.#open) return this.#refuse(logged, "not-your-turn");
    if (this.#used >= this.#most) {
      const iterations = this.#stage.limits.toolIterations;
      stop.abort(new DoorLimit({ type: "tool-limit", by: this.#side, iterations }));
      return this.#refuse(logged, "too-many-calls");
    }
    this.#used += 1;
    history.replied(this.#side, { type: "reply", text: null, calls });
    // The call is one step and its answer another, as in a move.
    steps.take();
    steps.take();
    try {
      return { type: "answered", ...(await run(logged)) };
    } catch (error) {
      stop.abort(error);
      if (error instanceof BankFault) return shut("episode-over");
      throw error;
    }
  }

  #refuse({ seq }: LoggedCall, because: Shut): Promise<DoorAnswer> {
    const answer = shut(because);
    this.#stage.log.add({
      type: "tool-result",
      to: this.#side,
      call: seq,
      status: because === "not-your-turn" ? "out-of-turn" : "refused",
      text: answer.text,
    });
    return later(answer);
  }
}

/** Gives others a turn first: who knocks at a shut door without end must not keep the rest from running. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, 0, value));
}

function shut(because: Shut): Extract<DoorAnswer, { type: "shut" }> {
  const { code, message } = SHUT[because];
  return { type: "shut", because, text: JSON.stringify({ error_code: code, error_message: message }) };
}

function asText(id: Json | undefined): string {
  return typeof id === "string" ? id : JSON.stringify(id ?? null);
}

function readDocument(documents: readonly BankDocument[], id: Json | undefined): ToolOutcome {
  const document = documents.find((each) => each.id === id);
  if (document === undefined)
    return { status: "refused", text: `There is no document ${asText(id)}.`, effects: [] };
  return {
    status: "done",
    text: document.text,
    effects: [{ type: "retrieved", documents: [document.id] }],
  };
}
