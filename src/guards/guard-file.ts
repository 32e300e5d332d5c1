import { z } from "zod";
import { Condition } from "../contract/condition.ts";
import { Json } from "../contract/json.ts";

const Seconds = z.number().positive().max(600);

const shared = {
  format: z.literal(1),
  onFailure: z
    .enum(["deny", "allow"])
    .default("deny")
    .describe("What becomes of what the guard could not decide on; either way it is recorded."),
};

const Pattern = z
  .string()
  .min(1)
  .refine((source) => isPattern(source), "not a regular expression")
  .describe(
    "A regular expression, without regard to case, line by line. {name} stands for an argument of the call.",
  );

const CallMatch = z.strictObject({
  tool: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  with: z
    .record(
      z.string(),
      Condition.refine(
        (condition) => !("ownedByOtherThan" in condition),
        "a guard does not know whose records are whose; look for it in what the bank answered",
      ),
    )
    .default({}),
});
export type CallMatch = z.infer<typeof CallMatch>;

/** Something that has to have happened before, in this conversation. */
export const Evidence = z.union([
  z.strictObject({ called: CallMatch }).describe("The bank did such a call."),
  z
    .strictObject({ answered: Pattern })
    .describe("An answer of the bank fits. What (?<name>…) captures fills {name} in what follows."),
  z.strictObject({ callerSaid: Pattern }).describe("A message of the caller fits."),
  z.strictObject({ agentSaid: Pattern }).describe("A message of the agent fits."),
]);
export type Evidence = z.infer<typeof Evidence>;

const id = z.string().min(1);
const why = { id, because: z.string().optional().describe("For readers of the file.") };

const CallRule = z
  .strictObject({
    ...why,
    call: CallMatch,
    when: z.array(Evidence).min(1).optional().describe("Only where all of this has happened, in any order."),
    unless: z
      .array(z.union([Evidence, z.array(Evidence).min(1)]))
      .min(1)
      .optional()
      .describe("Not where any of this has happened; a list in the list: all of it."),
    deny: z.string().min(1).optional().describe("Keeps the call from the bank; the agent reads this."),
    set: z.record(z.string(), Json).optional().describe("Lets the call run with these arguments instead."),
  })
  .refine(({ deny, set }) => (deny === undefined) !== (set === undefined), "either deny or set");

const TextRule = z.strictObject({
  ...why,
  mask: Pattern.describe("What is hidden."),
  in: z.array(z.enum(["results", "replies"])).min(1),
  by: z.string().default("[hidden]"),
});

export const RuleGuardFile = z
  .strictObject({ kind: z.literal("rules"), ...shared, rules: z.array(z.union([CallRule, TextRule])).min(1) })
  .refine(
    ({ rules }) => new Set(rules.map((rule) => rule.id)).size === rules.length,
    "two rules have one id",
  );
export type RuleGuardFile = z.infer<typeof RuleGuardFile>;
export type CallRule = z.infer<typeof CallRule>;
export type TextRule = z.infer<typeof TextRule>;

export const HttpGuardFile = z.strictObject({
  kind: z.literal("http"),
  ...shared,
  url: z.url({ protocol: /^https?$/ }),
  headers: z
    .record(z.string(), z.string())
    .default({})
    .describe("${NAME} stands for an environment variable."),
  asks: z
    .array(z.enum(["call", "result", "reply"]))
    .min(1)
    .default(["call", "result", "reply"])
    .describe("On what it is asked; all else passes."),
  timeoutSeconds: Seconds.default(10),
});
export type HttpGuardFile = z.infer<typeof HttpGuardFile>;

export const FunctionGuardFile = z.strictObject({
  kind: z.literal("function"),
  ...shared,
  module: z.string().min(1).describe("Relative to this file."),
  export: z.string().default("guard"),
  timeoutSeconds: Seconds.default(10),
});
export type FunctionGuardFile = z.infer<typeof FunctionGuardFile>;

/** A guard's file (docs/guards.md). */
export const GuardFile = z.discriminatedUnion("kind", [RuleGuardFile, HttpGuardFile, FunctionGuardFile], {
  error: "not a kind of guard; known are rules, http and function",
});
export type GuardFile = z.infer<typeof GuardFile>;

/** Placeholders are no part of the expression until they are filled. */
const PLACEHOLDER = /(?<!\\[pPu])\{([A-Za-z_]\w*)\}/g;

/** A pattern with its placeholders filled. @returns `undefined` where something to fill one with is missing. */
export function filledPattern(
  source: string,
  values: ReadonlyMap<string, string>,
  flags = "iu",
): RegExp | undefined {
  let complete = true;
  const filled = source.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === "") complete = false;
    return (value ?? "").replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  });
  return complete ? new RegExp(filled, flags) : undefined;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source.replace(PLACEHOLDER, "x"), "iu") instanceof RegExp;
  } catch {
    return false;
  }
}
