import type { CallKey } from "../contract/model.ts";
import type { EpisodeKey } from "../contract/ports.ts";
import { saysNothing } from "../contract/says-nothing.ts";
import type { Ending, Trajectory } from "../contract/trajectory.ts";

/** What stands for the key of the one manifest, in messages. */
export const theManifest = "(of the run)";

/** An episode's key in words, for messages. */
export function describeEpisode({ agent, scenario, trial, scenarioHash }: EpisodeKey): string {
  return `(agent ${quote(agent)}, scenario ${quote(scenario)}, trial ${trial}, hash ${quote(scenarioHash)})`;
}

/** A model call's key in words, for messages. */
export function describeCall({ agent, scenario, trial, role, index, requestHash }: CallKey): string {
  const episode = `agent ${quote(agent)}, scenario ${quote(scenario)}, trial ${trial}`;
  return `(${episode}, ${quote(role)} call ${index}, request ${quote(requestHash)})`;
}

/** A scenario's key in words, for messages. */
export function describeScenario(id: string, hash: string): string {
  return `(id ${quote(id)}, hash ${quote(hash)})`;
}

/**
 * Refuses a key that a store could not tell from another: unpaired surrogates all become the same replacement
 * character in UTF-8.
 *
 * @throws TypeError naming the part.
 */
export function assertStorableKey(key: { readonly [part: string]: string | number }): void {
  for (const [part, value] of Object.entries(key)) {
    const storable = typeof value === "string" ? value.isWellFormed() : Number.isSafeInteger(value);
    if (!storable) throw new TypeError(`key cannot be stored: ${part} ${JSON.stringify(value)}`);
  }
}

/** @throws TypeError when a trajectory is to be stored as another episode's. */
export function assertSameEpisode(key: EpisodeKey, trajectory: Trajectory): void {
  const differing = differingParts(key, trajectory);
  if (differing.length === 0) return;
  throw new TypeError(`trajectory ${describeEpisode(key)} is another episode's: ${differing.join(", ")}`);
}

/** The parts of the key by which a trajectory is another episode's. */
export function differingParts(key: EpisodeKey, trajectory: Trajectory): readonly string[] {
  return (["agent", "scenario", "scenarioHash", "trial"] as const).filter(
    (part) => key[part] !== trajectory[part],
  );
}

/** Whether an episode that ended so may be played again: what stopped it says nothing about the agent. */
export function mayBeReplaced(ending: Ending["type"]): boolean {
  return saysNothing(ending);
}

/** The error for a scenario text that differs from the one kept under its hash. */
export function anotherText(scenario: string): TypeError {
  return new TypeError(`scenario ${scenario} is stored with another text`);
}

/** The error for a verdict on an episode that is not there. */
export function verdictOnNothing(key: EpisodeKey): TypeError {
  return new TypeError(`verdict ${describeEpisode(key)} cannot be stored: there is no such trajectory`);
}

const quote = (text: string): string => JSON.stringify(text);
