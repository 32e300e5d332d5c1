import { IntegralFloat, isShallow, MAX_DEPTH, type ExactJson, type ExactObject } from "../contract/json.ts";
import { setField } from "./fields.ts";

/**
 * Reads JSON without losing how numbers were written (see `ExactJson`). Admits `NaN`, `Infinity` and `-Infinity`; a
 * number too large for a double becomes an infinity. Of duplicate keys the last value counts, at the first position.
 *
 * @throws SyntaxError naming position, line and column, also for nesting deeper than 900.
 */
export function parseExact(text: string): ExactJson {
  if (isPlain(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // Read again below: the error is then the same on every engine and names line and column.
    }
  }
  return new Reader(text).document();
}

/**
 * What `JSON.parse` would read differently: integral floats, -0, integers past 2^53, non-finite numbers, keys that
 * JavaScript moves to the front. False alarms (an id that looks like one of these) only cost time.
 */
const UNLIKE_JSON = /\d\.0+(?!\d)|\d[eE]|\d{16}|-0(?!\d)|NaN|Infinity|"\d+"\s*:|\\u003/;

function isPlain(text: string): boolean {
  return !UNLIKE_JSON.test(text) && isShallow(text);
}

const SPACE = /[ \t\n\r]*/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;

const WORDS: readonly (readonly [string, ExactJson])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["-Infinity", Number.NEGATIVE_INFINITY],
];

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): ExactJson {
    const value = this.#value(0);
    if (this.#at < this.#text.length) throw this.#unexpected("the end of the text");
    return value;
  }

  /** Reads one value and the space around it. */
  #value(depth: number): ExactJson {
    this.#match(SPACE);
    const value = this.#bareValue(depth);
    this.#match(SPACE);
    return value;
  }

  #bareValue(depth: number): ExactJson {
    if (depth > MAX_DEPTH) throw this.#error(`nesting deeper than ${MAX_DEPTH}`);
    const next = this.#text[this.#at];
    if (next === "{") return this.#object(depth);
    if (next === "[") return this.#list(depth);
    if (next === '"') return this.#string();
    const word = WORDS.find(([written]) => this.#text.startsWith(written, this.#at));
    if (word !== undefined) {
      this.#at += word[0].length;
      return word[1];
    }
    const number = this.#match(NUMBER);
    if (number === undefined) throw this.#unexpected("a value");
    return toNumber(number);
  }

  #object(depth: number): ExactObject {
    const object: ExactObject = {};
    this.#at++;
    this.#match(SPACE);
    if (this.#skip("}")) return object;
    do {
      this.#match(SPACE);
      if (this.#text[this.#at] !== '"') throw this.#unexpected("a key in double quotes");
      const key = this.#string();
      this.#match(SPACE);
      if (!this.#skip(":")) throw this.#unexpected("':'");
      setField(object, key, this.#value(depth + 1));
    } while (this.#skip(","));
    if (!this.#skip("}")) throw this.#unexpected("',' or '}'");
    return object;
  }

  #list(depth: number): ExactJson[] {
    const list: ExactJson[] = [];
    this.#at++;
    this.#match(SPACE);
    if (this.#skip("]")) return list;
    do list.push(this.#value(depth + 1));
    while (this.#skip(","));
    if (!this.#skip("]")) throw this.#unexpected("',' or ']'");
    return list;
  }

  #string(): string {
    const start = this.#at;
    let escaped = false;
    for (let at = start + 1; at < this.#text.length; at++) {
      const unit = this.#text.charCodeAt(at);
      if (unit < 0x20) throw this.#error("a control character in a string", at);
      if (unit === QUOTE) {
        this.#at = at + 1;
        return escaped ? this.#unescape(start) : this.#text.slice(start + 1, at);
      }
      if (unit === BACKSLASH) {
        escaped = true;
        at++;
      }
    }
    throw this.#error("a string that is not closed");
  }

  #unescape(start: number): string {
    try {
      return JSON.parse(this.#text.slice(start, this.#at));
    } catch {
      throw this.#error("a bad escape in a string", start);
    }
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const matched = pattern.exec(this.#text);
    if (matched === null) return undefined;
    this.#at = pattern.lastIndex;
    return matched;
  }

  #skip(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #unexpected(wanted: string): SyntaxError {
    const next = this.#text[this.#at];
    return this.#error(`expected ${wanted}, found ${next === undefined ? "the end" : JSON.stringify(next)}`);
  }

  #error(problem: string, at = this.#at): SyntaxError {
    const before = this.#text.slice(0, at).split("\n");
    const column = (before.at(-1) ?? "").length + 1;
    return new SyntaxError(`${problem} at position ${at} (line ${before.length}, column ${column})`);
  }
}

function toNumber([written, fraction, exponent]: RegExpExecArray): ExactJson {
  const value = Number(written);
  if (fraction !== undefined || exponent !== undefined) {
    return Number.isInteger(value) ? new IntegralFloat(value) : value;
  }
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  return BigInt(written);
}
