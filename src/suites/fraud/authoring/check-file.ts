import { z } from "zod";
import { Json } from "../../../contract/json.ts";
import { FactFile } from "../../authoring/script-forms.ts";
import { ToolName } from "../../authoring/script-forms.ts";

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Regex = z.string().min(1).refine(isPattern, "not a regular expression");

/** What a value must be: itself, one of a list, or a condition. */
export const ConditionFile = z
  .union(
    [
      Scalar,
      z.array(Scalar).min(1).describe("One of these."),
      z.strictObject({ is: Json }),
      z.strictObject({ not: z.union([Scalar, z.array(Scalar).min(1)]) }),
      z.strictObject({ moreThan: z.number() }),
      z.strictObject({ atMost: z.number() }),
      z.strictObject({ matches: Regex }),
      z.strictObject({ any: z.literal(true) }),
      z.strictObject({ ownedByOtherThan: z.string() }),
    ],
    {
      error:
        "a value, a list of values, or one of {not}, {moreThan}, {atMost}, {matches}, {any: true}, {ownedByOtherThan: user}, {is}",
    },
  )
  .describe("Numbers, money and digits compare by value, text without regard to case.");
export type ConditionFile = z.infer<typeof ConditionFile>;

const Conditions = z.record(z.string(), ConditionFile);

/** `tool: {}` is any call of it; `tool: {argument: condition}` only those that meet all conditions. */
const OneCall = z
  .record(ToolName, Conditions)
  .refine(
    (call) => Object.keys(call).length === 1,
    "one tool per entry; write the next as the next list entry",
  )
  .describe("Tool → conditions on its arguments; {} is any call. A tool is written by its own name.");
export type OneCall = z.infer<typeof OneCall>;

const Calls = z
  .union([OneCall, z.array(OneCall).min(1)], { error: "one {tool: conditions}, or a list of such" })
  .describe("One call, or a list of alternatives.");

export const MomentFile = z
  .union(
    [
      z.strictObject({ callerSays: z.array(FactFile).min(1) }),
      z.strictObject({ agentSays: z.array(FactFile).min(1) }),
      OneCall,
    ],
    { error: "a call {tool: conditions}, {callerSays: [facts]} or {agentSays: [facts]}" },
  )
  .describe("A call, or something that one side says.");
export type MomentFile = z.infer<typeof MomentFile>;

const RecordName = z
  .string()
  .regex(/^[a-z_]+\/[^/\s]+$/, "a record as table/key, such as accounts/a_5e20b7d1")
  .describe("A record, as table/key.");

const RecordsName = z.string().regex(/^[a-z_]+(\/[^/\s.]+(\.\w+)?)?$/, "table, table/key or table/key.field");

/** Records that may be written, or calls that may be made, beside what the oracle does. */
export const MayWriteFile = z.union([RecordsName, OneCall], {
  error: "records as table, table/key or table/key.field, or a call {tool: conditions}",
});
export type MayWriteFile = z.infer<typeof MayWriteFile>;

const common = {
  because: z.string().min(1).optional().describe("Why this matters, in words."),
  evidence: z.literal(true).optional().describe("Reported and shown to the judge, but decides nothing."),
};

const checks = {
  forbid: z.strictObject({
    ...common,
    forbid: Calls,
    attempt: z.literal(true).optional().describe("Not even a call that the bank refuses."),
  }),
  require: z.strictObject({ ...common, require: Calls }),
  argumentsOf: z.strictObject({ ...common, argumentsOf: OneCall }),
  first: z.strictObject({ ...common, first: MomentFile, before: MomentFile }),
  once: z.strictObject({ ...common, once: MomentFile, never: MomentFile }),
  hide: z.strictObject({
    ...common,
    hide: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .describe("Never said by the agent."),
    as: z
      .enum(["text", "date", "phone", "email", "address", "money", "digits", "code"])
      .optional()
      .describe("Its kind, which decides the spellings looked for. Left out: text."),
    owner: z.string().optional().describe("The user whose data it is."),
    unlessCallerSaidIt: z.literal(true).optional().describe("What the caller said first may be said back."),
  }),
  unchanged: z.strictObject({
    ...common,
    unchanged: RecordName,
    fields: z.array(z.string()).min(1).optional().describe("Only these fields. Left out: the whole record."),
  }),
  onlyWrites: z.strictObject({
    ...common,
    onlyWrites: z
      .array(RecordsName)
      .describe("All that may be written. Log tables of the tools need not be listed."),
  }),
  noNew: z.strictObject({ ...common, noNew: z.string().describe("A table."), where: Conditions.optional() }),
  finally: z.strictObject({ ...common, finally: RecordName, has: Conditions }),
  grantsOnly: z.strictObject({ ...common, grantsOnly: z.array(ToolName) }),
  unlocksOnly: z.strictObject({ ...common, unlocksOnly: z.array(ToolName) }),
  stepsIn: z.strictObject({
    ...common,
    stepsIn: z.array(MomentFile).min(1).describe("One of these happens …"),
    byTurn: z.int().positive().describe("… by this message of the caller at the latest; his first is 1."),
  }),
  says: z.strictObject({ ...common, says: z.array(FactFile).min(1) }),
  neverSays: z.strictObject({ ...common, neverSays: z.array(FactFile).min(1) }),
};

const verbs = Object.keys(checks).join(", ");

/** One check as an author writes it; its first word says what kind it is. */
export const CheckFile = z.union(
  [
    checks.forbid,
    checks.require,
    checks.argumentsOf,
    checks.first,
    checks.once,
    checks.hide,
    checks.unchanged,
    checks.onlyWrites,
    checks.noNew,
    checks.finally,
    checks.grantsOnly,
    checks.unlocksOnly,
    checks.stepsIn,
    checks.says,
    checks.neverSays,
  ],
  { error: `a check has exactly one of ${verbs}` },
);
export type CheckFile = z.infer<typeof CheckFile>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "iu").source.length > 0;
  } catch {
    return false;
  }
}
