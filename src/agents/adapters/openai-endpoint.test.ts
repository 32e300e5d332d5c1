import { expect, test } from "vitest";
import { z } from "zod";
import { startBankServer } from "../../bank-server/index.ts";
import { OpenAiEndpointFile } from "./agent-file.ts";
import { adapterConformance } from "./conformance.ts";
import { obey } from "./obedient-agent.fixture.ts";
import { bankMeans, serveJson, type TestServer } from "./obedient-server.fixture.ts";
import { openAiEndpointAdapter } from "./openai-endpoint.ts";

const Asked = z.object({
  model: z.literal("assistant"),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  bank_mcp: z.string(),
  customer: z.string(),
});

/** A chat endpoint with tools of its own: all it knows of a conversation are the messages that it is sent. */
function chatServer(): Promise<TestServer> {
  return serveJson(async (body, { url, headers }) => {
    if (url !== "/v1/chat/completions" || headers["authorization"] !== "Bearer key-12345678") {
      return { text: "no such place", status: 404 };
    }
    const { messages, bank_mcp: mcp, customer, stream = false } = Asked.parse(body);
    const orders = messages.filter(({ role }) => role === "user").map(({ content }) => content);
    const order = orders.pop() ?? "";
    if (order === "hang") return "hang";
    if (order === "crash") return { json: { error: { message: "out of order" } }, status: 500 };
    const before = messages[1]?.content ?? "";
    const { text } = await obey(order, {
      earlier: orders,
      customer,
      before,
      ...bankMeans(mcp),
      crash: () => {
        throw new Error("not reached");
      },
    });
    if (!stream) return { json: { choices: [{ message: { role: "assistant", content: text } }] } };
    const pieces = ["", ...(text.match(/.{1,4}/gsu) ?? [])];
    const events = pieces.map((content) => JSON.stringify({ choices: [{ delta: { content } }] }));
    const stop = JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] });
    const all = [...events, stop, "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
    return { text: all, type: "text/event-stream" };
  });
}

const fileFor = (url: string, stream: boolean) =>
  OpenAiEndpointFile.parse({
    type: "openai-endpoint",
    url: `${url}/v1`,
    model: "assistant",
    stream,
    headers: { Authorization: "Bearer ${KEY}" },
    body: { bank_mcp: "{{bank.mcp}}", customer: "{{context.customer}}" },
  });

for (const stream of [false, true]) {
  adapterConformance(
    `an OpenAI-compatible endpoint${stream ? " that streams" : ""}`,
    async () => {
      const server = await chatServer();
      const adapter = openAiEndpointAdapter(
        fileFor(server.url, stream),
        { KEY: "key-12345678" },
        "agent.yaml",
      );
      return { adapter, without: ["leaving"], [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
    },
    () => startBankServer(),
  );
}

test("an endpoint is sent the conversation and what its file adds, and no tools", async () => {
  await using server = await chatServer();
  const adapter = openAiEndpointAdapter(fileFor(server.url, false), { KEY: "key-12345678" }, "agent.yaml");
  const history = [
    { role: "user", content: "remember pears" } as const,
    { role: "assistant", content: "noted" } as const,
  ];
  const conversation = adapter.converse({
    session: "s",
    instructions: "Be good.",
    context: { customer: "A" },
    history: [],
  });
  const door = {
    used: 0,
    tools: () => [],
    documents: () => [],
    call: async () => shut,
    read: async () => shut,
  };
  const shut = { type: "shut", because: "not-your-turn", text: "" } as const;
  const bank = () => ({ mcp: "http://127.0.0.1:1/mcp", stdio: { command: "b", args: [] } });
  const reply = await conversation.send(
    { number: 2, message: "recall", history, door, bank },
    new AbortController().signal,
  );
  expect(reply).toEqual({ text: "pears" });
  expect(server.requests[0]?.body).toEqual({
    model: "assistant",
    messages: [...history, { role: "user", content: "recall" }],
    bank_mcp: "http://127.0.0.1:1/mcp",
    customer: "A",
  });
  await adapter[Symbol.asyncDispose]();
});
