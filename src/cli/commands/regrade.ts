import { Command } from "@commander-js/extra-typings";
import type { Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";
import { liveClient } from "../../library/live-client.ts";
import { gatherDifference } from "../../reports/gather-difference.ts";
import { gatherReport } from "../../reports/gather-report.ts";
import { differenceText, type GradingDifference } from "../../reports/view/grading-difference.ts";
import { parseJudgeSpec } from "../../runs/judge-spec.ts";
import { gradingOf, judging } from "../../runs/judging.ts";
import { regradeRun } from "../../runs/regrade-run.ts";
import { listenForInterrupts } from "../interrupts.ts";
import {
  failUnderOption,
  githubOption,
  gradingLimitOption,
  jsonOption,
  junitOption,
  openOption,
  runsDirOption,
  thresholdsOption,
  wholeNumber,
} from "../options.ts";
import { deliverReport, prepareReporting } from "../reporting.ts";
import { openStoredRun, runFolder } from "../run-folder.ts";
import { say } from "../terminal.ts";

export const regradeCommand = new Command("regrade")
  .description("Grade a stored run's trajectories again, from what the run itself holds; no agent is called.")
  .argument("<run>", "the run's name")
  .option("--profile <profile>", "grading rules (the run's own otherwise)")
  .option("--judge <judge>", "rules, none, or provider:model (the run's own otherwise)")
  .option("--judge-base-url <url>", "endpoint of the judge's model")
  .option("--judge-api-key-env <name>", "environment variable that holds the judge's key")
  .option("--second-judge <judge>", "a second provider:model whose disagreement is recorded")
  .option("--concurrency <n>", "judge calls at once", wholeNumber(1), 16)
  .addOption(gradingLimitOption())
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
  tellerproof regrade nightly
  tellerproof regrade nightly --judge openai:gpt-5-mini
  tellerproof regrade nightly --profile indicbankbench --json`,
  )
  .action(async (run, options) => {
    const opened = await openStoredRun(options.runsDir, run, "write");
    await using store = opened.store;
    const address = { baseUrl: options.judgeBaseUrl, apiKeyEnv: options.judgeApiKeyEnv };
    const judge =
      options.judge === undefined
        ? opened.manifest.judge
        : parseJudgeSpec(options.judge, options.secondJudge, address);
    const manifest = { ...opened.manifest, judge, profile: options.profile ?? opened.manifest.profile };
    const reporting = prepareReporting(options, manifest);
    await using client = liveClient(store.journal, { concurrency: options.concurrency });
    using interrupts = listenForInterrupts();
    const who = judging(manifest, client);
    const { graded, changed } = await regradeRun(store, manifest, {
      judging: who,
      signal: interrupts.signal,
      gradingLimitMs: 1000 * options.gradingLimit,
    });
    await store.writeManifest(manifest);
    say(
      `${graded} episodes graded, ${changed} verdicts differ from an earlier grading by the same judge and profile.`,
    );
    const report = await gatherReport(store, manifest, gradingOf(manifest));
    const profiles = await otherProfile(store, opened.manifest, manifest);
    if (profiles !== undefined) say(differenceText(profiles));
    const told = profiles === undefined ? report : { ...report, profiles };
    deliverReport(told, runFolder(options.runsDir, run), reporting, { graded, changed });
  });

/** Where the profile is another one than the run had: in how many verdicts the two differ. */
async function otherProfile(
  store: RunStore,
  before: Manifest,
  after: Manifest,
): Promise<GradingDifference | undefined> {
  if (before.profile === after.profile) return undefined;
  return gatherDifference(store, after, { before: gradingOf(before), after: gradingOf(after) });
}
