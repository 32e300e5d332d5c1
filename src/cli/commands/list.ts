import { Argument, Command } from "@commander-js/extra-typings";
import { loadPlayableSuite } from "../../suites/load-playable-suite.ts";
import { bundledSuites } from "../../suites/index.ts";
import { selectScenarios } from "../../runs/selection/select-scenarios.ts";
import { jsonOption, onlyOption, runsDirOption } from "../options.ts";
import { storedRuns } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const listCommand = new Command("list")
  .description("List bundled suites and stored runs, or what a suite holds.")
  .addArgument(new Argument("[suite]", "a suite whose scenarios and built-in agents are listed"))
  .addOption(onlyOption())
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof list
  tellerproof list retail-india
  tellerproof list fraud --only 'control and not chain'
  tellerproof list retail-india --json`,
  )
  .action((suiteName, options) => {
    if (suiteName !== undefined) return listSuite(suiteName, options);
    const suites = bundledSuites.map(({ id, title }) => ({ id, title }));
    const runs = storedRuns(options.runsDir);
    if (options.json) return printJson({ suites, runs });
    print("Bundled suites:");
    for (const { id, title } of suites) print(`  ${id.padEnd(16)} ${title}`);
    print(
      runs.length === 0
        ? "No runs yet."
        : `Runs in ${options.runsDir}:\n${runs.map((run) => `  ${run}`).join("\n")}`,
    );
  });

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
