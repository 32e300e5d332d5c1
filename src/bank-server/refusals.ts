/** Why something that came to the bank's door from outside was turned away. */
export type RefusalReason =
  | "unknown-address"
  | "episode-over"
  | "not-your-turn"
  | "too-many-calls"
  | "replayed"
  | "too-fast"
  | "too-large"
  | "too-slow"
  | "foreign-host";

/** One thing that was turned away. Nothing was done by it. `episode` is absent where the address was never ours. */
export type Refusal = { at: string; reason: RefusalReason; episode?: string; tool?: string };

/** Refusals that are kept one by one; beyond that they are only counted. */
const MOST_KEPT = 1000;

/** Keeps what was turned away, so that a late or foreign call never goes unnoticed. */
export class Refusals {
  readonly #kept: Refusal[] = [];
  readonly #counts = new Map<RefusalReason, number>();
  readonly #now: () => number;
  readonly #told: ((refusal: Refusal) => void) | undefined;

  constructor(now: () => number, told?: (refusal: Refusal) => void) {
    this.#now = now;
    this.#told = told;
  }

  record(refusal: Omit<Refusal, "at">): void {
    this.#counts.set(refusal.reason, (this.#counts.get(refusal.reason) ?? 0) + 1);
    if (this.#kept.length >= MOST_KEPT) return;
    const kept = { at: new Date(this.#now()).toISOString(), ...refusal };
    this.#kept.push(kept);
    this.#told?.(kept);
  }

  /** The first ones, in order. */
  get kept(): readonly Refusal[] {
    return this.#kept;
  }

  /** How many there were of each kind. */
  get counts(): ReadonlyMap<RefusalReason, number> {
    return this.#counts;
  }
}
