import { episodeName } from "../contract/episode-name.ts";
import { pastDamage } from "../contract/past-damage.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Grading, RunStore } from "../contract/ports.ts";
import type { Verdict } from "../contract/verdict.ts";
import { gradingDifference, type GradingDifference, type OtherVerdict } from "./view/grading-difference.ts";

/** Compares the verdicts of two gradings of a run's plan. Episodes of replaced scenarios are left out. */
export async function gatherDifference(
  store: RunStore,
  manifest: Manifest,
  { before, after }: { before: Grading; after: Grading },
): Promise<GradingDifference> {
  const readable = pastDamage(store);
  const planned = new Map(manifest.scenarios.map(({ id, hash }) => [id, hash]));
  const known = new Map<string, Verdict["status"]>();
  for await (const { record, ...key } of readable.verdicts(before)) {
    known.set(episodeName(key), record.verdict.status);
  }
  const episodes: OtherVerdict[] = [];
  let compared = 0;
  for await (const { record, ...key } of readable.verdicts(after)) {
    const first = known.get(episodeName(key));
    if (first === undefined || planned.get(key.scenario) !== key.scenarioHash) continue;
    compared += 1;
    const { agent, scenario, trial } = key;
    const second = record.verdict.status;
    if (first !== second) episodes.push({ agent, scenario, trial, before: first, after: second });
  }
  return gradingDifference({ before, after }, { compared, episodes });
}
