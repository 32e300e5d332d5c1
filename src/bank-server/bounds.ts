/** What one episode's address puts up with. */
export type Bounds = {
  bodyBytes: number;
  /** Time in which a whole request must have come. */
  bodyMs: number;
  /** Requests a second that may go on for ever, and how many may come at once on top. */
  requestsPerSecond: number;
  burst: number;
  /** Requests being answered at once. */
  atOnce: number;
  /** MCP sessions; the oldest is closed for a new one. */
  sessions: number;
};

export const BOUNDS: Bounds = {
  bodyBytes: 256 * 1024,
  bodyMs: 10_000,
  requestsPerSecond: 50,
  burst: 200,
  atOnce: 64,
  sessions: 32,
};

/** A bucket that refills evenly: `take` says whether one more may come now. */
export class RateBucket {
  readonly #perMs: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor({ requestsPerSecond, burst }: Bounds, now: () => number) {
    this.#perMs = requestsPerSecond / 1000;
    this.#most = burst;
    this.#now = now;
    this.#left = burst;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
