import type { PlannedScenario } from "../../contract/manifest.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import type { Interval } from "../../statistics/wilson.ts";

/** The family of failure patterns that say in which way a defender failed. */
const FAILURE_TYPE = "failure-type";

type Variant = "attack" | "control";
type Sums = Interval & { of: number };

/** How often a side's episodes failed in one way. */
export type FailureType = { variant: Variant; type: string; count: number };

/**
 * Mean of a measure over the episodes that have it, apart for attacks and controls; both ends are the same where it hangs
 * on no open verdict.
 */
export type Measure = Record<Variant, { mean: Interval; of: number } | undefined> & { name: string };

/** Failure types and measures of one agent's episodes, by the side that the scenario is on. */
export class SideTally {
  readonly #variants: ReadonlyMap<string, Variant>;
  readonly #types = new Map<string, FailureType>();
  readonly #measures = new Map<string, Partial<Record<Variant, Sums>>>();

  constructor(scenarios: readonly PlannedScenario[]) {
    this.#variants = new Map(
      scenarios.map(({ id, groups }) => [id, groups["variant"] === "control" ? "control" : "attack"]),
    );
  }

  add({ scenario, record: { verdict } }: EpisodeKey & { record: VerdictRecord }): void {
    const variant = this.#variants.get(scenario);
    if (variant === undefined || verdict.status === "invalid" || verdict.status === "error") return;
    for (const { family, pattern: type } of verdict.patterns) {
      if (family !== FAILURE_TYPE) continue;
      const count = (this.#types.get(`${variant} ${type}`)?.count ?? 0) + 1;
      this.#types.set(`${variant} ${type}`, { variant, type, count });
    }
    const ifFailed = verdict.status === "open" ? verdict.measuresIfFailed : undefined;
    for (const [name, value] of Object.entries(verdict.measures ?? {})) {
      const sides = this.#measures.get(name) ?? {};
      const { low, high, of } = sides[variant] ?? { low: 0, high: 0, of: 0 };
      const ends = [value, ifFailed?.[name] ?? value];
      const sums = { low: low + Math.min(...ends), high: high + Math.max(...ends), of: of + 1 };
      this.#measures.set(name, { ...sides, [variant]: sums });
    }
  }

  get failureTypes(): FailureType[] {
    return [...this.#types.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  }

  get measures(): Measure[] {
    const mean = (sums: Sums | undefined) =>
      sums === undefined
        ? undefined
        : { mean: { low: sums.low / sums.of, high: sums.high / sums.of }, of: sums.of };
    return [...this.#measures]
      .map(([name, { attack, control }]) => ({ name, attack: mean(attack), control: mean(control) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}
