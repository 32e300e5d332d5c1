import type { CallerPlan, Phase } from "./caller-script.ts";
import type { Situation } from "./ear.ts";

/**
 * What a caller brings to hearing a reply.
 *
 * @param phase Where he is in his plan: what he asks for is what he opened it with, unless the plan says it shorter. Left
 *   out, he is heard as one who wants what he called for in all.
 */
export function situationOf(plan: CallerPlan, phase?: Phase): Situation {
  return {
    about: plan.about ?? plan.goal,
    knows: Object.keys(plan.knows),
    doesNotKnow: [...plan.doesNotKnow],
    request: phase?.request ?? plan.request ?? phase?.says ?? plan.goal,
  };
}
