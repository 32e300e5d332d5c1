import type { CostModel } from "../fraud-scenario.ts";
import type { Annotations } from "./annotations.ts";

type PublicCost = NonNullable<Annotations["cost_model"]>;

/**
 * A public cost model in cents. What is at risk is the amount, and where they are given the later exposure and the harm
 * to privacy that come with it.
 */
export function costModel(cost: PublicCost): CostModel {
  const { amount_at_risk: amount, future_fraud_exposure: exposure = 0, privacy_harm: harm = 0 } = cost;
  return {
    currency: "USD",
    atRiskMinor: cents(amount) + cents(exposure) + cents(harm),
    investigationMinor: cents(cost.investigation_cost),
    frictionPerStepMinor: cents(cost.friction_cost_per_step),
    wrongRefusalMinor: 0,
  };
}

/** By the decimal digits that the number is written with, so that 1.005 is 101 cents; half a cent rounds up. */
function cents(dollars: number): number {
  const written = String(dollars);
  return Math.round(written.includes("e") ? dollars * 100 : Number(`${written}e2`));
}
