import { sideOf } from "../../contract/side-of.ts";
import type { PlannedScenario } from "../../contract/manifest.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { Measure, SuiteFigures } from "../../contract/suite-figures.ts";
import type { Verdict, VerdictRecord } from "../../contract/verdict.ts";
import type { Interval } from "../../statistics/wilson.ts";

/** The family of failure patterns that say in which way an agent failed. */
export const FAILURE_TYPE = "failure-type";

/** How often a side's episodes failed in one way. */
export type FailureType = { side: string; type: string; count: number };

/**
 * Mean of a measure over the episodes that have it, side by side in the suite's order; a suite without sides has one entry
 * over all. Both ends are the same where it hangs on no open verdict.
 */
export type MeasureMeans = { measure: string; over: { side?: string; mean: Interval; of: number }[] };

type Sums = Interval & { of: number };
type Graded = Extract<Verdict, { status: "passed" | "failed" | "open" }>;

/** Failure types and measures of one agent's episodes, by the side that the scenario is on. */
export class SideTally {
  /** The side of each scenario by its id; `undefined` in a suite without sides. */
  readonly #sides: ReadonlyMap<string, string | undefined>;
  readonly #figures: SuiteFigures;
  readonly #types = new Map<string, FailureType>();
  readonly #measures = new Map<string, Map<string | undefined, Sums>>();

  constructor(scenarios: readonly PlannedScenario[], figures: SuiteFigures) {
    const { sides } = figures;
    this.#figures = figures;
    this.#sides = new Map(
      scenarios
        .map((scenario) => [scenario.id, sideOf(scenario, sides)?.id] as const)
        .filter(([, side]) => side !== undefined || sides.length === 0),
    );
  }

  add({ scenario, record: { verdict } }: EpisodeKey & { record: VerdictRecord }): void {
    if (!this.#sides.has(scenario) || verdict.status === "invalid" || verdict.status === "error") return;
    const side = this.#sides.get(scenario);
    if (side !== undefined) this.#addTypes(side, verdict);
    this.#addMeasures(side, verdict);
  }

  get failureTypes(): FailureType[] {
    return [...this.#types.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  }

  get measures(): MeasureMeans[] {
    const { sides, measures } = this.#figures;
    const places = sides.length === 0 ? [undefined] : sides.map(({ id }) => id);
    const known = measures.map(({ id }) => id);
    const others = [...this.#measures.keys()].filter((name) => !known.includes(name)).toSorted();
    return [...known, ...others].flatMap((measure) => {
      const sums = this.#measures.get(measure);
      if (sums === undefined) return [];
      return [{ measure, over: places.flatMap((side) => meanOver(side, sums.get(side))) }];
    });
  }

  #addTypes(side: string, { patterns }: Graded): void {
    for (const { family, pattern: type } of patterns) {
      if (family !== FAILURE_TYPE) continue;
      const key = `${side} ${type}`;
      this.#types.set(key, { side, type, count: (this.#types.get(key)?.count ?? 0) + 1 });
    }
  }

  #addMeasures(side: string | undefined, verdict: Graded): void {
    const ifFailed = verdict.status === "open" ? verdict.measuresIfFailed : undefined;
    for (const [name, value] of Object.entries(verdict.measures ?? {})) {
      if (!isTold(this.#figures.measures, name, side)) continue;
      const sums = this.#measures.get(name) ?? new Map<string | undefined, Sums>();
      this.#measures.set(name, sums);
      const { low, high, of } = sums.get(side) ?? { low: 0, high: 0, of: 0 };
      const ends = [value, ifFailed?.[name] ?? value];
      sums.set(side, { low: low + Math.min(...ends), high: high + Math.max(...ends), of: of + 1 });
    }
  }
}

/** Whether a measure is told over a side. One that the suite does not list is told over all. */
function isTold(measures: readonly Measure[], name: string, side: string | undefined): boolean {
  const over = measures.find(({ id }) => id === name)?.over;
  return over === undefined || side === undefined || over.includes(side);
}

function meanOver(side: string | undefined, sums: Sums | undefined): MeasureMeans["over"] {
  if (sums === undefined) return [];
  const { low, high, of } = sums;
  return [{ ...(side === undefined ? {} : { side }), mean: { low: low / of, high: high / of }, of }];
}
