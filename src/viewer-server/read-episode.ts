import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import { checkNotes } from "../reports/view/check-notes.ts";
import { scenarioView } from "../suites/stored-scenario.ts";
import { traceUrl } from "../reports/view/trace-link.ts";
import type { EpisodeDetail, EpisodeName, Sibling } from "../reports/view/viewer-api.ts";
import { gradingOf } from "../runs/judging.ts";
import { openQuestionsOf } from "../runs/open-questions-of.ts";
import type { RunShelf } from "./run-shelf.ts";

/** One episode with its verdict, what the judge said, and the other episodes of its scenario. */
export async function readEpisode(
  shelf: RunShelf,
  name: EpisodeName,
  traceLink: string | undefined,
): Promise<EpisodeDetail> {
  return shelf.reading(async (store, manifest) => {
    const planned = manifest.scenarios.find(({ id }) => id === name.scenario);
    const key = { ...name, scenarioHash: planned?.hash ?? "" };
    const trajectory = planned === undefined ? undefined : await store.getTrajectory(key);
    if (planned === undefined || trajectory === undefined) {
      throw new InputError([{ value: name, problem: "the run holds no such episode" }]);
    }
    const grading = gradingOf(manifest);
    const text = await store.getScenario(planned.id, planned.hash);
    const verdict = await store.getVerdict(key, grading);
    return {
      run: manifest.run,
      suite: suiteOfEpisode(manifest.suite),
      planned,
      trajectory,
      grading,
      ...(verdict === undefined ? {} : { record: verdict.record }),
      judgements: verdict?.judgements ?? [],
      openQuestions: openQuestionsOf({ manifest, trajectory, text, verdict: verdict?.record.verdict }),
      notes: checkNotes(
        text === undefined ? undefined : scenarioView(manifest.suite, text),
        manifest.suite.figures.checks,
      ),
      ...traceUrl(traceLink, trajectory.trace),
      siblings: siblings(shelf, name.scenario),
    };
  });
}

/** What an episode's page needs of its suite. */
export function suiteOfEpisode({ id, title, source, figures }: Manifest["suite"]): EpisodeDetail["suite"] {
  const { pairedBy, groupings, measures, checks } = figures;
  return {
    id,
    title,
    source,
    figures: { ...(pairedBy === undefined ? {} : { pairedBy }), groupings, measures, checks },
  };
}

function siblings(shelf: RunShelf, scenario: string): Sibling[] {
  const lines = shelf.lines() ?? [];
  return lines
    .filter((line) => line.scenario === scenario)
    .map(({ agent, trial, status, firstFailed }) => {
      return { agent, trial, status, ...(firstFailed === undefined ? {} : { firstFailed }) };
    });
}
