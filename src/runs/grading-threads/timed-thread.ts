import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { GradingAnswer, GradingOrder } from "./grading-order.ts";

/** Grading did not come to an end within its limit. */
export class GradingTooLong extends Error {
  constructor(limitMs: number) {
    super(`grading took longer than ${limitMs / 1000} s of computing`);
    this.name = "GradingTooLong";
  }
}

/** Threads of source and of the built package differ in their ending only. */
const script = new URL(
  import.meta.url.endsWith(".ts") ? "grading-thread.ts" : "grading-thread.js",
  import.meta.url,
);

/** What a thread that computes nothing is given of the wall's clock, in limits: it waits for something that never comes. */
const IDLE_LIMITS = 20;
const SHORTEST_LOOK_MS = 10;

/**
 * A thread that is ended when an order takes longer than its limit. Time is that which the thread itself computed, so that a
 * loaded machine fails nobody.
 */
export class TimedThread {
  readonly #worker: Worker;
  readonly #limitMs: number;
  readonly #ready: Promise<unknown>;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
    this.#worker = new Worker(script);
    // Errors are seen by whoever waits for an answer; one that comes when nobody does must not end the process.
    this.#worker.on("error", () => undefined);
    this.#ready = this.#next();
    this.#ready.catch(() => undefined);
    this.#worker.unref();
  }

  /** @throws GradingTooLong, or Error for a thread that ended; it takes no more orders after either. */
  async do(order: GradingOrder): Promise<GradingAnswer> {
    this.#worker.ref();
    const watch = new AbortController();
    try {
      await this.#ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage(order);
      return await Promise.race([this.#next(), this.#tooLong(watch.signal)]);
    } finally {
      watch.abort();
      this.#worker.unref();
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** What the thread says next. */
  async #next(): Promise<GradingAnswer> {
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<GradingAnswer>();
    const ended = (code: number): void => reject(new Error(`the thread that grades ended with code ${code}`));
    worker.on("message", resolve).on("error", reject).on("exit", ended);
    try {
      return await promise;
    } finally {
      worker.off("message", resolve).off("error", reject).off("exit", ended);
    }
  }

  /** Fails once the time is over; never ends where the watch is called off before. */
  async #tooLong(signal: AbortSignal): Promise<never> {
    const limitMs = this.#limitMs;
    const startedAt = performance.now();
    const before = await this.#computedMs();
    for (let left = limitMs; left > 0;) {
      await pause(Math.max(SHORTEST_LOOK_MS, left), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return await new Promise<never>(() => undefined);
      const waited = performance.now() - startedAt;
      left = waited > IDLE_LIMITS * limitMs ? 0 : limitMs - ((await this.#computedMs()) - before);
    }
    throw new GradingTooLong(limitMs);
  }

  /** Milliseconds that the thread has computed; none once it has ended, which is told otherwise. */
  async #computedMs(): Promise<number> {
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1000;
    } catch {
      return 0;
    }
  }
}
