import type { Blemish } from "./agent-tally.ts";

/** Episodes that have no score for the same reason. */
export type UnscoredCause = {
  status: "invalid" | "error";
  because: string;
  episodes: { scenario: string; trial: number }[];
};

/** Why an agent's episodes are invalid or in error, the most frequent reason first. Open ones only wait for answers. */
export function unscoredCauses(blemishes: readonly Blemish[]): UnscoredCause[] {
  const causes = new Map<string, UnscoredCause>();
  for (const { status, because, scenario, trial } of blemishes) {
    if (status === "failed" || status === "open") continue;
    const reason = withoutChecks(because);
    const name = `${status} ${reason}`;
    const cause = causes.get(name) ?? { status, because: reason, episodes: [] };
    cause.episodes.push({ scenario, trial });
    causes.set(name, cause);
  }
  return [...causes.values()].sort((a, b) => b.episodes.length - a.episodes.length);
}

/** Which checks could not be observed differs from episode to episode; why does not. */
function withoutChecks(because: string): string {
  return because.replace(/^[^:]*(?= not observed: )/, "checks");
}
