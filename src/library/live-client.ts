import type { StoreCorrupt } from "../contract/errors.ts";
import type { Journal } from "../contract/ports.ts";
import { createModelClient, type JournalledClient } from "../models/journal-client.ts";
import type { SpendingLimit } from "../models/spending-limit.ts";
import type { Price } from "../models/price-table.ts";

type LiveClientOptions = {
  concurrency: number;
  prices?: readonly Price[];
  damaged?: (damage: StoreCorrupt) => void;
  callTimeoutMs?: number | undefined;
  replyMb?: number | undefined;
  spending?: SpendingLimit | undefined;
};

/** A client that asks real endpoints, with this process's clock, chance and environment. */
export function liveClient(
  journal: Journal,
  { concurrency, prices = [], damaged, callTimeoutMs, replyMb, spending }: LiveClientOptions,
): JournalledClient {
  return createModelClient({
    journal,
    clock: { now: () => Date.now() },
    random: Math.random,
    environment: process.env,
    concurrency,
    prices,
    damaged,
    callTimeoutMs,
    replyMb,
    spending,
  });
}
