import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";
import { readEventStream } from "../text/event-stream.ts";

const Sent = z.object({ id: z.union([z.string(), z.number()]).optional(), method: z.string().optional() });
type Sent = z.infer<typeof Sent>;

/** What joins an MCP client on one side's pipes to a bank's address. */
export type BridgeOptions = { url: string; input: Readable; output: Writable };

/**
 * Serves a bank's address as an MCP server on a pair of pipes: each line of the input is posted as it is, each message
 * that comes back is written as a line. Ends when the input does.
 */
export async function bridgeStdio({ url, input, output }: BridgeOptions): Promise<void> {
  const bridge = new Bridge(url, (message) => output.write(`${message}\n`));
  const posts = new Set<Promise<void>>();
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const post = bridge.post(line).finally(() => posts.delete(post));
    posts.add(post);
    // What follows an initialize needs the session that it opens.
    if (!bridge.open) await post;
  }
  await Promise.all(posts);
  await bridge.close();
}

class Bridge {
  readonly #url: string;
  readonly #write: (message: string) => void;
  readonly #listening = new AbortController();
  #session: string | undefined;
  #version: string | undefined;

  constructor(url: string, write: (message: string) => void) {
    this.#url = url;
    this.#write = write;
  }

  get open(): boolean {
    return this.#session !== undefined;
  }

  async post(line: string): Promise<void> {
    const message = read(line);
    if (message?.method === "server/discover") {
      // Answered so, a client that knows several protocol versions takes the one with sessions.
      return this.#error(message, -32601, "Method not found");
    }
    try {
      const response = await fetch(this.#url, { method: "POST", headers: this.#headers(), body: line });
      await this.#take(response, message);
      if (message?.method === "notifications/initialized") void this.#listen();
    } catch (error) {
      this.#error(message, -32000, `The bank cannot be reached: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    this.#listening.abort();
    if (this.#session === undefined) return;
    await fetch(this.#url, { method: "DELETE", headers: this.#headers() }).catch(() => undefined);
  }

  async #take(response: Response, message: Sent | undefined): Promise<void> {
    if (message?.method === "initialize")
      this.#session ??= response.headers.get("mcp-session-id") ?? undefined;
    if (response.body === null) return;
    if (response.headers.get("content-type")?.startsWith("text/event-stream") === true) {
      for await (const data of readEventStream(response.body)) this.#pass(data);
      return;
    }
    const text = await response.text();
    if (read(text) !== undefined) this.#pass(text);
    else if (!response.ok) this.#error(message, -32000, `The bank answered with HTTP ${response.status}.`);
  }

  /** Notifications that belong to no answer, such as that the list of tools has changed. */
  async #listen(): Promise<void> {
    try {
      const { signal } = this.#listening;
      const response = await fetch(this.#url, {
        headers: { ...this.#headers(), accept: "text/event-stream" },
        signal,
      });
      if (!response.ok || response.body === null) return;
      for await (const data of readEventStream(response.body)) this.#pass(data);
    } catch {
      // The stream has ended with the episode or the bridge; answers to calls do not need it.
    }
  }

  #pass(text: string): void {
    const message: unknown = JSON.parse(text);
    this.#version ??= z
      .object({ result: z.object({ protocolVersion: z.string() }) })
      .safeParse(message).data?.result.protocolVersion;
    this.#write(JSON.stringify(message));
  }

  #error(message: Sent | undefined, code: number, text: string): void {
    if (message?.id === undefined) return;
    this.#write(JSON.stringify({ jsonrpc: "2.0", id: message.id, error: { code, message: text } }));
  }

  #headers(): Record<string, string> {
    return {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(this.#session === undefined ? {} : { "mcp-session-id": this.#session }),
      ...(this.#version === undefined ? {} : { "mcp-protocol-version": this.#version }),
    };
  }
}

function read(text: string): Sent | undefined {
  try {
    return Sent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
