import type { Grading } from "../../contract/ports.ts";
import type { Verdict } from "../../contract/verdict.ts";

type Status = Verdict["status"];

/** One episode with another verdict under each of two gradings. */
export type OtherVerdict = { agent: string; scenario: string; trial: number; before: Status; after: Status };

/** In how many verdicts two gradings of one run differ, over the episodes that have one under both. */
export type GradingDifference = {
  before: Grading;
  after: Grading;
  compared: number;
  differ: number;
  /** How often each status became another one, most often first. */
  changes: { before: Status; after: Status; count: number }[];
  /** In the order of the store. */
  episodes: OtherVerdict[];
};

/** Sums up episodes that differ. */
export function gradingDifference(
  gradings: Pick<GradingDifference, "before" | "after">,
  { compared, episodes }: { compared: number; episodes: readonly OtherVerdict[] },
): GradingDifference {
  const counts = new Map<string, GradingDifference["changes"][number]>();
  for (const { before, after } of episodes) {
    const known = counts.get(`${before} ${after}`);
    if (known === undefined) counts.set(`${before} ${after}`, { before, after, count: 1 });
    else known.count += 1;
  }
  const changes = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return { ...gradings, compared, differ: episodes.length, changes, episodes: [...episodes] };
}

/** The difference in one sentence. */
export function differenceText({ before, after, compared, differ, changes }: GradingDifference): string {
  const told = changes.map((each) => `${each.count} ${each.before} → ${each.after}`).join(", ");
  const how = told === "" ? "" : ` (${told})`;
  return `Profiles ${before.profile} and ${after.profile} differ in ${differ} of ${compared} verdicts${how}.`;
}
