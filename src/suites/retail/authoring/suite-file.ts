import { z } from "zod";
import { JsonObject } from "../../../contract/json.ts";
import { ClockText } from "../../authoring/script-forms.ts";
import { BankFile } from "./mock-file.ts";
import { ToolEntry } from "./tool-entry.ts";

/** What gates cannot read in a suite; lint tells of it unless the suite says that a judge decides there. */
const LeftToJudge = z.enum(["unread-act", "unread-money", "unread-script"]);
export type LeftToJudge = z.infer<typeof LeftToJudge>;

/** suite.yaml: what a folder of cases is, and what its cases share. */
export const SuiteFile = z.strictObject({
  format: z.literal(1),
  kind: z.literal("retail"),
  id: z.string().regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only"),
  title: z.string().min(1),
  clock: ClockText.describe("Now, for every case that does not set its own."),
  metrics: z.array(z.string()).default([]).describe("Quality questions for a judge. Never decide a verdict."),
  leftToJudge: z
    .array(LeftToJudge)
    .default([])
    .describe("What rules cannot read here, as lint names it. Such episodes stay open without a judge."),
  covers: z
    .strictObject({
      axes: z.array(z.string()).min(1).describe("The axes of this suite. Each must have a case."),
      domains: z.array(z.string()).min(1).describe("The folders under cases/. Each must have a case."),
    })
    .optional(),
});
export type SuiteFile = z.infer<typeof SuiteFile>;

/** One fictional customer: the login context that the agent is given, and what the bank holds of them. */
export const CustomerEntry = z.strictObject({
  login: JsonObject.describe("The login context. Field order is kept."),
  bank: BankFile.default({}).describe("How tools answer about this customer, unless a case says otherwise."),
});
export type CustomerEntry = z.infer<typeof CustomerEntry>;

/** customers.yaml: name → customer. */
export const CustomersFile = z.record(z.string(), CustomerEntry);
export type CustomersFile = z.infer<typeof CustomersFile>;

/** tools.yaml: the tools that cases name. */
export const ToolsFile = z.array(ToolEntry).min(1);
export type ToolsFile = z.infer<typeof ToolsFile>;

const Slab = z.strictObject({
  slab: z.string().describe("Such as '1 year to < 3 years'."),
  months: z.tuple([z.number().nonnegative(), z.number().positive()]).optional().describe("[from, below)."),
  rate: z.number().positive().describe("Per cent a year."),
  senior_citizen_rate: z.number().positive().optional(),
});

/** rate-card.yaml: the one place for rates, charges and the gold price. */
export const RateCardFile = z.strictObject({
  effective_date: z.iso.date(),
  products: z.record(z.string(), z.array(Slab).min(1)).describe("Product type → slabs."),
  gold: z.strictObject({
    rate_date: z.iso.date(),
    rate_per_gram: z.record(z.string(), z.number().positive()).describe("Karat → rupees."),
    ltv_tiers: z
      .array(z.strictObject({ upTo: z.number().positive().optional(), percent: z.number().positive() }))
      .min(1)
      .describe("Loan-to-value caps by loan amount, lowest tier first."),
  }),
  charges: z
    .record(z.string(), z.number().nonnegative())
    .describe("Named charges: per cent or rupees, as the name says."),
});
export type RateCardFile = z.infer<typeof RateCardFile>;
