import { closeSync, openSync, readSync } from "node:fs";
import { InputError } from "../../contract/errors.ts";

/** A member of the JSON object in a file, as its text; `index` where the member is a list, and this one of its elements. */
export type JsonMember = { key: string; index?: number; text: string };

/**
 * Reads a file that holds one JSON object, member by member and lists element by element, so that of a file of any size only
 * one element is in memory. Values are cut out by their brackets and quotes; whether they are JSON is for whoever parses them.
 *
 * @throws InputError for a file that cannot be read, or that holds something else.
 */
export function* jsonMembers(file: string): Iterable<JsonMember> {
  const bytes = new FileBytes(file);
  try {
    yield* membersIn(bytes);
  } finally {
    bytes.close();
  }
}

function* membersIn(bytes: FileBytes): Iterable<JsonMember> {
  bytes.expect("{");
  if (bytes.skip("}")) return bytes.expectEnd();
  do {
    const key = keyIn(bytes);
    bytes.expect(":");
    if (!bytes.skip("[")) {
      yield { key, text: bytes.value() };
      continue;
    }
    if (bytes.skip("]")) continue;
    let index = 0;
    do yield { key, index: index++, text: bytes.value() };
    while (bytes.skip(","));
    bytes.expect("]");
  } while (bytes.skip(","));
  bytes.expect("}");
  bytes.expectEnd();
}

function keyIn(bytes: FileBytes): string {
  const text = bytes.value();
  const key = text.startsWith('"') ? unquoted(text) : undefined;
  if (key !== undefined) return key;
  throw bytes.problem(`expected a key in double quotes, found ${text.slice(0, 20)}`);
}

function unquoted(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const PIECE_BYTES = 1 << 20;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const BOM = [0xef, 0xbb, 0xbf];

class FileBytes {
  readonly #file: string;
  readonly #descriptor: number;
  #piece = Buffer.alloc(0);
  #at = 0;
  #before = 0;

  constructor(file: string) {
    this.#file = file;
    this.#descriptor = attempt(file, () => openSync(file, "r"));
    if (BOM.every((byte, index) => (this.#fill(), this.#piece[index] === byte))) this.#at = BOM.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Takes this character if it is the next after any space. */
  skip(character: string): boolean {
    if (this.#next() !== character.charCodeAt(0)) return false;
    this.#at += 1;
    return true;
  }

  expect(character: string): void {
    if (!this.skip(character)) throw this.problem(`expected ${character}, found ${this.#shown()}`);
  }

  expectEnd(): void {
    if (this.#next() !== undefined) throw this.problem(`expected the end, found ${this.#shown()}`);
  }

  /** The text of the value that comes next. */
  value(): string {
    const parts: Buffer[] = [];
    let [depth, inString, escaped, begun] = [0, false, false, false];
    if (this.#next() === undefined) throw this.problem("expected a value, found the end");
    for (;;) {
      const from = this.#at;
      for (; this.#at < this.#piece.length; this.#at++) {
        const byte = this.#piece[this.#at] ?? 0;
        if (escaped) escaped = false;
        else if (inString) {
          if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inString = false;
        } else if (byte === QUOTE) inString = true;
        else if (isOpening(byte)) depth += 1;
        else if (depth > 0) depth -= isClosing(byte) ? 1 : 0;
        else if (endsScalar(byte)) return this.#cut(parts, from, begun);
        begun = true;
        if (depth > 0 || inString || !isLast(byte)) continue;
        this.#at += 1;
        return this.#cut(parts, from, begun);
      }
      parts.push(this.#piece.subarray(from));
      if (!this.#fill()) break;
    }
    if (depth === 0 && !inString) return this.#cut(parts, this.#at, begun);
    throw this.problem("the file ends within a value");
  }

  problem(problem: string): InputError {
    return new InputError([
      { file: this.#file, problem: `not JSON: ${problem} at byte ${this.#before + this.#at}` },
    ]);
  }

  #cut(parts: Buffer[], from: number, begun: boolean): string {
    if (!begun) throw this.problem(`expected a value, found ${this.#shown()}`);
    return Buffer.concat([...parts, this.#piece.subarray(from, this.#at)]).toString("utf8");
  }

  /** The next byte that is no space, which is not taken; `undefined` at the end. */
  #next(): number | undefined {
    for (;;) {
      for (; this.#at < this.#piece.length; this.#at++) {
        const byte = this.#piece[this.#at] ?? 0;
        if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
      }
      if (!this.#fill()) return undefined;
    }
  }

  /** Reads on where all that was read is used up. @returns Whether there is more. */
  #fill(): boolean {
    if (this.#at < this.#piece.length) return true;
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const count = attempt(this.#file, () => readSync(this.#descriptor, piece));
    if (count === 0) return false;
    this.#before += this.#piece.length;
    this.#piece = piece.subarray(0, count);
    this.#at = 0;
    return true;
  }

  #shown(): string {
    const byte = this.#next();
    return byte === undefined ? "the end" : JSON.stringify(String.fromCharCode(byte));
  }
}

const isOpening = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number): boolean => byte === 0x7d || byte === 0x5d;
const isLast = (byte: number): boolean => isClosing(byte) || byte === QUOTE;
/** A number or word goes as far as the next mark or space. */
const endsScalar = (byte: number): boolean =>
  byte === 0x2c || byte === 0x3a || isClosing(byte) || byte <= 0x20;

function attempt<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new InputError([{ file, problem: "cannot be read", remedy: String(error) }]);
  }
}
