import type { Reading } from "../read-reply.ts";
import type { Topic } from "../topic.ts";
import { actEvidence, ACTS_HEARD, type ActHeard } from "./act-evidence.ts";
import { factEvidence } from "./fact-evidence.ts";
import LEARNED from "./learned-weights.json" with { type: "json" };
import { chance, readWeights, type Weights } from "./weights.ts";

/**
 * How sure the weights must be. Chosen on labelled replies; low, since most of what a reply could
 * do it does not. What the rules say of an act is a feature like others.
 */
const SURE: Readonly<Record<ActHeard, number>> = {
  asksToConfirm: 0.2,
  refuses: 0.3,
  handsOver: 0.2,
  reportsDone: 0.3,
};
/** Lessons ask in unusual words more often than in plain ones, which the rules know: what they find needs little more. */
const SURE_OF_FACT = { agreed: 0.1, alone: 0.35 };

/** What was learned: for each act, and for facts whether a part of a reply asks at all, and what it is about. */
export type Learned = { acts: Readonly<Record<ActHeard, Weights>>; facts: readonly Weights[] };

let committed: Learned | undefined;

/** The weights that stand in the project. */
export function committedWeights(): Learned {
  return (committed ??= { acts: actWeights(readWeights(LEARNED.acts)), facts: readWeights(LEARNED.facts) });
}

/** Weights in the order of {@link ACTS_HEARD}, by the acts. */
export function actWeights(weights: readonly Weights[]): Learned["acts"] {
  const own = (act: ActHeard): Weights => weights[ACTS_HEARD.indexOf(act)] ?? { start: -9, of: new Map() };
  return {
    asksToConfirm: own("asksToConfirm"),
    refuses: own("refuses"),
    handsOver: own("handsOver"),
    reportsDone: own("reportsDone"),
  };
}

/** What a reply does. */
export function actsHeard(reading: Reading, topic: Topic, { acts }: Learned): Record<ActHeard, boolean> {
  const parts = actEvidence(reading, topic).map((features) => [features]);
  const heard = (act: ActHeard): boolean => chance([acts[act]], parts) >= SURE[act];
  return {
    asksToConfirm: heard("asksToConfirm"),
    refuses: heard("refuses"),
    handsOver: heard("handsOver"),
    reportsDone: heard("reportsDone"),
  };
}

/** The facts, of those wanted, that a reply asks for; sorted. */
export function factsHeard(
  reading: Reading,
  topic: Topic,
  { wanted, learned }: { wanted: ReadonlySet<string>; learned: Learned },
): string[] {
  const { agreed, alone } = SURE_OF_FACT;
  return [...factEvidence(reading, topic, wanted)]
    .filter(([, { byRule, parts }]) => chance(learned.facts, parts) >= (byRule ? agreed : alone))
    .map(([fact]) => fact)
    .toSorted();
}
