/** A parsed pattern. Flags are already spent: what a node matches no longer depends on them, but for letter case. */
export type PatternNode =
  /** One character out of a set, written as a native class. */
  | { readonly type: "character"; readonly set: string }
  | { readonly type: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly type: "either"; readonly branches: readonly PatternNode[] }
  | {
      readonly type: "repeat";
      readonly item: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly greed: "greedy" | "lazy" | "possessive";
    }
  | { readonly type: "group"; readonly number: number; readonly item: PatternNode }
  | { readonly type: "same-as-group"; readonly number: number }
  /** Matched as a whole, once: no second try inside. */
  | { readonly type: "atomic"; readonly item: PatternNode }
  | { readonly type: "case"; readonly ignored: boolean; readonly item: PatternNode }
  | {
      readonly type: "look";
      readonly direction: "ahead" | "behind";
      readonly negated: boolean;
      readonly item: PatternNode;
    }
  /** Start, end or word edge, written natively. */
  | { readonly type: "edge"; readonly source: string };

/** How many characters a node matches at least and at most. */
export type Width = { readonly min: number; readonly max: number };

/** @param groups Widths of the groups that are closed so far, by number. */
export function widthOf(node: PatternNode, groups: ReadonlyMap<number, Width>): Width {
  switch (node.type) {
    case "character":
      return { min: 1, max: 1 };
    case "sequence":
      return node.items
        .map((item) => widthOf(item, groups))
        .reduce((sum, width) => ({ min: sum.min + width.min, max: sum.max + width.max }), { min: 0, max: 0 });
    case "either": {
      const widths = node.branches.map((branch) => widthOf(branch, groups));
      return {
        min: Math.min(...widths.map(({ min }) => min)),
        max: Math.max(...widths.map(({ max }) => max)),
      };
    }
    case "repeat": {
      const { min, max } = widthOf(node.item, groups);
      return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
    }
    case "same-as-group":
      return groups.get(node.number) ?? { min: 0, max: Infinity };
    case "group":
    case "atomic":
    case "case":
      return widthOf(node.item, groups);
    case "look":
    case "edge":
      return { min: 0, max: 0 };
  }
}

export function childrenOf(node: PatternNode): readonly PatternNode[] {
  switch (node.type) {
    case "sequence":
      return node.items;
    case "either":
      return node.branches;
    case "repeat":
    case "group":
    case "atomic":
    case "case":
    case "look":
      return [node.item];
    case "character":
    case "edge":
    case "same-as-group":
      return [];
  }
}
