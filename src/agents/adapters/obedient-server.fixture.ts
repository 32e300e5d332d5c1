import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { ObedientMeans } from "./obedient-agent.fixture.ts";

/** A small HTTP server of a test, and what it was asked. */
export type TestServer = AsyncDisposable & {
  url: string;
  requests: { method: string; url: string; body: unknown }[];
};

export type Answer =
  | { json: unknown; status?: number; headers?: OutgoingHttpHeaders }
  | { text: string; status?: number; type?: string }
  /** The connection is cut. */
  | "cut"
  /** No answer, ever. */
  | "hang";

type Handler = (body: unknown, request: IncomingMessage) => Answer | Promise<Answer>;

/** Serves JSON to JSON on a free port of this machine. */
export async function serveJson(handle: Handler): Promise<TestServer> {
  const requests: TestServer["requests"] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    requests.push({ method: request.method ?? "", url: request.url ?? "", body });
    const answer = await handle(body, request);
    if (answer === "cut") return void request.socket.destroy();
    if (answer === "hang") return;
    const [type, content] =
      "json" in answer
        ? ["application/json", JSON.stringify(answer.json)]
        : [answer.type ?? "text/plain", answer.text];
    const headers = "headers" in answer ? answer.headers : {};
    response.writeHead(answer.status ?? 200, { "content-type": type, ...headers }).end(content);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(`the test server broke: ${String(error)}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const Result = z.object({
  result: z.object({
    tools: z.array(z.object({ name: z.string() })).optional(),
    content: z.array(z.object({ text: z.string() })).optional(),
  }),
});

/** Acts on a bank's address as a function that posts would: no client library, no session. */
export function bankMeans(mcp: string): Pick<ObedientMeans, "list" | "call"> {
  const post = async (method: string, params: string): Promise<z.infer<typeof Result>["result"]> => {
    const response = await fetch(mcp, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`,
    });
    return Result.parse(await response.json()).result;
  };
  return {
    list: async () => ((await post("tools/list", "{}")).tools ?? []).map(({ name }) => name),
    call: async (tool, args) =>
      (await post("tools/call", `{"name":"${tool}","arguments":${args}}`)).content?.[0]?.text ?? "",
  };
}
