import type { z } from "zod";
import type { InputProblem } from "../../contract/errors.ts";

type Issue = z.core.$ZodIssue;

/** A schema's findings as problems of the input, with places such as `user_turns[0].content`. */
export function problemsOf(error: z.ZodError, within = ""): InputProblem[] {
  return error.issues.map((issue) => ({
    path: placeOf(within, issue.path),
    ...shownValue(issue),
    problem: problemText(issue),
  }));
}

function problemText(issue: Issue): string {
  if (issue.input === undefined && (issue.code === "invalid_type" || issue.code === "custom"))
    return "missing";
  return issue.message.replace(/^Invalid (?:input|option): /, "");
}

/** Only what fits on a line is worth showing. */
function shownValue({ input }: Issue): { value?: string | number | boolean } {
  return typeof input === "string" || typeof input === "number" || typeof input === "boolean"
    ? { value: input }
    : {};
}

function placeOf(within: string, steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === "number") return `${path}[${step}]`;
    return path === "" ? String(step) : `${path}.${String(step)}`;
  }, within);
}
