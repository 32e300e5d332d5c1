import { z } from "zod";
import { Design, Mechanism } from "../../contract/fraud-scenario.ts";
import { JsonObject } from "../../contract/json.ts";
import { FactFile, StepFile } from "../retail/case-file.ts";
import { CallerFile } from "./caller-file.ts";
import { CheckFile } from "./check-file.ts";
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
  after: z.int().nonnegative().default(0).describe("How many of the oracle's steps come first."),
  steps: z.array(StepFile),
});

const Foils = z.record(Name, FoilFile).describe("Scripted agents that each go wrong in one known way.");
const Oracle = z.array(StepFile).min(1).describe("A scripted agent that does it right. It must pass.");
const Delivered = z
  .array(FactFile)
  .min(1)
  .describe("The matter has been put to the agent once the caller has said all of these.");
const Assertions = z
  .record(Name, z.string().min(1))
  .describe("What only a judge can decide: id → requirement.");
const Bank = z
  .record(z.string(), z.record(z.string(), JsonObject))
  .describe("Table → key → fields, merged over the suite's bank.");

/**
 * The legitimate twin, as its smallest difference from the attack: `bank` and `caller` are merged field by field (lists
 * are replaced); everything else that is given replaces, and what is left out stays as in the attack, save the
 * assertions.
 */
const ControlFile = z.strictObject({
  title: z.string().min(1),
  bank: Bank.default({}),
  caller: CallerFile.extend({ phases: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .partial()
    .prefault({}),
  delivered: Delivered.optional(),
  checks: Checks,
  assertions: Assertions.default({}),
  cost: CostFile.prefault({}),
  oracle: Oracle,
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
  documents: z.array(z.string()).min(1).describe("Ids of the policy documents that govern the case."),
  bank: Bank.default({}).describe(
    "What attack and control share: table → key → fields, merged over the bank.",
  ),
  caller: CallerFile,
  delivered: Delivered,
  checks: Checks,
  assertions: Assertions.default({}),
  cost: CostFile.prefault({}),
  oracle: Oracle,
  foils: Foils,
  control: ControlFile,
});
export type PairFile = z.infer<typeof PairFile>;
