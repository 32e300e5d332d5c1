import type { Moment } from "../../../contract/moment.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Fact } from "../../../contract/fact.ts";
import { factMatches } from "../../../text/fact-matches.ts";
import { isHardFact } from "../../../text/is-hard-fact.ts";

/**
 * Whether a moment is a call, or words that are hard values alone. Words that the caller's plan has him say are as good:
 * their author wrote both.
 */
export function isHardMoment(moment: Moment, { caller }: Pick<FraudScenario, "caller">): boolean {
  if ("callerSays" in moment)
    return moment.callerSays.every((fact) => isHardFact(fact) || isInPlan(fact, caller));
  return !("agentSays" in moment) || moment.agentSays.every(isHardFact);
}

function isInPlan(fact: Fact, { phases, knows }: FraudScenario["caller"]): boolean {
  if (!("text" in fact)) return false;
  const lines = phases.flatMap(({ says, otherwise, reactions }) => [
    says,
    ...otherwise,
    ...reactions.flatMap(({ say }) => say ?? []),
  ]);
  return [...lines, ...Object.values(knows)].some((line) => factMatches(fact, line));
}
