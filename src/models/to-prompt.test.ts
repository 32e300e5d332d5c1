import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ModelMessage, ModelRequest } from "../contract/model.ts";
import { fromResult } from "./from-result.ts";
import { toCallOptions } from "./to-prompt.ts";

const promptOf = (messages: ModelMessage[]) => {
  const request: ModelRequest = { model: { id: "openai:x" }, decoding: {}, messages, tools: [] };
  return toCallOptions(request).prompt;
};
const called = (tool: string, rawArguments = "{}"): ModelMessage[] => [
  { role: "assistant", text: null, calls: [{ id: "c1", tool, rawArguments }] },
  { role: "tool", callId: "c1", tool, text: "no such tool" },
];

/** The published rules that all providers share, as their validators apply them to a history. */
function faultsOf(prompt: ReturnType<typeof promptOf>): string[] {
  return prompt.flatMap((message): string[] => {
    if (typeof message.content === "string")
      return message.content.isWellFormed() ? [] : ["half a character"];
    const parts: readonly { type: string }[] = message.content;
    const empty = parts.length === 0 ? ["a message without content"] : [];
    return [...empty, ...message.content.flatMap((part) => faultsOfPart(part))];
  });
}

function faultsOfPart(part: {
  type: string;
  text?: unknown;
  toolName?: unknown;
  toolCallId?: unknown;
  input?: unknown;
  output?: unknown;
}): string[] {
  if (part.type === "text" && String(part.text).trim() === "") return ["a blank text"];
  if (part.type.startsWith("tool-") && !/^[a-zA-Z0-9_-]{1,64}$/.test(String(part.toolName)))
    return ["a tool's name"];
  if (part.type.startsWith("tool-") && !/^[a-zA-Z0-9_-]+$/.test(String(part.toolCallId)))
    return ["a call's id"];
  if (part.type === "tool-call") {
    const input: unknown = typeof part.input === "string" ? JSON.parse(part.input) : part.input;
    if (typeof input !== "object" || input === null || Array.isArray(input))
      return ["arguments that are no object"];
  }
  return JSON.stringify(part, (_, value: unknown) =>
    typeof value === "string" && !value.isWellFormed() ? "HALF" : value,
  ).includes("HALF")
    ? ["half a character"]
    : [];
}

describe("what goes on the wire is legal", () => {
  test.each([
    ["bank.get_card_details", "bank_get_card_details"],
    ["", "unnamed"],
    ["get card", "get_card"],
    ["karte_लॉक", "karte____"],
    ["x".repeat(80), "x".repeat(64)],
    ["get_card-1", "get_card-1"],
  ])("a call of %j is sent back as %s, with its result", (tool, sent) => {
    expect(promptOf(called(tool))).toMatchObject([
      { role: "assistant", content: [{ type: "tool-call", toolName: sent }] },
      { role: "tool", content: [{ type: "tool-result", toolName: sent }] },
    ]);
  });

  test("blank text is not sent back beside a call, nor alone, and a caller's is words", () => {
    const [call, result] = called("get_card");
    if (call?.role !== "assistant" || result === undefined) throw new Error("no call");
    expect(promptOf([{ ...call, text: "\n\n" }, result])[0]?.content).toHaveLength(1);
    expect(promptOf([{ role: "assistant", text: " ", calls: [] }])).toEqual([]);
    expect(promptOf([{ role: "user", text: " " }])[0]?.content).toEqual([
      { type: "text", text: "(says nothing)" },
    ]);
    const parts = [
      { type: "text", text: "\n" },
      { type: "call", id: "c1" },
    ];
    const stated = { ...call, text: "\n", providerState: { format: 1, parts } };
    expect(promptOf([stated, result])[0]?.content).toHaveLength(1);
  });

  test("whatever was said and called", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", " \n", "\ud83d", "Hello."));
    const reply = fc.record({
      text: fc.option(text),
      tool: fc.option(text),
      raw: fc.oneof(text, fc.json()),
      gives: text,
    });
    const turns = fc.array(reply);
    fc.assert(
      fc.property(turns, (said) => {
        expect(faultsOf(promptOf(said.flatMap(messagesOf)))).toEqual([]);
      }),
    );
  });
});

type Turn = { text: string | null; tool: string | null; raw: string; gives: string };

function messagesOf({ text, tool, raw, gives }: Turn, at: number): ModelMessage[] {
  const user: ModelMessage = { role: "user", text: gives };
  if (tool === null) return [user, { role: "assistant", text, calls: [] }];
  const id = `c ${at}`;
  return [
    user,
    { role: "assistant", text, calls: [{ id, tool, rawArguments: raw }] },
    { role: "tool", callId: id, tool, text: gives },
  ];
}

test("half a character from a model becomes U+FFFD, and is told", () => {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const answer = fromResult(
    {
      content: [
        { type: "text", text: "Hello \ud83d" },
        { type: "tool-call", toolCallId: "a", toolName: "pay\udc00", input: '{"to": "\ud83d"}' },
      ],
      finishReason: { unified: "stop", raw: "stop" },
      usage,
      warnings: [],
    },
    0,
  );
  expect(answer.text).toBe("Hello \uFFFD");
  expect(answer.calls).toMatchObject([{ tool: "pay\uFFFD", rawArguments: '{"to": "\uFFFD"}' }]);
  expect(answer.warnings).toEqual([expect.stringContaining("half a character")]);
});
