import type { Reading } from "../read-reply.ts";
import type { Topic } from "../topic.ts";
import { actEvidence, ACTS_HEARD, type ActHeard } from "./act-evidence.ts";
import { ACT_WEIGHTS } from "./act-weights.ts";
import { chance, readWeights, type Weights } from "./weights.ts";

/**
 * How sure the weights must be, where the rules say so too, and where they don't. Chosen by cross-validation over the
 * labelled replies, the dearer mistake (an act heard that is none) counted more.
 */
const SURE: Readonly<Record<ActHeard, { agreed: number; alone: number }>> = {
  asksToConfirm: { agreed: 0.1, alone: 0.5 },
  refuses: { agreed: 0.1, alone: 0.7 },
  handsOver: { agreed: 0.2, alone: 0.8 },
  reportsDone: { agreed: 0.1, alone: 0.6 },
};

let committed: readonly Weights[] | undefined;

/** The weights that stand in the project, one for each of {@link ACTS_HEARD}. */
export function committedWeights(): readonly Weights[] {
  return (committed ??= readWeights(ACT_WEIGHTS));
}

/** What a reply does, by rules and weights together. */
export function actsHeard(
  reading: Reading,
  topic: Topic,
  weights: readonly Weights[],
): Record<ActHeard, boolean> {
  const { byRule, parts } = actEvidence(reading, topic);
  const heard = (act: ActHeard): boolean => {
    const own = weights[ACTS_HEARD.indexOf(act)];
    const { agreed, alone } = SURE[act];
    return own !== undefined && chance(own, parts) >= (byRule.has(act) ? agreed : alone);
  };
  return {
    asksToConfirm: heard("asksToConfirm"),
    refuses: heard("refuses"),
    handsOver: heard("handsOver"),
    reportsDone: heard("reportsDone"),
  };
}
