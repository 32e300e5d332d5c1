import { Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";
import { readResults } from "../../importers/results/index.ts";
import { codeVersion } from "../../library/code-version.ts";
import { liveClient } from "../../library/live-client.ts";
import { gatherReport } from "../../reports/gather-report.ts";
import { parseFraudConditions } from "../../runs/fraud-conditions.ts";
import {
  importForeign,
  importOwn,
  manifestOfResults,
  scenarioFacts,
  type Imported,
} from "../../runs/import-results.ts";
import { countOf } from "../../reports/view/quantity-text.ts";
import { parseJudgeSpec } from "../../runs/judge-spec.ts";
import { gradingOf, judging } from "../../runs/judging.ts";
import { loadPlayableSuite } from "../../runs/load-playable-suite.ts";
import type { PlayableSuite } from "../../runs/playable-suite.ts";
import { openRunStore } from "../../store/index.ts";
import { listenForInterrupts } from "../interrupts.ts";
import {
  collect,
  failUnderOption,
  githubOption,
  jsonOption,
  junitOption,
  runsDirOption,
  thresholdsOption,
  wholeNumber,
} from "../options.ts";
import { deliverReport, prepareReporting, type ReportingOptions } from "../reporting.ts";
import { newRunId, runFolder } from "../run-folder.ts";
import { inert, say } from "../terminal.ts";
import { assertUsableModels } from "../usable-models.ts";

export const importRunCommand = new Command("import-run")
  .description(
    "Make a run of results that were made elsewhere, to grade, report and view them (docs/import-results.md).",
  )
  .argument(
    "<results>",
    "a result folder of IndicBankBench, chat transcripts as JSON lines, or an Inspect log of `export --inspect`",
  )
  .option("--suite <suite>", "suite or pack that the results were played on")
  .option("--run-id <name>", "name of the run")
  .option("--only <scenario>", "only scenarios of this id, id prefix or group, repeatable", collect)
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
    const now = new Date();
    const suite =
      options.suite === undefined
        ? undefined
        : loadPlayableSuite(options.suite, parseFraudConditions(options.retrieval, "script", {}));
    const results = await readResults(path, suite && scenarioFacts(suite), now.toISOString());
    if (results.origin === "tellerproof") {
      refuseForOwn(options);
      const manifest = { ...results.manifest, run: options.runId ?? results.manifest.run };
      return keep(manifest, options, (setting) => importOwn(results, manifest, setting));
    }
    if (suite === undefined) throw new Error("results of another harness were read without a suite");
    const manifest = manifestOfResults(suite, results, wishFrom(options, suite, now), {
      now: now.getTime(),
      codeVersion: codeVersion(),
    });
    assertUsableModels(manifest, process.env);
    for (const note of results.notes) say(inert(note));
    return keep(manifest, options, async ({ store, signal }) => {
      await using client = liveClient(store.journal, { concurrency: options.concurrency });
      const setting = { store, signal, judging: judging(manifest, client) };
      return importForeign(suite, results, manifest, setting);
    });
  });

type Options = {
  runId?: string | undefined;
  only?: string[] | undefined;
  profile?: string | undefined;
  judge?: string | undefined;
  judgeBaseUrl?: string | undefined;
  judgeApiKeyEnv?: string | undefined;
  secondJudge?: string | undefined;
};

function wishFrom(options: Options, suite: PlayableSuite, now: Date) {
  const {
    judge,
    judgeBaseUrl: baseUrl,
    judgeApiKeyEnv: apiKeyEnv,
    secondJudge,
    only = [],
    profile,
  } = options;
  return {
    run: options.runId ?? newRunId(suite.id, now),
    judge: judge === undefined ? undefined : parseJudgeSpec(judge, secondJudge, { baseUrl, apiKeyEnv }),
    only,
    profile,
  };
}

/** An export holds its own suite and grading; another one is for `regrade` to ask. */
function refuseForOwn({ only, profile, judge }: Options): void {
  const given = Object.entries({ only, profile, judge }).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const problem = "a run that Tellerproof exported comes in whole and as it was graded";
  const remedy = "Import it first, then use `tellerproof regrade`";
  throw new InputError(given.map(([name]) => ({ path: `--${name}`, problem, remedy })));
}

/** Imports into the run's store, says what came of it, and reports as `run` does. */
async function keep(
  manifest: Manifest,
  options: ReportingOptions & { runsDir: string },
  work: (setting: { store: RunStore; signal: AbortSignal }) => Promise<Imported>,
): Promise<void> {
  const reporting = prepareReporting(options, manifest);
  const folder = runFolder(options.runsDir, manifest.run);
  await using store = await openRunStore(folder, { mode: "write" });
  using interrupts = listenForInterrupts();
  const outcome = await work({ store, signal: interrupts.signal });
  tell(outcome);
  const report = await gatherReport(store, manifest, gradingOf(manifest));
  deliverReport(report, folder, reporting, { import: { ...outcome } });
}

const SHOWN = 10;

function tell({ imported, unreadable, scored, otherwise }: Imported): void {
  say(`${countOf(imported, "episode")} imported.`);
  for (const { place, because } of unreadable.slice(0, SHOWN)) say(inert(`Left out ${place}: ${because}`));
  if (unreadable.length > SHOWN) say(`… and ${unreadable.length - SHOWN} more left out.`);
  if (scored === 0) return;
  say(`${scored - otherwise.length} of ${scored} recorded verdicts are the same here.`);
  for (const { episode, was, is } of otherwise.slice(0, SHOWN)) {
    const { agent, scenario, trial } = episode;
    say(inert(`  ${agent}, ${scenario}, trial ${trial + 1}: was ${was}, is ${is}`));
  }
  if (otherwise.length > SHOWN) say(`  … and ${otherwise.length - SHOWN} more.`);
}
