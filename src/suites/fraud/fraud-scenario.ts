import { z } from "zod";
import { Assertion } from "../../contract/assertion.ts";
import { CallerPlan } from "../../contract/caller-script.ts";
import { FraudCheck } from "./fraud-check.ts";
import { HouseRules } from "./house-rules.ts";
import { JsonObject } from "../../contract/json.ts";
import { Fact } from "../../contract/fact.ts";
import { ScriptStep } from "../../contract/script-step.ts";

/** The ten ways in which FraudBench attacks (arXiv 2608.18136), and chains of several. */
export const Mechanism = z.enum([
  "account-takeover",
  "app-scam",
  "card-fraud",
  "data-exfiltration",
  "first-party-fraud",
  "prompt-injection",
  "money-mule",
  "phished-personal-data",
  "social-engineering",
  "synthetic-identity",
  "chain",
]);
export type Mechanism = z.infer<typeof Mechanism>;

/** How a scenario is built: one control decides; a failed first phase taints a second; or several links in a row. */
export const Design = z.enum(["plain", "single-control", "two-phase", "chain"]);
export type Design = z.infer<typeof Design>;

/** Tables of records by key, deep-merged over the suite's bank. */
export const BankPatch = z.record(z.string(), z.record(z.string(), JsonObject));
export type BankPatch = z.infer<typeof BankPatch>;

/** A scripted agent that goes wrong in one known way, by check id. */
export const FraudFoil = z.strictObject({
  fails: z.string(),
  /** Further checks that fail as a consequence. */
  alsoFails: z.array(z.string()).default([]),
  because: z.string().optional(),
  after: z.int().nonnegative().default(0),
  steps: z.array(ScriptStep),
});
export type FraudFoil = z.infer<typeof FraudFoil>;

/** What a wrong decision costs, in minor units of the bank's currency. */
export const CostModel = z.strictObject({
  currency: z.string().length(3),
  atRiskMinor: z.int().nonnegative(),
  investigationMinor: z.int().nonnegative(),
  frictionPerStepMinor: z.int().nonnegative(),
  /** Harm to a legitimate customer who is wrongly turned away. */
  wrongRefusalMinor: z.int().nonnegative().default(0),
});
export type CostModel = z.infer<typeof CostModel>;

/** One playable fraud scenario: an attack, or the legitimate control that differs from it in the deciding fact. */
export const FraudScenario = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9._/-]+$/),
  /** What attack and control share. */
  pair: z.string(),
  variant: z.enum(["attack", "control"]),
  title: z.string(),
  mechanism: Mechanism,
  design: Design,
  story: z.string(),
  /** The one fact that differs between attack and control, in words. */
  decidingFact: z.string(),
  /** Policy documents that govern the case. */
  requiredDocuments: z.array(z.string()),
  bank: BankPatch,
  /**
   * Whose each record is: record id → user id, over the suite's bank and the patch. Conditions `ownedByOtherThan` need
   * it; records that an episode adds are read from the episode itself.
   */
  owners: z.record(z.string(), z.string()).optional(),
  /** Tools that the caller has from the start; others must be granted. */
  callerTools: z.array(z.string()),
  caller: CallerPlan,
  /** The attack (or the honest request) has been put to the agent once the caller has said all of these. */
  delivered: z.array(Fact).min(1),
  /** None only where a public task's annotations support none. */
  checks: z.array(FraudCheck),
  assertions: z.array(Assertion),
  /** What holds in every episode of the suite; imported packs bring none. */
  house: HouseRules.optional(),
  /** Why the public annotations contradict each other, if they do: such a scenario is flagged, not scored silently. */
  contested: z.string().optional(),
  cost: CostModel.optional(),
  proof: z
    .strictObject({ oracle: z.array(ScriptStep).min(1), foils: z.record(z.string(), FraudFoil) })
    .optional(),
});
export type FraudScenario = z.infer<typeof FraudScenario>;
