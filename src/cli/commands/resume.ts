import { Command } from "@commander-js/extra-typings";
import type { Manifest } from "../../contract/manifest.ts";
import type { PlayableSuite } from "../../suites/playable-suite.ts";
import { readConditions } from "../../suites/play-conditions.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { newManifest } from "../../runs/new-manifest.ts";
import { conductRun } from "../conduct-run.ts";
import {
  callLimitOption,
  failUnderOption,
  githubOption,
  gradingLimitOption,
  jsonOption,
  maxReplyOption,
  junitOption,
  openOption,
  runsDirOption,
  thresholdsOption,
  wholeNumber,
} from "../options.ts";
import { maxUsdOption, unpricedOption, yesOption } from "../run-spending.ts";
import { otlpContentOption, otlpOption } from "../telemetry.ts";
import { openStoredRun } from "../run-folder.ts";
import { codeVersion } from "../../library/code-version.ts";

export const resumeCommand = new Command("resume")
  .description(
    "Go on with a stored run under its own conditions: what is finished is kept, what changed is played again.",
  )
  .argument("<run>", "the run's name")
  .option("--concurrency <n>", "episodes at once", wholeNumber(1), 16)
  .addOption(gradingLimitOption())
  .addOption(callLimitOption())
  .addOption(maxReplyOption())
  .option("--prices <file>", "own model prices")
  .addOption(maxUsdOption())
  .addOption(unpricedOption())
  .addOption(yesOption())
  .addOption(thresholdsOption())
  .addOption(failUnderOption())
  .addOption(openOption())
  .addOption(junitOption())
  .addOption(githubOption())
  .addOption(otlpOption())
  .addOption(otlpContentOption())
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof resume retail-india-20261130-101500
  tellerproof resume nightly --concurrency 4
  tellerproof resume nightly --max-usd 40`,
  )
  .action(async (run, options) => {
    const { store, manifest: stored } = await openStoredRun(options.runsDir, run, "read");
    await store[Symbol.asyncDispose]();
    const suite = loadPlayableSuite(stored.suite.source, readConditions(stored.conditions));
    // Its folder is its name: one that was moved goes on where it is.
    const wish = { ...stored, run, only: [] };
    const manifest = newManifest(withStored(suite, stored), wish, {
      now: Date.parse(stored.createdAt),
      codeVersion: codeVersion(),
    });
    await conductRun(suite, manifest, options);
  });

/** The scenarios of a suite that a run has; all, also new ones, where it had as many. */
function withStored(suite: PlayableSuite, { scenarios }: Manifest): PlayableSuite {
  if (scenarios.length === suite.scenarios.length) return suite;
  const ids = new Set(scenarios.map(({ id }) => id));
  return { ...suite, scenarios: suite.scenarios.filter(({ planned }) => ids.has(planned.id)) };
}
