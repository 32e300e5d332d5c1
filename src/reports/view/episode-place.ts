import type { EpisodeLine } from "./episode-line.ts";
import type { EpisodeName, Place } from "./viewer-api.ts";

/** Whether a line is the named episode's. */
export function isEpisode(line: EpisodeName, name: EpisodeName): boolean {
  return line.trial === name.trial && line.scenario === name.scenario && line.agent === name.agent;
}

/**
 * Where an episode stands among lines, and its neighbours. The next failure after an episode that is not among them is the
 * first of all.
 */
export function placeAmong(lines: readonly EpisodeLine[], name: EpisodeName): Place {
  const index = lines.findIndex((line) => isEpisode(line, name));
  const [before, after] = [lines.slice(0, Math.max(index, 0)), lines.slice(index + 1)];
  const failed = ({ status }: EpisodeLine): boolean => status !== "passed";
  const neighbours = {
    previous: before.at(-1),
    next: after[0],
    previousFailure: before.findLast(failed),
    nextFailure: after.find(failed),
  };
  const named = Object.entries(neighbours).flatMap(([key, line]) =>
    line === undefined ? [] : [[key, { agent: line.agent, scenario: line.scenario, trial: line.trial }]],
  );
  return { index, total: lines.length, ...Object.fromEntries(named) };
}
