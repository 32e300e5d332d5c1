import type { AgentStep } from "../agents/agent-script.ts";
import { actAskedFor, sentencesOf } from "../agents/voices/index.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { readConsent } from "../text/affirmation.ts";
import { answersTo } from "./answers-to.ts";

/**
 * A script whose questions for a go-ahead wait for their answer: those that its author's words got a yes for before the
 * script acted. A foil that asks and acts without a yes goes on doing so.
 *
 * @param played The script as it was played in its author's words.
 */
export function awaitingYes(steps: readonly AgentStep[], played: Trajectory): readonly AgentStep[] {
  const answers = answersTo(played);
  let spoken = -1;
  return steps.map((step, at) => {
    if (step.say === undefined) return step;
    spoken += 1;
    const asks = sentencesOf(step.say).some((sentence) => actAskedFor(sentence) !== undefined);
    const acts = steps[at + 1]?.calls !== undefined;
    const answer = answers[spoken];
    const isYes = answer !== undefined && readConsent(answer) === "affirms";
    return asks && acts && isYes ? { ...step, awaitsYes: true } : step;
  });
}
