import type { Manifest } from "../contract/manifest.ts";

/**
 * What differs between a stored run and what is wanted now, by what it means for the stored work. `conditions` cannot be
 * mixed in one run; `scenarios` are played again; `grading` needs new verdicts but no new episodes.
 */
export type ManifestChanges = {
  conditions: readonly Difference[];
  scenarios: { changed: readonly string[]; added: readonly string[]; removed: readonly string[] };
  grading: readonly Difference[];
  trials: Difference | undefined;
};

/** One field with its stored and its wanted value as text. */
export type Difference = { field: string; stored: string; wanted: string };

/** Compares what matters; when and with what code version a run was made does not. */
export function compareManifests(stored: Manifest, wanted: Manifest): ManifestChanges {
  return {
    conditions: differences({
      suite: [stored.suite.id, wanted.suite.id],
      seed: [stored.seed, wanted.seed],
      limits: [stored.limits, wanted.limits],
      conditions: [stored.conditions, wanted.conditions],
      ...agentPairs(stored, wanted),
    }),
    scenarios: compareScenarios(stored, wanted),
    grading: differences({ profile: [stored.profile, wanted.profile], judge: [stored.judge, wanted.judge] }),
    trials: differences({ trials: [stored.trials, wanted.trials] })[0],
  };
}

function agentPairs(stored: Manifest, wanted: Manifest): Record<string, [unknown, unknown]> {
  const labels = new Set([...stored.agents, ...wanted.agents].map((agent) => agent.label));
  const find = ({ agents }: Manifest, label: string) => agents.find((agent) => agent.label === label);
  return Object.fromEntries(
    [...labels].map((label) => [`agent ${label}`, [find(stored, label), find(wanted, label)]]),
  );
}

function compareScenarios(stored: Manifest, wanted: Manifest): ManifestChanges["scenarios"] {
  const before = new Map(stored.scenarios.map(({ id, hash }) => [id, hash]));
  const after = new Map(wanted.scenarios.map(({ id, hash }) => [id, hash]));
  return {
    changed: [...after].filter(([id, hash]) => before.has(id) && before.get(id) !== hash).map(([id]) => id),
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

function differences(pairs: Record<string, readonly [unknown, unknown]>): Difference[] {
  return Object.entries(pairs).flatMap(([field, [before, after]]) => {
    const [stored, wanted] = [shown(before), shown(after)];
    return stored === wanted ? [] : [{ field, stored, wanted }];
  });
}

/** Keys sorted, so that the order in which a setting was written makes no difference. */
function shown(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value === "string") return value;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
