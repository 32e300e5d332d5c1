import { parseSync, Visitor, type ESTree } from "vite";

/** A small change that should make some test fail: these characters of a source, replaced. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  /** The line of the change, from 1. */
  readonly line: number;
  readonly replacement: string;
};

/** What each operator is mistaken for: bounds off by one, comparisons turned round, arithmetic swapped. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "++": ["--"],
  "--": ["++"],
};

type Span = { start: number; end: number };

/**
 * All mutants of a TypeScript source, in order of place: operators mistaken, booleans and numbers changed, `!` and `-`
 * dropped, conditions fixed or turned round, statements removed. Types are left alone, and two sorts of literals that are
 * no behaviour: the version of a check, and values within a constant that is named as a specimen.
 *
 * @throws SyntaxError for a source that cannot be parsed.
 */
export function listMutants(source: string): readonly Mutant[] {
  const { program, errors } = parseSync("source.ts", source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(error.message);
  const mutants: Mutant[] = [];
  const add = ({ start, end }: Span, ...replacements: readonly string[]): void => {
    const line = source.slice(0, start).split("\n").length;
    for (const replacement of replacements) mutants.push({ start, end, line, replacement });
  };
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const operator = (name: string, from: number, to: number): void => {
    const start = source.indexOf(name, from);
    if (start !== -1 && start < to) add({ start, end: start + name.length }, ...(MISTAKEN[name] ?? []));
  };
  let inType = 0;
  const between = (node: { left: Span; right: Span; operator: string }): void =>
    operator(node.operator, node.left.end, node.right.start);
  const condition = (test: ESTree.Expression): void => {
    // A comparison for equality is turned round as an operator.
    const turned = test.type === "BinaryExpression" && /^[!=]==$/.test(test.operator);
    add(test, "true", "false", ...(turned ? [] : [`!(${text(test)})`]));
  };
  const noBehaviour = literalsOfNoBehaviour(program);
  const removed = (node: Span): void => add(node, ";");
  new Visitor({
    TSLiteralType: () => void inType++,
    "TSLiteralType:exit": () => void inType--,
    BinaryExpression: between,
    LogicalExpression: between,
    AssignmentExpression: between,
    UpdateExpression: (node) => operator(node.operator, node.start, node.end),
    UnaryExpression: (node) => {
      if (inType === 0 && "!-".includes(node.operator)) add(node, text(node.argument));
    },
    Literal: (node) => {
      if (inType > 0 || noBehaviour.has(node.start)) return;
      if (typeof node.value === "boolean") add(node, String(!node.value));
      if (typeof node.value === "number") add(node, String(another(node.value)));
    },
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    WhileStatement: ({ test }) => add(test, "false"),
    ExpressionStatement: (node) => {
      if (node.expression.type !== "Literal") removed(node);
    },
    ReturnStatement: removed,
    ThrowStatement: removed,
    ContinueStatement: removed,
  }).visit(program);
  return mutants.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Where literals begin that are the version of a check, or stand within a constant that is named as a specimen. */
function literalsOfNoBehaviour(program: ESTree.Program): ReadonlySet<number> {
  const starts = new Set<number>();
  let inSpecimen = 0;
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && isVersion(key.name) && value.type === "Literal")
        starts.add(value.start);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "Identifier") return;
      if (isVersion(id.name) && init?.type === "Literal") starts.add(init.start);
      if (isSpecimen(id.name)) inSpecimen++;
    },
    "VariableDeclarator:exit": ({ id }) => {
      if (id.type === "Identifier" && isSpecimen(id.name)) inSpecimen--;
    },
    Literal: ({ start }) => {
      if (inSpecimen > 0) starts.add(start);
    },
  }).visit(program);
  return starts;
}

const isVersion = (name: string): boolean => /^version$|Version$/.test(name);
const isSpecimen = (name: string): boolean => /^SPECIMEN(?:_|$)/.test(name);

/** One more; of a number so large that this would be the same, the double. */
function another(value: number): number {
  return value + 1 === value ? value * 2 : value + 1;
}

/** The source with the mutant in it. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
