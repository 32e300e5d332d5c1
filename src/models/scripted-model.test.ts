import { expect, test } from "vitest";
import type { ModelRequest } from "../contract/model.ts";
import { callModel, type CallSetting } from "./call-model.ts";
import { scriptedModel } from "./scripted-model.ts";

const request: ModelRequest = {
  model: { id: "openai-compatible:m" },
  decoding: { maxOutputTokens: 5 },
  messages: [{ role: "user", text: "Hello" }],
  tools: [{ name: "t", description: "Does." }],
};
const setting: CallSetting = {
  index: 0,
  timeoutMs: 5000,
  clock: { now: () => performance.now() },
  signal: new AbortController().signal,
};

test("answers from the request, through the same cleaning as any model", async () => {
  const model = scriptedModel(({ prompt, tools = [], maxOutputTokens }) => ({
    text: `<think>hm</think>${prompt.length} message, ${tools.length} tool, ${maxOutputTokens} tokens`,
    calls: [{ tool: "t", arguments: "{broken" }],
    usage: { inputTokens: 3, outputTokens: 1 },
  }));
  expect(await callModel(model, request, setting)).toMatchObject({
    text: "1 message, 1 tool, 5 tokens",
    reasoning: "hm",
    calls: [{ id: "call_0_0", tool: "t", rawArguments: "{broken" }],
    finish: "tool-calls",
    usage: { inputTokens: 3, outputTokens: 1 },
  });
});

test("a finish of one's own choice", async () => {
  const model = scriptedModel(() => ({ finish: "length" }));
  expect(await callModel(model, request, setting)).toMatchObject({ text: null, finish: "length", usage: {} });
});

test("takes its time, and no longer than the caller stays", async () => {
  const model = scriptedModel(() => ({ text: "late" }), 40);
  expect((await callModel(model, request, setting)).latencyMs).toBeGreaterThan(35);
  const stop = new AbortController();
  const call = callModel(model, request, { ...setting, signal: stop.signal });
  stop.abort(new Error("gone"));
  await expect(call).rejects.toThrow("gone");
});
