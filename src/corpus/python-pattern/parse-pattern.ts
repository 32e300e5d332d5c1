import { categorySet, DIGIT, escapedCode, literalSet, octalCode, parseClass } from "./character-sets.ts";
import { flagsBefore, flagsWithin, type Flags } from "./flags.ts";
import { widthOf, type PatternNode, type Width } from "./pattern-node.ts";
import { InvalidPattern, PatternSource, UnsupportedPattern } from "./pattern-source.ts";

export type ParsedPattern = {
  readonly node: PatternNode;
  readonly ignoreCase: boolean;
  /** Of the groups, by number. */
  readonly widths: ReadonlyMap<number, Width>;
};

/**
 * Reads a regular expression in the syntax of Python 3.12, which is what the public harness takes.
 *
 * @throws InvalidPattern where Python refuses it, UnsupportedPattern for conditional groups and characters by name.
 */
export function parsePattern(pattern: string, { ignoreCase }: { ignoreCase: boolean }): ParsedPattern {
  const source = new PatternSource(pattern);
  const none = { multiline: false, dotAll: false, verbose: false, ascii: false };
  const flags = flagsBefore(source, { ...none, ignoreCase });
  const parser = new PatternParser(source);
  const node = parser.parseEither(flags);
  if (source.next !== "") throw new InvalidPattern("unbalanced parenthesis");
  return { node, ignoreCase: flags.ignoreCase, widths: parser.widths };
}

class PatternParser {
  /** Of closed groups, by number. */
  readonly widths = new Map<number, Width>();
  readonly #source: PatternSource;
  readonly #numbers = new Map<string, number>();
  #groups = 0;

  constructor(source: PatternSource) {
    this.#source = source;
  }

  parseEither(flags: Flags): PatternNode {
    const branches: PatternNode[] = [];
    do branches.push(this.#parseSequence(flags));
    while (this.#source.takeIf("|"));
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { type: "either", branches };
  }

  #parseSequence(flags: Flags): PatternNode {
    const source = this.#source;
    const items: PatternNode[] = [];
    while (source.next !== "" && source.next !== "|" && source.next !== ")") {
      if (flags.verbose && this.#skipsLayout()) continue;
      const character = source.take();
      const times = this.#parseTimes(character);
      if (times !== undefined) items.push(this.#parseRepeat(items.pop(), times));
      else if (character === "(" && source.takeIf("?")) items.push(...this.#parseExtension(flags));
      else items.push(this.#parseItem(character, flags));
    }
    return { type: "sequence", items };
  }

  #parseItem(character: string, flags: Flags): PatternNode {
    switch (character) {
      case "(":
        return this.#parseGroup(flags, undefined);
      case "[":
        return { type: "character", set: parseClass(this.#source, flags.ascii) };
      case "\\":
        return this.#parseEscape(flags);
      case ".":
        return { type: "character", set: flags.dotAll ? "[^]" : "[^\\n]" };
      case "^":
        return { type: "edge", source: flags.multiline ? "(?<=^|\\n)" : "^" };
      case "$":
        return { type: "edge", source: flags.multiline ? "(?=$|\\n)" : "(?=\\n?$)" };
      default:
        return { type: "character", set: literalSet(character.codePointAt(0) ?? 0) };
    }
  }

  /** White space and comments, in verbose patterns. */
  #skipsLayout(): boolean {
    const { next } = this.#source;
    if (next === "#") {
      while (this.#source.next !== "" && this.#source.take() !== "\n");
      return true;
    }
    return this.#source.takeWhile(/[ \t\n\r\v\f]/, 1) !== "";
  }

  /** @returns `undefined` where the character is no quantifier; a brace that does not make one is a brace. */
  #parseTimes(character: string): { min: number; max: number } | undefined {
    if (character === "*") return { min: 0, max: Infinity };
    if (character === "+") return { min: 1, max: Infinity };
    if (character === "?") return { min: 0, max: 1 };
    const source = this.#source;
    if (character !== "{" || source.next === "}") return undefined;
    const start = source.place;
    const low = source.takeWhile(DIGIT);
    const high = source.takeIf(",") ? source.takeWhile(DIGIT) : low;
    if (!source.takeIf("}")) {
      source.back(start);
      return undefined;
    }
    const times = { min: low === "" ? 0 : Number(low), max: high === "" ? Infinity : Number(high) };
    if (times.max < times.min) throw new InvalidPattern("min repeat greater than max repeat");
    return times;
  }

  #parseRepeat(item: PatternNode | undefined, times: { min: number; max: number }): PatternNode {
    if (item === undefined || item.type === "edge") throw new InvalidPattern("nothing to repeat");
    if (item.type === "repeat") throw new InvalidPattern("multiple repeat");
    const source = this.#source;
    if (source.takeIf("?")) return { type: "repeat", item, ...times, greed: "lazy" };
    return { type: "repeat", item, ...times, greed: source.takeIf("+") ? "possessive" : "greedy" };
  }

  #parseEscape(flags: Flags): PatternNode {
    const letter = this.#source.take("bad escape (end of pattern)");
    const set = categorySet(letter, flags.ascii);
    if (set !== undefined) return { type: "character", set };
    if (letter === "A") return { type: "edge", source: "^" };
    if (letter === "Z") return { type: "edge", source: "$" };
    if (letter === "b" || letter === "B") return wordEdge(letter === "b", flags.ascii);
    if (DIGIT.test(letter)) return this.#parseNumber(letter);
    return { type: "character", set: literalSet(escapedCode(letter, this.#source)) };
  }

  /** A backslash with digits: an octal character, or what a group matched. */
  #parseNumber(first: string): PatternNode {
    const source = this.#source;
    if (first === "0") {
      return { type: "character", set: literalSet(octalCode(first + source.takeWhile(/[0-7]/, 2))) };
    }
    const second = source.takeWhile(DIGIT, 1);
    const third = /^[0-7]{2}$/.test(first + second) ? source.takeWhile(/[0-7]/, 1) : "";
    if (third !== "") return { type: "character", set: literalSet(octalCode(first + second + third)) };
    return this.#sameAs(Number(first + second));
  }

  #sameAs(number: number): PatternNode {
    if (number > this.#groups) throw new InvalidPattern(`invalid group reference ${number}`);
    if (!this.widths.has(number)) throw new InvalidPattern("cannot refer to an open group");
    return { type: "same-as-group", number };
  }

  #parseGroup(flags: Flags, name: string | undefined): PatternNode {
    const number = ++this.#groups;
    if (name !== undefined) this.#numbers.set(name, number);
    const item = this.#parseInner(flags);
    this.widths.set(number, widthOf(item, this.widths));
    return { type: "group", number, item };
  }

  #parseInner(flags: Flags): PatternNode {
    const item = this.parseEither(flags);
    if (!this.#source.takeIf(")")) throw new InvalidPattern("missing ), unterminated subpattern");
    return item;
  }

  /** What follows `(?`. @returns No item for a comment. */
  #parseExtension(flags: Flags): PatternNode[] {
    const source = this.#source;
    const kind = source.take("unexpected end of pattern");
    switch (kind) {
      case "#":
        source.takeUntil(")");
        return [];
      case ":":
        return [this.#parseInner(flags)];
      case ">":
        return [{ type: "atomic", item: this.#parseInner(flags) }];
      case "=":
      case "!":
        return [this.#parseLook(flags, "ahead", kind === "!")];
      case "<": {
        const sign = source.take("unexpected end of pattern");
        if (sign !== "=" && sign !== "!") throw new InvalidPattern(`unknown extension ?<${sign}`);
        return [this.#parseLook(flags, "behind", sign === "!")];
      }
      case "P":
        return [this.#parseNamed(flags)];
      case "(":
        throw new UnsupportedPattern("conditional groups");
      default:
        source.back(source.place - 1);
        return [this.#parseScopedFlags(flags)];
    }
  }

  #parseScopedFlags(flags: Flags): PatternNode {
    const inner = flagsWithin(this.#source, flags);
    return { type: "case", ignored: inner.ignoreCase, item: this.#parseInner(inner) };
  }

  #parseLook(flags: Flags, direction: "ahead" | "behind", negated: boolean): PatternNode {
    const item = this.#parseInner(flags);
    const { min, max } = widthOf(item, this.widths);
    if (direction === "behind" && min !== max) {
      throw new InvalidPattern("look-behind requires fixed-width pattern");
    }
    return { type: "look", direction, negated, item };
  }

  #parseNamed(flags: Flags): PatternNode {
    const source = this.#source;
    if (source.takeIf("<")) {
      const name = checkedName(source.takeUntil(">"));
      if (this.#numbers.has(name)) throw new InvalidPattern(`redefinition of group name ${name}`);
      return this.#parseGroup(flags, name);
    }
    if (!source.takeIf("=")) throw new InvalidPattern("unknown extension ?P");
    const number = this.#numbers.get(checkedName(source.takeUntil(")")));
    if (number === undefined) throw new InvalidPattern("unknown group name");
    return this.#sameAs(number);
  }
}

function checkedName(name: string): string {
  if (!/^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(name)) throw new InvalidPattern(`bad group name ${name}`);
  return name;
}

function wordEdge(isEdge: boolean, ascii: boolean): PatternNode {
  const word = categorySet("w", ascii) ?? "";
  const [same, other] = isEdge ? ["(?!", "(?="] : ["(?=", "(?!"];
  return { type: "edge", source: `(?:(?<=${word})${same}${word})|(?<!${word})${other}${word}))` };
}
