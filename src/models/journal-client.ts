import type { FetchFunction } from "@ai-sdk/provider-utils";
import { RunStopper, StoreCorrupt } from "../contract/errors.ts";
import type { CallKey, ModelCallRecord, ModelReply, ModelRequest } from "../contract/model.ts";
import type { Clock, Journal, ModelClient } from "../contract/ports.ts";
import { AdaptiveLimit, type LimitState } from "./adaptive-limit.ts";
import { callModel } from "./call-model.ts";
import { createEndpointFetch, type EndpointFetch } from "./endpoint-fetch.ts";
import { ModelFault } from "./faults.ts";
import type { Answer } from "./from-result.ts";
import { onAbort } from "./on-abort.ts";
import { costOf, priceOf } from "./pricing.ts";
import type { Price } from "./price-table.ts";
import { requestHash } from "./request-hash.ts";
import {
  endpointOf,
  resolveModel,
  type Environment,
  type ModelChoice,
  type ResolvedModel,
} from "./resolve-model.ts";
import { DEFAULT_RETRY, withRetries, type RetryPolicy } from "./retry.ts";
import type { SpendingLimit } from "./spending-limit.ts";

/** What a model client needs. */
export type ModelClientOptions = {
  journal: Journal;
  clock: Clock;
  /** Draws evenly from [0, 1), for the jitter of waits. */
  random: () => number;
  /** Where keys are read from; `process.env` as a rule. */
  environment: Environment;
  /** Most calls at once to one endpoint, at the start and ever. */
  concurrency: number;
  /** Longest that one attempt may take. */
  callTimeoutMs?: number | undefined;
  /** Longest body of an answer, in megabytes. */
  replyMb?: number | undefined;
  retry?: RetryPolicy;
  /** Told of a recorded reply that cannot be read: it is paid for again. */
  damaged?: ((damage: StoreCorrupt) => void) | undefined;
  /** Own prices, ahead of the list prices. */
  prices?: readonly Price[];
  /** What all calls together may cost. */
  spending?: SpendingLimit | undefined;
  /** Makes models in another way, such as one inside this process. */
  resolve?: (choice: ModelChoice) => ResolvedModel;
};

/** How calls to one endpoint stand, for progress. */
export type EndpointState = LimitState & { endpoint: string };

/** A model client with what a run shows and closes. */
export interface JournalledClient extends ModelClient, AsyncDisposable {
  endpoints(): EndpointState[];
  /** The same client with further headers on every request. They are no part of what is asked: no hash or key has them. */
  withHeaders(headersOf: HeadersOf): ModelClient;
}

/** Headers of one call. */
type HeadersOf = (key: CallKey) => Readonly<Record<string, string>>;

/** Pauses go on when somebody sets the machine's clock. */
const MONOTONIC: Clock = { now: () => performance.now() };

/** Longest that one attempt may take where nothing else is said. */
export const DEFAULT_CALL_TIMEOUT_MS = 600_000;

/**
 * A model client over a journal: a recorded reply is handed out again (`replayed`, no latency, its first cost), anything
 * else is asked, cleaned and recorded before it is returned. One key is never asked twice at the same time. Replies that
 * were cut off or filtered are returned with that finish and never recorded, only that they were paid for.
 *
 * `generate` throws RunStopper when no call to the model can succeed, at once for every caller, or when an endpoint has
 * never given one answer; ModelFault for what is wrong with this call; InputError for a model that can't be set up.
 */
export function createModelClient(options: ModelClientOptions): JournalledClient {
  return new JournalClient(options);
}

type Call = {
  request: ModelRequest;
  key: CallKey;
  signal: AbortSignal;
  headers: Readonly<Record<string, string>> | undefined;
};
type Timed<Value> = Value & { latencyMs: number };
type Endpoint = { limit: AdaptiveLimit; answered: boolean };

class JournalClient implements JournalledClient {
  readonly #options: ModelClientOptions;
  readonly #models = new Map<string, ResolvedModel>();
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #connections = new Map<string, EndpointFetch>();
  readonly #running = new Map<string, Promise<ModelReply>>();
  /** Models of which no call can succeed any more, with why. */
  readonly #stopped = new Map<string, string>();

  constructor(options: ModelClientOptions) {
    this.#options = options;
  }

  endpoints(): EndpointState[] {
    return [...this.#endpoints].map(([endpoint, { limit }]) => {
      const { pausedUntilMs, ...state } = limit.state;
      if (pausedUntilMs === undefined) return { endpoint, ...state };
      const leftMs = pausedUntilMs - MONOTONIC.now();
      return { endpoint, ...state, pausedUntilMs: this.#options.clock.now() + leftMs };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#connections.values()].map((connection) => connection.close()));
  }

  generate(
    request: ModelRequest,
    named: Omit<CallKey, "requestHash">,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    return this.#generate(request, named, { signal });
  }

  withHeaders(headersOf: HeadersOf): ModelClient {
    return {
      generate: (request, named, signal) => this.#generate(request, named, { signal, headersOf }),
    };
  }

  async #generate(
    request: ModelRequest,
    named: Omit<CallKey, "requestHash">,
    { signal, headersOf }: { signal: AbortSignal; headersOf?: HeadersOf },
  ): Promise<ModelReply> {
    signal.throwIfAborted();
    const key: CallKey = { ...named, requestHash: requestHash(request) };
    const name = nameOf(key);
    for (;;) {
      const recorded = this.#recorded(key);
      if (recorded !== undefined) return replayed(recorded);
      const running = this.#running.get(name);
      if (running === undefined) break;
      const outcome = await unlessAborted(running, signal);
      if (outcome.status === "fulfilled") return replayed(outcome.value);
      // The other caller's abort is his alone; any other end is this caller's too.
      if (outcome.reason instanceof ModelFault || outcome.reason instanceof RunStopper) throw outcome.reason;
    }
    const headers = headersOf?.(key);
    const call = this.#call({ request, key, signal, headers }).finally(() => this.#running.delete(name));
    this.#running.set(name, call);
    return call;
  }

  /** A damaged reply is asked for again. */
  #recorded(key: CallKey): ModelReply | undefined {
    try {
      return this.#options.journal.get(key);
    } catch (error) {
      if (!(error instanceof StoreCorrupt)) throw error;
      this.#options.damaged?.(error);
      return undefined;
    }
  }

  async #call(call: Call): Promise<ModelReply> {
    const { random, retry = DEFAULT_RETRY } = this.#options;
    const target = this.#modelFor(call.request);
    const endpoint = this.#endpointFor(target.endpoint);
    const { limit } = endpoint;
    const setting = { limit, policy: retry, random, signal: call.signal };
    const held = await this.#options.spending?.reserve(call.request, call.signal);
    try {
      const { value, attempts } = await withRetries(() => this.#ask(target, call), setting);
      endpoint.answered = true;
      const reply = this.#record(call, value, attempts);
      held?.settle(reply.record.cost);
      return reply;
    } catch (error) {
      held?.release();
      const hopeless = error instanceof ModelFault && error.kind === "passing" && !endpoint.answered;
      throw hopeless ? this.#stop(target, `${error.message}; it has not answered once`) : error;
    }
  }

  /** Asks once. A model that is known to be out of reach is not asked; the next caller in line must know at once. */
  async #ask(target: ResolvedModel, { request, key, signal, headers }: Call): Promise<Timed<Answer>> {
    const { clock, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS } = this.#options;
    const stopped = this.#stopped.get(target.id);
    if (stopped !== undefined) throw new RunStopper(stopped);
    try {
      const timeoutMs = request.model.timeoutMs ?? callTimeoutMs;
      const setting = { index: key.index, timeoutMs, clock, signal, headers };
      return await callModel(target, request, setting);
    } catch (error) {
      const permanent = error instanceof ModelFault && error.kind === "permanent";
      throw permanent ? this.#stop(target, error.message) : error;
    }
  }

  #stop(target: ResolvedModel, message: string): RunStopper {
    this.#stopped.set(target.id, message);
    return new RunStopper(message);
  }

  #record({ request, key }: Call, answer: Timed<Answer>, attempts: number): ModelReply {
    const { text, reasoning, calls, providerState, warnings, latencyMs, finish, usage, ...about } = answer;
    const record: ModelCallRecord = {
      role: key.role,
      index: key.index,
      requested: request.model.id,
      requestHash: key.requestHash,
      ...about,
      finish,
      usage,
      cost: costOf(usage, priceOf(request.model, this.#options.prices ?? [])),
      latencyMs,
      attempts,
      warnings,
      replayed: false,
    };
    const reply: ModelReply = {
      text,
      ...(reasoning === undefined ? {} : { reasoning }),
      calls,
      ...(providerState === undefined ? {} : { providerState }),
      record,
    };
    const { journal } = this.#options;
    if (finish === "length" || finish === "content-filter") journal.charge?.(key, record);
    else journal.put(key, reply);
    return reply;
  }

  #modelFor({ model, decoding }: ModelRequest): ResolvedModel {
    const { extraBody, reasoningEffort } = decoding;
    const name = JSON.stringify([model, reasoningEffort, extraBody]);
    const known = this.#models.get(name);
    if (known !== undefined) return known;
    const resolve = this.#options.resolve ?? ((choice: ModelChoice) => this.#resolve(choice));
    const resolved = resolve({ model, decoding });
    this.#models.set(name, resolved);
    return resolved;
  }

  #resolve(choice: ModelChoice): ResolvedModel {
    const { environment } = this.#options;
    return resolveModel(choice, { environment, fetch: this.#fetchFor(endpointOf(choice.model)) });
  }

  #fetchFor(endpoint: string): FetchFunction {
    const connection =
      this.#connections.get(endpoint) ??
      createEndpointFetch(endpoint, this.#options.concurrency, {
        redirect: "manual",
        replyMb: this.#options.replyMb,
      });
    this.#connections.set(endpoint, connection);
    return connection.fetch;
  }

  #endpointFor(name: string): Endpoint {
    const { concurrency } = this.#options;
    const endpoint = this.#endpoints.get(name) ?? {
      limit: new AdaptiveLimit(concurrency, MONOTONIC),
      answered: false,
    };
    this.#endpoints.set(name, endpoint);
    return endpoint;
  }
}

function nameOf({ agent, scenario, trial, role, index, requestHash }: CallKey): string {
  return JSON.stringify([agent, scenario, trial, role, index, requestHash]);
}

function replayed(reply: ModelReply): ModelReply {
  return { ...reply, record: { ...reply.record, latencyMs: 0, replayed: true } };
}

/** How another caller's promise ends. @throws The signal's reason when it is aborted before. */
async function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<PromiseSettledResult<Value>> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = onAbort(signal, () => reject(signal.reason));
  try {
    const [settled] = await Promise.race([Promise.allSettled([promise]), aborted]);
    return settled;
  } finally {
    stop();
  }
}
