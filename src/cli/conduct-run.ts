import type { Manifest } from "../contract/manifest.ts";
import { createModelClient } from "../models/journal-client.ts";
import { readPriceFile } from "../models/pricing.ts";
import { gatherReport } from "../reports/gather-report.ts";
import { runTable } from "../reports/text/run-table.ts";
import type { RunReport } from "../reports/view/run-report.ts";
import { executeRun } from "../runs/execute-run.ts";
import { gradingOf } from "../runs/judging.ts";
import type { Opened } from "../runs/open-run.ts";
import type { PlayableSuite } from "../runs/playable-suite.ts";
import { openRunStore } from "../store/index.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { listenForInterrupts } from "./interrupts.ts";
import { showProgress } from "./progress.ts";
import { runFolder, writeReports } from "./run-folder.ts";
import { print, printJson, say } from "./terminal.ts";

/** What `run` and `resume` share beside the manifest. */
export type ConductOptions = {
  runsDir: string;
  concurrency: number;
  prices?: string | undefined;
  failUnder?: number | undefined;
  json?: true | undefined;
};

/** Plays a manifest to its end, writes the reports, prints the result and sets the exit code. */
export async function conductRun(
  suite: PlayableSuite,
  manifest: Manifest,
  options: ConductOptions,
): Promise<void> {
  const folder = runFolder(options.runsDir, manifest.run);
  const prices = options.prices === undefined ? [] : await readPriceFile(options.prices);
  await using store = await openRunStore(folder, { mode: "write" });
  const clock = { now: () => Date.now() };
  await using client = createModelClient({
    journal: store.journal,
    clock,
    random: Math.random,
    environment: process.env,
    concurrency: options.concurrency,
    prices,
  });
  using interrupts = listenForInterrupts();
  {
    using progress = showProgress(process.stderr, () => client.endpoints());
    await executeRun(suite, manifest, {
      store,
      client,
      concurrency: options.concurrency,
      clock,
      signal: interrupts.signal,
      listener: progress.listener,
      opened: sayWhatChanged,
    });
  }
  const report = await gatherReport(store, manifest, gradingOf(manifest));
  const files = writeReports(folder, report);
  if (options.json) printJson({ ...report, files });
  else print(`${runTable(report)}\n\nReport: ${files.markdown}\nFigures: ${files.json}`);
  process.exitCode = exitCodeOf(report, options.failUnder);
}

/** Below a threshold counts before incomplete: it can only get worse. Calibration agents are held to no threshold. */
export function exitCodeOf(report: RunReport, failUnder: number | undefined): ExitCode {
  const { agents } = report;
  if (failUnder !== undefined && strictRates(report).some((rate) => rate < failUnder))
    return EXIT.belowThreshold;
  const incomplete = agents.some(
    ({ missing, summary }) => missing + summary.overall.episodes.invalid + summary.overall.episodes.error > 0,
  );
  return incomplete ? EXIT.incomplete : EXIT.done;
}

/** Of each agent under test: of all scenarios, or for fraud of attacks and of controls apart. */
function strictRates({ agents, fraud }: RunReport): number[] {
  return agents
    .filter(({ agent }) => !(agent.kind === "baseline" && agent.calibration))
    .flatMap(({ agent, summary }) => {
      const sides = fraud?.agents.find((each) => each.agent === agent.label);
      const tallies = sides === undefined ? [summary] : [sides.security, sides.utility];
      return tallies.flatMap(({ overall: { figures } }) =>
        figures.status === "graded" ? [figures.strict.rate] : [],
      );
    });
}

function sayWhatChanged(opened: Opened): void {
  if (opened.state === "new") return;
  const { scenarios, grading, trials } = opened.changes;
  const changed = [...scenarios.changed, ...scenarios.added];
  if (changed.length > 0) say(`Changed or new scenarios, played again: ${changed.join(", ")}`);
  if (scenarios.removed.length > 0)
    say(`No longer in the plan, kept in the store: ${scenarios.removed.join(", ")}`);
  for (const { field, stored, wanted } of grading) say(`Graded anew, ${field}: ${stored} → ${wanted}`);
  if (trials !== undefined) say(`Trials: ${trials.stored} → ${trials.wanted}`);
}
