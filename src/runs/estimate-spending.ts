import type { Manifest } from "../contract/manifest.ts";
import { exactUsd } from "../models/exact-usd.ts";
import { priceOf } from "../models/pricing.ts";
import type { Price } from "../models/price-table.ts";
import { modelsOfRun, type AskedModel } from "./models-of-run.ts";

/** Tokens that a part in one episode takes as a rule, in all its calls: no more than a guess before anything was played. */
const USUAL_TOKENS: Record<AskedModel["role"], { input: bigint; output: bigint }> = {
  agent: { input: 60_000n, output: 2_500n },
  caller: { input: 20_000n, output: 800n },
  ear: { input: 12_000n, output: 600n },
  judge: { input: 15_000n, output: 1_000n },
};

/** About what a run will cost on models whose prices are known, in 10^-15 dollars; and those of which none is. */
export function estimateSpending(
  manifest: Manifest,
  prices: readonly Price[],
): { usd: bigint; unpriced: AskedModel[] } {
  const asked = modelsOfRun(manifest).map((each) => ({ each, price: priceOf(each.model, prices) }));
  const usd = asked.reduce((sum, { each, price }) => {
    if (price === undefined) return sum;
    const { input, output } = USUAL_TOKENS[each.role];
    const once = (input * exactUsd(price.input) + output * exactUsd(price.output)) / 1_000_000n;
    return sum + once * BigInt(each.episodes);
  }, 0n);
  return { usd, unpriced: asked.flatMap(({ each, price }) => (price === undefined ? [each] : [])) };
}
