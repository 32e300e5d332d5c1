import { Command } from "@commander-js/extra-typings";
import { gatherReport } from "../../reports/gather-report.ts";
import { runMarkdown } from "../../reports/text/run-markdown.ts";
import { runTable } from "../../reports/text/run-table.ts";
import { gradingOf } from "../../runs/judging.ts";
import { exitCodeOf } from "../conduct-run.ts";
import { decimal, jsonOption, runsDirOption } from "../options.ts";
import { openStoredRun, runFolder, writeReports } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const reportCommand = new Command("report")
  .description("Make a stored run's report again, from its verdicts; nothing is played or graded.")
  .argument("<run>", "the run's name")
  .option("--markdown", "print the Markdown report")
  .option(
    "--fail-under <rate>",
    "exit 1 if any agent's strict pass rate is below this share (0 to 1)",
    decimal(0, 1),
  )
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof report nightly
  tellerproof report nightly --markdown > nightly.md
  tellerproof report nightly --json --fail-under 0.8`,
  )
  .action(async (run, options) => {
    const opened = await openStoredRun(options.runsDir, run, "read");
    await using store = opened.store;
    const report = await gatherReport(store, opened.manifest, gradingOf(opened.manifest));
    const files = writeReports(runFolder(options.runsDir, run), report);
    if (options.json) printJson({ ...report, files });
    else if (options.markdown) print(runMarkdown(report));
    else print(`${runTable(report)}\n\nReport: ${files.markdown}\nFigures: ${files.json}`);
    process.exitCode = exitCodeOf(report, options.failUnder);
  });
