import { Command } from "@commander-js/extra-typings";
import { InputError } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import { tallyAgents } from "../../reports/gather-report.ts";
import { compareText } from "../../reports/text/compare-text.ts";
import { compareReport, unlikeConditions, type ComparedAgent } from "../../reports/view/compare-report.ts";
import { gradingOf } from "../../runs/judging.ts";
import { jsonOption, runsDirOption, wholeNumber } from "../options.ts";
import { openStoredRun } from "../run-folder.ts";
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
    const manifests: Manifest[] = [];
    const agents: ComparedAgent[] = [];
    for (const name of names) {
      const [run, wanted] = splitName(name);
      const opened = await openStoredRun(options.runsDir, run, "read");
      await using store = opened.store;
      if (!manifests.some((manifest) => manifest.run === run)) manifests.push(opened.manifest);
      const tallies = await tallyAgents(store, opened.manifest, gradingOf(opened.manifest));
      agents.push(...chosenAgents(tallies, { run, wanted, several: names.length > 1 }));
    }
    if (agents.length < 2) {
      throw new InputError([
        { value: names, problem: "a comparison needs two agents", remedy: "Name a second run" },
      ]);
    }
    refuseRepeated(agents.map(({ name }) => name));
    refuseUnlike(manifests, options.force === true);
    const report = compareReport(manifests, agents, options.seed);
    if (options.json) printJson(report);
    else print(compareText(report));
  });

/** `run:agent`; an agent's label may itself hold colons, a run's name never does. */
function splitName(name: string): [string, string | undefined] {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)];
}

function chosenAgents(
  tallies: Awaited<ReturnType<typeof tallyAgents>>,
  { run, wanted, several }: { run: string; wanted: string | undefined; several: boolean },
): ComparedAgent[] {
  if (wanted !== undefined && !tallies.has(wanted)) {
    const remedy = `It has ${[...tallies.keys()].join(", ")}`;
    throw new InputError([{ value: `${run}:${wanted}`, problem: "the run has no such agent", remedy }]);
  }
  return [...tallies]
    .filter(([agent]) => wanted === undefined || agent === wanted)
    .map(([agent, { tally }]) => ({ name: several ? `${run}:${agent}` : agent, run, agent, tally }));
}

function refuseRepeated(names: readonly string[]): void {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  if (twice.size === 0) return;
  throw new InputError(
    [...twice].map((name) => ({ value: name, problem: "named twice", remedy: "Name each agent once" })),
  );
}

function refuseUnlike(manifests: readonly Manifest[], force: boolean): void {
  const breaking = unlikeConditions(manifests).filter(({ breaks }) => breaks);
  if (force || breaking.length === 0) return;
  throw new InputError(
    breaking.map(({ field, values }) => ({
      path: field,
      problem: `the runs were made under unlike conditions: ${values.map(({ run, value }) => `${run} ${value || "none"}`).join("; ")}`,
      remedy: "Compare them all the same with --force; the report will say so",
    })),
  );
}
