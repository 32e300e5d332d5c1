import { Command } from "@commander-js/extra-typings";
import { gatherReport } from "../../reports/gather-report.ts";
import { gradingOf } from "../../runs/judging.ts";
import {
  failUnderOption,
  githubOption,
  jsonOption,
  junitOption,
  openOption,
  runsDirOption,
  thresholdsOption,
} from "../options.ts";
import { deliverReport, prepareReporting } from "../reporting.ts";
import { openStoredRun, runFolder } from "../run-folder.ts";

export const reportCommand = new Command("report")
  .description("Make a stored run's report again, from its verdicts; nothing is played or graded.")
  .argument("<run>", "the run's name")
  .option("--markdown", "print the Markdown report")
  .addOption(thresholdsOption())
  .addOption(failUnderOption())
  .addOption(openOption())
  .addOption(junitOption())
  .addOption(githubOption())
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof report nightly
  tellerproof report nightly --markdown > nightly.md
  tellerproof report nightly --json --fail-under 0.8
  tellerproof report nightly --thresholds thresholds.yaml --junit report.xml`,
  )
  .action(async (run, options) => {
    const opened = await openStoredRun(options.runsDir, run, "read");
    await using store = opened.store;
    const reporting = prepareReporting(options, opened.manifest);
    const report = await gatherReport(store, opened.manifest, gradingOf(opened.manifest));
    deliverReport(report, runFolder(options.runsDir, run), reporting);
  });
