import { Command } from "@commander-js/extra-typings";
import { projectTraceLink } from "../../library/project-file.ts";
import { serveViewer } from "../../viewer-server/serve-viewer.ts";
import { listenForInterrupts } from "../interrupts.ts";
import { openBrowser } from "../open-browser.ts";
import { runsDirOption, traceLinkOption, wholeNumber } from "../options.ts";
import { assertStoredRun, runFolder, storedRuns } from "../run-folder.ts";
import { print } from "../terminal.ts";
import { viewerPage } from "../viewer-page.ts";

export const viewCommand = new Command("view")
  .description(
    "Look at runs in the browser: figures, episodes, transcripts, comparisons. Serves loopback only.",
  )
  .argument("[run...]", "a run to open, or several to compare; the list of runs otherwise")
  .option("--suite <suite>", "a suite to look at while it is being written: a bundled one or a folder")
  .option("--port <n>", "port to serve on (any free one otherwise)", wholeNumber(0))
  .option("--no-open", "print the address and open no browser")
  .addOption(traceLinkOption())
  .addOption(runsDirOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof view
  tellerproof view nightly
  tellerproof view --suite ./my-suite
  tellerproof view before after --no-open`,
  )
  .action(async (runs, options) => {
    for (const run of runs) assertStoredRun(options.runsDir, run);
    const pageFolder = await viewerPage();
    const { runsDir, suite, traceLink = projectTraceLink(), port = 0 } = options;
    const list = () => storedRuns(runsDir).map((run) => ({ run, folder: runFolder(runsDir, run) }));
    await using viewer = await serveViewer({ list, suite, traceLink, pageFolder, port });
    const url = `${viewer.url}${startPath(runs, suite)}`;
    print(`${url}\nPress Ctrl-C to stop.`);
    if (options.open && process.stdout.isTTY) openBrowser(url);
    using interrupts = listenForInterrupts("Stopping.");
    await new Promise((stop) => interrupts.signal.addEventListener("abort", stop, { once: true }));
  });

function startPath(runs: readonly string[], suite: string | undefined): string {
  const [first, ...others] = runs;
  if (first === undefined) return suite === undefined ? "/" : "/suite";
  if (others.length === 0) return `/runs/${encodeURIComponent(first)}`;
  return `/compare?${runs.map((run) => `run=${encodeURIComponent(run)}`).join("&")}`;
}
