import type { LiveState } from "../contract/live-state.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { EndpointState } from "../models/journal-client.ts";

/** How a run goes, counted as it goes. */
export class RunTally {
  total = 0;
  done = 0;
  #kept = 0;
  #underWay = 0;
  #tokens = 0;
  #usd = 0;
  #unpriced = false;
  readonly #startedAt = Date.now();
  readonly #verdicts: Record<string, number> = { passed: 0, failed: 0, open: 0, invalid: 0, error: 0 };

  plan(total: number, kept: number): void {
    this.total = total;
    this.#kept = kept;
    this.done = kept;
  }

  start(): void {
    this.#underWay += 1;
  }

  finish(trajectory: Trajectory, status: string): void {
    this.#underWay -= 1;
    this.done += 1;
    this.#verdicts[status] = (this.#verdicts[status] ?? 0) + 1;
    for (const event of trajectory.events) {
      if (event.type !== "model-call" || event.record.replayed) continue;
      const { usage, cost } = event.record;
      this.#tokens += (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
      if (cost.known) this.#usd += Number(cost.usd);
      else this.#unpriced = true;
    }
  }

  line(): string {
    const verdicts = Object.entries(this.#verdicts)
      .filter(([status, count]) => count > 0 || status === "passed" || status === "failed")
      .map(([status, count]) => `${count} ${status}`);
    const parts = [`${this.done}/${this.total} episodes`, verdicts.join(", ")];
    if (this.#kept > 0) parts.push(`${this.#kept} kept`);
    if (this.#underWay > 0) parts.push(`${this.#underWay} under way`);
    if (this.#tokens > 0) parts.push(`${this.#tokens.toLocaleString("en")} tokens`, this.#money());
    parts.push(this.#eta());
    return parts.filter((part) => part !== "").join(" · ");
  }

  #money(): string {
    if (this.#usd === 0) return this.#unpriced ? "cost unknown" : "";
    return `$${this.#usd.toFixed(2)}${this.#unpriced ? " and more (some prices unknown)" : ""}`;
  }

  /** The same for another process to read. */
  state(endpoints: readonly EndpointState[]): LiveState {
    const leftMs = this.#leftMs();
    return {
      format: 1,
      pid: process.pid,
      startedAt: new Date(this.#startedAt).toISOString(),
      updatedAt: new Date().toISOString(),
      episodes: { total: this.total, done: this.done, kept: this.#kept, underWay: this.#underWay },
      verdicts: { ...this.#verdicts },
      tokens: this.#tokens,
      usd: this.#usd,
      unpriced: this.#unpriced,
      ...(leftMs === undefined ? {} : { leftMs }),
      endpoints: endpoints.map(({ endpoint, inFlight, limit, pausedUntilMs }) => ({
        endpoint,
        inFlight,
        limit,
        ...(pausedUntilMs === undefined ? {} : { pausedUntil: new Date(pausedUntilMs).toISOString() }),
      })),
    };
  }

  #eta(): string {
    const leftMs = this.#leftMs();
    return leftMs === undefined ? "" : `about ${duration(leftMs)} left`;
  }

  #leftMs(): number | undefined {
    const played = this.done - this.#kept;
    if (played === 0 || this.done >= this.total) return undefined;
    return ((Date.now() - this.#startedAt) / played) * (this.total - this.done);
  }
}

/** A duration for people, rounded up. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
