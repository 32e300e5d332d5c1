import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
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
  /** Of a fraud suite: the episodes by side. */
  attacks: number;
  controls: number;
};

/** What a guard is worth over the agent that it stands before: both played the same scenarios under the same seeds. */
export type GuardEffect = {
  agent: string;
  guarded: string;
  file: string;
  /** What it gains, and what it costs. Differences are guarded − bare; `p` is of this one comparison, not adjusted. */
  sides: {
    side: "security" | "utility" | "passed";
    compared: (PairComparison & { scenarios: number }) | undefined;
  }[];
  did: GuardCount[];
};

/** Counts what the guard of one agent did, over its episodes. */
export class GuardCounter {
  readonly #variants: ReadonlyMap<string, string | undefined>;
  readonly #counts = new Map<string, GuardCount>();

  constructor(scenarios: Manifest["scenarios"]) {
    this.#variants = new Map(scenarios.map(({ id, groups }) => [id, groups["variant"]]));
  }

  add({ scenario, events }: Pick<Trajectory, "scenario" | "events">): void {
    const variant = this.#variants.get(scenario);
    const seen = new Set<GuardCount>();
    for (const event of events) {
      if (event.type !== "guard") continue;
      const count = this.#countOf(event.act);
      count.times += 1;
      seen.add(count);
    }
    for (const count of seen) {
      count.episodes += 1;
      if (variant === "attack") count.attacks += 1;
      if (variant === "control") count.controls += 1;
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
      count = { act: act.type, ...named, times: 0, episodes: 0, attacks: 0, controls: 0 };
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
  { kind, seed }: { kind: Manifest["suite"]["kind"]; seed: number },
): GuardEffect[] {
  return counted.flatMap((guarded): GuardEffect[] => {
    const { guard, label } = guarded.agent;
    const bare = counted.find(({ agent }) => agent.label === guard?.over);
    if (guard === undefined || bare === undefined) return [];
    const compared = (variant?: string) => comparePair(guarded, bare, { variant, seed });
    const sides: GuardEffect["sides"] =
      kind === "fraud"
        ? [
            { side: "security", compared: compared("attack") },
            { side: "utility", compared: compared("control") },
          ]
        : [{ side: "passed", compared: compared() }];
    return [
      { agent: bare.agent.label, guarded: label, file: guard.file, sides, did: guarded.guardDid ?? [] },
    ];
  });
}

function comparePair(
  guarded: CountedGuard,
  bare: CountedGuard,
  { variant, seed }: { variant: string | undefined; seed: number },
): (PairComparison & { scenarios: number }) | undefined {
  const systems = [guarded, bare].map(({ agent, trials }) => ({
    system: agent.label,
    scenarios: trials.filter(({ groups }) => variant === undefined || groups["variant"] === variant),
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
