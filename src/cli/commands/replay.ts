import { Command } from "@commander-js/extra-typings";
import { readConditions } from "../../suites/play-conditions.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { replayRun, type Replayed } from "../../runs/replay-run.ts";
import { EXIT } from "../exit-code.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { jsonOption, runsDirOption } from "../options.ts";
import { openStoredRun } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

/** A difference is shown up to here; the JSON document has it whole. */
const SHOWN = 300;

export const replayCommand = new Command("replay")
  .description(
    "Play a stored run again from its journal, without asking any model, and say which episodes differ now.",
  )
  .argument("<run>", "the run's name")
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof replay nightly
  tellerproof replay nightly --json`,
  )
  .action(async (run, options) => {
    const { store: opened, manifest } = await openStoredRun(options.runsDir, run, "read");
    await using store = opened;
    const suite = loadPlayableSuite(manifest.suite.source, readConditions(manifest.conditions));
    using interrupts = listenForInterrupts();
    const episodes: Replayed[] = [];
    const setting = { suite, clock: { now: () => Date.now() }, signal: interrupts.signal };
    for await (const episode of replayRun(store, manifest, setting)) episodes.push(episode);
    const unlike = episodes.filter(({ status }) => status !== "same");
    if (options.json) printJson({ run, episodes: episodes.length, unlike });
    else {
      for (const episode of unlike) if (episode.status !== "same") print(lineOf(episode));
      print(`${episodes.length - unlike.length} of ${episodes.length} episodes are the same.`);
    }
    process.exitCode = unlike.length === 0 ? EXIT.done : EXIT.belowThreshold;
  });

function lineOf(episode: Exclude<Replayed, { status: "same" }>): string {
  const { agent, scenario, trial, status, because } = episode;
  const where = "seq" in episode ? ` at event ${episode.seq}` : "";
  return `${agent}, ${scenario}, trial ${trial + 1}: ${status}${where}: ${because.slice(0, SHOWN)}`;
}
