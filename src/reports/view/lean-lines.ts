import type { EpisodeLine } from "./episode-line.ts";
import type { ScenarioRow } from "./run-view.ts";

/** A line without what its scenario's row says too: of many trials by many agents that is most of it. */
export type LeanLine = Omit<EpisodeLine, "title" | "groups">;

/** Lines as they are kept. */
export function leanLines(lines: readonly EpisodeLine[]): LeanLine[] {
  return lines.map(({ title: _title, groups: _groups, ...lean }) => lean);
}

/** The lines that {@link leanLines} made so, with the rows of the same run. */
export function fullLines(lean: readonly LeanLine[], rows: readonly ScenarioRow[]): EpisodeLine[] {
  const byId = new Map(rows.map((row) => [row.scenario, row]));
  return lean.map((line) => {
    const { title = line.scenario, groups = {} } = byId.get(line.scenario) ?? {};
    return { ...line, title, groups };
  });
}
