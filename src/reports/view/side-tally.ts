import type { PlannedScenario } from "../../contract/manifest.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";

/** The family of failure patterns that say in which way a defender failed. */
const FAILURE_TYPE = "failure-type";

type Variant = "attack" | "control";
type Sum = { sum: number; of: number };

/** How often a side's episodes failed in one way. */
export type FailureType = { variant: Variant; type: string; count: number };

/** Mean of a measure over the episodes that have it, apart for attacks and controls. */
export type Measure = Record<Variant, { mean: number; of: number } | undefined> & { name: string };

/** Failure types and measures of one agent's episodes, by the side that the scenario is on. */
export class SideTally {
  readonly #variants: ReadonlyMap<string, Variant>;
  readonly #types = new Map<string, FailureType>();
  readonly #measures = new Map<string, Partial<Record<Variant, Sum>>>();

  constructor(scenarios: readonly PlannedScenario[]) {
    this.#variants = new Map(
      scenarios.map(({ id, groups }) => [id, groups["variant"] === "control" ? "control" : "attack"]),
    );
  }

  add({ scenario, record: { verdict } }: EpisodeKey & { record: VerdictRecord }): void {
    const variant = this.#variants.get(scenario);
    if (variant === undefined || (verdict.status !== "passed" && verdict.status !== "failed")) return;
    for (const { family, pattern: type } of verdict.patterns) {
      if (family !== FAILURE_TYPE) continue;
      const count = (this.#types.get(`${variant} ${type}`)?.count ?? 0) + 1;
      this.#types.set(`${variant} ${type}`, { variant, type, count });
    }
    for (const [name, value] of Object.entries(verdict.measures ?? {})) {
      const sides = this.#measures.get(name) ?? {};
      const { sum, of } = sides[variant] ?? { sum: 0, of: 0 };
      this.#measures.set(name, { ...sides, [variant]: { sum: sum + value, of: of + 1 } });
    }
  }

  get failureTypes(): FailureType[] {
    return [...this.#types.values()].toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  }

  get measures(): Measure[] {
    const mean = (sum: Sum | undefined) =>
      sum === undefined ? undefined : { mean: sum.sum / sum.of, of: sum.of };
    return [...this.#measures]
      .map(([name, { attack, control }]) => ({ name, attack: mean(attack), control: mean(control) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}
