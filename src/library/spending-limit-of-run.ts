import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Journal } from "../contract/ports.ts";
import { SpendingLimit } from "../models/spending-limit.ts";
import { estimateSpending } from "../runs/estimate-spending.ts";
import { namesOf } from "../runs/models-of-run.ts";
import { paidSoFar } from "../runs/paid-so-far.ts";

/** What holds a run to `maxUsd`; nothing where that was left out. @throws InputError for an amount that is none, and for models whose price nobody knows. */
export function spendingLimit(
  maxUsd: string | undefined,
  manifest: Manifest,
  journal: Journal,
): SpendingLimit | undefined {
  if (maxUsd === undefined) return undefined;
  if (!/^\d+(?:\.\d{1,9})?$/.test(maxUsd)) {
    const problem = 'is not an amount in US dollars such as "2.50"';
    throw new InputError([{ path: "maxUsd", value: maxUsd, problem }]);
  }
  const unpriced = namesOf(estimateSpending(manifest, []).unpriced);
  if (unpriced.length > 0) {
    const problem = "no price is known of these, so that no limit would hold";
    const remedy = "Give it as price in the file of an agent of type model";
    throw new InputError([{ path: "maxUsd", value: unpriced, problem, remedy }]);
  }
  const remedy = "What is finished is kept: take the run up with a higher maxUsd";
  return new SpendingLimit({ usd: maxUsd, paid: paidSoFar(manifest, journal, []), prices: [], remedy });
}
