import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { Document, Node } from "yaml";
import type { z } from "zod";
import { knownFields } from "./known-fields.ts";
import { InputError, type InputProblem } from "../contract/errors.ts";
import { pathText, schemaFaults, UNKNOWN_FIELD, type Path } from "./schema-faults.ts";

/** A parsed YAML file that still knows where everything stood. */
export type YamlFile = {
  readonly file: string;
  readonly value: unknown;
  /** @returns `file:line:column` of the deepest part of the path that exists, as editors and terminals link it. */
  place(path: Path): string;
  /** A problem at a place in this file. */
  problem(path: Path, facts: Omit<InputProblem, "file" | "path">): InputProblem;
};

/**
 * Reads YAML 1.2 with merge keys (`<<: *call` takes over what is not written anew): duplicate keys, unknown tags and syntax
 * errors are problems, collected with their places.
 */
export function readYaml(text: string, file: string): { yaml: YamlFile; problems: InputProblem[] } {
  const lines = new LineCounter();
  const document = parsed(text, lines);
  const placeOf = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const place = (path: Path): string => {
    const start = document === undefined ? undefined : nodeAt(document, path)?.range?.[0];
    return start === undefined ? file : placeOf(start);
  };
  const problems = document === undefined ? [] : faultsIn(document, file, placeOf);
  const isSound = document !== undefined && problems.length === document.warnings.length;
  const { value, tooMuch } = isSound
    ? plain(document)
    : { tooMuch: document === undefined ? TOO_DEEP : undefined };
  if (tooMuch !== undefined) problems.push({ file, problem: tooMuch });
  const problem = (path: Path, facts: Omit<InputProblem, "file" | "path">): InputProblem => ({
    file: place(path),
    ...(path.length === 0 ? {} : { path: pathText(path) }),
    ...facts,
  });
  return { yaml: { file, value, place, problem }, problems };
}

const TOO_DEEP = "is nested too deeply";

/** `undefined` where it is nested deeper than can be read. */
function parsed(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, { lineCounter, merge: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

function faultsIn(
  document: Document.Parsed,
  file: string,
  placeOf: (offset: number) => string,
): InputProblem[] {
  const syntax = [...document.errors, ...document.warnings].map((error): InputProblem => {
    const at = error.linePos?.[0];
    const [sentence] = error.message.split(" at line ");
    return {
      file: at === undefined ? file : `${file}:${at.line}:${at.col}`,
      problem: error.message.startsWith("Maximum call stack") ? TOO_DEEP : (sentence ?? error.message),
    };
  });
  if (document.errors.length > 0) return syntax;
  return [...syntax, ...unknownAliases(document, placeOf), ...keysThatAreNone(document, placeOf)];
}

/** An alias stands for what was named before it. */
function unknownAliases(document: Document.Parsed, placeOf: (offset: number) => string): InputProblem[] {
  const anchors = new Set<string>();
  const problems: InputProblem[] = [];
  visit(document, (_, node) => {
    if (isAlias(node) && !anchors.has(node.source)) {
      const file = placeOf(node.range?.[0] ?? 0);
      problems.push({
        file,
        problem: `nothing is named &${node.source} before this`,
        value: `*${node.source}`,
      });
    } else if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined)
      anchors.add(node.anchor);
  });
  return problems;
}

/** A field's name is a text. `{{message}}` without quotes is a map whose only key is a map. */
function keysThatAreNone(document: Document.Parsed, placeOf: (offset: number) => string): InputProblem[] {
  const problems: InputProblem[] = [];
  visit(document, {
    Pair(_, { key }) {
      const name = isAlias(key) ? key.resolve(document) : key;
      // Bytes are a scalar, and no name either.
      const isBytes = isScalar(name) && typeof name.value === "object" && name.value !== null;
      if (!isMap(name) && !isSeq(name) && !isBytes) return;
      problems.push({
        file: placeOf(name.range?.[0] ?? 0),
        problem: "the name of a field is a text, not a list or a map",
        remedy: 'Put a placeholder in quotes: "{{message}}"',
      });
    },
  });
  return problems;
}

function plain(document: Document.Parsed): { value?: unknown; tooMuch?: string } {
  try {
    return { value: document.toJS() };
  } catch (error) {
    if (error instanceof RangeError) return { tooMuch: TOO_DEEP };
    if (error instanceof ReferenceError) return { tooMuch: "its aliases stand for too much" };
    throw error;
  }
}

/** Checks a file against a schema. @returns The parsed value, or `undefined` with a problem for each fault. */
export function parseYaml<Schema extends z.ZodType>(
  yaml: YamlFile,
  schema: Schema,
): { value?: z.infer<Schema>; problems: InputProblem[] } {
  const parsed = schema.safeParse(yaml.value);
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = schemaFaults(parsed.error, yaml.value).map(({ path, ...facts }) =>
    yaml.problem(path, facts),
  );
  return { problems };
}

/** Reads a file against a schema. @throws InputError with every problem, each at its line. */
export function readAs<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const { yaml, problems } = readYaml(text, file);
  if (problems.length > 0) throw new InputError(problems);
  const parsed = schema.safeParse(yaml.value);
  if (parsed.success) return parsed.data;
  throw new InputError(
    schemaFaults(parsed.error, yaml.value).map(({ path, ...facts }) =>
      yaml.problem(path, {
        ...facts,
        ...remedyFor(facts, knownFields(schema, path.slice(0, -1), yaml.value)),
      }),
    ),
  );
}

function remedyFor(
  { problem }: { problem: string },
  known: readonly string[] | undefined,
): { remedy?: string } {
  return problem === UNKNOWN_FIELD && known !== undefined ? { remedy: `Known are ${known.join(", ")}` } : {};
}

/** The deepest node on the path: for a field its key, for a list entry the entry. */
function nodeAt(document: Document.Parsed, path: Path): Node | undefined {
  let node: unknown = document.contents;
  let deepest: unknown = node;
  for (const key of path) {
    const within: unknown = isAlias(node) ? node.resolve(document) : node;
    if (isMap(within)) {
      const pair = within.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined) break;
      deepest = pair.key;
      node = pair.value;
    } else if (isSeq(within)) {
      node = within.items[Number(key)];
      if (node === undefined) break;
      deepest = node;
    } else break;
  }
  return isAlias(deepest) || isMap(deepest) || isSeq(deepest) || isScalar(deepest) ? deepest : undefined;
}
