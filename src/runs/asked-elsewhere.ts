import type { Manifest } from "../contract/manifest.ts";
import { readConditions } from "../suites/play-conditions.ts";

/** What a run may cause costs at that no limit of its own sees: it is asked past the journal. */
export function askedElsewhere({ agents, conditions }: Manifest): string[] {
  const { embedding } = readConditions(conditions);
  return [
    ...agents.filter(({ kind }) => kind === "adapter").map(({ label }) => `agent ${label}`),
    ...agents.filter(({ guard }) => guard !== undefined).map(({ label }) => `the guard of ${label}`),
    ...(embedding === undefined ? [] : [`embeddings of ${embedding.id}`]),
  ];
}
