import type { ModelCallRecord } from "../../contract/model.ts";

const NANO = 1_000_000_000n;

/** What model calls used and cost. `unpriced` calls are in no sum; a count that no provider gave is absent. */
export type UsageTotal = {
  calls: number;
  inputTokens?: number;
  outputTokens?: number;
  usd: string;
  unpriced: number;
  /** Names under which models answered; more than one says that a model changed under the run. */
  answeredBy: string[];
};

/** Adds up model calls. Money is summed exactly. */
export class UsageCounter {
  #calls = 0;
  #input: number | undefined;
  #output: number | undefined;
  #nanoUsd = 0n;
  #unpriced = 0;
  readonly #answeredBy = new Set<string>();

  add({ usage, cost, answered }: ModelCallRecord): void {
    this.#calls += 1;
    if (usage.inputTokens !== undefined) this.#input = (this.#input ?? 0) + usage.inputTokens;
    if (usage.outputTokens !== undefined) this.#output = (this.#output ?? 0) + usage.outputTokens;
    if (answered !== undefined) this.#answeredBy.add(answered);
    if (cost.known) this.#nanoUsd += nanoUsd(cost.usd);
    else this.#unpriced += 1;
  }

  /** @returns `undefined` where no model was called. */
  get total(): UsageTotal | undefined {
    if (this.#calls === 0) return undefined;
    return {
      calls: this.#calls,
      ...(this.#input === undefined ? {} : { inputTokens: this.#input }),
      ...(this.#output === undefined ? {} : { outputTokens: this.#output }),
      usd: `${this.#nanoUsd / NANO}.${String(this.#nanoUsd % NANO).padStart(9, "0")}`.replace(/\.?0+$/, ""),
      unpriced: this.#unpriced,
      answeredBy: [...this.#answeredBy].toSorted(),
    };
  }
}

function nanoUsd(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole) * NANO + BigInt(fraction.padEnd(9, "0").slice(0, 9));
}
