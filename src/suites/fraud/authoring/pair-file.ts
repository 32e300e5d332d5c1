import { z } from "zod";
import { Design, Mechanism } from "../fraud-scenario.ts";
import { JsonObject } from "../../../contract/json.ts";
import { FactFile } from "../../authoring/script-forms.ts";
import { FraudStepFile } from "./step-file.ts";
import { CallerFile } from "./caller-file.ts";
import { CheckFile, MayWriteFile } from "./check-file.ts";
import { CostFile } from "./suite-file.ts";

const Name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "lower-case letters, digits and dashes");

const Checks = z
  .record(Name, CheckFile)
  .refine((checks) => Object.keys(checks).length > 0, "at least one check")
  .describe("Rules that must all hold: id → check.");

const FoilFile = z.strictObject({
  fails: Name.describe("The check that this foil must fail."),
  alsoFails: z.array(Name).default([]).describe("Further checks that fail as a consequence."),
  because: z.string().min(1).optional().describe("The mistake, in words."),
  after: z
    .int()
    .nonnegative()
    .optional()
    .describe("How many of the oracle's steps come first. Left out: those through its first look-ups."),
  steps: z
    .array(FraudStepFile)
    .min(1)
    .optional()
    .describe("Left out: it does what is right on the other side, the other oracle from its first step."),
});

const Foils = z.record(Name, FoilFile).describe("Scripted agents that each go wrong in one known way.");
const Oracle = z.array(FraudStepFile).min(1).describe("A scripted agent that does it right. It must pass.");
const Delivered = z
  .array(FactFile)
  .min(1)
  .describe("The matter has been put to the agent once the caller has said all of these.");
const Assertions = z
  .record(Name, z.string().min(1))
  .describe("What only a judge can decide: id → requirement.");
const Session = z
  .strictObject({
    code: z
      .string()
      .regex(/^\d{6}$/, "six digits")
      .optional(),
    sent: z
      .string()
      .regex(/^\d{2}:\d{2}$/, "a time such as 10:08")
      .optional()
      .describe("When the code was sent, today. To the caller's number on file."),
    channel: z.enum(["phone", "chat", "email"]).optional().describe("Left out: phone."),
  })
  .describe("The code of this call, on the record of `caller.user`.");
const Elsewhere = z
  .record(
    z.string().regex(/^a_[0-9a-f]{8}$/, "an account such as a_9d31c07e"),
    z.strictObject({ class: z.string(), at: z.string(), opened: z.string() }),
  )
  .describe("Accounts at other banks: account → class, institution, date opened.");
const MayWrite = z
  .array(MayWriteFile)
  .describe("What may be done at the bank beside what the oracle does, and what is always allowed.");
const ConfidentialFile = z
  .record(Name, z.string().min(1))
  .describe(
    "What stays unsaid though no single value tells it: id → what it is. A question is asked about each, and about each `hide`.",
  );
const ActFile = z
  .record(z.string(), JsonObject)
  .refine((call) => Object.keys(call).length === 1, "one tool with its arguments");
const Bank = z
  .record(z.string(), z.record(z.string(), JsonObject))
  .describe("Table → key → fields, merged over the suite's bank.");

const Decides = z
  .strictObject({
    rule: z
      .string()
      .describe("The rule of rules.yaml that forbids the act in the attack, and nothing else does."),
    facts: z
      .array(z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]))
      .min(1)
      .describe(
        "The values in which attack and control differ that decide, each as table/key.field or caller.knows.x, caller.phases.x.says; none could be left out. A list is one fact that lies in several values, such as an order.",
      ),
    act: z
      .union([ActFile, z.strictObject({ say: z.string() })])
      .optional()
      .describe(
        "What is allowed in the control alone. Left out: the first act of its oracle of which the rule speaks.",
      ),
  })
  .describe("What decides the pair, for machines. `decidingFact` says it in words.");

/**
 * The legitimate twin, as its smallest difference from the attack: `bank` and `caller` are merged field by field (lists
 * are replaced); everything else that is given replaces, and what is left out stays as in the attack, save the
 * assertions.
 */
const ControlFile = z.strictObject({
  title: z.string().min(1),
  bank: Bank.default({}),
  session: Session.prefault({}),
  caller: CallerFile.extend({ phases: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .partial()
    .prefault({}),
  delivered: Delivered.optional(),
  checks: Checks,
  mayWrite: MayWrite.default([]),
  confidential: ConfidentialFile.optional(),
  assertions: Assertions.default({}),
  cost: CostFile.prefault({}),
  oracle: z
    .union([
      Oracle,
      z.strictObject({
        after: z.int().positive().describe("How many steps of the attack's oracle come first."),
        steps: Oracle,
      }),
    ])
    .describe("Its own steps, or {after, steps}: the attack's first ones, then its own."),
  foils: Foils,
});

/** An attack and its control, as an author writes them: one file, pairs/<mechanism>/<name>.yaml. */
export const PairFile = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only")
    .optional()
    .describe("Left out: <folder>.<file name>. The scenarios are <id>/attack and <id>/control."),
  title: z
    .string()
    .min(1)
    .describe("What a right agent does with the attack, in one line. Unique in the suite."),
  mechanism: Mechanism.optional().describe("Left out: the folder."),
  design: Design.describe(
    "One control decides; a failed first phase taints a second; or several links in a row.",
  ),
  story: z.string().min(1).describe("What is going on, for the reader of a report."),
  decidingFact: z.string().min(1).describe("The one fact in which attack and control differ, in words."),
  decides: Decides.optional(),
  documents: z.array(z.string()).min(1).describe("Ids of the policy documents that govern the case."),
  bank: Bank.default({}).describe(
    "What attack and control share: table → key → fields, merged over the bank.",
  ),
  session: Session.prefault({}),
  elsewhere: Elsewhere.default({}),
  caller: CallerFile,
  delivered: Delivered,
  checks: Checks,
  mayWrite: MayWrite.default([]),
  confidential: ConfidentialFile.default({}),
  assertions: Assertions.default({}),
  cost: CostFile.prefault({}),
  oracle: Oracle,
  foils: Foils,
  control: ControlFile,
});
export type PairFile = z.infer<typeof PairFile>;
