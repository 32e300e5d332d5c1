import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Command, Option } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";
import { exportViewer } from "../../viewer-server/export-viewer.ts";
import { runsDirOption, wholeNumber } from "../options.ts";
import { openStoredRun } from "../run-folder.ts";
import { print, say } from "../terminal.ts";
import { viewerPage } from "../viewer-page.ts";

export const exportCommand = new Command("export")
  .description("Write a run as one HTML file that needs no server and no network, or one episode as JSON.")
  .argument("<run>", "the run's name")
  .option("--html", "the run with its viewer, as one file")
  .addOption(
    new Option("--episodes <which>", "transcripts that the file holds")
      .choices(["all", "failed", "none"] as const)
      .default("all" as const),
  )
  .option("--trajectory", "one episode's trajectory, as JSON on standard output")
  .option("--agent <label>", "agent of the episode")
  .option("--scenario <id>", "scenario of the episode")
  .option("--trial <n>", "trial of the episode, from 1", wholeNumber(1))
  .option("--out <file>", "where the HTML file goes (<run>.html otherwise)")
  .addOption(runsDirOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof export nightly --html
  tellerproof export nightly --html --episodes failed --out nightly-failures.html
  tellerproof export nightly --trajectory --agent eager --scenario cards.block_card.001 --trial 2 > episode.json`,
  )
  .action(async (run, options) => {
    if (options.html === options.trajectory) {
      throw new InputError([{ path: "export", problem: "name what to write: --html or --trajectory" }]);
    }
    const opened = await openStoredRun(options.runsDir, run, "read");
    await using store = opened.store;
    const { manifest } = opened;
    if (options.trajectory === true) return printTrajectory(store, manifest, options);
    const pageFolder = await viewerPage();
    const pieces = exportViewer(store, manifest, { pageFolder, episodes: options.episodes });
    const file = options.out ?? `${run}.html`;
    const bytes = await writeWhole(file, pieces);
    say(`${file}: ${(bytes / 1_000_000).toFixed(1)} MB`);
  });

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

/** Writes pieces as they come, whole or not at all. @returns How many bytes. */
async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  const out = createWriteStream(draft);
  try {
    await pipeline(pieces, out);
    await rename(draft, file);
    return out.bytesWritten;
  } catch (error) {
    await rm(draft, { force: true });
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ENOENT" && code !== "EACCES" && code !== "EISDIR" && code !== "ENOSPC") throw error;
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file, problem, remedy: "Name another file with --out" }]);
  }
}
