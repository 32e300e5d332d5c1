/** A name for a new run: the suite and the time, in UTC. */
export function newRunId(suite: string, now: Date): string {
  return `${suite}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-")}`;
}
