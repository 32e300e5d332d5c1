import { isOnSide } from "../../contract/side-of.ts";
import type { InputProblem } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import { overEachSide } from "../view/side-words.ts";
import type { ThresholdPart, Thresholds } from "./thresholds.ts";

/** A part of a thresholds file that is not so, and where in the file it stands. */
export type ThresholdProblem = { path: (string | number)[] } & Omit<InputProblem, "file" | "path">;

/** In place of a group: every group of the grouping that is not named itself. */
export const EVERY_OTHER = "*";

/** What thresholds name that a run with this manifest does not have. Known before anything is played. */
export function thresholdProblems(thresholds: Thresholds, manifest: Manifest): ThresholdProblem[] {
  const { agents = [], scenarios = [], sides = {} } = thresholds;
  const labels = manifest.agents.map(({ label }) => label);
  const ids = manifest.scenarios.map(({ id }) => id);
  return [
    ...agents.flatMap((label, index) => unknown("agent", label, labels, ["agents", index])),
    ...partProblems(thresholds, manifest.scenarios, []),
    ...Object.entries(sides).flatMap(([side, part]) => sideProblems(side, part, manifest)),
    ...scenarios.flatMap((entry, index) =>
      entry.ids.flatMap((id, at) => unknown("scenario", id, ids, ["scenarios", index, "ids", at])),
    ),
  ];
}

function sideProblems(
  id: string,
  part: ThresholdPart,
  { suite: { figures }, scenarios }: Manifest,
): ThresholdProblem[] {
  const side = figures.sides.find((one) => one.id === id);
  if (side === undefined && figures.sides.length === 0) {
    const remedy = "Its suite has no sides: write overall, by, macro or scenarios";
    return [{ path: [id], value: id, problem: "this run has no such side", remedy }];
  }
  if (side === undefined) {
    const known = figures.sides.map((one) => one.id);
    return unknown("side", id, known, [id]);
  }
  const own = scenarios.filter((scenario) => isOnSide(scenario, side));
  if (own.length > 0) return partProblems(part, own, [id]);
  const remedy = `This suite tells ${overEachSide(figures)}`;
  return [{ path: [id], problem: `this run has no ${side.scenarios.many}`, remedy }];
}

function partProblems(
  { by = {}, macro = {} }: ThresholdPart,
  scenarios: Manifest["scenarios"],
  within: string[],
): ThresholdProblem[] {
  const groups = Map.groupBy(
    scenarios.flatMap((planned) => Object.entries(planned.groups)),
    ([key]) => key,
  );
  const keys = [...groups.keys()];
  return [
    ...Object.entries(by).flatMap(([key, bars]) => {
      const values = [...new Set((groups.get(key) ?? []).map(([, value]) => value)), EVERY_OTHER];
      if (!groups.has(key)) return unknown("grouping", key, keys, [...within, "by", key]);
      return Object.keys(bars).flatMap((value) =>
        unknown(`group of ${key}`, value, values, [...within, "by", key, value]),
      );
    }),
    ...Object.keys(macro).flatMap((key) => unknown("grouping", key, keys, [...within, "macro", key])),
  ];
}

function unknown(
  what: string,
  value: string,
  known: readonly string[],
  path: (string | number)[],
): ThresholdProblem[] {
  if (known.includes(value)) return [];
  const shown = known.slice(0, 12).join(", ");
  const more = known.length > 12 ? ` and ${known.length - 12} more` : "";
  const remedy = known.length === 0 ? "It has none" : `It has ${shown}${more}`;
  return [{ path, value, problem: `this run has no such ${what}`, remedy }];
}
