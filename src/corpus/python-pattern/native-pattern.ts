import { parsePattern } from "./parse-pattern.ts";
import { childrenOf, widthOf, type PatternNode, type Width } from "./pattern-node.ts";
import { InvalidPattern, UnsupportedPattern } from "./pattern-source.ts";

/** A pattern as the native engine takes it, with the flags `v` and, where case is ignored, `i`. */
export type NativePattern = {
  readonly source: string;
  /**
   * Where a match was empty, Python tries once more for a longer one at the same place. This finds it at the start of
   * the rest of the text; `undefined` where there can be none.
   */
  readonly again: string | undefined;
  readonly ignoreCase: boolean;
};

/**
 * Translates a pattern of the public harness's language; one that is wrong there stands for its own text. A pattern
 * that both prefers an empty match and looks at what stands before it is not tried again after one.
 *
 * @throws UnsupportedPattern when the native engine cannot do what it asks for.
 */
export function nativePattern(pattern: string, options: { ignoreCase: boolean }): NativePattern {
  try {
    const { node, ignoreCase, widths } = parsePattern(pattern, options);
    const source = new NativeWriter(node).write(node, "ahead");
    const again = prefersNothing(node, widths) && !looksBack(node) ? `(?:${source})(?<!^)` : undefined;
    return { source, again, ignoreCase };
  } catch (error) {
    if (error instanceof InvalidPattern) return { ...options, source: literally(pattern), again: undefined };
    throw error;
  }
}

class NativeWriter {
  readonly #referred: ReadonlySet<number>;
  #atoms = 0;

  constructor(pattern: PatternNode) {
    this.#referred = new Set(groupsReferredTo(pattern));
  }

  /** @param reading Native look-behinds are matched backwards, which turns what refers to an earlier match around. */
  write(node: PatternNode, reading: "ahead" | "behind"): string {
    const inner = (item: PatternNode): string => this.write(item, reading);
    switch (node.type) {
      case "character":
        return node.set;
      case "edge":
        return node.source;
      case "sequence":
        return node.items.map(inner).join("");
      case "either":
        return `(?:${node.branches.map(inner).join("|")})`;
      case "case":
        return `(?${node.ignored ? "i" : "-i"}:${inner(node.item)})`;
      case "repeat": {
        const { min, max, greed } = node;
        const times = `(?:${inner(node.item)}){${min},${max === Infinity ? "" : max}}`;
        if (greed === "possessive") return this.#atomic(times, reading);
        return greed === "lazy" ? `${times}?` : times;
      }
      case "group":
        return `(?${this.#referred.has(node.number) ? `<g${node.number}>` : ":"}${inner(node.item)})`;
      case "same-as-group":
        forwardOnly(reading);
        return `\\k<g${node.number}>`;
      case "atomic":
        return this.#atomic(inner(node.item), reading);
      case "look": {
        const sign = `${node.direction === "behind" ? "<" : ""}${node.negated ? "!" : "="}`;
        return `(?:(?${sign}${this.write(node.item, node.direction)}))`;
      }
    }
  }

  #atomic(source: string, reading: "ahead" | "behind"): string {
    forwardOnly(reading);
    const name = `a${this.#atoms++}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  }
}

function forwardOnly(reading: "ahead" | "behind"): void {
  if (reading === "behind")
    throw new UnsupportedPattern("group references and atomic groups in a look-behind");
}

function groupsReferredTo(node: PatternNode): number[] {
  if (node.type === "same-as-group") return [node.number];
  return childrenOf(node).flatMap(groupsReferredTo);
}

/** Whether an empty match may be the first choice although a longer one exists. */
function prefersNothing(node: PatternNode, widths: ReadonlyMap<number, Width>): boolean {
  if (widthOf(node, widths).min > 0) return false;
  if (node.type === "repeat" && node.greed === "lazy") return true;
  const children = childrenOf(node);
  const beforeLast = node.type === "either" ? children.slice(0, -1) : [];
  return (
    beforeLast.some((branch) => widthOf(branch, widths).min === 0) ||
    children.some((child) => prefersNothing(child, widths))
  );
}

function looksBack(node: PatternNode): boolean {
  return (
    node.type === "edge" ||
    (node.type === "look" && node.direction === "behind") ||
    childrenOf(node).some(looksBack)
  );
}

function literally(text: string): string {
  return Array.from(text, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`).join("");
}
