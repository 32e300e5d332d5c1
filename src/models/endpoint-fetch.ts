import type { FetchFunction } from "@ai-sdk/provider-utils";
import { Agent, EnvHttpProxyAgent, fetch as undiciFetch, type RequestInit } from "undici";
import { deepMerge } from "../contract/deep-merge.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { isRecord } from "../contract/is-record.ts";

/** A `fetch` with its own connections, to be closed when no more calls are made. */
export type EndpointFetch = { fetch: FetchFunction; close(): Promise<void> };

const CONNECT_TIMEOUT_MS = 15_000;

/**
 * A `fetch` for long model calls: as many connections as calls may run at once, and no time limit of its own (Node's gives
 * up after 300 s without headers), since every call carries an abort signal. HTTP_PROXY, HTTPS_PROXY and NO_PROXY are
 * obeyed except towards this machine.
 *
 * @param redirect `manual` where a provider's key must not go along to wherever a redirect leads.
 */
export function createEndpointFetch(
  endpoint: string,
  connections: number,
  { redirect }: { redirect: "manual" | "follow" },
): EndpointFetch {
  const options = {
    connections,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  };
  const dispatcher = isThisMachine(endpoint) ? new Agent(options) : new EnvHttpProxyAgent(options);
  // The provider packages call it with a URL text and plain settings, on which both fetches agree.
  const fetch = ((url: string, init?: RequestInit) =>
    undiciFetch(url, { ...init, dispatcher, redirect })) as unknown as FetchFunction;
  return { fetch, close: () => dispatcher.close() };
}

function isThisMachine(endpoint: string): boolean {
  const { hostname } = new URL(endpoint);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
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
