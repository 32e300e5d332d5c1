import { RunStopper } from "../contract/errors.ts";
import type { Cost, ModelRequest } from "../contract/model.ts";
import { exactUsd, shownUsd } from "./exact-usd.ts";
import { onAbort } from "./on-abort.ts";
import { priceOf } from "./pricing.ts";
import type { Price } from "./price-table.ts";

/** What a run may spend on models, and what it has spent already. Amounts as decimal strings in US dollars. */
export type SpendingLimitOptions = {
  usd: string;
  /** Costs of what earlier processes of the run have paid for. */
  paid: Iterable<Cost>;
  /** Own prices, ahead of the list prices. */
  prices: readonly Price[];
  /** What to do once it is reached, as the end of a sentence such as "resume the run with a higher limit". */
  remedy: string;
};

/** What one call may cost, set aside until it is known what it did cost. */
export type Reservation = {
  /** An unknown cost counts as all that was set aside. */
  settle(cost: Cost): void;
  /** The call came to nothing. */
  release(): void;
};

/** Output that is set aside for a call whose settings do not bound it. */
const USUAL_OUTPUT_TOKENS = 8_192n;

type Waiting = { amount: bigint; begin: () => void; fail: (error: RunStopper) => void };

/**
 * Holds a run's spending on models to a limit: before a call begins, the most that it may cost is set aside. A call that
 * would pass the limit waits until those in flight are paid for; where that leaves too little, none begins any more.
 */
export class SpendingLimit {
  readonly #options: SpendingLimitOptions;
  readonly #limit: bigint;
  readonly #waiting: Waiting[] = [];
  #spent = 0n;
  #setAside = 0n;
  #inFlight = 0;

  constructor(options: SpendingLimitOptions) {
    this.#options = options;
    this.#limit = exactUsd(options.usd);
    for (const cost of options.paid) if (cost.known) this.#spent += exactUsd(cost.usd);
  }

  /** For people: what is spent of what. */
  get standing(): string {
    return `${shownUsd(this.#spent)} of ${shownUsd(this.#limit)}`;
  }

  /** @throws RunStopper where the call could pass the limit; the signal's reason. */
  async reserve(request: ModelRequest, signal: AbortSignal): Promise<Reservation> {
    const amount = this.#mostOf(request);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { amount, begin: resolve, fail: reject };
    this.#waiting.push(waiting);
    const stop = onAbort(signal, () => {
      const at = this.#waiting.indexOf(waiting);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(signal.reason);
      this.#next();
    });
    this.#next();
    try {
      await promise;
    } finally {
      stop();
    }
    return this.#reservation(amount);
  }

  #reservation(amount: bigint): Reservation {
    let isOpen = true;
    const close = (spent: bigint): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#inFlight -= 1;
      this.#setAside -= amount;
      this.#spent += spent;
      this.#next();
    };
    return {
      settle: (cost) => close(cost.known ? exactUsd(cost.usd) : amount),
      release: () => close(0n),
    };
  }

  /** In the order in which they came, so that no large call waits for ever behind small ones. */
  #next(): void {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      const isWithin = this.#spent + this.#setAside + first.amount <= this.#limit;
      if (!isWithin && this.#inFlight > 0) return;
      this.#waiting.shift();
      if (!isWithin) {
        first.fail(this.#reached(first.amount));
        continue;
      }
      this.#inFlight += 1;
      this.#setAside += first.amount;
      first.begin();
    }
  }

  #reached(amount: bigint): RunStopper {
    const next = `the next call may cost ${shownUsd(amount)}`;
    const remedy = this.#spent === 0n ? "Allow more" : this.#options.remedy;
    return new RunStopper(
      `The limit of the run's spending is reached: ${this.standing} is spent, and ${next}. ${remedy}`,
    );
  }

  /** A token is at least one byte; what is written to a cache may cost more than what is read. */
  #mostOf({ model, decoding, messages, tools }: ModelRequest): bigint {
    const price = priceOf(model, this.#options.prices);
    if (price === undefined) return 0n;
    const bytes = BigInt(Buffer.byteLength(JSON.stringify([messages, tools])));
    const [input, written] = [exactUsd(price.input), exactUsd(price.cacheWrite ?? "0")];
    const output =
      decoding.maxOutputTokens === undefined ? USUAL_OUTPUT_TOKENS : BigInt(decoding.maxOutputTokens);
    const million = 1_000_000n;
    return (bytes * (input > written ? input : written) + output * exactUsd(price.output)) / million + 1n;
  }
}
