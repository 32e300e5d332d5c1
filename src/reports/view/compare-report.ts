import { earApart } from "../../contract/ear-conditions.ts";
import type { Manifest } from "../../contract/manifest.ts";
import { compareSystems, type SystemsComparison } from "../../statistics/compare-systems.ts";
import { strictOutcome } from "../../statistics/scenario-trials.ts";
import { capital } from "./side-words.ts";
import type { AgentTally } from "./agent-tally.ts";
import { comparisonSides } from "./comparison-side.ts";

/** One agent of one run, as it enters a comparison. */
export type ComparedAgent = { name: string; run: string; agent: string; tally: AgentTally };

/** A condition under which the runs were not alike. `breaks`: the figures answer different questions. */
export type Unlike = { field: string; breaks: boolean; values: { run: string; value: string }[] };

/** A scenario that both systems of a pair have a score for, and whose strict outcome differs whatever open trials come to. */
export type Flip = { scenario: string; passedBy: string; failedBy: string };

/** What comparing runs says (`compare --json`, docs/formats.md). */
export type CompareReport = {
  format: 3;
  kind: "compare-report";
  runs: string[];
  unlike: Unlike[];
  /**
   * One of all scenarios, `all`; of a suite with sides one for each, with what it is over for people. `undecided`: scenarios
   * of two systems for which open trials decide whether they differ.
   */
  parts: {
    side: string;
    title?: string;
    comparison: SystemsComparison;
    flips: Flip[];
    undecided: string[];
  }[];
};

/** Compares agents over runs; what was not alike is said first. @param seed Of the bootstrap. */
export function compareReport(
  manifests: readonly Manifest[],
  agents: readonly ComparedAgent[],
  seed: number,
): CompareReport {
  const parts = comparisonSides(manifests).map(({ side, told, holds }) => {
    const systems = agents.map(({ name, tally }) => ({
      system: name,
      scenarios: tally.trials.filter(holds),
    }));
    const comparison = compareSystems(systems, { seed });
    const common = comparison.status === "compared" ? comparison.common : [];
    const title = told === undefined ? {} : { title: `${capital(told.figure)}: ${told.title}` };
    return { side, ...title, comparison, ...flips(agents, common) };
  });
  return {
    format: 3,
    kind: "compare-report",
    runs: manifests.map(({ run }) => run),
    unlike: unlikeConditions(manifests),
    parts,
  };
}

/** The conditions that differ between runs, those that break a comparison first. */
export function unlikeConditions(manifests: readonly Manifest[]): Unlike[] {
  const field = (name: string, breaks: boolean, read: (manifest: Manifest) => unknown): Unlike => ({
    field: name,
    breaks,
    values: manifests.map((manifest) => ({ run: manifest.run, value: shown(read(manifest)) })),
  });
  const fields = [
    field("suite", true, ({ suite }) => suite.id),
    field("profile", true, ({ profile }) => profile),
    field("judge", true, ({ judge }) => judge),
    field("trials", true, ({ trials }) => trials),
    field("limits", true, ({ limits }) => limits),
    field("conditions", true, ({ conditions }) => earApart(conditions).others),
    field("prompt", true, ({ promptHash }) => promptHash),
    field("scenario texts", true, changedTexts(manifests)),
    field("ear", false, ({ conditions }) => earApart(conditions).ear),
    field("seed", false, ({ seed }) => seed),
    field("code version", false, ({ codeVersion }) => codeVersion),
  ];
  return fields.filter(({ values }) => new Set(values.map(({ value }) => value)).size > 1);
}

/** Only scenarios that several runs hold count here; that a run lacks some is shown as left out. */
function changedTexts(manifests: readonly Manifest[]): (manifest: Manifest) => string {
  const hashes = new Map<string, Set<string>>();
  for (const { id, hash } of manifests.flatMap(({ scenarios }) => scenarios)) {
    hashes.set(id, (hashes.get(id) ?? new Set()).add(hash));
  }
  const changed = [...hashes].filter(([, texts]) => texts.size > 1).map(([id]) => id);
  return ({ scenarios }) =>
    scenarios
      .filter(({ id }) => changed.includes(id))
      .map(({ id, hash }) => `${id}@${hash.slice(0, 6)}`)
      .join(", ");
}

function flips(
  agents: readonly ComparedAgent[],
  common: readonly string[],
): { flips: Flip[]; undecided: string[] } {
  const [first, second] = agents;
  if (first === undefined || second === undefined || agents.length > 2) return { flips: [], undecided: [] };
  const outcomes = ({ tally }: ComparedAgent) =>
    new Map(tally.trials.map((trials) => [trials.scenario, strictOutcome(trials)]));
  const [byFirst, bySecond] = [outcomes(first), outcomes(second)];
  return {
    flips: common.flatMap((scenario): Flip[] => {
      const both = [byFirst.get(scenario), bySecond.get(scenario)];
      if (!both.includes("passed") || !both.includes("failed")) return [];
      const [passedBy, failedBy] = both[0] === "passed" ? [first, second] : [second, first];
      return [{ scenario, passedBy: passedBy.name, failedBy: failedBy.name }];
    }),
    undecided: common.filter((scenario) => [byFirst.get(scenario), bySecond.get(scenario)].includes("open")),
  };
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
