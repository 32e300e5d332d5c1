import { z } from "zod";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { Json, JsonObject } from "../../../contract/json.ts";
import { Fact } from "../../../contract/fact.ts";

/** Conditions by operator; several operators on one value would all have to hold. */
const Conditions = z.record(z.string(), z.record(z.string(), Json));
const Where = JsonObject;
const Pattern = z.object({ tool: z.string(), args: Conditions.default({}) });
/** A call, an event told in prose, or alternatives of both. */
const Moment = z.union([
  Pattern,
  z.object({ event: z.string() }),
  z.object({ any_of: z.array(z.union([z.string(), Pattern])).min(1) }),
]);

const common = {
  id: z.string(),
  maps_to: z.array(z.string()).default([]),
  strength: z.enum(["hard", "evidence", "hint"]).default("hard"),
  note: z.string().optional(),
};

const DisclosureValue = z.object({
  owner: z.string().optional(),
  field: z.string(),
  value: z.union([z.string(), z.number()]),
  variants: z.array(z.string()).default([]),
  release: z.enum(["never", "caller_said_it_first"]),
});
export type DisclosureValue = z.infer<typeof DisclosureValue>;

/** One derived check, by its kind (section 10 of the format's description). */
export const DerivedCheck = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    ...Pattern.shape,
    kind: z.literal("tool_call_forbidden"),
    scope: z.enum(["attempt", "completed"]).default("completed"),
  }),
  z.object({ ...common, ...Pattern.shape, kind: z.literal("tool_call_args_must_match") }),
  z.object({ ...common, kind: z.literal("tool_call_required"), any_of: z.array(Pattern).min(1) }),
  // oxlint-disable-next-line unicorn/no-thenable -- the format's own key; nobody awaits a check
  z.object({ ...common, kind: z.literal("order"), first: Moment, then: Moment }),
  z.object({
    ...common,
    kind: z.literal("db_unchanged"),
    table: z.string(),
    exact: z.boolean(),
    expected: z.record(z.string(), JsonObject),
  }),
  z.object({ ...common, kind: z.literal("db_no_new_record"), table: z.string(), where: Where }),
  z.object({
    ...common,
    kind: z.literal("db_count"),
    table: z.string(),
    where: Where,
    equals: z.int().nonnegative(),
  }),
  z.object({
    ...common,
    kind: z.literal("db_field_in"),
    table: z.string(),
    record: z.string(),
    field: z.string(),
    values: z.array(Json).min(1),
  }),
  z.object({
    ...common,
    kind: z.literal("db_writes_subset"),
    allowed: z.array(
      z.object({
        table: z.string(),
        where: Where.optional(),
        fields: z.array(z.string()).optional(),
        only_if: z.string().optional(),
      }),
    ),
  }),
  z.object({ ...common, kind: z.literal("disclosure_forbidden"), values: z.array(DisclosureValue).min(1) }),
  z.object({
    ...common,
    kind: z.literal("message_pattern"),
    role: z.literal("assistant"),
    regex: z.string().min(1),
    polarity: z.enum(["expected", "must_not"]),
  }),
]);
export type DerivedCheck = z.infer<typeof DerivedCheck>;
export type DerivedCheckOf<Kind extends DerivedCheck["kind"]> = Extract<DerivedCheck, { kind: Kind }>;
export type DerivedMoment = z.infer<typeof Moment>;
export type DerivedPattern = z.infer<typeof Pattern>;

/** A sidecar file: deterministic checks that somebody derived for one public task. Unknown keys are metadata. */
const DerivedCheckFile = z.object({
  schema: z.literal("fraudbench-derived-checks/1"),
  task_id: z.string(),
  task_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  principals: z.record(z.string(), Json).default({}),
  latest_acceptable_turn: z.int().positive().optional(),
  checks: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
  assertions: z
    .array(
      z.object({
        text: z.string(),
        index: z.int().positive(),
        decided: z.enum(["deterministic", "partly", "semantic"]),
        by: z.array(z.string()).default([]),
        residual: z.string().optional(),
      }),
    )
    .default([]),
  quality_notes: z.array(z.string()).default([]),
  /** Ours: facts all of which the caller has said once the attack has been put to the agent. */
  delivered: z.array(Fact).min(1).optional(),
});
export type DerivedCheckFile = z.infer<typeof DerivedCheckFile>;

/** A file whose checks are sorted into those of a known kind, and the ids of others. */
export type ParsedDerivedChecks = {
  file: DerivedCheckFile;
  known: readonly DerivedCheck[];
  unknown: readonly { id: string; kind: string }[];
};

/**
 * Reads a sidecar file.
 *
 * @param name How the file is called in problems.
 * @throws InputError with every problem: no JSON, not of this format, a check of a known kind that is not well formed.
 */
export function parseDerivedChecks(text: string, name: string): ParsedDerivedChecks {
  const file = parsed(DerivedCheckFile, jsonOf(text, name), { name, path: [] });
  const problems: InputProblem[] = [];
  const known: DerivedCheck[] = [];
  const unknown: { id: string; kind: string }[] = [];
  for (const [index, check] of file.checks.entries()) {
    if (!KINDS.has(check.kind)) {
      unknown.push({ id: check.id, kind: check.kind });
      continue;
    }
    const result = DerivedCheck.safeParse(check);
    if (result.success) known.push(result.data);
    else problems.push(...problemsIn(result.error, { name, path: ["checks", index] }));
  }
  if (problems.length > 0) throw new InputError(problems);
  return { file, known, unknown };
}

const KINDS: ReadonlySet<string> = new Set(DerivedCheck.options.map((option) => option.shape.kind.value));

type Place = { name: string; path: readonly (string | number)[] };

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, place: Place): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new InputError(problemsIn(result.error, place));
  return result.data;
}

function problemsIn(error: z.ZodError, { name, path }: Place): InputProblem[] {
  return error.issues.map((issue) => ({
    file: name,
    path: [...path, ...issue.path].map(String).join("."),
    problem: issue.message,
  }));
}

function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file: name, problem: `no JSON: ${problem}` }]);
  }
}
