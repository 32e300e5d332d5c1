import { createLogUpdate } from "log-update";
import type { Trajectory } from "../contract/trajectory.ts";
import type { EndpointState } from "../models/journal-client.ts";
import type { RunListener } from "../runs/run-episodes.ts";
import { say } from "./terminal.ts";

const REDRAW_MS = 100;
/** Without a terminal: one line at every tenth of the way, and at least this often. */
const LINE_MS = 15_000;

/** A listener that draws how the run goes on standard error: live rows on a terminal, plain lines elsewhere. */
export function showProgress(
  stream: NodeJS.WriteStream,
  endpoints: () => readonly EndpointState[],
): { listener: RunListener } & Disposable {
  const tally = new Tally();
  const live = stream.isTTY ? createLogUpdate(stream) : undefined;
  const draw = (): void => live?.([tally.line(), ...endpoints().map(endpointLine)].join("\n"));
  const timer = live === undefined ? undefined : setInterval(draw, REDRAW_MS);
  let lastLine = Date.now();
  let lastTenth = 0;
  const plain = (): void => {
    const tenth = Math.floor((10 * tally.done) / Math.max(tally.total, 1));
    if (tenth === lastTenth && Date.now() - lastLine < LINE_MS) return;
    [lastTenth, lastLine] = [tenth, Date.now()];
    say([tally.line(), ...endpoints().map(endpointLine)].join(" · "));
  };
  return {
    listener: {
      planned: (total, done) => tally.plan(total, done),
      started: () => tally.start(),
      finished(_episode, trajectory, { verdict }) {
        tally.finish(trajectory, verdict.status);
        if (live === undefined) plain();
      },
    },
    [Symbol.dispose]() {
      clearInterval(timer);
      draw();
      live?.done();
    },
  };
}

class Tally {
  total = 0;
  done = 0;
  #kept = 0;
  #underWay = 0;
  #tokens = 0;
  #usd = 0;
  #unpriced = false;
  readonly #startedAt = Date.now();
  readonly #verdicts: Record<string, number> = { passed: 0, failed: 0, invalid: 0, error: 0 };

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

  #eta(): string {
    const played = this.done - this.#kept;
    if (played === 0 || this.done >= this.total) return "";
    const leftMs = ((Date.now() - this.#startedAt) / played) * (this.total - this.done);
    return `about ${duration(leftMs)} left`;
  }
}

function endpointLine({ endpoint, inFlight, limit, pausedUntilMs }: EndpointState): string {
  const pause = (pausedUntilMs ?? 0) - Date.now();
  return `${endpoint}: ${inFlight} of ${limit} calls${pause > 0 ? `, rate limited for ${duration(pause)}` : ""}`;
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
