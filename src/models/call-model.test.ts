import type { FetchFunction } from "@ai-sdk/provider-utils";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../contract/json.ts";
import type { Decoding, ModelMessage, ModelRequest } from "../contract/model.ts";
import { callModel, type CallSetting } from "./call-model.ts";
import type { Answer } from "./from-result.ts";
import { resolveModel, type ResolvedModel } from "./resolve-model.ts";

const setting: CallSetting = {
  index: 3,
  timeoutMs: 5000,
  clock: { now: () => Date.now() },
  signal: new AbortController().signal,
};

const environment = {
  OPENAI_API_KEY: "sk-openai-0123456789",
  ANTHROPIC_API_KEY: "sk-ant-0123456789",
  GOOGLE_GENERATIVE_AI_API_KEY: "AIza-google-0123456789",
};

type Sent = { url: string; headers: Headers; body: JsonObject };

/** A provider that answers everything with one body and remembers what it was sent. */
function provider(
  id: string,
  answer: unknown,
  decoding: Decoding = {},
): { target: ResolvedModel; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch: FetchFunction = (url, init) => {
    if (typeof url !== "string" || typeof init?.body !== "string")
      throw new Error("text is sent to a text URL");
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(init.body) });
    return Promise.resolve(Response.json(answer));
  };
  const baseUrl = id.startsWith("openai-compatible") ? { baseUrl: "https://llm.example.com/v1" } : {};
  return { target: resolveModel({ model: { id, ...baseUrl }, decoding }, { environment, fetch }), sent };
}

type WireMessage = { content?: unknown; tool_calls?: { function: { arguments: string } }[] };

/** The messages of one request, as the wire had them. */
function messagesIn(request: Sent | undefined): WireMessage[] {
  if (request === undefined) throw new Error("nothing was sent");
  return request.body["messages"] as WireMessage[];
}

const argumentsIn = (message: WireMessage | undefined): string[] =>
  (message?.tool_calls ?? []).map((call) => call.function.arguments);

const chat = (message: object, more: object = {}): object => ({
  id: "chatcmpl-1",
  model: "gpt-x-2026-01-01",
  system_fingerprint: "fp_1",
  choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: "stop", ...more }],
  usage: { prompt_tokens: 12, completion_tokens: 3 },
});

const toolCall = (id: string, written: string, name = "transfer"): object => ({
  id,
  type: "function",
  function: { name, arguments: written },
});

const request = (messages: ModelMessage[], more: Partial<ModelRequest> = {}): ModelRequest => ({
  model: { id: "openai-compatible:m" },
  decoding: {},
  messages,
  tools: [],
  ...more,
});

const hello: ModelMessage = { role: "user", text: "Hello" };

const asReplied = ({ text, calls, reasoning, providerState }: Answer): ModelMessage => ({
  role: "assistant",
  text,
  calls,
  ...(reasoning === undefined ? {} : { reasoning }),
  ...(providerState === undefined ? {} : { providerState }),
});

describe("F1: arguments that are not JSON", () => {
  const cut = '{"card_id": "CRD-771", "reason": "lost"';

  test.each(["openai:gpt-4o", "openai-compatible:m"])("%s: the model's own text is kept", async (id) => {
    const { target } = provider(
      id,
      chat({ content: null, tool_calls: [toolCall("c1", cut, "freeze_card")] }),
    );
    const answer = await callModel(target, request([hello]), setting);
    expect(answer.calls).toEqual([{ id: "c1", tool: "freeze_card", rawArguments: cut }]);
  });

  test.each([cut, "[1]", '"CRD-771"', "null", "{'card_id': 'CRD-771'}", '{"__proto__": {"a": 1}}'])(
    "%j goes back in a form that every provider takes, with the model's words in it",
    async (written) => {
      const calls = [{ id: "c1", tool: "freeze_card", rawArguments: written }];
      const history: ModelMessage[] = [
        hello,
        { role: "assistant", text: null, calls },
        { role: "tool", callId: "c1", tool: "freeze_card", text: "could not be read" },
      ];
      const wrapped = { unreadable_arguments: written };
      for (const id of ["openai:gpt-4o", "openai-compatible:m"]) {
        const { target, sent } = provider(id, chat({ content: "ok" }));
        await callModel(target, request(history), setting);
        expect(argumentsIn(messagesIn(sent[0])[1]).map((text) => JSON.parse(text))).toEqual([wrapped]);
      }
      const anthropic = provider(
        "anthropic:claude-sonnet-4-5",
        anthropicAnswer([{ type: "text", text: "ok" }]),
      );
      await callModel(anthropic.target, request(history), setting);
      expect(JSON.stringify(anthropic.sent[0]?.body)).toContain(JSON.stringify(wrapped));
      const google = provider("google:gemini-2.5-flash", googleAnswer([{ text: "ok" }]));
      await callModel(google.target, request(history), setting);
      expect(JSON.stringify(google.sent[0]?.body)).toContain(
        JSON.stringify({ name: "freeze_card", args: wrapped }).slice(1, -1),
      );
    },
  );

  test("a JSON object goes back byte for byte, a blank text as no arguments", async () => {
    const written = '{ "amount" : 2500.00,"b":"₹" }';
    const calls = [written, " "].map((rawArguments, at) => ({ id: `c${at}`, tool: "t", rawArguments }));
    const { target, sent } = provider("openai-compatible:m", chat({ content: "ok" }));
    await callModel(target, request([hello, { role: "assistant", text: null, calls }]), setting);
    expect(argumentsIn(messagesIn(sent[0])[1])).toEqual([written, "{}"]);
  });
});

describe("F2: text and tool calls in one message", () => {
  test("both are kept, and go back together", async () => {
    const text = "Your PAN ends 482K. Moving it now.";
    const calls = [toolCall("c1", '{"amount":12500}'), toolCall("c2", '{"amount":1}')];
    const { target, sent } = provider("openai-compatible:m", chat({ content: text, tool_calls: calls }));
    const answer = await callModel(target, request([hello]), setting);
    expect(answer.text).toBe(text);
    expect(answer.calls.map(({ rawArguments }) => rawArguments)).toEqual([
      '{"amount":12500}',
      '{"amount":1}',
    ]);
    const results: ModelMessage[] = ["c1", "c2"].map((callId) => ({
      role: "tool",
      callId,
      tool: "transfer",
      text: "done",
    }));
    await callModel(target, request([hello, asReplied(answer), ...results]), setting);
    expect(sent[1]?.body["messages"]).toEqual([
      { role: "user", content: "Hello" },
      { role: "assistant", content: text, tool_calls: calls },
      { role: "tool", tool_call_id: "c1", content: "done" },
      { role: "tool", tool_call_id: "c2", content: "done" },
    ]);
  });
});

describe("F3: content null, and a message with neither words nor calls", () => {
  test("null beside calls stays null and is sent as null", async () => {
    const { target, sent } = provider(
      "openai-compatible:m",
      chat({ content: null, tool_calls: [toolCall("c1", "{}")] }),
    );
    const answer = await callModel(target, request([hello]), setting);
    expect(answer.text).toBeNull();
    const history: ModelMessage[] = [
      hello,
      asReplied(answer),
      { role: "tool", callId: "c1", tool: "transfer", text: "{}" },
    ];
    await callModel(target, request(history), setting);
    expect(sent[1]?.body["messages"]).toMatchObject([
      { role: "user" },
      { role: "assistant", content: null, tool_calls: [{ id: "c1" }] },
      { role: "tool", tool_call_id: "c1" },
    ]);
  });

  test.each([
    ["empty text", { content: "", tool_calls: [] }],
    ["null", { content: null }],
    ["nothing but reasoning in tags", { content: "<think>what now" }],
  ])("%s is an empty reply, with nothing made up", async (_, message) => {
    const { target } = provider("openai-compatible:m", chat(message));
    const { text, calls, finish } = await callModel(target, request([hello]), setting);
    expect({ text, calls, finish }).toEqual({ text: null, calls: [], finish: "stop" });
  });
});

describe("what is sent", () => {
  const decoding = { temperature: 0.2, topP: 0.9, seed: 7, maxOutputTokens: 100 };
  const parameters = {
    type: "object",
    properties: { z: { type: "number" }, a: {} },
    "x-own": [1],
    required: ["z"],
  };

  test("decoding, tools word for word and in order, to an OpenAI-compatible endpoint", async () => {
    const { target, sent } = provider("openai-compatible:m", chat({ content: "ok" }));
    const tools = [
      { name: "t", description: "Does.", parameters },
      { name: "a", description: "" },
    ];
    const answer = await callModel(target, request([hello], { decoding, tools }), setting);
    expect(sent[0]?.body).toMatchObject({
      model: "m",
      temperature: 0.2,
      top_p: 0.9,
      seed: 7,
      max_tokens: 100,
    });
    const wired = (sent[0]?.body["tools"] ?? []) as { function: JsonObject }[];
    const [first, second] = wired;
    expect(JSON.stringify(first?.function)).toBe(
      JSON.stringify({ name: "t", description: "Does.", parameters }),
    );
    expect(second?.function["name"]).toBe("a");
    expect(answer.warnings).toEqual([]);
  });

  test("openai speaks chat completions, so that the seed is kept", async () => {
    const { target, sent } = provider("openai:gpt-4o", chat({ content: "ok" }));
    await callModel(target, request([hello], { decoding }), setting);
    expect(sent[0]?.url).toBe("https://api.openai.com/v1/chat/completions");
    expect(sent[0]?.body["seed"]).toBe(7);
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer sk-openai-0123456789");
  });

  test("what a provider ignores comes back as a warning", async () => {
    const anthropic = provider(
      "anthropic:claude-sonnet-4-5",
      anthropicAnswer([{ type: "text", text: "ok" }]),
    );
    const answer = await callModel(anthropic.target, request([hello], { decoding: { seed: 7 } }), setting);
    expect(answer.warnings).toEqual(["seed is not supported and was not sent"]);
  });

  test("an extra body goes in as it stands, into objects of the same name", async () => {
    const extraBody = { top_k: 5, generationConfig: { thinkingConfig: { thinkingBudget: 0 } }, seed: 9 };
    const { target, sent } = provider("google:gemini-2.5-flash", googleAnswer([{ text: "ok" }]), {
      extraBody,
    });
    await callModel(target, request([hello], { decoding: { temperature: 0.5, extraBody } }), setting);
    expect(sent[0]?.body).toMatchObject({
      top_k: 5,
      seed: 9,
      generationConfig: { temperature: 0.5, thinkingConfig: { thinkingBudget: 0 } },
    });
  });

  test("a reasoning effort, known or the server's own", async () => {
    for (const reasoningEffort of ["low", "turbo"]) {
      const { target, sent } = provider("openai-compatible:m", chat({ content: "ok" }));
      await callModel(target, request([hello], { decoding: { reasoningEffort } }), setting);
      expect(sent[0]?.body["reasoning_effort"]).toBe(reasoningEffort);
    }
  });

  test("a response schema, without strict mode", async () => {
    const responseSchema = { type: "object", properties: { met: { type: "boolean" } } };
    for (const id of ["openai:gpt-4o", "openai-compatible:m"]) {
      const { target, sent } = provider(id, chat({ content: "{}" }));
      await callModel(target, request([hello], { responseSchema }), setting);
      expect(sent[0]?.body["response_format"]).toEqual({
        type: "json_schema",
        json_schema: { name: "answer", schema: responseSchema, strict: false },
      });
    }
  });
});

describe("what comes back", () => {
  test("ids, model, fingerprint and token counts", async () => {
    const { target } = provider("openai-compatible:m", chat({ content: "Hi" }));
    expect(await callModel(target, request([hello]), setting)).toMatchObject({
      text: "Hi",
      answered: "gpt-x-2026-01-01",
      responseId: "chatcmpl-1",
      systemFingerprint: "fp_1",
      finish: "stop",
    });
  });

  test.each([
    [undefined, {}],
    [{ completion_tokens: 3 }, { outputTokens: 3 }],
    [
      { prompt_tokens: 12, completion_tokens: 3 },
      { inputTokens: 12, outputTokens: 3 },
    ],
    [
      {
        prompt_tokens: 12,
        completion_tokens: 3,
        prompt_tokens_details: { cached_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 2 },
      },
      { inputTokens: 12, outputTokens: 3, cachedInputTokens: 0, reasoningTokens: 2 },
    ],
  ])("counts that were not given stay absent: %j", async (usage, expected) => {
    for (const id of ["openai:gpt-4o", "openai-compatible:m"]) {
      const { target } = provider(id, { ...chat({ content: "Hi" }), usage });
      expect((await callModel(target, request([hello]), setting)).usage).toEqual(expected);
    }
  });

  test.each([
    ["stop", "stop"],
    ["tool_calls", "tool-calls"],
    ["length", "length"],
    ["content_filter", "content-filter"],
    ["something new", "other"],
  ])("finish %s is %s", async (raw, finish) => {
    const { target } = provider("openai-compatible:m", chat({ content: "Hi" }, { finish_reason: raw }));
    expect((await callModel(target, request([hello]), setting)).finish).toBe(finish);
  });

  test("a refusal in the model's own words is a reply, not a filter", async () => {
    const { target } = provider(
      "openai-compatible:m",
      chat({ content: null, refusal: "I can't help with that." }),
    );
    const { text, finish } = await callModel(target, request([hello]), setting);
    expect({ text, finish }).toEqual({ text: "I can't help with that.", finish: "stop" });
  });

  test("an answer that ends in an error passes", async () => {
    const { target } = provider("openai-compatible:m", chat({ content: "Hal" }, { finish_reason: "error" }));
    await expect(callModel(target, request([hello]), setting)).rejects.toMatchObject({ kind: "passing" });
  });

  test("calls without an id, or with one twice, are named by their place; given ids stay", async () => {
    const calls = [toolCall("", "{}"), toolCall("mine", "{}"), toolCall("mine", "{}")];
    const { target } = provider("openai-compatible:m", chat({ content: null, tool_calls: calls }));
    const ids = async (): Promise<string[]> =>
      (await callModel(target, request([hello]), setting)).calls.map(({ id }) => id);
    expect(await ids()).toEqual(["call_3_0", "mine", "call_3_2"]);
    expect(await ids()).toEqual(await ids());
  });
});

function googleAnswer(parts: object[]): object {
  const usageMetadata = { promptTokenCount: 5, candidatesTokenCount: 2, totalTokenCount: 7 };
  return { candidates: [{ content: { role: "model", parts }, finishReason: "STOP" }], usageMetadata };
}

function anthropicAnswer(content: object[]): object {
  const usage = { input_tokens: 5, output_tokens: 2 };
  return {
    type: "message",
    id: "msg_1",
    model: "claude",
    role: "assistant",
    content,
    stop_reason: "end_turn",
    usage,
  };
}

describe("what a provider wants back", () => {
  test("Google's signatures of thoughts return with their calls, which get stable ids", async () => {
    const parts = [
      { text: "I should look.", thought: true, thoughtSignature: "sig-thought" },
      { functionCall: { name: "get_balance", args: { account: "ACC-1" } }, thoughtSignature: "sig-call" },
    ];
    const { target, sent } = provider("google:gemini-2.5-flash", googleAnswer(parts));
    const answer = await callModel(target, request([hello]), setting);
    expect(answer).toMatchObject({
      text: null,
      reasoning: "I should look.",
      calls: [{ id: "call_3_0", tool: "get_balance", rawArguments: '{"account":"ACC-1"}' }],
    });
    const result: ModelMessage = { role: "tool", callId: "call_3_0", tool: "get_balance", text: "5" };
    const stored: ModelMessage = JSON.parse(JSON.stringify(asReplied(answer)));
    await callModel(target, request([hello, stored, result]), setting);
    const contents = sent[1]?.body["contents"] as { parts: JsonObject[] }[];
    expect(contents[1]?.parts).toMatchObject([
      { text: "I should look.", thought: true, thoughtSignature: "sig-thought" },
      { functionCall: { name: "get_balance", args: { account: "ACC-1" } }, thoughtSignature: "sig-call" },
    ]);
  });

  test("Anthropic's thinking returns before the words, in order and signed", async () => {
    const content = [
      { type: "thinking", thinking: "Careful.", signature: "sig-1" },
      { type: "redacted_thinking", data: "opaque" },
      { type: "text", text: "One moment." },
      { type: "tool_use", id: "toolu_1", name: "get_balance", input: { account: "ACC-1" } },
    ];
    const { target, sent } = provider("anthropic:claude-sonnet-4-5", anthropicAnswer(content));
    const answer = await callModel(target, request([hello]), setting);
    expect(answer).toMatchObject({ text: "One moment.", reasoning: "Careful.", calls: [{ id: "toolu_1" }] });
    const result: ModelMessage = { role: "tool", callId: "toolu_1", tool: "get_balance", text: "5" };
    await callModel(target, request([hello, asReplied(answer), result]), setting);
    expect(messagesIn(sent[1])[1]?.content).toEqual(content);
  });

  test("where the text was held back, the rest still returns", async () => {
    const content = [
      { type: "thinking", thinking: "Careful.", signature: "sig-1" },
      { type: "text", text: "One moment." },
      { type: "tool_use", id: "toolu_1", name: "get_balance", input: {} },
    ];
    const { target, sent } = provider("anthropic:claude-sonnet-4-5", anthropicAnswer(content));
    const answer = await callModel(target, request([hello]), setting);
    const held: ModelMessage = { ...asReplied(answer), role: "assistant", text: null, calls: answer.calls };
    await callModel(target, request([hello, held]), setting);
    const [thinking, , call] = content;
    expect(messagesIn(sent[1])[1]?.content).toEqual([thinking, call]);
  });

  test("reasoning in a field of its own returns in that field; tagged reasoning does not return", async () => {
    const message = { content: "<think>tagged</think>Hello", reasoning_content: "in its field" };
    const { target, sent } = provider("openai-compatible:m", chat(message));
    const answer = await callModel(target, request([hello]), setting);
    expect(answer).toMatchObject({ text: "Hello", reasoning: "in its field\n\ntagged" });
    await callModel(target, request([hello, asReplied(answer)]), setting);
    expect(messagesIn(sent[1])[1]).toEqual({
      role: "assistant",
      content: "Hello",
      reasoning_content: "in its field",
    });
  });

  test("a plain reply has no provider state", async () => {
    const { target } = provider(
      "openai-compatible:m",
      chat({ content: "Hi", tool_calls: [toolCall("c1", "{}")] }),
    );
    expect((await callModel(target, request([hello]), setting)).providerState).toBeUndefined();
  });
});

describe("ending a call", () => {
  const hanging = (): MockLanguageModelV4 =>
    new MockLanguageModelV4({
      doGenerate: ({ abortSignal }) =>
        new Promise((_, reject) => abortSignal?.addEventListener("abort", () => reject(abortSignal.reason))),
    });
  const inProcess = (model: MockLanguageModelV4): ResolvedModel => ({
    id: "mock:m",
    model,
    endpoint: "here",
    secrets: [],
  });

  test("an answer that does not come in time passes", async () => {
    const call = callModel(inProcess(hanging()), request([hello]), { ...setting, timeoutMs: 20 });
    await expect(call).rejects.toMatchObject({
      kind: "passing",
      message: "mock:m at here: no answer within 0.02 s",
    });
  });

  test("an abort is the caller's own reason, not a fault", async () => {
    const stop = new AbortController();
    const call = callModel(inProcess(hanging()), request([hello]), { ...setting, signal: stop.signal });
    stop.abort(new Error("the user left"));
    await expect(call).rejects.toThrow("the user left");
  });
});

describe("an answer in other clothes", () => {
  test("arguments that came as an object are read as their text", async () => {
    const calls = [
      { ...toolCall("a", ""), function: { name: "transfer", arguments: { amount: 5, to: 'Ana "A"' } } },
      { ...toolCall("b", ""), function: { name: "transfer", arguments: null } },
      toolCall("c", '{"amount": 1}'),
    ];
    for (const id of ["openai-compatible:m", "openai:gpt-x"]) {
      const { target } = provider(id, chat({ content: null, tool_calls: calls }));
      const answer = await callModel(target, request([{ role: "user", text: "Pay." }]), setting);
      expect(answer.calls.map(({ rawArguments }) => rawArguments)).toEqual([
        '{"amount":5,"to":"Ana \\"A\\""}',
        "null",
        '{"amount": 1}',
      ]);
    }
  });

  test("a provider's own word for a broken call is kept, with what it said of it", async () => {
    const candidate = {
      content: { parts: [] },
      finishReason: "MALFORMED_FUNCTION_CALL",
      finishMessage: "Malformed: print(pay)",
    };
    const { target } = provider("google:gemini-x", { candidates: [candidate] });
    const answer = await callModel(target, request([{ role: "user", text: "Pay." }]), setting);
    expect(answer).toMatchObject({
      text: null,
      calls: [],
      finish: "other",
      providerFinish: { reason: "MALFORMED_FUNCTION_CALL", message: "Malformed: print(pay)" },
    });
  });

  test("a plain end has no word of its own", async () => {
    const { target } = provider("openai-compatible:m", chat({ content: "Hi." }));
    const answer = await callModel(target, request([{ role: "user", text: "Hi." }]), setting);
    expect(answer).not.toHaveProperty("providerFinish");
  });

  test("what was written to a cache is counted apart", async () => {
    const usage = {
      input_tokens: 10,
      cache_creation_input_tokens: 400,
      cache_read_input_tokens: 5,
      output_tokens: 3,
    };
    const { target } = provider("anthropic:claude-x", {
      type: "message",
      id: "m",
      model: "claude-x",
      content: [{ type: "text", text: "Hi." }],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage,
    });
    const answer = await callModel(target, request([{ role: "user", text: "Hi." }]), setting);
    expect(answer.usage).toMatchObject({
      inputTokens: 415,
      cachedInputTokens: 5,
      cacheWriteInputTokens: 400,
    });
  });
});
