import type { z } from "zod";
import type { InputProblem } from "../contract/errors.ts";

/** The place of a part within a value. */
export type Path = readonly PropertyKey[];

export const UNKNOWN_FIELD = "unknown field";

/** What a schema found wrong with a value, in plain words: one fault per thing to mend, with the value where it is short. */
export function schemaFaults(
  error: z.ZodError,
  whole: unknown,
): (Omit<InputProblem, "file" | "path"> & { path: Path })[] {
  return error.issues.flatMap(faults).map(({ path, message }) => {
    const value = valueAt(whole, path);
    const problem = value === undefined && message.startsWith("invalid input") ? "missing" : message;
    return { path, problem, ...(isShort(value) ? { value } : {}) };
  });
}

/** The same as problems of a file that holds just this value. */
export function schemaProblems(error: z.ZodError, whole: unknown, file: string): InputProblem[] {
  return schemaFaults(error, whole).map(({ path, ...facts }) => ({ file, path: pathText(path), ...facts }));
}

/** `turns[0]`, `bank.get_card_details.records[1].status`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");
}

type Fault = { path: PropertyKey[]; message: string };

/** One fault per thing to mend. Of a union, the branch that the author evidently meant speaks for itself. */
function faults(issue: z.core.$ZodIssue): Fault[] {
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], message: UNKNOWN_FIELD }));
  }
  if (issue.code === "invalid_key") {
    return [{ path, message: issue.issues[0]?.message ?? message }];
  }
  if (issue.code === "invalid_union") {
    const meant = issue.errors.find((branch) => branch.every((inner) => inner.path.length > 0));
    if (meant === undefined) return [{ path, message }];
    return meant.flatMap((inner) => faults({ ...inner, path: [...path, ...inner.path] }));
  }
  return [{ path, message: lowerFirst(message) }];
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const isShort = (value: unknown): boolean =>
  value !== undefined && (typeof value !== "object" || value === null);

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}
