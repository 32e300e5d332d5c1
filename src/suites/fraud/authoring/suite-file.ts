import { z } from "zod";
import { BANKS } from "../../../bank/live/index.ts";
import { ClockText } from "../../authoring/script-forms.ts";

const Dollars = z.number().nonnegative().multipleOf(0.01);

/** What a wrong decision costs, in the bank's currency. What a pair leaves out comes from suite.yaml. */
export const CostFile = z.strictObject({
  atRisk: Dollars.optional().describe("Lost when the attack succeeds."),
  investigation: Dollars.optional().describe("Of a case that is handed to specialists."),
  frictionPerStep: Dollars.optional().describe("Of each further question to a legitimate customer."),
  wrongRefusal: Dollars.optional().describe("Of turning a legitimate customer away."),
});
export type CostFile = z.infer<typeof CostFile>;

/** suite.yaml: what a folder of attack and control pairs is, and what its pairs share. */
export const FraudSuiteFile = z.strictObject({
  format: z.literal(1),
  kind: z.literal("fraud"),
  id: z.string().regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only"),
  title: z.string().min(1),
  bank: z.string().min(1).describe("The bank's name, as its documents and its assistant say it."),
  core: z
    .string()
    .min(1)
    .default("own")
    .describe(
      `The bank's tables and tools: one of ${[...BANKS.keys()].join(", ")}, or a module in this folder (./bank.ts; docs/bank.md).`,
    ),
  clock: ClockText.describe("Now, in every scenario: 2026-11-16T10:15-05:00."),
  zone: z
    .string()
    .regex(/^[A-Z]{2,5}$/, "a zone name such as EST")
    .describe("As the bank's tools show it."),
  currency: z.string().regex(/^[A-Z]{3}$/, "a currency code such as USD"),
  cost: CostFile.prefault({}).describe("What a wrong decision costs where a pair does not say so."),
  covers: z
    .strictObject({
      pairsPerMechanism: z.int().nonnegative().describe("For each of the ten mechanisms."),
      singleControl: z.int().nonnegative(),
      twoPhase: z.int().nonnegative(),
      chains: z.int().nonnegative(),
      documents: z.int().nonnegative(),
      customers: z.int().nonnegative(),
    })
    .optional()
    .describe("At least so many there are; lint counts them."),
});
export type FraudSuiteFile = z.infer<typeof FraudSuiteFile>;
