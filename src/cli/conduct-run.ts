import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Refusal } from "../bank-server/index.ts";
import type { StoreCorrupt } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { liveClient } from "../library/live-client.ts";
import { newRunFolder } from "../library/new-run-folder.ts";
import { readPriceFile } from "../models/pricing.ts";
import { gatherReport } from "../reports/gather-report.ts";
import { executeRun } from "../runs/execute-run.ts";
import { gradingOf } from "../runs/judging.ts";
import type { Opened } from "../runs/open-run.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { openRunStore } from "../store/index.ts";
import { listenForInterrupts } from "./interrupts.ts";
import { showProgress } from "./progress.ts";
import { deliverReport, prepareReporting, type ReportingOptions } from "./reporting.ts";
import { runAsNamed } from "./run-as-named.ts";
import { runFolder } from "./run-folder.ts";
import { telemetryFrom, tellingDelivery, type TelemetryFlags } from "./telemetry.ts";
import { agreeOnSpending, spendingLimit, type SpendingOptions } from "./run-spending.ts";
import { say } from "./terminal.ts";
import { assertUsableModels } from "../runs/usable-models.ts";

/** What `run` and `resume` share beside the manifest. */
export type ConductOptions = ReportingOptions &
  SpendingOptions &
  TelemetryFlags & {
    runsDir: string;
    concurrency: number;
    /** In seconds. */
    gradingLimit: number;
    /** In seconds. */
    callLimit: number;
    maxReplyMb: number;
    prices?: string | undefined;
  };

/** Plays a manifest to its end, writes the reports, prints the result and sets the exit code. */
export async function conductRun(
  suite: PlayableSuite,
  manifest: Manifest,
  options: ConductOptions,
): Promise<void> {
  const reporting = prepareReporting(options, manifest);
  const folder = runFolder(options.runsDir, manifest.run);
  const named = runAsNamed(manifest.run, folder);
  const telemetry = await telemetryFrom(options);
  const prices = options.prices === undefined ? [] : readPriceFile(options.prices);
  if (!existsSync(folder)) assertUsableModels(manifest, process.env);
  await agreeOnSpending(manifest, prices, options);
  using attempt = newRunFolder(folder, () => say("Nothing was played, so nothing is kept of this run."));
  await using store = await openRunStore(folder, { mode: "write" });
  const clock = { now: () => Date.now() };
  const damaged: StoreCorrupt[] = [];
  const spending = spendingLimit(options, { manifest, journal: store.journal, prices, run: named });
  await using client = liveClient(store.journal, {
    concurrency: options.concurrency,
    prices,
    spending,
    callTimeoutMs: 1000 * options.callLimit,
    replyMb: options.maxReplyMb,
    damaged: (damage) => damaged.push(damage),
  });
  using interrupts = listenForInterrupts(stopping(named));
  await using _delivery = tellingDelivery(telemetry, named);
  const refused: Refusal[] = [];
  try {
    using progress = showProgress(process.stderr, folder, () => client.endpoints());
    await executeRun(suite, manifest, {
      store,
      client,
      concurrency: options.concurrency,
      gradingLimitMs: 1000 * options.gradingLimit,
      clock,
      signal: interrupts.signal,
      listener: { ...progress.listener, damaged: (damage) => damaged.push(damage) },
      telemetry,
      opened: sayWhatChanged,
      refused: (refusal) => refused.push(refusal),
    });
  } catch (error) {
    if (!interrupts.signal.aborted) await attempt.failed(store);
    throw error;
  } finally {
    keepRefusals(folder, refused);
    sayDamage(damaged);
    if (spending !== undefined) say(`Spent on models: ${spending.standing}`);
  }
  const report = await gatherReport(store, manifest, gradingOf(manifest));
  deliverReport(report, folder, reporting);
}

function stopping(run: string): string {
  return `Stopping: finished episodes are stored, and tellerproof resume ${run} goes on. Press Ctrl-C again to leave at once.`;
}

/** Keeps what the bank's addresses turned away beside the run, and says so. */
function keepRefusals(folder: string, refused: readonly Refusal[]): void {
  if (refused.length === 0) return;
  const file = join(folder, "refused-calls.jsonl");
  appendFileSync(file, refused.map((refusal) => `${JSON.stringify(refusal)}\n`).join(""));
  const counts = Object.entries(Object.groupBy(refused, ({ reason }) => reason));
  const shown = counts.map(([reason, list]) => `${list.length} ${reason}`).join(", ");
  say(`The bank turned away requests from outside (${shown}): ${file}`);
}

function sayDamage(damaged: readonly StoreCorrupt[]): void {
  for (const { message } of damaged.slice(0, SHOWN)) say(`Damaged, made again: ${message}`);
  if (damaged.length > SHOWN) say(`… and ${damaged.length - SHOWN} more damaged records, made again.`);
}

function sayWhatChanged(opened: Opened): void {
  if (opened.state === "new") return;
  const { scenarios, grading, trials } = opened.changes;
  const changed = [...scenarios.changed, ...scenarios.added];
  if (changed.length > 0) say(`Changed or new scenarios, played again: ${someOf(changed)}`);
  if (scenarios.removed.length > 0)
    say(`No longer in the plan, kept in the store: ${someOf(scenarios.removed)}`);
  for (const { field, stored, wanted } of grading) say(`Graded anew, ${field}: ${stored} → ${wanted}`);
  if (trials !== undefined) say(`Trials: ${trials.stored} → ${trials.wanted}`);
}

const SHOWN = 5;

function someOf(ids: readonly string[]): string {
  const rest = ids.length - SHOWN;
  return ids.slice(0, SHOWN).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
