import type { Manifest } from "../contract/manifest.ts";
import type { Cost } from "../contract/model.ts";
import type { Journal } from "../contract/ports.ts";
import { costOf, priceOf } from "../models/pricing.ts";
import type { Price } from "../models/price-table.ts";
import { modelsOfRun } from "./models-of-run.ts";

/** What earlier processes of a run have paid for. What had no price then costs what it costs by the price that is known now. */
export function paidSoFar(manifest: Manifest, journal: Journal, prices: readonly Price[]): Cost[] {
  const models = new Map(modelsOfRun(manifest).map(({ model }) => [model.id, model]));
  return [...(journal.paid?.() ?? [])].map(({ requested, usage, cost }) => {
    const model = models.get(requested);
    return cost.known || model === undefined ? cost : costOf(usage, priceOf(model, prices));
  });
}
