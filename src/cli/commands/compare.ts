import { Command } from "@commander-js/extra-typings";
import { compareRuns } from "../../library/compare-runs.ts";
import { compareText } from "../../reports/text/compare-text.ts";
import { InputError } from "../../contract/errors.ts";
import { fallText, fallsOf, type Fall } from "../../reports/view/falls.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { decimal, jsonOption, runsDirOption, wholeNumber } from "../options.ts";
import { assertStoredRun, runFolder } from "../run-folder.ts";
import { print, printJson } from "../terminal.ts";

export const compareCommand = new Command("compare")
  .description(
    "Compare agents over one or more stored runs: paired differences, McNemar, Holm, and what flipped.",
  )
  .argument("<run...>", "run, or run:agent for one agent of a run")
  .option("--force", "compare runs made under unlike conditions, and say so")
  .option(
    "--fail-if-worse [points]",
    "exit 1 where the second run is shown to be worse than the first by more than this",
    decimal(0, 100),
  )
  .option("--seed <n>", "seed of the bootstrap", wholeNumber(0), 1)
  .addOption(runsDirOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    `
Examples:
  tellerproof compare before after
  tellerproof compare nightly:gpt nightly:claude
  tellerproof compare before after --force --json
  tellerproof compare main:ours branch:ours --fail-if-worse
  tellerproof compare main branch --fail-if-worse 2`,
  )
  .action(async (names, options) => {
    const { failIfWorse } = options;
    const split = names.map(splitName);
    const overTime = failIfWorse === undefined ? undefined : beforeAndAfter(split);
    const runs = split.map(([run, agent]) => {
      assertStoredRun(options.runsDir, run);
      return { folder: runFolder(options.runsDir, run), agent };
    });
    const report = await compareRuns(runs, { seed: options.seed, force: options.force === true });
    if (overTime === undefined) {
      if (options.json) printJson(report);
      else print(compareText(report));
      return;
    }
    const allowed = typeof failIfWorse === "number" ? failIfWorse / 100 : 0;
    const falls = fallsOf(report, { ...overTime, allowed });
    if (falls.length === 0) throw noPair(names);
    if (options.json) printJson({ ...report, falls });
    else print([compareText(report), ...falls.map(fallText)].join("\n"));
    process.exitCode = exitCodeOf(falls);
  });

function beforeAndAfter(names: readonly Name[]): { before: string; after: string } {
  const [before, after, ...others] = names;
  if (before !== undefined && after !== undefined && others.length === 0)
    return { before: before[0], after: after[0] };
  const problem = "needs two runs, the earlier one first";
  throw new InputError([{ path: "--fail-if-worse", value: names.map(([run]) => run), problem }]);
}

function exitCodeOf(falls: readonly Fall[]): ExitCode {
  if (falls.some(({ status }) => status === "worse")) return EXIT.belowThreshold;
  return falls.every(({ status }) => status === "not-shown") ? EXIT.done : EXIT.incomplete;
}

function noPair(names: readonly string[]): InputError {
  const problem = "no agent of the first run is in the second by the same name";
  const remedy = "Name one of each: before:ours after:theirs";
  return new InputError([{ path: "--fail-if-worse", value: names, problem, remedy }]);
}

type Name = readonly [run: string, agent: string | undefined];

/** `run:agent`; an agent's label may itself hold colons, a run's name never does. */
function splitName(name: string): Name {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)];
}
