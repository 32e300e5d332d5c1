import { Worker } from "node:worker_threads";
import type { CountProgress } from "./count-run.ts";

/** Which run is to be counted, and how large its file is. */
export type CountOrder = { folder: string; bytes: number };

/** What a counting thread says. `key` is the state of the run that was counted; the rest is JSON. */
export type CountMessage =
  | { type: "progress"; done: number; of: number }
  | { type: "counted"; key: string; figures: string; episodes: string }
  | { type: "failed"; problem: string };

export type Counted = Extract<CountMessage, { type: "counted" }>;

/** Threads of source and of the built package differ in their ending only. */
const script = new URL(
  import.meta.url.endsWith(".ts") ? "count-worker.ts" : "count-worker.js",
  import.meta.url,
);

type Waiting = { order: CountOrder; begin: () => void };

/** Counts runs one at a time, small ones first, each on a thread of its own. */
export class Counting implements AsyncDisposable {
  readonly #waiting: Waiting[] = [];
  readonly #workers = new Set<Worker>();
  #busy = false;

  /** @throws Error saying why the run cannot be counted. */
  async count(order: CountOrder, progress: CountProgress): Promise<Counted> {
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    this.#waiting.push({ order, begin });
    this.#next();
    await turn;
    try {
      return await this.#run(order, progress);
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#busy) return;
    const [smallest] = this.#waiting.toSorted((a, b) => a.order.bytes - b.order.bytes);
    if (smallest === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(smallest), 1);
    this.#busy = true;
    smallest.begin();
  }

  async #run(order: CountOrder, progress: CountProgress): Promise<Counted> {
    const worker = new Worker(script, { workerData: order });
    this.#workers.add(worker);
    const { promise, resolve, reject } = Promise.withResolvers<Counted>();
    worker.on("message", (message: CountMessage) => {
      switch (message.type) {
        case "progress":
          return progress(message.done, message.of);
        case "counted":
          return resolve(message);
        case "failed":
          return reject(new Error(message.problem));
      }
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("counting was stopped")));
    try {
      return await promise;
    } finally {
      this.#workers.delete(worker);
      await worker.terminate();
    }
  }
}
