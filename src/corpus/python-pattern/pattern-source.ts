/** A pattern that the public harness's language refuses as well; it is then searched as it stands. */
export class InvalidPattern extends Error {}

/** A pattern that is right, but needs what the native engine cannot do. */
export class UnsupportedPattern extends Error {}

/** Reads a pattern character by character (code points, not code units). */
export class PatternSource {
  readonly #characters: readonly string[];
  #place = 0;

  constructor(pattern: string) {
    this.#characters = Array.from(pattern);
  }

  get place(): number {
    return this.#place;
  }

  /** The next character; the empty text at the end. */
  get next(): string {
    return this.#characters[this.#place] ?? "";
  }

  back(place: number): void {
    this.#place = place;
  }

  /** @throws InvalidPattern at the end of the pattern. */
  take(missing = "an end was missing"): string {
    if (this.next === "") throw new InvalidPattern(missing);
    return this.#characters[this.#place++] ?? "";
  }

  takeIf(character: string): boolean {
    if (this.next !== character) return false;
    this.#place++;
    return true;
  }

  takeWhile(allowed: RegExp, most = Infinity): string {
    let taken = "";
    for (let count = 0; count < most && this.next !== "" && allowed.test(this.next); count++)
      taken += this.take();
    return taken;
  }

  /** @throws InvalidPattern when the ending never comes. */
  takeUntil(ending: string): string {
    let taken = "";
    while (!this.takeIf(ending)) taken += this.take(`missing ${ending}`);
    return taken;
  }
}
