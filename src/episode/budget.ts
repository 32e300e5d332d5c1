import type { Limits } from "../contract/manifest.ts";
import type { ModelCallRecord } from "../contract/model.ts";
import type { Ending } from "../contract/trajectory.ts";

const NANO = 1_000_000_000n;

/** Counts what an episode has used and says when a budget is gone. Unknown usage and prices count as nothing used. */
export class Budget {
  readonly #limits: Limits;
  #tokens = 0;
  #nanoUsd = 0n;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  spend({ usage, cost }: ModelCallRecord): void {
    this.#tokens += (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    if (cost.known) this.#nanoUsd += nanoUsd(cost.usd);
  }

  /** @returns The ending that the spent budget calls for, or `undefined` while there is some left. */
  exceeded(elapsedMs: number): Ending | undefined {
    const { tokens, usd, wallMs } = this.#limits;
    if (tokens !== undefined && this.#tokens > tokens) return { type: "token-limit", tokens: this.#tokens };
    if (usd !== undefined && this.#nanoUsd > nanoUsd(usd)) {
      return { type: "money-limit", spentUsd: decimalUsd(this.#nanoUsd) };
    }
    if (wallMs !== undefined && elapsedMs > wallMs) return { type: "time-limit", elapsedMs };
    return undefined;
  }
}

function nanoUsd(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole) * NANO + BigInt(fraction.padEnd(9, "0").slice(0, 9));
}

function decimalUsd(nano: bigint): string {
  return `${nano / NANO}.${String(nano % NANO).padStart(9, "0")}`.replace(/\.?0+$/, "");
}
