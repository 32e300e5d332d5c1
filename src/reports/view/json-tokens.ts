/** A piece of JSON text as it was written, with what it is, for a reader. */
export type JsonToken = { kind: "key" | "string" | "number" | "word" | "mark" | "space"; text: string };

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
/** Deeper nesting is not indented further, or a line of brackets would be one screen wide each. */
const DEEPEST = 40;
/** A list or object that fits on a line of this many characters stands on one. */
const ONE_LINE = 76;

/**
 * Lays JSON text out over lines, two spaces a level, without reading its values: numbers stay as they were written.
 *
 * @returns `undefined` for text that is no JSON object or list.
 */
export function jsonTokens(text: string): JsonToken[] | undefined {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed) || !isJson(trimmed)) return undefined;
  const words = trimmed.match(TOKEN) ?? [];
  const short = shortOnes(words);
  const tokens: JsonToken[] = [];
  const open: ("one line" | "lines")[] = [];
  let depth = 0;
  const breakLine = (): void => {
    tokens.push({ kind: "space", text: `\n${"  ".repeat(Math.min(depth, DEEPEST))}` });
  };
  for (const [place, word] of words.entries()) {
    if ((word === "}" || word === "]") && open.pop() === "lines") {
      depth -= 1;
      breakLine();
    }
    tokens.push({ kind: kindOf(word, words[place + 1] ?? ""), text: word });
    if (word === "{" || word === "[") {
      open.push(short.has(place) ? "one line" : "lines");
      if (!short.has(place)) {
        depth += 1;
        breakLine();
      }
    }
    if (word === "," && open.at(-1) === "lines") breakLine();
    else if (word === "," || word === ":") tokens.push({ kind: "space", text: " " });
  }
  return tokens;
}

/** Places of the opening brackets whose whole content fits on one line. */
function shortOnes(words: readonly string[]): Set<number> {
  const short = new Set<number>();
  const open: { place: number; before: number }[] = [];
  let length = 0;
  for (const [place, word] of words.entries()) {
    if (word === "{" || word === "[") open.push({ place, before: length });
    length += word.length + (word === "," || word === ":" ? 1 : 0);
    if (word !== "}" && word !== "]") continue;
    const opened = open.pop();
    if (opened !== undefined && length - opened.before <= ONE_LINE) short.add(opened.place);
  }
  return short;
}

function kindOf(word: string, next: string): JsonToken["kind"] {
  if (word.startsWith('"')) return next === ":" ? "key" : "string";
  if (/^[{}[\],:]$/.test(word)) return "mark";
  return /^[-\d]/.test(word) ? "number" : "word";
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
