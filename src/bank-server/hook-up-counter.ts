import type { HookUp } from "../contract/hook-up.ts";
import type { RefusalReason } from "./refusals.ts";

/** Counts what comes to one episode's address. */
export class HookUpCounter {
  #requests = 0;
  #listings = 0;
  #calls = 0;
  #changes = 0;
  #changesListed = 0;
  /** Whether the list has changed since it was last given out. */
  #stale = false;
  readonly #turnedAway: { [reason: string]: number } = {};

  came(): void {
    this.#requests += 1;
  }

  listed(): void {
    this.#listings += 1;
    if (this.#stale) this.#changesListed += 1;
    this.#stale = false;
  }

  called(): void {
    this.#calls += 1;
  }

  changed(): void {
    this.#changes += 1;
    this.#stale = true;
  }

  turnedAway(reason: RefusalReason): void {
    this.#turnedAway[reason] = (this.#turnedAway[reason] ?? 0) + 1;
  }

  get counts(): HookUp {
    return {
      requests: this.#requests,
      listings: this.#listings,
      calls: this.#calls,
      changes: this.#changes,
      changesListed: this.#changesListed,
      turnedAway: { ...this.#turnedAway },
    };
  }
}
