import { Command, Option } from "@commander-js/extra-typings";
import { InputError, RunStopper } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";
import { exportRun, type ExportRunOptions } from "../../library/export-run.ts";
import { projectTraceLink } from "../../library/project-file.ts";
import { writePieces } from "../../library/write-whole.ts";
import { countOf } from "../../reports/view/quantity-text.ts";
import { sendStoredRun } from "../../runs/send-stored-run.ts";
import type { Telemetry } from "../../telemetry/index.ts";
import { exportViewer } from "../../viewer-server/export-viewer.ts";
import { runsDirOption, traceLinkOption, wholeNumber } from "../options.ts";
import { assertStoredRun, openStoredRun, runFolder } from "../run-folder.ts";
import { deliveryLine, otlpContentOption, otlpOption, telemetryFrom } from "../telemetry.ts";
import { print, say } from "../terminal.ts";
import { viewerPage } from "../viewer-page.ts";

export const exportCommand = new Command("export")
  .description(
    "Write a run as one HTML file, as Inspect logs or as tau2 results, or one episode as JSON, or send a run's spans.",
  )
  .argument("<run>", "the run's name")
  .option("--html", "the run with its viewer, as one file")
  .addOption(
    new Option("--episodes <which>", "transcripts that the file holds")
      .choices(["all", "failed", "none"] as const)
      .default("all" as const),
  )
  .option("--inspect", "the run as logs for Inspect, one for each agent (docs/export.md)")
  .option("--tau2", "the run as results of tau2, one file for each agent (docs/export.md)")
  .option("--trajectory", "one episode's trajectory, as JSON on standard output")
  .option("--agent <label>", "agent of the episode, or of the log or results (all otherwise)")
  .option("--scenario <id>", "scenario of the episode")
  .option("--trial <n>", "trial of the episode, from 1", wholeNumber(1))
  .option(
    "--out <path>",
    "where it goes: a file (<run>.html otherwise); for logs and results a folder (<run>-inspect, <run>-tau2 otherwise), or for one agent a file that ends in .eval or .json",
  )
  .addOption(traceLinkOption())
  .addOption(otlpOption())
  .addOption(otlpContentOption())
  .addOption(runsDirOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof export nightly --html
  tellerproof export nightly --html --episodes failed --out nightly-failures.html
  tellerproof export nightly --inspect --out logs
  tellerproof export nightly --inspect --agent eager --out eager.eval
  tellerproof export nightly --tau2 --agent eager --out eager.json
  tellerproof export nightly --otlp http://127.0.0.1:4318
  tellerproof export nightly --trajectory --agent eager --scenario cards.block_card.001 --trial 2 > episode.json`,
  )
  .action(async (run, options) => {
    const { html, inspect, tau2, trajectory, otlp } = options;
    const wanted = [html, inspect, tau2, trajectory, otlp].filter((form) => form !== undefined);
    if (wanted.length !== 1) {
      throw new InputError([
        { path: "export", problem: "name what to write: --html, --inspect, --tau2, --trajectory or --otlp" },
      ]);
    }
    const telemetry = await telemetryFrom(options);
    if (inspect === true || tau2 === true) {
      assertStoredRun(options.runsDir, run);
      const form = inspect === true ? "inspect" : "tau2";
      const { agent, out = `${run}-${form}` } = options;
      return await writeFiles(runFolder(options.runsDir, run), { form, agent, out });
    }
    const opened = await openStoredRun(options.runsDir, run, "read");
    await using store = opened.store;
    const { manifest } = opened;
    if (trajectory === true) return await printTrajectory(store, manifest, options);
    if (telemetry !== undefined) return await sendSpans(telemetry, store, manifest);
    const pageFolder = await viewerPage();
    const { episodes, traceLink = projectTraceLink() } = options;
    const pieces = exportViewer(store, manifest, { pageFolder, episodes, traceLink });
    const file = options.out ?? `${run}.html`;
    say(`${file}: ${megabytes(await writePieces(file, pieces))}`);
  });

/** @throws RunStopper where a span did not get through: sending is all that was asked for. */
async function sendSpans(telemetry: Telemetry, store: RunStore, manifest: Manifest): Promise<void> {
  await sendStoredRun(telemetry, store, manifest);
  const delivery = await telemetry.close();
  const line = deliveryLine(delivery, "Try again once the collector takes them");
  if (delivery.lost > 0) throw new RunStopper(line);
  say(line);
}

async function writeFiles(folder: string, options: ExportRunOptions): Promise<void> {
  for (const { file, episodes, bytes } of await exportRun(folder, options)) {
    say(`${file}: ${countOf(episodes, "episode")}, ${megabytes(bytes)}`);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function printTrajectory(
  store: RunStore,
  manifest: Manifest,
  wish: { agent?: string | undefined; scenario?: string | undefined; trial?: number | undefined },
): Promise<void> {
  const { agent, scenario, trial = 1 } = wish;
  if (agent === undefined || scenario === undefined) {
    throw new InputError([{ path: "--trajectory", problem: "--agent and --scenario name the episode" }]);
  }
  const scenarioHash = manifest.scenarios.find(({ id }) => id === scenario)?.hash ?? "";
  const trajectory = await store.getTrajectory({ agent, scenario, trial: trial - 1, scenarioHash });
  if (trajectory === undefined) {
    throw new InputError([{ value: { agent, scenario, trial }, problem: "the run holds no such episode" }]);
  }
  print(JSON.stringify(trajectory));
}
