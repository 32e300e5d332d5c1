import { availableParallelism } from "node:os";
import type { Judgement, JudgeQuestion } from "../../contract/judgement.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import type { GradingAnswer, GradingOrder } from "./grading-order.ts";
import { TimedThread } from "./timed-thread.ts";

/** A grader whose answers come later, from whoever does the work. */
export type LaterGrader = {
  version: string;
  judgementsNeeded(trajectory: Trajectory, which: "needed" | "all"): Promise<readonly JudgeQuestion[]>;
  grade(trajectory: Trajectory, judgements: readonly Judgement[]): Promise<Verdict>;
};

/** What one episode may compute while it is graded, where nothing else is said. */
const GRADING_LIMIT_MS = 60_000;

/** More threads than these find no more work than the one that plays gives them. */
const MOST_THREADS = 8;

/**
 * Threads that grade, as many as the machine runs at once, each started when there is work for it. An order that takes
 * longer than its limit ends its thread, and another takes its place.
 */
export class GradingThreads implements AsyncDisposable {
  readonly #limitMs: number;
  readonly #size: number;
  readonly #idle: TimedThread[] = [];
  readonly #all = new Set<TimedThread>();
  readonly #waiting: ((thread: TimedThread) => void)[] = [];

  constructor(limitMs = GRADING_LIMIT_MS, size = Math.min(MOST_THREADS, availableParallelism())) {
    this.#limitMs = limitMs;
    this.#size = size;
  }

  /** How many orders are done at the same time. */
  get size(): number {
    return this.#size;
  }

  /** @throws GradingTooLong, or Error for a thread that ended over it. */
  async do(order: GradingOrder): Promise<GradingAnswer> {
    const thread = await this.#thread();
    try {
      const answer = await thread.do(order);
      this.#hand(thread);
      return answer;
    } catch (error) {
      this.#all.delete(thread);
      const next = this.#waiting.shift();
      if (next !== undefined) next(this.#started());
      await thread.stop();
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.stop()));
  }

  async #thread(): Promise<TimedThread> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#all.size < this.#size) return this.#started();
    return await new Promise((resolve) => void this.#waiting.push(resolve));
  }

  #started(): TimedThread {
    const thread = new TimedThread(this.#limitMs);
    this.#all.add(thread);
    return thread;
  }

  #hand(thread: TimedThread): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
