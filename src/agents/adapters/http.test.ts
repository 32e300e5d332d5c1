import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startBankServer } from "../../bank-server/index.ts";
import { InputError, ParticipantFault, RunStopper } from "../../contract/errors.ts";
import type { BankDoor } from "../../contract/ports.ts";
import { HttpAgentFile } from "./agent-file.ts";
import { adapterConformance } from "./conformance.ts";
import type { AgentReply, Turn } from "./conversation.ts";
import { httpAdapter } from "./http.ts";
import { obey } from "./obedient-agent.fixture.ts";
import { bankMeans, serveJson, type Answer, type TestServer } from "./obedient-server.fixture.ts";

const Asked = z.object({
  message: z.string().nullable(),
  session: z.string(),
  messageId: z.string(),
  context: z.object({ customer: z.string() }),
  history: z.array(z.object({ role: z.string(), content: z.string() })),
  bank: z.object({ mcp: z.string() }),
});

/** An agent that keeps its sessions in memory, as servers do, and speaks our own contract. */
function obedientServer(answer: (reply: { text: string; leaves?: string }) => Answer): Promise<TestServer> {
  const sessions = new Map<string, string[]>();
  return serveJson(async (body) => {
    const { message, session, context, history, bank } = Asked.parse(body);
    const earlier = sessions.get(session) ?? [];
    sessions.set(session, [...earlier, message ?? ""]);
    if (message === "hang") return "hang";
    if (message === "crash") return { json: { error: "out of order" }, status: 500 };
    const means = {
      earlier,
      customer: context.customer,
      before: history[1]?.content ?? "",
      ...bankMeans(bank.mcp),
    };
    return answer(
      await obey(message ?? "", {
        ...means,
        crash: () => {
          throw new Error("not reached");
        },
      }),
    );
  });
}

const adapterFor = (url: string, more: object = {}) =>
  httpAdapter(HttpAgentFile.parse({ type: "http", url, ...more }), { TOKEN: "secret-token-1" }, "agent.yaml");

adapterConformance(
  "HTTP with our own contract",
  async () => {
    const server = await obedientServer(({ text, leaves }) => ({ json: { reply: text, leaves } }));
    const adapter = adapterFor(server.url, { response: { leaves: "leaves" } });
    return { adapter, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  },
  () => startBankServer(),
);

adapterConformance(
  "HTTP with answers in pieces",
  async () => {
    const server = await obedientServer(({ text, leaves }) => {
      const pieces = text.match(/.{1,3}/gsu) ?? [""];
      const events = [...pieces.map((delta) => ({ delta })), { leaves, delta: "" }];
      const stream = events.map((event) => `event: piece\ndata: ${JSON.stringify(event)}\n\n`).join("");
      return { text: `${stream}data: [DONE]\n\n`, type: "text/event-stream" };
    });
    const adapter = adapterFor(server.url, { response: { pieces: "delta", leaves: "leaves" } });
    return { adapter, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  },
  () => startBankServer(),
);

const opening = { session: "s-1", instructions: "Be good.", context: { customer: "Meera" }, history: [] };
const turn = (message: string, door: Partial<BankDoor> = {}): Turn => ({
  number: 1,
  message,
  history: [],
  door: { used: 0, tools: () => [], documents: () => [], ...door } as BankDoor, // what is not used here is left out
  bank: () => ({ mcp: "http://127.0.0.1:1/bank", stdio: { command: "bank", args: [] } }),
});
const signal = new AbortController().signal;

/** What an agent at this server answers to one message, or why not. */
async function ask(
  server: TestServer,
  more: object = {},
  door?: Partial<BankDoor>,
): Promise<AgentReply | Error> {
  const adapter = adapterFor(server.url, more);
  try {
    return await adapter.converse(opening).send(turn("hello", door), signal);
  } catch (error) {
    return error instanceof Error ? error : new Error(textOf(error));
  } finally {
    await adapter[Symbol.asyncDispose]();
  }
}

const textOf = (outcome: unknown): string =>
  outcome instanceof Error ? outcome.message : JSON.stringify(outcome);

describe("an endpoint that exists already", () => {
  test("is mapped by configuration: where the message goes, where reply and session are", async () => {
    await using server = await serveJson((body) => {
      const { conversation } = z.object({ conversation: z.string().optional() }).parse(body ?? {});
      return {
        json: {
          output: [{ skip: 1 }, { content: `heard in ${conversation ?? "a new one"}` }],
          meta: { id: 77 },
        },
      };
    });
    const adapter = adapterFor(`${server.url}/v2/chat`, {
      headers: { "X-Api-Key": "key ${TOKEN}", "X-Bank": "{{bank.mcp}}" },
      request: {
        conversation: "{{session}}",
        input: [{ type: "text", text: "Customer {{context.customer}} says: {{message}}" }],
        servers: [{ url: "{{bank.mcp}}" }],
      },
      response: { reply: "output.-1.content", session: "meta.id" },
      hangUp: { url: `${server.url}/v2/chat/{{session}}`, method: "DELETE" },
    });
    const conversation = adapter.converse(opening);
    expect(await conversation.send(turn("hello"), signal)).toEqual({ text: "heard in a new one" });
    expect(await conversation.send(turn("again"), signal)).toEqual({ text: "heard in 77" });
    await conversation.end(signal);
    await adapter[Symbol.asyncDispose]();
    expect(server.requests[0]).toEqual({
      method: "POST",
      url: "/v2/chat",
      body: {
        input: [{ type: "text", text: "Customer Meera says: hello" }],
        servers: [{ url: "http://127.0.0.1:1/bank" }],
      },
    });
    expect(server.requests.at(-1)).toMatchObject({ method: "DELETE", url: "/v2/chat/77" });
  });

  test("gets its cookies back in that conversation, and in no other", async () => {
    const heard: (string | undefined)[] = [];
    await using server = await serveJson((_body, request) => {
      heard.push(request.headers.cookie);
      const cookies = heard.length === 2 ? ["sid=; Max-Age=0"] : ["sid=s1; Path=/; HttpOnly", "lang=en"];
      return { json: { reply: "hi" }, headers: { "set-cookie": cookies } };
    });
    await using adapter = adapterFor(server.url);
    const one = adapter.converse(opening);
    for (const text of ["hello", "again", "and again"]) await one.send(turn(text), signal);
    await adapter.converse(opening).send(turn("somebody else"), signal);
    expect(heard).toEqual([undefined, "sid=s1; lang=en", "lang=en", undefined]);
  });

  test("may accept a message and answer later, where it says", async () => {
    let looks = 0;
    await using server = await serveJson((_body, { method, url }) => {
      if (method === "POST")
        return { status: 202, json: { id: 7 }, headers: { location: "/jobs/7", "retry-after": "0" } };
      looks += 1;
      const later = { location: `/jobs/7?look=${looks}`, "retry-after": "0" };
      return looks < 3 ? { status: 202, json: {}, headers: later } : { json: { reply: `done at ${url}` } };
    });
    await using adapter = adapterFor(server.url);
    expect(await adapter.converse(opening).send(turn("hello"), signal)).toEqual({
      text: "done at /jobs/7?look=2",
    });
    expect(server.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
  });

  test("may say in its answer where the reply will be; one that says nowhere has answered", async () => {
    await using server = await serveJson((_body, { method }) =>
      method === "POST"
        ? {
            status: 202,
            json: { status: { url: "/later" }, session: "s-1" },
            headers: { "retry-after": "0" },
          }
        : { json: { reply: "here" } },
    );
    await using adapter = adapterFor(server.url, { response: { poll: "status.url", session: "session" } });
    expect(await adapter.converse(opening).send(turn("hello"), signal)).toEqual({ text: "here" });
    await using silent = await serveJson(() => ({ status: 202, json: { reply: "at once" } }));
    await using other = adapterFor(silent.url);
    expect(await other.converse(opening).send(turn("hello"), signal)).toEqual({ text: "at once" });
  });

  test("is not followed to another server for its answer", async () => {
    await using server = await serveJson(() => ({
      status: 202,
      json: {},
      headers: { location: "https://elsewhere.example.com/jobs/7" },
    }));
    await using adapter = adapterFor(server.url);
    await expect(adapter.converse(opening).send(turn("hello"), signal)).rejects.toThrow(
      /is to be fetched at https:\/\/elsewhere\.example\.com\/jobs\/7, which is no address of the same server/,
    );
  });

  test("may name the conversation in a header of its answer", async () => {
    await using server = await serveJson((body) => ({
      json: { reply: JSON.stringify(body) },
      headers: { "X-Session": "s-42" },
    }));
    await using adapter = adapterFor(server.url, {
      request: { in: "{{session}}" },
      response: { session: { header: "x-session" } },
    });
    const conversation = adapter.converse(opening);
    expect(await conversation.send(turn("hello"), signal)).toEqual({ text: "{}" });
    expect(await conversation.send(turn("again"), signal)).toEqual({ text: '{"in":"s-42"}' });
  });

  test.each(["application/x-ndjson", "application/jsonl"])(
    "may answer in lines of JSON (%s)",
    async (type) => {
      await using server = await serveJson(() => ({
        text: '{"delta":"Your balance is "}\n\n{"delta":"210."}',
        type,
      }));
      expect(await ask(server, { response: { pieces: "delta" } })).toEqual({ text: "Your balance is 210." });
    },
  );

  test("may end the last event of a stream with the connection", async () => {
    const text = 'data: {"delta":"Your balance is "}\n\ndata: {"delta":"210."}';
    await using server = await serveJson(() => ({ text, type: "text/event-stream" }));
    expect(await ask(server, { response: { pieces: "delta" } })).toEqual({ text: "Your balance is 210." });
  });

  test.each([
    ["text/event-stream", 'data: {"delta":"Your balance is "}\n\ndata: {"delta":"2'],
    ["application/x-ndjson", '{"delta":"Your balance is "}\n{"delta":"2'],
  ])("that breaks off within an event (%s) has not answered", async (type, text) => {
    await using server = await serveJson(() => ({ text, type }));
    const error = await ask(server, { response: { pieces: "delta" } });
    expect(error).toBeInstanceOf(ParticipantFault);
    expect(textOf(error)).toContain("broke off within an event");
  });

  test("a header that would hold what no header may is told by name", async () => {
    await using server = await serveJson(() => ({ json: { reply: "hi" } }));
    const headers = { "x-customer": "{{context.customer}}" };
    await using adapter = adapterFor(server.url, { headers });
    const named = { ...opening, context: { customer: "₹" } };
    await expect(adapter.converse(named).send(turn("hello"), signal)).rejects.toThrow(
      "the header x-customer would hold",
    );
  });

  test("may answer in plain text", async () => {
    await using server = await serveJson(() => ({ text: "just words" }));
    expect(await ask(server, { response: { reply: "." } })).toEqual({ text: "just words" });
  });

  test("is not told that a conversation is over that it never heard of", async () => {
    await using server = await serveJson(() => ({ json: {} }));
    const adapter = adapterFor(server.url, { hangUp: { url: server.url } });
    await adapter.converse(opening).end(signal);
    await adapter[Symbol.asyncDispose]();
    expect(server.requests).toEqual([]);
  });
});

describe("trouble is told in plain words", () => {
  test.each([
    [
      { json: { answer: "hi" } },
      '(HTTP 200, application/json) has no text at "reply"; it is an object with answer',
    ],
    [{ json: { reply: { text: "hi" } } }, 'no text at "reply"; at "reply" there is an object with text'],
    [{ text: "hi" }, '(HTTP 200, text/plain) has no text at "reply"; it is no JSON: “hi”'],
    [
      { text: "<html>\n <title>Sign in", type: "text/html; charset=utf-8" },
      "it is no JSON: “<html> <title>Sign in”",
    ],
    [{ text: "", status: 204 }, '(HTTP 204, text/plain) has no text at "reply"; it is empty'],
    [
      { text: 'data: {"chunk":{"text":"hi"}}\n\n', type: "text/event-stream" },
      "it is a stream of events, the last an object with chunk. Say in response.pieces where",
    ],
    [{ json: { error: "boom" }, status: 500 }, 'HTTP 500: {"error":"boom"}'],
    [{ text: "", type: "text/event-stream" }, "it is an empty stream"],
    ["cut", "the connection was cut"],
  ] as const)("%j", async (answer, words) => {
    await using server = await serveJson(() => answer);
    const error = await ask(server);
    expect(error).toBeInstanceOf(ParticipantFault);
    expect(textOf(error)).toContain(words);
  });

  test("a key in the address is never shown, its host is", async () => {
    await using server = await serveJson(() => ({ text: "out of order", status: 500 }));
    const { host } = new URL(server.url);
    const url = `${server.url}/bots/\${TOKEN}/chat?key=\${TOKEN}`;
    const error = await ask({ ...server, url });
    expect(textOf(error)).toContain(`${host}/bots/[key]/chat?key=[key]`);
    expect(textOf(error)).not.toContain("secret-token-1");
  });

  test("refused credentials stop the run, and never show the secret", async () => {
    await using server = await serveJson(() => ({ text: "bad key secret-token-1", status: 401 }));
    const error = await ask(server, { headers: { authorization: "Bearer ${TOKEN}" } });
    expect(error).toBeInstanceOf(RunStopper);
    expect(textOf(error)).toContain("credentials");
    expect(textOf(error)).not.toContain("secret-token-1");
  });

  test("nothing listening, after it was tried again", async () => {
    const server = await serveJson(() => "hang");
    await server[Symbol.asyncDispose]();
    expect(textOf(await ask(server))).toContain("nothing listens there");
  });

  test("an answer that is longer than its bound is cut off, be it JSON, a stream, or one event", async () => {
    const long = "x".repeat(2 << 20);
    const answers: Answer[] = [
      { json: { reply: long } },
      { text: `data: ${long}\n\n`, type: "text/event-stream" },
      { text: `data: ${"x".repeat(60_000)}\n\n`.repeat(40), type: "text/event-stream" },
      { text: ":\n".repeat(1 << 20), type: "text/event-stream" },
      { text: `"${"x".repeat(60_000)}"\n`.repeat(40), type: "application/x-ndjson" },
      { text: long, status: 500 },
    ];
    for (const answer of answers) {
      await using server = await serveJson(() => answer);
      expect(textOf(await ask(server, { maxAnswerMb: 1 }))).toContain("longer than 1 MB (maxAnswerMb)");
      const most = textOf(await ask(server, { maxAnswerMb: 4, response: { reply: "." } }));
      expect(most).not.toContain("longer than");
    }
  });

  test("a variable that is not set, an address that is none", () => {
    expect(() => adapterFor("http://127.0.0.1:1", { headers: { a: "${NOWHERE}" } })).toThrow(
      /headers\.a: the environment variable NOWHERE is not set/,
    );
    expect(() => adapterFor("{{bank.mcp}}/chat")).toThrow(InputError);
  });
});

describe("a message is sent again", () => {
  test("when the endpoint says that it was too busy to look at it", async () => {
    const answers: Answer[] = [{ text: "busy", status: 503 }, { json: { reply: "now" } }];
    await using server = await serveJson(() => answers.shift() ?? "cut");
    expect(await ask(server)).toEqual({ text: "now" });
    const ids = server.requests.map(({ body }) => Asked.pick({ messageId: true }).parse(body).messageId);
    expect(ids).toEqual(["s-1-1", "s-1-1"]);
  });

  test("but not once the agent has acted on the bank, and not when it may have been handled", async () => {
    await using busy = await serveJson(() => ({ text: "busy", status: 503 }));
    expect(textOf(await ask(busy, {}, { used: 1 }))).toContain("HTTP 503");
    expect(busy.requests).toHaveLength(1);
    await using cut = await serveJson(() => "cut");
    await ask(cut);
    expect(cut.requests).toHaveLength(1);
  });
});
