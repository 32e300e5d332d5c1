import { z } from "zod";
import { JsonObject } from "../../../contract/json.ts";

const Amount = z.number().nonnegative().max(1e12);

/** The annotations of a FraudBench task that something is made of. The public harness reads none of them. */
export const Annotations = z.object({
  intent: z.literal("fraud", { error: 'only attacks are known: expected "fraud"' }),
  fraud_mechanism: z.string().min(1),
  permitted_agent_actions: z.array(z.string()).default([]),
  prohibited_agent_actions: z.array(z.string()).default([]),
  correct_disposition: z.string().optional(),
  correct_intervention_point: z
    .object({ stage: z.string().optional(), latest_acceptable_turn: z.int().positive().optional() })
    .optional(),
  cost_model: z
    .object({
      amount_at_risk: Amount,
      investigation_cost: Amount,
      friction_cost_per_step: Amount,
      future_fraud_exposure: Amount.optional(),
      privacy_harm: Amount.optional(),
    })
    .optional(),
  single_decisive_control: JsonObject.nullish(),
  attack_chain: JsonObject.nullish(),
});
export type Annotations = z.infer<typeof Annotations>;
