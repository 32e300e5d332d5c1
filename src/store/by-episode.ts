import type { EpisodeKey } from "../contract/ports.ts";

/** The order in which a store lists: by agent, scenario, trial, then scenario hash, strings by code point. */
export function byEpisode(a: EpisodeKey, b: EpisodeKey): number {
  return (
    compareText(a.agent, b.agent) ||
    compareText(a.scenario, b.scenario) ||
    a.trial - b.trial ||
    compareText(a.scenarioHash, b.scenarioHash)
  );
}

/** As UTF-8 bytes are ordered; JavaScript's own `<` goes by UTF-16 units. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
