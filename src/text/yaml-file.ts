import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
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
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const place = (path: Path): string => {
    const start = nodeAt(document, path)?.range?.[0];
    if (start === undefined) return file;
    const { line, col } = lines.linePos(start);
    return `${file}:${line}:${col}`;
  };
  const problems = [...document.errors, ...document.warnings].map((error): InputProblem => {
    const at = error.linePos?.[0];
    const [sentence] = error.message.split(" at line ");
    return {
      file: at === undefined ? file : `${file}:${at.line}:${at.col}`,
      problem: sentence ?? error.message,
    };
  });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const problem = (path: Path, facts: Omit<InputProblem, "file" | "path">): InputProblem => ({
    file: place(path),
    ...(path.length === 0 ? {} : { path: pathText(path) }),
    ...facts,
  });
  return { yaml: { file, value, place, problem }, problems };
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
