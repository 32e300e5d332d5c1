import { isOnSide, sideOf } from "../../contract/side-of.ts";
import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { SuiteSide } from "../../contract/suite-figures.ts";
import type { GuardAct, Trajectory } from "../../contract/trajectory.ts";
import type { PairComparison } from "../../statistics/compare-pair.ts";
import { compareSystems } from "../../statistics/compare-systems.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";

/** What one rule of a guard did, or how it failed, in how many episodes. */
export type GuardCount = {
  act: GuardAct["type"];
  /** The rule, or what was the matter where it failed; absent where the guard did not say. */
  rule?: string;
  times: number;
  episodes: number;
  /** The episodes by side, in the suite's order; none in a suite without sides. */
  over: { side: string; episodes: number }[];
};

/** What a guard is worth over the agent that it stands before: both played the same scenarios under the same seeds. */
export type GuardEffect = {
  agent: string;
  guarded: string;
  file: string;
  /** What it gains, and what it costs. Differences are guarded − bare; `p` is of this one comparison, not adjusted. */
  sides: {
    /** Left out where the suite has no sides. */
    side?: string;
    /** What is compared is called this. */
    figure: string;
    compared: (PairComparison & { scenarios: number }) | undefined;
  }[];
  did: GuardCount[];
};

/** Counts what the guard of one agent did, over its episodes. */
export class GuardCounter {
  readonly #sides: readonly SuiteSide[];
  readonly #sideOf: ReadonlyMap<string, string | undefined>;
  readonly #counts = new Map<string, GuardCount>();

  constructor(scenarios: Manifest["scenarios"], sides: readonly SuiteSide[]) {
    this.#sides = sides;
    this.#sideOf = new Map(scenarios.map((scenario) => [scenario.id, sideOf(scenario, sides)?.id]));
  }

  add({ scenario, events }: Pick<Trajectory, "scenario" | "events">): void {
    const side = this.#sideOf.get(scenario);
    const seen = new Set<GuardCount>();
    for (const event of events) {
      if (event.type !== "guard") continue;
      const count = this.#countOf(event.act);
      count.times += 1;
      seen.add(count);
    }
    for (const count of seen) {
      count.episodes += 1;
      for (const part of count.over) if (part.side === side) part.episodes += 1;
    }
  }

  /** Most frequent first. */
  get counts(): GuardCount[] {
    return [...this.#counts.values()].toSorted((a, b) => b.episodes - a.episodes || b.times - a.times);
  }

  #countOf(act: GuardAct): GuardCount {
    const rule = act.type === "failed" ? act.problem : act.rule;
    const key = JSON.stringify([act.type, rule]);
    let count = this.#counts.get(key);
    if (count === undefined) {
      const named = rule === undefined ? {} : { rule };
      const over = this.#sides.map(({ id }) => ({ side: id, episodes: 0 }));
      count = { act: act.type, ...named, times: 0, episodes: 0, over };
      this.#counts.set(key, count);
    }
    return count;
  }
}

/** An agent as far as its guard is concerned. */
export type CountedGuard = {
  agent: AgentSpec;
  trials: readonly ScenarioTrials[];
  guardDid?: GuardCount[] | undefined;
};

/** Compares each guarded agent of a run with the same one without its guard. @param seed Of the bootstrap. */
export function guardEffects(
  counted: readonly CountedGuard[],
  { sides, seed }: { sides: readonly SuiteSide[]; seed: number },
): GuardEffect[] {
  return counted.flatMap((guarded): GuardEffect[] => {
    const { guard, label } = guarded.agent;
    const bare = counted.find(({ agent }) => agent.label === guard?.over);
    if (guard === undefined || bare === undefined) return [];
    const compared = (side?: SuiteSide) => comparePair(guarded, bare, { side, seed });
    const told: GuardEffect["sides"] =
      sides.length === 0
        ? [{ figure: "passed", compared: compared() }]
        : sides.map((side) => ({ side: side.id, figure: side.figure, compared: compared(side) }));
    const did = guarded.guardDid ?? [];
    return [{ agent: bare.agent.label, guarded: label, file: guard.file, sides: told, did }];
  });
}

function comparePair(
  guarded: CountedGuard,
  bare: CountedGuard,
  { side, seed }: { side: SuiteSide | undefined; seed: number },
): (PairComparison & { scenarios: number }) | undefined {
  const systems = [guarded, bare].map(({ agent, trials }) => ({
    system: agent.label,
    scenarios: trials.filter((scenario) => side === undefined || isOnSide(scenario, side)),
  }));
  const comparison = compareSystems(systems, { seed });
  if (comparison.status !== "compared") return undefined;
  const [pair] = comparison.pairs;
  return pair === undefined ? undefined : { ...pair, scenarios: comparison.common.length };
}

const ACTS: Record<GuardAct["type"], string> = {
  denied: "kept a call from the bank",
  "rewrote-call": "changed a call",
  "rewrote-result": "changed an answer of the bank",
  "rewrote-words": "changed what the agent said",
  failed: "could not decide",
};

/** An act of a guard in words. */
export function guardActText(act: GuardAct["type"]): string {
  return ACTS[act];
}
