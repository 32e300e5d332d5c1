import type { EpisodeLine } from "./episode-line.ts";
import type { EpisodeName, Neighbour, Place } from "./viewer-api.ts";

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
  const failed = ({ status }: EpisodeLine): boolean => status !== "passed";
  const last = Math.max(index, 0);
  return {
    index,
    total: lines.length,
    ...neighbour("previous", lines, last - 1),
    ...neighbour("next", lines, index + 1),
    ...neighbour(
      "previousFailure",
      lines,
      lines.findLastIndex((line, place) => place < last && failed(line)),
    ),
    ...neighbour(
      "nextFailure",
      lines,
      lines.findIndex((line, place) => place > index && failed(line)),
    ),
  };
}

function neighbour<Key extends string>(
  key: Key,
  lines: readonly EpisodeLine[],
  index: number,
): { [Name in Key]?: Neighbour } {
  const line = lines[index];
  if (line === undefined) return {};
  const { agent, scenario, trial } = line;
  // A computed key widens to an index signature; it is just this one key.
  return { [key]: { agent, scenario, trial, index } } as { [Name in Key]?: Neighbour };
}
