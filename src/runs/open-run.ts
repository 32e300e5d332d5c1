import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { compareManifests, type Difference, type ManifestChanges } from "./compare-manifests.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/** Whether the run is new, or what has changed since it was last worked on. */
export type Opened = { state: "new" } | { state: "resumed"; changes: ManifestChanges };

/**
 * Writes the manifest of a new run, or takes up a stored one: changed scenarios will be played again, a changed judge or
 * profile asks for new verdicts only, and more trials are added.
 *
 * @throws InputError when the conditions differ (agents, seed, limits, suite): one run never mixes two.
 */
export async function openRun(
  store: RunStore,
  wanted: Manifest,
  suite: Pick<PlayableSuite, "scenarios">,
): Promise<Opened> {
  const stored = await store.readManifest();
  if (stored === undefined) {
    await record(store, wanted, suite);
    return { state: "new" };
  }
  const changes = compareManifests(stored, wanted);
  if (changes.conditions.length > 0) throw new InputError([refusal(stored.run, changes.conditions)]);
  await record(store, { ...wanted, createdAt: stored.createdAt, run: stored.run }, suite);
  return { state: "resumed", changes };
}

async function record(
  store: RunStore,
  manifest: Manifest,
  suite: Pick<PlayableSuite, "scenarios">,
): Promise<void> {
  const wanted = new Set(manifest.scenarios.map(({ id }) => id));
  for (const scenario of suite.scenarios) {
    const { id, hash } = scenario.planned;
    if (!wanted.has(id)) continue;
    const { text, sharedEnd } = scenario;
    await store.putScenario({ id, hash, text, ...(sharedEnd === undefined ? {} : { sharedEnd }) });
  }
  await store.writeManifest(manifest);
}

function refusal(run: string, conditions: readonly Difference[]) {
  const shown = conditions.map(({ field, stored, wanted }) => `  ${field}: ${stored} → ${wanted}`).join("\n");
  return {
    problem: `run ${run} was made under other conditions, which one run never mixes:\n${shown}`,
    remedy: "Name a new run with --run-id, or go on with the old conditions (`tellerproof resume`)",
  };
}
