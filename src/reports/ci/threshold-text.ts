import { percent, percentRange } from "../view/figure-text.ts";
import type { ThresholdFigure, ThresholdOutcome, ThresholdPlace } from "./judge-thresholds.ts";
import type { Observed } from "./observed-figure.ts";

const FIGURE_NAMES: Record<ThresholdFigure, string> = {
  strict: "passed all trials",
  atLeastOnce: "passed at least once",
  mean: "mean",
  passed: "trials passed",
  open: "open episodes",
  invalid: "invalid episodes",
  errors: "episodes in error or missing",
};

/** What a threshold is set for, such as `axis happy_path: passed all trials`. */
export function thresholdName({ place, figure }: Pick<ThresholdOutcome, "place" | "figure">): string {
  return `${placeText(place)}: ${FIGURE_NAMES[figure]}`;
}

/** What was wanted, such as `at least 90.0 % (interval's lower end)`. */
export function wantedText(wanted: ThresholdOutcome["wanted"]): string {
  if ("atMost" in wanted) return `at most ${percent(wanted.atMost)}`;
  return `at least ${percent(wanted.atLeast)}${wanted.on === "low" ? " (interval's lower end)" : ""}`;
}

/** What was measured, such as `66.7 % (2 of 3, 20.8–93.9 %)`, with the band that it is an end of where verdicts are open. */
export function observedText(observed: Observed): string {
  if (observed.status === "nothing-graded") return "nothing graded";
  const { value, band, count, interval } = observed;
  const basis = [
    ...(count === undefined ? [] : [`${count.count} of ${count.of}`]),
    ...(interval === undefined ? [] : [percentRange(interval)]),
  ];
  const open = band === undefined ? "" : `, an end of ${percentRange(band)} while verdicts are open`;
  return `${percent(value)}${basis.length === 0 ? "" : ` (${basis.join(", ")})`}${open}`;
}

/** For a terminal: how many thresholds held, and each that was breached. None without thresholds. */
export function thresholdLines(outcomes: readonly ThresholdOutcome[]): string[] {
  if (outcomes.length === 0) return [];
  const breaches = outcomes.filter(({ status }) => status === "breached");
  return [
    `Thresholds: ${outcomes.length - breaches.length} held, ${breaches.length} breached.`,
    ...breaches.map((outcome) => {
      const { agent, observed, wanted } = outcome;
      return `  ${agent}, ${thresholdName(outcome)}: ${observedText(observed)}, wanted ${wantedText(wanted)}`;
    }),
  ];
}

function placeText(place: ThresholdPlace): string {
  switch (place.kind) {
    case "overall":
      return place.side ?? "overall";
    case "group":
      return `${sidePrefix(place)}${place.key} ${place.value}`;
    case "macro":
      return `${sidePrefix(place)}mean of all ${place.key} groups`;
    case "scenario":
      return `scenario ${place.id}`;
  }
}

function sidePrefix({ side }: { side?: string }): string {
  return side === undefined ? "" : `${side}, `;
}
