import { ParticipantFault } from "../contract/errors.ts";
import type { Decoding, ModelMessage, ModelRef, ModelReply } from "../contract/model.ts";
import type { Ear, Situation } from "../contract/ear.ts";
import type { ModelClient, Move, Participant, View } from "../contract/ports.ts";
import type { ToolSpec } from "../contract/tool.ts";
import type { LeftEarly } from "../contract/trajectory.ts";
import { participantFault } from "../models/faults.ts";
import { speaksAsAgent, speaksPlan } from "../text/caller-breaks.ts";
import { repeatsItself } from "../text/nearly-same.ts";
import { readStopToken } from "../text/stop-token.ts";
import { lastHeard } from "./last-heard.ts";

/** A caller played by a model, for one episode. */
export type ModelPersona = {
  client: ModelClient;
  model: ModelRef;
  decoding: Decoding;
  episode: { agent: string; scenario: string; trial: number };
  /** `signal`: leaves by calling a tool. `tokens`: by the public benchmarks' stop tokens. */
  leaving: "signal" | "tokens";
  /** `allowed`: as in the public tau2 harness, where a caller may say the same until the turns are used up. */
  repeating?: "ends" | "allowed";
  /** How it is heard whether his go-ahead is asked for as he leaves; left out where nobody wrote down what he wants. */
  hearing?: { ear: Ear; situation: Situation };
};

/** What a reply may have wrong, as the record has it where the conversation ends on it. */
type Breach = Extract<LeftEarly, "left-part" | "fell-silent" | "repeated-himself" | "go-ahead-open">;

/** Replies that are asked for again, whatever was wrong with them, before the conversation ends. */
const REGENERATIONS = 2;

/** How often each may be wrong, why he left where it was so once more, and what his model is told before. */
const BREACHES: Record<Breach, { times: number; reason: string; reminder: string }> = {
  "left-part": {
    times: 2,
    reason: "simulator: left its part",
    reminder: "Your last reply was not what this person would say. Speak only as this person.",
  },
  "fell-silent": {
    times: 1,
    reason: "fell silent",
    reminder: "Your last reply was empty. Say what this person says now, or end the conversation.",
  },
  "repeated-himself": {
    times: 1,
    reason: "repeated himself",
    reminder:
      "You have said that before. Answer what was said last, go on with the next step, or end the conversation.",
  },
  "go-ahead-open": {
    times: 1,
    reason: "left without a yes or no",
    reminder: "You were just asked whether to go ahead. Say yes or no before you end the conversation.",
  },
};

const LEAVE: ToolSpec = {
  name: "end_conversation",
  description:
    "Ends the conversation. Call it when you have what you want, are turned away for good, or give up.",
  parameters: { type: "object", properties: { reason: { type: "string" } }, required: ["reason"] },
};

/**
 * A model in the caller's part. A reply that is empty, says again what he has said, speaks as the agent or tells its plan,
 * or leaves while his go-ahead is asked for, is asked for again; when that does not help, the conversation ends, and the
 * ending says on what.
 */
export function modelPersona(persona: ModelPersona): Participant {
  let index = 0;
  return {
    async move(view, signal) {
      const breaches: Breach[] = [];
      for (;;) {
        const reply = await ask(persona, reminded(view, breaches.at(-1)), { index, signal });
        index += 1;
        const move = readReply(reply, persona.leaving);
        const breach = await breachIn(move, view, { persona, signal });
        if (breach === undefined) return move;
        breaches.push(breach);
        const { times, reason } = BREACHES[breach];
        const again = breaches.filter((each) => each === breach).length;
        if (again > times || breaches.length > REGENERATIONS) return { type: "leave", reason, early: breach };
      }
    },
  };
}

/** @returns `undefined` for a reply that keeps to the caller's part. */
async function breachIn(
  move: Move,
  { messages }: View,
  { persona: { hearing, repeating = "ends" }, signal }: { persona: ModelPersona; signal: AbortSignal },
): Promise<Breach | undefined> {
  if (move.type === "leave") {
    const reply = lastHeard(messages);
    if (hearing === undefined || reply === "") return undefined;
    const { asksToConfirm } = await hearing.ear.hear(reply, hearing.situation, signal);
    return asksToConfirm ? "go-ahead-open" : undefined;
  }
  const text = move.text ?? "";
  if (speaksAsAgent(text) || speaksPlan(text)) return "left-part";
  if (move.calls.length > 0) return undefined;
  if (text.trim() === "") return "fell-silent";
  if (repeating === "allowed" || move.leaves !== undefined) return undefined;
  const said = messages.flatMap((each) => (each.role === "assistant" ? (each.text ?? []) : []));
  return repeatsItself([...said, text]) ? "repeated-himself" : undefined;
}

/** What the model sees when its last reply is asked for again. */
function reminded({ messages, tools }: View, breach: Breach | undefined): View {
  if (breach === undefined) return { messages, tools };
  const { reminder } = BREACHES[breach];
  const [first, ...rest] = messages;
  return first?.role === "system"
    ? { messages: [{ ...first, text: `${first.text}\n\n${reminder}` }, ...rest], tools }
    : { messages: [{ role: "system", text: reminder }, ...messages], tools };
}

async function ask(
  { client, model, decoding, episode, leaving }: ModelPersona,
  { messages, tools }: View,
  { index, signal }: { index: number; signal: AbortSignal },
): Promise<ModelReply> {
  const offered = leaving === "signal" ? [...tools, LEAVE] : [...tools];
  const request = { model, decoding, messages: withOpening(messages), tools: offered };
  const reply = await client
    .generate(request, { ...episode, role: "caller", index }, signal)
    .catch((error: unknown) => {
      throw participantFault("caller", error);
    });
  if (reply.record.finish === "length") {
    throw new ParticipantFault("caller", "truncated-reply", "the caller's reply was cut off");
  }
  if (reply.record.finish === "content-filter") {
    throw new ParticipantFault("caller", "filtered-reply", "the provider withheld the caller's reply");
  }
  return reply;
}

/** Providers want somebody to speak first: a caller who opens is told that the line is open. */
function withOpening(messages: readonly ModelMessage[]): ModelMessage[] {
  const spoken = messages.some(({ role }) => role !== "system");
  return spoken
    ? [...messages]
    : [...messages, { role: "user", text: "(The line is open. You speak first.)" }];
}

function readReply(reply: ModelReply, leaving: ModelPersona["leaving"]): Move {
  const farewell = reply.calls.find(({ tool }) => tool === LEAVE.name);
  const calls = reply.calls.filter(({ tool }) => tool !== LEAVE.name);
  const said = reply.text ?? "";
  // Beside a call a token does not stop in the public harness either: the call's answer comes first.
  const mayStop = leaving === "tokens" && calls.length === 0;
  const { text, leaves } = mayStop ? readStopToken(said) : { text: said, leaves: undefined };
  const reason = farewell === undefined ? leaves : reasonIn(farewell.rawArguments);
  if (text.trim() === "" && calls.length === 0 && reason !== undefined) return { type: "leave", reason };
  return {
    type: "reply",
    text: text === "" ? null : text,
    calls,
    ...(reply.providerState === undefined ? {} : { providerState: reply.providerState }),
    ...(reply.reasoning === undefined ? {} : { reasoning: reply.reasoning }),
    record: reply.record,
    ...(reason === undefined ? {} : { leaves: { reason } }),
  };
}

function reasonIn(rawArguments: string): string {
  try {
    const { reason } = JSON.parse(rawArguments) as { reason?: unknown };
    return typeof reason === "string" && reason !== "" ? reason : "ended the conversation";
  } catch {
    return "ended the conversation";
  }
}
