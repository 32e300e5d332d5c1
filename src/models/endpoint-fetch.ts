import type { FetchFunction } from "@ai-sdk/provider-utils";
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch, type RequestInit } from "undici";
import { deepMerge } from "../contract/deep-merge.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { isRecord } from "../contract/is-record.ts";
import { ReplyTooLong } from "./faults.ts";
import { isThisMachine } from "./network-hint.ts";

/** A `fetch` with its own connections, to be closed when no more calls are made. */
export type EndpointFetch = { fetch: FetchFunction; close(): Promise<void> };

const CONNECT_TIMEOUT_MS = 15_000;

/** Longest body of an answer, in megabytes, where nothing else is said. */
export const MOST_REPLY_MB = 16;

/** What one endpoint's answers are held to. */
export type EndpointBounds = {
  redirect: "manual" | "follow";
  /** Longest body in megabytes, as it is once unpacked. */
  replyMb?: number | undefined;
  /** What sets that, for whoever reads that an answer was longer. */
  setBy?: string;
};

/**
 * A `fetch` for long model calls: as many connections as calls may run at once, and no time limit of its own (Node's gives
 * up after 300 s without headers), since every call carries an abort signal. HTTP_PROXY, HTTPS_PROXY and NO_PROXY are
 * obeyed except towards this machine. A body that goes on beyond its bound breaks off with {@link ReplyTooLong}.
 *
 * @param redirect `manual` where a provider's key must not go along to wherever a redirect leads.
 */
export function createEndpointFetch(
  endpoint: string,
  connections: number,
  { redirect, replyMb = MOST_REPLY_MB, setBy = "--max-reply-mb" }: EndpointBounds,
): EndpointFetch {
  const options = {
    connections,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  };
  const dispatcher = isThisMachine(new URL(endpoint)) ? new Agent(options) : new EnvHttpProxyAgent(options);
  // The provider packages call it with a URL text and plain settings, on which both fetches agree.
  const fetch = ((url: string, init?: RequestInit) =>
    undiciFetch(url, { ...init, dispatcher, redirect })) as unknown as FetchFunction;
  return {
    fetch: async (url, init) => bounded(await fetch(url, init), replyMb, setBy),
    close: () => dispatcher.close(),
  };
}

/** The answer with a body that breaks off once it is longer than it may be: an endless one would fill the memory. */
function bounded(answer: Response, replyMb: number, setBy: string): Response {
  if (answer.body === null) return answer;
  let left = replyMb * 2 ** 20;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new ReplyTooLong(replyMb, setBy));
      else controller.enqueue(chunk);
    },
  });
  const { status, ok, statusText, headers, url, redirected } = answer;
  const held = new Response(answer.body.pipeThrough(counting), { statusText, headers });
  // Where it came from is no setting of a response that is made, nor is a status of 999, with which some turn robots away.
  const came = { status, ok, url, redirected };
  return Object.defineProperties(
    held,
    Object.fromEntries(Object.entries(came).map(([name, value]) => [name, { value }])),
  );
}

/** Adds fields to every JSON body that is sent; an object goes into an object of the same name, anything else replaces. */
export function withExtraBody(fetch: FetchFunction, extra: JsonObject): FetchFunction {
  return (url, init) => {
    if (typeof init?.body !== "string") return fetch(url, init);
    const body = JSON.parse(init.body) as Json;
    return fetch(url, { ...init, body: JSON.stringify(isRecord(body) ? deepMerge(body, extra) : extra) });
  };
}

/**
 * Makes the arguments of an answer's calls a text where a server sent them as an object, and its ids and names texts: the provider
 * packages refuse the whole answer otherwise. A number too long to be read again leaves the answer as it came.
 */
export function withTextArguments(fetch: FetchFunction): FetchFunction {
  return async (url, init) => {
    const answer = await fetch(url, init);
    if (!answer.ok || !/json/i.test(answer.headers.get("content-type") ?? "")) return answer;
    const text = await answer.text();
    const headers = new Headers(answer.headers);
    // They tell of the bytes that came, and these have been read.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const body = OBJECT_ARGUMENTS.test(text) ? withTexts(text) : text;
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  };
}

const OBJECT_ARGUMENTS = /"arguments"\s*:\s*[{[\dtfn]/;

function withTexts(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      name === "arguments" && typeof value !== "string" ? JSON.stringify(value) : value,
    );
  } catch {
    return text;
  }
}

/** Adds headers to every request, ahead of the provider package's own, and a query to its address. */
export function withAddress(
  fetch: FetchFunction,
  { headers, query }: { headers: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> },
): FetchFunction {
  return (url, init) => {
    const address = new URL(url instanceof Request ? url.url : url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const sent = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    return fetch(address.href, { ...init, headers: sent });
  };
}

const KEY_HEADERS = ["authorization", "x-api-key", "x-goog-api-key"];

/** For an endpoint that takes no key: the provider packages insist on one, so it is taken out again. */
export function withoutKey(fetch: FetchFunction): FetchFunction {
  return (url, init) => {
    const headers = new Headers(init?.headers);
    for (const name of KEY_HEADERS) headers.delete(name);
    return fetch(url, { ...init, headers });
  };
}
