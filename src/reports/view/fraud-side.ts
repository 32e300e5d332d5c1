/** The two sides of a fraud suite, each with the variant of scenarios that it is measured on. */
export const FRAUD_SIDES = { security: "attack", utility: "control" } as const;
export type FraudSide = keyof typeof FRAUD_SIDES;

/** Whether a scenario is one that this side is measured on. */
export function isOnSide({ groups }: { groups: Readonly<Record<string, string>> }, side: FraudSide): boolean {
  return groups["variant"] === FRAUD_SIDES[side];
}
