import { Argument, Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { InputError } from "../../contract/errors.ts";
import { bundledSuites } from "../../suites/index.ts";
import { selectScenarios } from "../../runs/selection/select-scenarios.ts";
import { listedRuns, RUN_STATUSES, runsText, type RunFilter } from "../listed-runs.ts";
import { jsonOption, onlyOption, runsDirOption, wholeNumber } from "../options.ts";
import { storedRuns } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const listCommand = new Command("list")
  .description("List bundled suites and stored runs, or what a suite holds.")
  .addArgument(new Argument("[suite]", "a suite whose scenarios and built-in agents are listed"))
  .addOption(onlyOption())
  .option("--of-suite <id>", "runs of this suite")
  .option("--with-agent <label>", "runs that this agent has a part in")
  .option("--since <date>", "runs begun on this day (UTC) or at this time, or later", day)
  .addOption(new Option("--status <status>", "runs that stand so").choices(RUN_STATUSES))
  .option("--matching <text>", "runs with this text in their name, suite or agents")
  .option("--last <n>", "the latest of them", wholeNumber(1))
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof list
  tellerproof list retail-india
  tellerproof list fraud --only 'control and not chain'
  tellerproof list retail-india --json
  tellerproof list --of-suite fraud --since 2026-11-01
  tellerproof list --status unfinished --matching nightly --last 5`,
  )
  .action(async (suiteName, options) => {
    if (suiteName !== undefined) {
      refuseFilters(options);
      return listSuite(suiteName, options);
    }
    if (options.only !== undefined) {
      const problem = "chooses scenarios of a suite";
      throw new InputError([
        { path: "--only", problem, remedy: "Name the suite: tellerproof list fraud --only …" },
      ]);
    }
    const suites = bundledSuites.map(({ id, title }) => ({ id, title }));
    const runs = await listedRuns(options.runsDir, options);
    if (options.json) return printJson({ suites, runs });
    print("Bundled suites:");
    for (const { id, title } of suites) print(`  ${id.padEnd(16)} ${title}`);
    print(runs.length === 0 ? noRuns(options.runsDir) : `Runs in ${options.runsDir}:\n${runsText(runs)}`);
  });

/** What is left out of a list must have been asked for: a filter that does nothing is a mistake. */
function refuseFilters({ ofSuite, withAgent, status, since, matching, last }: RunFilter): void {
  if ([ofSuite, withAgent, status, since, matching, last].every((each) => each === undefined)) return;
  const problem = "filters choose among runs, and a suite lists its scenarios";
  throw new InputError([{ problem, remedy: "For runs of a suite: tellerproof list --of-suite ID" }]);
}

function noRuns(runsDir: string): string {
  const all = storedRuns(runsDir).length;
  return all === 0 ? `No runs in ${runsDir} yet.` : `None of ${all} runs in ${runsDir} is meant.`;
}

/** A day, or a time with its zone; of a day alone its beginning in UTC. */
function day(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text;
  throw new InvalidArgumentError("a day such as 2026-11-30, or a time with its zone, is needed.");
}

function listSuite(name: string, { only = [], json }: { only?: string[]; json?: true }): void {
  const { id, title, hash, profiles, trials, baselines, scenarios } = loadPlayableSuite(name);
  const planned = selectScenarios(
    scenarios.map((scenario) => scenario.planned),
    only,
  );
  if (json) return printJson({ id, title, hash, profiles, trials, baselines, scenarios: planned });
  print(
    `${title} (${id}, ${hash}): ${planned.length} scenarios, ${trials} trials, profiles ${profiles.join(", ")}`,
  );
  for (const scenario of planned) {
    print(`  ${scenario.id.padEnd(58)} ${Object.values(scenario.groups).join(" · ")}`);
  }
  print("Built-in agents:");
  for (const [agent, purpose] of Object.entries(baselines)) print(`  ${agent.padEnd(16)} ${purpose}`);
}
