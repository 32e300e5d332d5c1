import { Command } from "@commander-js/extra-typings";
import { compareRuns } from "../../library/compare-runs.ts";
import { compareText } from "../../reports/text/compare-text.ts";
import { jsonOption, runsDirOption, wholeNumber } from "../options.ts";
import { assertStoredRun, runFolder } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const compareCommand = new Command("compare")
  .description(
    "Compare agents over one or more stored runs: paired differences, McNemar, Holm, and what flipped.",
  )
  .argument("<run...>", "run, or run:agent for one agent of a run")
  .option("--force", "compare runs made under unlike conditions, and say so")
  .option("--seed <n>", "seed of the bootstrap", wholeNumber(0), 1)
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof compare before after
  tellerproof compare nightly:gpt nightly:claude
  tellerproof compare before after --force --json`,
  )
  .action(async (names, options) => {
    const runs = names.map((name) => {
      const [run, agent] = splitName(name);
      assertStoredRun(options.runsDir, run);
      return { folder: runFolder(options.runsDir, run), agent };
    });
    const report = await compareRuns(runs, { seed: options.seed, force: options.force === true });
    if (options.json) printJson(report);
    else print(compareText(report));
  });

/** `run:agent`; an agent's label may itself hold colons, a run's name never does. */
function splitName(name: string): [string, string | undefined] {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)];
}
