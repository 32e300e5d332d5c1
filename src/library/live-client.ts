import type { Journal } from "../contract/ports.ts";
import { createModelClient, type JournalledClient } from "../models/journal-client.ts";
import type { Price } from "../models/price-table.ts";

/** A client that asks real endpoints, with this process's clock, chance and environment. */
export function liveClient(
  journal: Journal,
  { concurrency, prices = [] }: { concurrency: number; prices?: readonly Price[] },
): JournalledClient {
  return createModelClient({
    journal,
    clock: { now: () => Date.now() },
    random: Math.random,
    environment: process.env,
    concurrency,
    prices,
  });
}
