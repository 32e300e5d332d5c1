import { createInterface } from "node:readline/promises";
import { Option } from "@commander-js/extra-typings";
import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Journal } from "../contract/ports.ts";
import { exactUsd, shownUsd } from "../models/exact-usd.ts";
import type { Price } from "../models/price-table.ts";
import { SpendingLimit } from "../models/spending-limit.ts";
import { askedElsewhere } from "../runs/asked-elsewhere.ts";
import { estimateSpending } from "../runs/estimate-spending.ts";
import { countOf } from "../reports/view/quantity-text.ts";
import { namesOf } from "../runs/models-of-run.ts";
import { paidSoFar } from "../runs/paid-so-far.ts";
import { usd } from "./options.ts";
import { say } from "./terminal.ts";

/** What `run` and `resume` are told of money. */
export type SpendingOptions = {
  maxUsd?: string | undefined;
  unpriced?: "refuse" | "allow" | undefined;
  yes?: boolean | undefined;
};

export const maxUsdOption = () =>
  new Option(
    "--max-usd <amount>",
    "US dollars that this run may spend on all its models; it stops before that and can be resumed",
  ).argParser(usd);

export const unpricedOption = () =>
  new Option("--unpriced <how>", "models without a known price under --max-usd")
    .choices(["refuse", "allow"] as const)
    .default("refuse" as const);

export const yesOption = () => new Option("--yes", "begin without asking, also where it will cost too much");

/**
 * Says about what a run will cost where its spending is limited, and asks a person whether to begin where that is more.
 *
 * @throws InputError for models without a known price, and where the answer is no.
 */
export async function agreeOnSpending(
  manifest: Manifest,
  prices: readonly Price[],
  { maxUsd, unpriced, yes }: SpendingOptions,
): Promise<void> {
  if (maxUsd === undefined) return;
  const estimate = estimateSpending(manifest, prices);
  const unknown = namesOf(estimate.unpriced);
  if (unknown.length > 0) {
    const remedy = "Give it with --prices, or leave them uncounted with --unpriced allow";
    const problem = "no price is known of these, so that no limit would hold";
    if (unpriced !== "allow") throw new InputError([{ path: "--max-usd", value: unknown, problem, remedy }]);
    say(`Not counted, for no price is known of it: ${unknown.join(", ")}`);
  }
  const elsewhere = askedElsewhere(manifest);
  if (elsewhere.length > 0) say(`Not counted, whatever they cost: ${elsewhere.join(", ")}`);
  if (estimate.usd === 0n) return;
  const limit = exactUsd(maxUsd);
  const tooMuch = estimate.usd > limit;
  const then = tooMuch ? ": the run will stop before its end, and can be resumed with more" : "";
  say(`All episodes may cost about ${shownUsd(estimate.usd)}, at most ${shownUsd(limit)} is spent${then}.`);
  if (!tooMuch || yes === true || !process.stdin.isTTY || !process.stderr.isTTY) return;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question("Begin? [y/N] ").finally(() => terminal.close());
  if (/^y(?:es)?$/i.test(answer.trim())) return;
  throw new InputError([
    { path: "--max-usd", value: maxUsd, problem: "not begun", remedy: "Allow more, or say --yes" },
  ]);
}

/** `run`: as a pasted command names it. */
type LimitedRun = { manifest: Manifest; journal: Journal; prices: readonly Price[]; run: string };

/** What holds a run to `--max-usd`; nothing where it was left out. What was paid before and cannot be counted is said. */
export function spendingLimit(
  { maxUsd }: SpendingOptions,
  { manifest, journal, prices, run }: LimitedRun,
): SpendingLimit | undefined {
  if (maxUsd === undefined) return undefined;
  const paid = paidSoFar(manifest, journal, prices);
  const unknown = paid.filter(({ known }) => !known).length;
  if (unknown > 0) say(`Not counted, for nobody knows what they cost: ${countOf(unknown, "earlier call")}`);
  const remedy = `What is finished is kept: tellerproof resume ${run} --max-usd with more goes on`;
  return new SpendingLimit({ usd: maxUsd, paid, prices, remedy });
}
