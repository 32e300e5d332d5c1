import type { JsonObject } from "../../../contract/json.ts";
import type { Mock } from "../retail-case.ts";
import type { RateCardFile } from "./suite-file.ts";

/** Names that a `rateCard:` mock may give: the card's products, and `gold_<karat>`. */
export function rateCardNames(card: RateCardFile): string[] {
  return [
    ...Object.keys(card.products),
    ...Object.keys(card.gold.rate_per_gram).map((karat) => `gold_${karat}`),
  ];
}

/**
 * How a rate tool answers for one product of the card: all slabs of a deposit or loan with the card's date, or the
 * day's price of gold of one purity.
 *
 * @returns `undefined` when the card has no such product.
 */
export function rateCardMock(card: RateCardFile, name: string): Mock | undefined {
  const slabs = card.products[name];
  if (slabs !== undefined) {
    const rates = slabs.map(({ slab, rate, senior_citizen_rate }): JsonObject => {
      return senior_citizen_rate === undefined ? { slab, rate } : { slab, rate, senior_citizen_rate };
    });
    return {
      kind: "outcome_fixed",
      output: { product_type: name, rates, effective_date: card.effective_date },
    };
  }
  const karat = /^gold_(\d+)$/.exec(name)?.[1];
  const price = karat === undefined ? undefined : card.gold.rate_per_gram[karat];
  if (price === undefined) return undefined;
  return {
    kind: "outcome_fixed",
    output: { purity_karat: Number(karat), rate_per_gram: price, rate_date: card.gold.rate_date },
  };
}
