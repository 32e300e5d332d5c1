import type { Trajectory } from "../../contract/trajectory.ts";
import { refusedForOrder } from "../../contract/refused-for-order.ts";

/** In how many episodes an agent outside our loop was not joined to its bank as it should be. */
export type HookUpTotal = {
  episodes: number;
  /** Nothing ever came to the bank's address. */
  neverCame: number;
  /** Something came, and the bank's tools were neither listed nor called. */
  neverListed: number;
  /** A tool was unlocked, and the list was not asked for again. */
  changedUnlisted: number;
  /** Calls that came when it was not the agent's turn, and in how many episodes. */
  outOfTurn: { calls: number; episodes: number };
  /** Calls that the bank refused only because they came ahead of the one that unlocks their tool. */
  outOfOrder: { calls: number; episodes: number };
  /** Requests that were turned away at the address, by reason. */
  turnedAway: { [reason: string]: number };
};

/** Counts how one agent came to its bank, over its episodes. */
export class HookUpCounter {
  readonly #total: HookUpTotal = {
    episodes: 0,
    neverCame: 0,
    neverListed: 0,
    changedUnlisted: 0,
    outOfTurn: { calls: 0, episodes: 0 },
    outOfOrder: { calls: 0, episodes: 0 },
    turnedAway: {},
  };

  add({ events, hookUp, ending }: Pick<Trajectory, "events" | "hookUp" | "ending">): void {
    const total = this.#total;
    total.episodes += 1;
    const late = events.filter((event) => event.type === "tool-result" && event.status === "out-of-turn");
    addTo(total.outOfTurn, late.length);
    addTo(total.outOfOrder, refusedForOrder(events).size);
    if (hookUp === undefined) return;
    if (ending.type === "fault" && ending.by === "hook-up") {
      if (hookUp.requests === 0) total.neverCame += 1;
      else total.neverListed += 1;
    }
    if (hookUp.listings > 0 && hookUp.changesListed < hookUp.changes) total.changedUnlisted += 1;
    for (const [reason, count] of Object.entries(hookUp.turnedAway)) {
      total.turnedAway[reason] = (total.turnedAway[reason] ?? 0) + count;
    }
  }

  /** What was counted; `undefined` where there was no episode. */
  get total(): HookUpTotal | undefined {
    return this.#total.episodes === 0 ? undefined : this.#total;
  }
}

function addTo(count: HookUpTotal["outOfTurn"], calls: number): void {
  count.calls += calls;
  if (calls > 0) count.episodes += 1;
}
