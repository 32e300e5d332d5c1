import type { CallerPlan } from "../../../../contract/caller-script.ts";

/** All lines that a plan writes for its caller. */
export function scriptedLines(plan: CallerPlan): string[] {
  return [...plan.phases.flatMap(({ says, otherwise }) => [says, ...otherwise]), ...scriptedAnswers(plan)];
}

/** Those of them that answer something. */
export function scriptedAnswers({ phases, knows, ignorance, words = {} }: CallerPlan): string[] {
  return [
    ...phases.flatMap(({ reactions }) => reactions.flatMap(({ say }) => say ?? [])),
    ...Object.values(knows),
    ignorance,
    ...Object.values(words).filter((line) => line !== undefined),
  ];
}
