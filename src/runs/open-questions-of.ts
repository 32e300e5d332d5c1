import { checkOfQuestion } from "../contract/judgement.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import { openResults } from "../contract/why-unscored.ts";
import { questionText } from "../grading/judge/index.ts";
import { storedScenario } from "../suites/stored-scenario.ts";

/** A question that has no answer: of which check, what is required, and the events that it is about. */
export type OpenQuestion = { check: string; question: string; at: number[] };

/** What an episode is asked about. `text`: of its scenario, where the run holds it. */
export type AskedEpisode = {
  manifest: Pick<Manifest, "suite" | "profile">;
  trajectory: Trajectory;
  verdict: Verdict | undefined;
  text: string | undefined;
};

/**
 * The questions that an open verdict waits for, in the words in which a judge would be asked. A check whose question rules
 * do not put any more, as after a change of the code, stands with its reason instead.
 */
export function openQuestionsOf({ manifest, trajectory, verdict, text }: AskedEpisode): OpenQuestion[] {
  const open = verdict === undefined ? [] : openResults(verdict);
  if (open.length === 0) return [];
  const asked =
    text === undefined
      ? []
      : storedScenario(manifest.suite, text)
          .grader(manifest.profile, "answered")
          .judgementsNeeded(trajectory, "needed");
  return open.flatMap(({ check, finding }): OpenQuestion[] => {
    const at = finding.at ?? [];
    const own = asked.filter((question) => checkOfQuestion(question) === check);
    if (own.length === 0) return [{ check, question: finding.because, at }];
    return own.map((question) => ({ check, question: questionText(question), at }));
  });
}
