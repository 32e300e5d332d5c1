/**
 * Counts steps as the public harnesses do: a message of a side is one, the answers to all calls of a message are one more.
 * Without a limit they never run out.
 */
export class StepCount {
  readonly limit: number | undefined;
  #taken = 0;

  constructor(limit: number | undefined) {
    this.limit = limit;
  }

  take(): void {
    this.#taken += 1;
  }

  get used(): boolean {
    return this.limit !== undefined && this.#taken >= this.limit;
  }
}
