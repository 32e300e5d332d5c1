import type { CallerPlan, Phase } from "../contract/caller-script.ts";
import type { Situation } from "../contract/ear.ts";

/** What a caller brings to hearing a reply in this phase of his plan. */
export function situationOf(plan: CallerPlan, phase?: Phase): Situation {
  return {
    about: plan.about ?? plan.goal,
    knows: Object.keys(plan.knows),
    doesNotKnow: [...plan.doesNotKnow],
    request: phase?.request ?? plan.request ?? plan.goal,
  };
}
