import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ModelMessage, ModelRequest } from "../contract/model.ts";
import { requestHash } from "./request-hash.ts";

const request = (): ModelRequest => ({
  model: { id: "openai:gpt-x" },
  decoding: { temperature: 0, seed: 7 },
  messages: [
    { role: "system", text: "You work for a bank." },
    { role: "user", text: "What is my balance?" },
    { role: "assistant", text: null, calls: [{ id: "c1", tool: "get_balance", rawArguments: "{}" }] },
    { role: "tool", callId: "c1", tool: "get_balance", text: '{"balance": 5}' },
  ],
  tools: [
    { name: "get_balance", description: "Reads.", parameters: { type: "object", properties: {} } },
    { name: "transfer", description: "Moves." },
  ],
});

const changed = (change: (value: ModelRequest) => void): string => {
  const value = request();
  change(value);
  return requestHash(value);
};

describe("the key of a recorded reply", () => {
  const base = requestHash(request());

  test("is the same for the same request, built anew, and has a fixed value", () => {
    expect(requestHash(request())).toBe(base);
    expect(base).toMatchInlineSnapshot(`"892d2249f3c6fdfcd0dc4f37e5b658efaee21f9ad92f0f8fd08a0472ba74cf29"`);
  });

  test.each<[string, (value: ModelRequest) => void]>([
    ["model", (value) => (value.model = { id: "openai:gpt-y" })],
    ["base URL", (value) => (value.model.baseUrl = "https://other.example.com/v1")],
    ["temperature", (value) => (value.decoding.temperature = 1)],
    ["seed left out", (value) => delete value.decoding.seed],
    ["extra body", (value) => (value.decoding.extraBody = { top_k: 1 })],
    ["a message's words", (value) => (value.messages[1] = { role: "user", text: "What is my balance" })],
    ["a message's role", (value) => (value.messages[1] = { role: "system", text: "What is my balance?" })],
    ["order of messages", (value) => value.messages.reverse()],
    ["one message fewer", (value) => value.messages.pop()],
    ["a tool's description", (value) => (value.tools[1] = { name: "transfer", description: "Moves money." })],
    ["order of tools", (value) => value.tools.reverse()],
    ["response schema", (value) => (value.responseSchema = { type: "object" })],
    [
      "null against empty text",
      (value) =>
        (value.messages[2] = { ...(value.messages[2] as ModelMessage & { role: "assistant" }), text: "" }),
    ],
    [
      "provider state",
      (value) =>
        (value.messages[2] = {
          ...(value.messages[2] as ModelMessage & { role: "assistant" }),
          providerState: { format: 1, parts: [] },
        }),
    ],
  ])("changes with: %s", (_, change) => {
    expect(changed(change)).not.toBe(base);
  });

  test("does not change with where the key is read from, or the order of settings", () => {
    expect(changed((value) => (value.model.apiKeyEnv = "OTHER_KEY"))).toBe(base);
    expect(changed((value) => (value.decoding = { seed: 7, temperature: 0 }))).toBe(base);
    const one = changed((value) => (value.decoding.extraBody = { a: { b: 1, c: 2 }, d: 3 }));
    const other = changed((value) => (value.decoding.extraBody = { d: 3, a: { c: 2, b: 1 } }));
    expect(other).toBe(one);
  });

  test("remembering messages does not change the value", () => {
    const messages: ModelMessage[] = [];
    for (const message of request().messages) {
      messages.push(message);
      const fresh = structuredClone({ ...request(), messages });
      expect(requestHash({ ...request(), messages })).toBe(requestHash(fresh));
    }
  });

  test("a remembered message counts anew where something else came before it", () => {
    const { messages, tools } = request();
    const [first, ...rest] = messages;
    const other: ModelMessage = { role: "system", text: "You work for another bank." };
    const hash = (list: ModelMessage[]): string => requestHash({ ...request(), tools, messages: list });
    const before = hash(messages);
    expect(hash([other, ...rest])).not.toBe(before);
    expect(hash(rest)).not.toBe(before);
    expect(hash(first === undefined ? [] : [first, ...rest])).toBe(before);
    expect(requestHash({ ...request(), messages, tools: tools.toReversed() })).not.toBe(before);
  });

  test("property: two conversations share a key only when they are the same", () => {
    const text = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('"', "\n", '"],["'));
    const message: fc.Arbitrary<ModelMessage> = fc.oneof(
      fc.record({ role: fc.constant("user" as const), text }),
      fc.record({ role: fc.constant("system" as const), text }),
      fc.record({ role: fc.constant("tool" as const), callId: text, tool: text, text }),
    );
    const conversation = fc.array(message, { maxLength: 3 });
    fc.assert(
      fc.property(conversation, conversation, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        const hash = (messages: ModelMessage[]): string => requestHash({ ...request(), messages });
        expect(hash(one) === hash(other)).toBe(same);
      }),
    );
  });
});
