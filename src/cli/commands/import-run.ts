import { Command } from "@commander-js/extra-typings";
import { planImport } from "../../library/plan-import.ts";
import { gatherReport } from "../../reports/gather-report.ts";
import { countOf } from "../../reports/view/quantity-text.ts";
import { parsePlayConditions } from "../../suites/play-conditions.ts";
import type { Imported } from "../../runs/import-results.ts";
import { parseJudgeSpec } from "../../runs/judge-spec.ts";
import { gradingOf } from "../../runs/judging.ts";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { openRunStore } from "../../store/index.ts";
import { listenForInterrupts } from "../interrupts.ts";
import {
  failUnderOption,
  githubOption,
  jsonOption,
  junitOption,
  onlyOption,
  openOption,
  runsDirOption,
  thresholdsOption,
  wholeNumber,
} from "../options.ts";
import { deliverReport, prepareReporting } from "../reporting.ts";
import { runFolder } from "../run-folder.ts";
import { say } from "../terminal.ts";

export const importRunCommand = new Command("import-run")
  .description(
    "Make a run of results that were made elsewhere, to grade, report and view them (docs/import-results.md).",
  )
  .argument(
    "<results>",
    "chat transcripts as JSON lines, a result folder of IndicBankBench, results of tau2, or what `export` wrote as `--inspect` or `--tau2`",
  )
  .option("--suite <suite>", "suite or pack that the results were played on")
  .option("--run-id <name>", "name of the run")
  .addOption(onlyOption())
  .option("--profile <profile>", "grading rules (the suite's own otherwise)")
  .option(
    "--judge <judge>",
    "rules, none, or provider:model (the results' own answers otherwise, where they have any)",
  )
  .option("--judge-base-url <url>", "endpoint of the judge's model")
  .option("--judge-api-key-env <name>", "environment variable that holds the judge's key")
  .option("--second-judge <judge>", "a second provider:model whose disagreement is recorded")
  .option("--concurrency <n>", "judge calls at once", wholeNumber(1), 16)
  .option("--retrieval <condition>", "fraud, tau2: how the agent could reach the policies", "bm25")
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
  tellerproof import-run ~/src/IndicBankBench/indicbankbench/results/gpt_20261101_0900 --suite packs/indicbankbench
  tellerproof import-run transcripts.jsonl --suite retail-india --run-id pilot --judge openai:gpt-5-mini
  tellerproof import-run logs/2026-11-30T09-00-00+00-00_fraud_pilot.eval --run-id pilot-again`,
  )
  .action(async (path, options) => {
    const suite =
      options.suite === undefined
        ? undefined
        : loadPlayableSuite(options.suite, parsePlayConditions(options.retrieval, "script", {}));
    const { runId: run, judge, secondJudge, only, profile, concurrency } = options;
    const address = { baseUrl: options.judgeBaseUrl, apiKeyEnv: options.judgeApiKeyEnv };
    const spec = judge === undefined ? undefined : parseJudgeSpec(judge, secondJudge, address);
    const plan = await planImport(path, suite, { run, judge: spec, only, profile });
    const { manifest } = plan;
    for (const note of plan.notes) say(note);
    const reporting = prepareReporting(options, manifest);
    const folder = runFolder(options.runsDir, manifest.run);
    await using store = await openRunStore(folder, { mode: "write" });
    using interrupts = listenForInterrupts();
    const outcome = await plan.into(store, { concurrency, signal: interrupts.signal });
    tell(outcome);
    const report = await gatherReport(store, manifest, gradingOf(manifest));
    deliverReport(report, folder, reporting, { import: { ...outcome } });
  });

const SHOWN = 10;

function tell({ imported, unreadable, scored, otherwise }: Imported): void {
  say(`${countOf(imported, "episode")} imported.`);
  for (const { place, because } of unreadable.slice(0, SHOWN)) say(`Left out ${place}: ${because}`);
  if (unreadable.length > SHOWN) say(`… and ${unreadable.length - SHOWN} more left out.`);
  if (scored === 0) return;
  say(`${scored - otherwise.length} of ${scored} recorded verdicts are the same here.`);
  for (const { episode, was, is } of otherwise.slice(0, SHOWN)) {
    const { agent, scenario, trial } = episode;
    say(`  ${agent}, ${scenario}, trial ${trial + 1}: was ${was}, is ${is}`);
  }
  if (otherwise.length > SHOWN) say(`  … and ${otherwise.length - SHOWN} more.`);
}
