import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpHttpHandler,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { HookUp } from "../contract/hook-up.ts";
import type { BankDoor } from "../contract/ports.ts";
import { RateBucket, type Bounds } from "./bounds.ts";
import { HookUpCounter } from "./hook-up-counter.ts";
import { createMcpServer, type McpSource } from "./mcp-server.ts";
import { readBody } from "./read-body.ts";
import type { RefusalReason, Refusals } from "./refusals.ts";
import { rpcError } from "./rpc-error.ts";
import { readPostedBody, type PostedBody } from "./request-body.ts";

const OVER = "The conversation is over.";

type Session = {
  server: Server;
  transport: WebStandardStreamableHTTPServerTransport;
  /** Ids of its tool calls: each may be used once. */
  used: Set<string | number>;
  /** Whether the client keeps a stream open for notifications. */
  listens: boolean;
};

/** What an address needs beside its door. */
export type AddressSetting = { episode: string; bounds: Bounds; refusals: Refusals; now: () => number };

/**
 * One episode's bank over streamable HTTP, in both protocol generations: sessions as of 2025-11-25, and single requests
 * as of 2026-07-28. A posted request without session is also answered, in plain JSON, for clients that are no more
 * than a function that posts.
 */
export class EpisodeAddress {
  readonly #setting: AddressSetting;
  readonly #bucket: RateBucket;
  readonly #sessions = new Map<string, Session>();
  readonly #modern: McpHttpHandler;
  readonly #counter = new HookUpCounter();
  /** The call whose request is being handled, for handlers that only see it decoded. */
  readonly #posted = new AsyncLocalStorage<PostedBody>();
  #door: BankDoor | undefined;
  #toolNames: string | undefined;
  #underWay = 0;
  #over = false;

  constructor(setting: AddressSetting) {
    this.#setting = setting;
    this.#bucket = new RateBucket(setting.bounds, setting.now);
    this.#modern = createMcpHandler(() => this.#newServer(undefined), { legacy: "reject" });
  }

  /** Puts a door behind the address. Tools that were added or removed since the last one are announced. */
  serve(door: BankDoor): void {
    this.#door = door;
    void this.#announceTools();
  }

  /** What has come to it so far. */
  get seen(): HookUp {
    return this.#counter.counts;
  }

  async handle(request: Request): Promise<Response> {
    const { bounds } = this.#setting;
    this.#counter.came();
    if (!this.#over && (this.#underWay >= bounds.atOnce || !this.#bucket.take())) {
      return this.#turnAway("too-fast", 429, "Too many requests.");
    }
    this.#underWay += 1;
    try {
      const body =
        request.method === "POST" ? await readBody(request, bounds) : ({ ok: true, text: "" } as const);
      if (!body.ok) return this.#unread(body.because);
      const posted = readPostedBody(body.text);
      if (this.#over) return this.#turnAway("episode-over", 410, OVER, posted);
      return await this.#posted.run(posted, () => this.#serve(request, body.text, posted));
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Ends all that is open. From now on everything is refused. */
  async close(): Promise<void> {
    this.#over = true;
    this.#door = undefined;
    const sessions = [...this.#sessions.values()];
    this.#sessions.clear();
    await Promise.all([this.#modern.close(), ...sessions.map(({ server }) => server.close())]);
  }

  async #serve(original: Request, text: string, posted: PostedBody): Promise<Response> {
    const request = withBody(original, text);
    if (!(await isLegacyRequest(request, posted.value))) {
      return this.#modern.fetch(request, parsed(posted));
    }
    const id = request.headers.get("mcp-session-id");
    if (id !== null) return this.#inSession(id, request, posted);
    const streams = original.headers.get("accept")?.includes("text/event-stream") === true;
    if (posted.initializes && streams) return this.#openSession(request, posted);
    return this.#single(request, posted);
  }

  async #inSession(id: string, request: Request, posted: PostedBody): Promise<Response> {
    const session = this.#sessions.get(id);
    if (session === undefined) return rpcError(404, -32001, "There is no such session; initialize again.");
    const replayed = posted.calls.find((call) => session.used.has(call.id));
    if (replayed !== undefined) {
      this.#record("replayed", replayed.tool);
      const message = `Request id ${String(replayed.id)} was used before in this session. Nothing was done.`;
      return rpcError(400, -32600, message, replayed.id);
    }
    for (const call of posted.calls) session.used.add(call.id);
    const response = await session.transport.handleRequest(request, parsed(posted));
    if (request.method === "GET" && response.ok) {
      session.listens = true;
      request.signal.addEventListener("abort", () => (session.listens = false), { once: true });
    }
    return response;
  }

  async #openSession(request: Request, posted: PostedBody): Promise<Response> {
    const oldest = this.#sessions.keys().next().value;
    if (oldest !== undefined && this.#sessions.size >= this.#setting.bounds.sessions) {
      await this.#sessions.get(oldest)?.server.close();
      this.#sessions.delete(oldest);
    }
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        this.#sessions.set(id, session);
      },
      onsessionclosed: (id) => {
        this.#sessions.delete(id);
      },
    });
    const session: Session = {
      server: this.#newServer(() => session),
      transport,
      used: new Set(),
      listens: false,
    };
    await session.server.connect(transport);
    return transport.handleRequest(request, parsed(posted));
  }

  async #single(request: Request, posted: PostedBody): Promise<Response> {
    const server = this.#newServer(undefined);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, parsed(posted));
    } finally {
      await server.close();
    }
  }

  #newServer(session: (() => Session) | undefined): Server {
    const source: McpSource = {
      door: () => this.#door,
      rawArguments: (id) => this.#posted.getStore()?.calls.find((call) => call.id === id)?.rawArguments,
      listed: () => this.#counter.listed(),
      answered: async (tool, answer, ctx) => {
        if (answer?.type === "answered") this.#counter.called();
        if (answer === undefined) this.#record("episode-over", tool);
        else if (answer.type === "shut") this.#record(answer.because, tool);
        await this.#announceTools(session?.(), ctx);
      },
    };
    return createMcpServer(source);
  }

  /** Tells every connection when the list of tools is another one than before. */
  async #announceTools(caller?: Session, ctx?: ServerContext): Promise<void> {
    const names =
      this.#door === undefined ? undefined : JSON.stringify(this.#door.tools().map(({ name }) => name));
    const before = this.#toolNames;
    this.#toolNames = names;
    if (names === undefined || before === undefined || names === before) return;
    this.#counter.changed();
    this.#modern.notify.toolsChanged();
    for (const session of this.#sessions.values()) {
      if (session.listens) await session.server.sendToolListChanged().catch(() => undefined);
    }
    // A client without an open stream is told on the answer to its own call.
    if (caller !== undefined && !caller.listens) {
      await ctx?.mcpReq.notify({ method: "notifications/tools/list_changed" }).catch(() => undefined);
    }
  }

  #unread(because: "too-large" | "too-slow"): Response {
    return because === "too-large"
      ? this.#turnAway(because, 413, `A request may have ${this.#setting.bounds.bodyBytes} bytes.`)
      : this.#turnAway(because, 408, `A request must have come within ${this.#setting.bounds.bodyMs} ms.`);
  }

  #turnAway(reason: RefusalReason, status: number, message: string, posted?: PostedBody): Response {
    this.#record(reason, posted?.calls[0]?.tool);
    return rpcError(status, -32000, `${message} Nothing was done.`, posted?.id);
  }

  #record(reason: RefusalReason, tool: string | undefined): void {
    const { refusals, episode } = this.#setting;
    this.#counter.turnedAway(reason);
    refusals.record({ reason, episode, ...(tool === undefined ? {} : { tool }) });
  }
}

/**
 * Answers who comes to the address of an episode that is over. Requests are recorded; a client that only looks after its
 * streams and sessions (GET, DELETE, notifications) is merely told.
 */
export async function late(
  request: Request,
  { episode, bounds, refusals }: Omit<AddressSetting, "now">,
): Promise<Response> {
  const body = request.method === "POST" ? await readBody(request, bounds) : undefined;
  const posted = readPostedBody(body?.ok === true ? body.text : "");
  const call = posted.calls[0];
  if (posted.id !== undefined) {
    refusals.record({ reason: "episode-over", episode, ...(call === undefined ? {} : { tool: call.tool }) });
  }
  return rpcError(410, -32000, `${OVER} Nothing was done.`, posted.id);
}

function parsed({ value }: PostedBody): { parsedBody?: unknown } {
  return value === undefined ? {} : { parsedBody: value };
}

/** The same request with its body as read, and with the media types that the protocol wants even of simple clients. */
function withBody(request: Request, text: string): Request {
  const headers = new Headers(request.headers);
  if (request.method !== "POST")
    return new Request(request.url, { method: request.method, headers, signal: request.signal });
  headers.set("accept", "application/json, text/event-stream");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: text, signal: request.signal });
}
