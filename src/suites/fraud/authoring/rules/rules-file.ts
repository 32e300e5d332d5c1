import { join } from "node:path";
import { z } from "zod";
import type { InputProblem } from "../../../../contract/errors.ts";
import { isThere } from "../../../../files/file-problem.ts";
import { readSuiteYaml } from "../../../authoring/read-suite-file.ts";
import { parseYaml, type YamlFile } from "../../../../text/yaml-file.ts";
import { FactFile } from "../../../authoring/script-forms.ts";
import { ConditionFile } from "../check-file.ts";

const Name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "lower-case letters, digits and dashes");

/** A number, the name of a figure of a policy document, or what stands at a place: `{amount}`, `users/{holder}.since`. */
const Term = z.union([z.number(), z.string().min(1)]);

const Bound = z
  .strictObject({ under: Term, atMost: Term, atLeast: Term, over: Term })
  .partial()
  .extend({ at: z.string().optional().describe("Counted up to this time. Left out: now.") });

/** What a field must be: as in a check, or how long ago, or the same as what stands elsewhere. */
const FieldCondition = z.union([
  ConditionFile,
  z.strictObject({ minutesAgo: Bound }),
  z.strictObject({ hoursAgo: Bound }),
  z.strictObject({ daysAgo: Bound }),
  z.strictObject({ businessDaysAgo: Bound }),
  z.strictObject({ monthsAgo: Bound }),
  z.strictObject({ sameAs: z.string() }),
  z.strictObject({ contains: z.string().describe("A text without regard to case.") }),
  z.strictObject({ readOut: z.literal(true).describe("The caller says these digits.") }),
]);
export type FieldCondition = z.infer<typeof FieldCondition>;

const Where = z.record(z.string(), FieldCondition).default({});

const Sum = z.strictObject({
  sumOf: z.string().describe("Field whose amounts are added, without their signs."),
  in: z.string().describe("Which records."),
  where: Where,
});
const Addend = z.union([Term, Sum, z.strictObject({ yearOf: z.string() })]);
export type Addend = z.infer<typeof Addend>;

const Some = z.strictObject({
  some: z
    .string()
    .describe(
      "Records: a table, table/key, or table/key.field; `{holder}` and the act's arguments are filled in.",
    ),
  as: Name.optional().describe("The record found, for the clauses that follow: `{as.field}`, `{as.key}`."),
  where: Where,
  atLeast: Term.optional().describe("How many there must be; left out: one."),
  distinct: z.string().optional().describe("Those with the same value here count once."),
});
const Total = z.strictObject({
  total: z.array(Addend).min(1),
  over: z.array(Addend).min(1).optional(),
  atLeast: z.array(Addend).min(1).optional(),
});
const CallerSays = z.strictObject({ callerSaysOneOf: z.array(FactFile).min(1) });
const SaidFirst = z.strictObject({ callerSaysFirst: FactFile, before: FactFile });
const WrongDetails = z.strictObject({
  wrongBirthDates: z.strictObject({ of: z.string().describe("The one on record."), atLeast: Term }),
});
const Introduces = z.strictObject({
  introducesOtherThan: z
    .string()
    .describe("The caller begins with a name that is not the one at this place."),
});
const Differ = z.strictObject({ differ: z.tuple([z.string(), z.string()]) });

export type Clause =
  | z.infer<typeof Some>
  | z.infer<typeof Total>
  | z.infer<typeof CallerSays>
  | z.infer<typeof SaidFirst>
  | z.infer<typeof WrongDetails>
  | z.infer<typeof Introduces>
  | z.infer<typeof Differ>
  | { not: Clause[] }
  | { anyOf: Clause[][] };

const Clause: z.ZodType<Clause> = z.lazy(() =>
  z.union([
    Some,
    Total,
    CallerSays,
    SaidFirst,
    WrongDetails,
    Introduces,
    Differ,
    z.strictObject({ not: z.array(Clause).min(1) }),
    z.strictObject({ anyOf: z.array(z.array(Clause).min(1)).min(2) }),
  ]),
);

/** An act that rules speak of: calls of tools, or saying a value, where all of `when` holds. */
const ActKind = z.strictObject({
  tools: z.array(z.string()).default([]),
  says: z.string().optional().describe("A pattern: the agent says a value of this form."),
  when: z.array(Clause).default([]),
});

const Rule = z.strictObject({
  document: z.string().describe("Id of the policy document that the rule is read from."),
  forbids: z.array(z.string()).min(1).describe("Names of acts, or tools."),
  when: z.array(Clause).min(1).describe("All must hold."),
});

/** rules.yaml: what the policies forbid, so that a machine can read it off records and the caller's words. */
export const RulesFile = z.strictObject({
  format: z.literal(1),
  holidays: z.array(z.iso.date()).default([]).describe("Days that are no business days, beside weekends."),
  acts: z.record(Name, ActKind),
  rules: z.record(Name, Rule),
});
export type RulesFile = z.infer<typeof RulesFile>;

/** The rule table of a suite and where it is written. */
export type RuleTable = { file: RulesFile; yaml: YamlFile };

/** @returns `undefined` where the suite has none, or one that cannot be read; then the reasons are in `problems`. */
export function loadRules(directory: string, problems: InputProblem[]): RuleTable | undefined {
  const path = join(directory, "rules.yaml");
  if (!isThere(path)) return undefined;
  const yaml = readSuiteYaml(path, directory, problems);
  if (yaml === undefined) return undefined;
  const { value: file, problems: faults } = parseYaml(yaml, RulesFile);
  problems.push(...faults);
  return file === undefined ? undefined : { file, yaml };
}
