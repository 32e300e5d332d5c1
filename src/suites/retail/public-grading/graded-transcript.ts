import type { ChatMessage } from "../../../contract/chat-message.ts";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import type { ToolDefinition } from "../../../contract/tool.ts";
import { isExactObject, isTruthy } from "../../../exact-json/index.ts";

/** A transcript or judge result on which the public grader fails with an exception, so that it gives no grade. */
export class Ungradable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Ungradable";
  }
}

/** A place in a transcript: a message, or one call of a message, both counted from 0. */
export type Place = { message: number; call?: number };

/** One thing that a gate found, and where. No place: it is about something that never happened. */
export type Detail = { at: readonly Place[]; because: string };

/** A tool call of the graded conversation. `arguments` is whatever the agent sent, a JSON object or not. */
export type LiveCall = { message: number; call: number; tool: string; arguments: ExactJson };

/** What every gate looks at. Messages before `liveStart` are instructions and earlier conversation. */
export type GradedTranscript = {
  scenario: RetailCase;
  transcript: readonly ChatMessage[];
  liveStart: number;
  calls: readonly LiveCall[];
};

/** Prepares a transcript for the gates: finds the calls that count. */
export function gradedTranscript(
  scenario: RetailCase,
  transcript: readonly ChatMessage[],
  liveStart: number,
): GradedTranscript {
  const calls = transcript.flatMap((message, index) =>
    isLive(message, index, liveStart) ? callsOf(message, index) : [],
  );
  return { scenario, transcript, liveStart, calls };
}

function callsOf(message: ChatMessage, index: number): LiveCall[] {
  return (message.tool_calls ?? []).map((call, position) => ({
    message: index,
    call: position,
    tool: call.function.name,
    arguments: call.function.arguments,
  }));
}

/** Whether the agent said this in the graded part of the conversation. */
export function isLive(message: ChatMessage, index: number, liveStart: number): boolean {
  return index >= liveStart && message.role === "assistant";
}

/**
 * A call's arguments as an object: null, an empty list and everything else that is false in Python count as `{}`.
 *
 * @throws Ungradable for any other value that is no object.
 */
export function argumentsOf(call: LiveCall): ExactObject {
  if (isExactObject(call.arguments)) return call.arguments;
  if (!isTruthy(call.arguments)) return {};
  throw new Ungradable(`the arguments of ${call.tool} (message ${call.message}) are not an object`);
}

/** What the harness knows of a tool of this case; the last definition of a repeated name counts. */
export function definitionOf(scenario: RetailCase, tool: string): ToolDefinition | undefined {
  return scenario.tools.findLast(({ definition }) => definition.name === tool)?.definition;
}

/** The text of a message, where there is one. */
export function textOf(message: ChatMessage): string | undefined {
  return typeof message.content === "string" ? message.content : undefined;
}
