import { APICallError, InvalidResponseDataError, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { describe, expect, test } from "vitest";
import { ParticipantFault, RunStopper } from "../contract/errors.ts";
import { classifyFault } from "./classify-fault.ts";
import { ModelFault, participantFault } from "./faults.ts";

const KEY = "sk-test-0123456789abcdef";
const place = {
  model: "openai:gpt-x",
  endpoint: "https://llm.example.com/v1",
  secrets: [KEY],
  nowMs: Date.parse("2026-11-01T10:00:00Z"),
};

type Answered = { status?: number; body?: unknown; message?: string; headers?: Record<string, string> };

function apiError({ status, body, message = "the SDK's own words", headers }: Answered): APICallError {
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  return new APICallError({
    message,
    url: `${place.endpoint}/chat/completions`,
    requestBodyValues: {},
    ...(status === undefined ? {} : { statusCode: status }),
    ...(text === undefined ? {} : { responseBody: text }),
    ...(headers === undefined ? {} : { responseHeaders: headers }),
  });
}

const saying = (status: number, message: string, more: object = {}): ModelFault =>
  classifyFault(apiError({ status, body: { error: { message, ...more } } }), place);

describe("a conversation that does not fit, in the providers' words", () => {
  test.each([
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130001 tokens.",
    "Your input exceeds the context window of this model. Please adjust your input and try again.",
    "Input tokens exceed the configured limit of 272000 tokens.",
    "prompt is too long: 213462 tokens > 200000 maximum",
    "input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    "This model's maximum context length is 262144 tokens. However, you requested 0 output tokens and your prompt contains at least 262145 input tokens",
    "the request exceeds the available context size, try increasing it",
    "Input length (265330) exceeds model's maximum context length (262144).",
    "Input length 877338 exceeds the maximum allowed input length of 639968 tokens",
    "Please reduce the length of the messages or completion.",
    "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
    "`inputs` tokens + `max_new_tokens` must be <= 4097",
    "Input is too long for requested model.",
    "too many tokens: total number of tokens in the prompt cannot exceed 4081",
    "The decoder prompt (length 5000) is longer than the maximum model length of 4096",
    "Your request exceeded model token limit: 262144",
    "context window exceeds limit",
  ])("%s", (message) => {
    expect(saying(400, message).kind).toBe("overflow");
  });

  test("by code, by status, and as one request above the per-minute allowance", () => {
    expect(saying(400, "no", { code: "context_length_exceeded" }).kind).toBe("overflow");
    expect(saying(400, "no", { type: "exceed_context_size_error" }).kind).toBe("overflow");
    expect(saying(413, "Request exceeds the maximum size").kind).toBe("overflow");
    expect(saying(429, "Request too large for gpt-x on tokens per min (TPM)").kind).toBe("overflow");
  });

  test("throttling in the same words is still throttling", () => {
    expect(saying(429, "Too many tokens, please wait before trying again.").kind).toBe("passing");
    expect(saying(503, "maximum context length cache warming up").kind).toBe("passing");
  });
});

describe("what passes, what does not, what was the provider's choice", () => {
  test.each([
    [401, "Incorrect API key provided", {}, "permanent"],
    [403, "Country not supported", {}, "permanent"],
    [404, "The model `gpt-x` does not exist or you do not have access to it.", {}, "permanent"],
    [402, "Payment required", {}, "permanent"],
    [400, "API key not valid. Please pass a valid API key.", { status: "INVALID_ARGUMENT" }, "permanent"],
    [400, "no", { code: "model_not_found" }, "permanent"],
    [429, "You exceeded your current quota", { code: "insufficient_quota" }, "permanent"],
    [400, "Your credit balance is too low to access the API.", {}, "permanent"],
    [
      400,
      "Unsupported value: 'temperature'",
      { param: "temperature", code: "unsupported_value" },
      "permanent",
    ],
    [400, "Invalid 'messages[3].tool_calls[0].id'", { param: "messages[3].tool_calls[0].id" }, "rejected"],
    [422, "Input should be a valid string", {}, "rejected"],
    [400, "The response was filtered", { code: "content_filter" }, "filtered"],
    [400, "Content Exists Risk", {}, "filtered"],
    [403, "Your chosen model requires moderation and your input was flagged for hate", {}, "filtered"],
    [408, "timeout", {}, "passing"],
    [409, "conflict", {}, "passing"],
    [429, "slow down", {}, "passing"],
    [500, "oops", {}, "passing"],
    [503, "Service unavailable", {}, "passing"],
    [529, "Overloaded", { type: "overloaded_error" }, "passing"],
  ])("%i %s", (status, message, more, kind) => {
    expect(saying(status, message, more)).toMatchObject({ kind, status });
  });

  test("only 429, 503 and 529 ask for fewer calls", () => {
    const asking = [429, 503, 529, 500, 502, 408, 401].filter((status) => saying(status, "x").overloaded);
    expect(asking).toEqual([429, 503, 529]);
  });

  test("the wait comes with the fault", () => {
    const fault = classifyFault(apiError({ status: 429, headers: { "retry-after": "2" } }), place);
    expect(fault).toMatchObject({ kind: "passing", overloaded: true, waitMs: 2000 });
  });

  test("a 200 whose body is no good passes; one that carries an error has that error's status", () => {
    const broken = classifyFault(
      apiError({ status: 200, body: '{"cho', message: "Invalid JSON response" }),
      place,
    );
    expect(broken).toMatchObject({ kind: "passing", overloaded: false });
    expect(broken.message).toContain("Invalid JSON response");
    const limited = apiError({ status: 200, body: { error: { code: 429, message: "upstream limit" } } });
    expect(classifyFault(limited, place)).toMatchObject({ kind: "passing", overloaded: true, status: 429 });
  });

  test("a lost connection and an answer without choices pass; an unsupported message is rejected", () => {
    expect(classifyFault(apiError({ message: "Cannot connect to API: read ECONNRESET" }), place).kind).toBe(
      "passing",
    );
    const empty = new InvalidResponseDataError({
      data: {},
      message: "Response did not contain any choices.",
    });
    expect(classifyFault(empty, place).kind).toBe("passing");
    const unsupported = new UnsupportedFunctionalityError({ functionality: "system messages in between" });
    expect(classifyFault(unsupported, place).kind).toBe("rejected");
  });

  test("a bug stays a bug", () => {
    const bug = new TypeError("x is undefined");
    expect(() => classifyFault(bug, place)).toThrow(bug);
  });
});

describe("messages", () => {
  test("one clear line: model, endpoint, status, the provider's words, what to do", () => {
    const fault = saying(401, "Incorrect API key\nprovided.");
    expect(fault.message).toBe(
      "openai:gpt-x at https://llm.example.com/v1: 401 Incorrect API key provided. (check the API key)",
    );
  });

  test("no key, neither ours nor one that looks like it, and no endless body", () => {
    const echoed = saying(401, `Incorrect API key provided: ${KEY}. Authorization: Bearer abcdefghijklmnop`);
    expect(echoed.message).not.toContain(KEY);
    expect(echoed.message).not.toContain("abcdefghijklmnop");
    expect(echoed.message).toContain("[key]");
    expect(saying(500, "x".repeat(5000)).message.length).toBeLessThan(400);
  });

  test("bodies in other shapes", () => {
    const said = (body: unknown, status = 400): string =>
      classifyFault(apiError({ status, body }), place).message;
    expect(said({ error: "model is loading" })).toContain("model is loading");
    expect(said({ detail: "Not Found" }, 404)).toContain("Not Found");
    expect(said([{ error: { message: "from a list" } }])).toContain("from a list");
    expect(said("upstream connect error")).toContain("upstream connect error");
    expect(said("<html><body>Bad gateway</body></html>", 502)).toContain("the SDK's own words");
  });
});

describe("participantFault", () => {
  test.each([
    ["overflow", "context-overflow"],
    ["filtered", "filtered-reply"],
    ["passing", "fault"],
    ["rejected", "fault"],
  ] as const)("%s ends the episode as %s", (kind, ending) => {
    const thrown = participantFault("agent", new ModelFault(kind, "why"));
    expect(thrown).toBeInstanceOf(ParticipantFault);
    expect(thrown).toMatchObject({ by: "agent", ending, message: "why" });
  });

  test("permanent stops the run; anything else is handed on as it is", () => {
    expect(participantFault("caller", new ModelFault("permanent", "why"))).toBeInstanceOf(RunStopper);
    const bug = new Error("bug");
    expect(participantFault("caller", bug)).toBe(bug);
  });
});
