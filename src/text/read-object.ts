/** What is read from a model's text. A Map, as a model may choose any key. */
export type LooseValue = null | boolean | number | string | LooseValue[] | LooseObject;
export type LooseObject = Map<string, LooseValue>;

/** Why a text does not hold exactly one object. `at` is a position in the text. */
export type ReadProblem =
  | { kind: "no-object" }
  | { kind: "several-objects" }
  | { kind: "broken-object"; at: number; what: string };

export type ReadResult = { ok: true; value: LooseObject } | { ok: false; problem: ReadProblem };

const DEEPEST = 50;

/**
 * The one object in a model's text. Admits what models write around and into JSON: prose and code fences outside;
 * comments, trailing commas, single quotes, True, False and None inside. Everything that would need a guess is a
 * problem: a second object, an object that does not end, a key given twice, any other brace.
 */
export function readOnlyObject(text: string): ReadResult {
  const first = text.indexOf("{");
  if (first === -1) return { ok: false, problem: { kind: "no-object" } };
  try {
    const { value, end } = readObject({ text, depth: 0 }, first);
    const second = text.indexOf("{", end);
    if (second === -1) return { ok: true, value };
    readObject({ text, depth: 0 }, second);
    return { ok: false, problem: { kind: "several-objects" } };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { ok: false, problem: { kind: "broken-object", at: error.at, what: error.message } };
  }
}

class Broken extends Error {
  readonly at: number;
  constructor(at: number, what: string) {
    super(what);
    this.at = at;
  }
}

type Source = { text: string; depth: number };
type Read<T> = { value: T; end: number };

function readValue(source: Source, at: number): Read<LooseValue> {
  const character = source.text[at];
  if (character === "{") return readObject(source, at);
  if (character === "[") return readList(source, at);
  if (character === '"' || character === "'") return readString(source.text, at);
  return readNumber(source.text, at) ?? readWord(source.text, at);
}

function readObject(source: Source, at: number): Read<LooseObject> {
  const value: LooseObject = new Map();
  const inner = deeper(source, at);
  const end = readItems(inner, { open: at, close: "}" }, (start) => {
    const quote = source.text[start];
    if (quote !== '"' && quote !== "'") throw new Broken(start, "a key in quotation marks was expected");
    const key = readString(source.text, start);
    if (value.has(key.value)) throw new Broken(start, `the key ${JSON.stringify(key.value)} is given twice`);
    const colon = skipBlanks(source.text, key.end);
    if (source.text[colon] !== ":") throw new Broken(colon, "a colon was expected");
    const item = readValue(inner, skipBlanks(source.text, colon + 1));
    value.set(key.value, item.value);
    return item.end;
  });
  return { value, end };
}

function readList(source: Source, at: number): Read<LooseValue[]> {
  const value: LooseValue[] = [];
  const inner = deeper(source, at);
  const end = readItems(inner, { open: at, close: "]" }, (start) => {
    const item = readValue(inner, start);
    value.push(item.value);
    return item.end;
  });
  return { value, end };
}

/** Reads items between commas, the last of which may be trailing. @returns the position after the closing bracket. */
function readItems(
  { text }: Source,
  { open, close }: { open: number; close: string },
  readItem: (at: number) => number,
): number {
  let at = skipBlanks(text, open + 1);
  while (text[at] !== close) {
    at = skipBlanks(text, readItem(at));
    if (text[at] === close) break;
    if (text[at] !== ",") throw new Broken(at, `a comma or ${close} was expected`);
    at = skipBlanks(text, at + 1);
  }
  return at + 1;
}

function deeper({ text, depth }: Source, at: number): Source {
  if (depth === DEEPEST) throw new Broken(at, `nested more than ${DEEPEST} deep`);
  return { text, depth: depth + 1 };
}

const BLANKS = /(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*[^]*?\*\/)*/y;

function skipBlanks(text: string, at: number): number {
  return at + matchAt(BLANKS, text, at).length;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;

function readNumber(text: string, at: number): Read<number> | undefined {
  const digits = matchAt(NUMBER, text, at);
  return digits === "" ? undefined : { value: Number(digits), end: at + digits.length };
}

const WORDS: ReadonlyMap<string, null | boolean> = new Map([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["null", null],
  ["None", null],
]);

function readWord(text: string, at: number): Read<null | boolean> {
  const word = matchAt(/\w*/y, text, at);
  const value = WORDS.get(word);
  if (value === undefined) throw new Broken(at, at >= text.length ? "the text ends" : "a value was expected");
  return { value, end: at + word.length };
}

const PLAIN: Readonly<Record<'"' | "'", RegExp>> = { '"': /[^"\\]*/y, "'": /[^'\\]*/y };
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(["'\\/bfnrt]))/y;
const ESCAPED: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Reads a string in either kind of quotation marks; line breaks within it are taken as they stand. */
function readString(text: string, at: number): Read<string> {
  const quote = text[at] === "'" ? "'" : '"';
  let value = "";
  let end = at + 1;
  while (text[end] !== quote) {
    if (end >= text.length) throw new Broken(at, "a string that does not end");
    const plain = matchAt(PLAIN[quote], text, end);
    const escape = plain === "" ? matchAt(ESCAPE, text, end) : "";
    if (plain === "" && escape === "") throw new Broken(end, "an unknown escape");
    value += plain + unescaped(escape);
    end += plain.length + escape.length;
  }
  return { value, end: end + 1 };
}

function unescaped(escape: string): string {
  const letter = escape.slice(1, 2);
  if (letter === "u" || letter === "x") return String.fromCharCode(Number.parseInt(escape.slice(2), 16));
  return ESCAPED[letter] ?? letter;
}

/** What a sticky pattern matches at a position, or the empty text. */
function matchAt(sticky: RegExp, text: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? "";
}
