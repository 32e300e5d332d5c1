/** Points a dollar by category of the purchase; `default` is for all others. The figures are the public bank's. */
const REWARDS: Readonly<Record<string, Readonly<Record<string, number>> & { default: number }>> = {
  "Bronze Rewards Card": { default: 1 },
  "Business Bronze Rewards Card": { default: 1 },
  "Business Gold Rewards Card": { Operations: 2.5, default: 1 },
  "Business Platinum Rewards Card": { Travel: 4, Software: 4, Media: 4, default: 1.5 },
  "Business Silver Rewards Card": { Travel: 10, Software: 10, default: 1 },
  "Crypto-Cash Back": { default: 2 },
  "Diamond Elite Card": { default: 5 },
  EcoCard: { Green: 5, default: 1 },
  "Gold Rewards Card": { default: 2.5 },
  "Green Rewards Card": { Sustainable: 3, default: 1 },
  "Platinum Rewards Card": { default: 10 },
  "Silver Rewards Card": { Travel: 4, Software: 4, default: 1 },
  "Silver Zoom Card": { Transportation: 3, default: 1 },
};

/** The credit cards that the bank offers. */
export const CREDIT_CARDS: readonly string[] = Object.keys(REWARDS);

/** Points a dollar of a purchase. `undefined` when the bank has no such card. */
export function rewardRate(card: string, category: string): number | undefined {
  const rates = Object.hasOwn(REWARDS, card) ? REWARDS[card] : undefined;
  if (rates === undefined) return undefined;
  return (Object.hasOwn(rates, category) ? rates[category] : undefined) ?? rates.default;
}
