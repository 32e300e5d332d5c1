import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SECURITY_AND_UTILITY } from "../../contract/suite-figures.fixture.ts";
import type { AgentSpec } from "../../contract/manifest.ts";
import type { Event, GuardAct } from "../../contract/trajectory.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { GuardCounter, guardEffects } from "./guard-effect.ts";

const bare: AgentSpec = { kind: "baseline", label: "a", name: "gullible", calibration: false };
const guarded: AgentSpec = {
  ...bare,
  label: "a + guard",
  guard: { kind: "rules", file: "g.yaml", fileHash: "h", over: "a" },
};
const trials = (variant: string, ...passed: number[]): ScenarioTrials[] =>
  passed.map((count, at) => ({
    scenario: `${variant}-${at}`,
    passed: count,
    failed: 2 - count,
    open: 0,
    invalid: 0,
    error: 0,
    groups: { variant },
  }));

test("a guard's gain and cost are paired, guarded minus bare, side by side", () => {
  const [effect, ...others] = guardEffects(
    [
      { agent: bare, trials: [...trials("attack", 0, 0, 0, 0), ...trials("control", 2, 2)] },
      { agent: guarded, trials: [...trials("attack", 2, 2, 0, 1), ...trials("control", 2, 0)], guardDid: [] },
    ],
    { sides: SECURITY_AND_UTILITY.sides, seed: 1 },
  );
  expect(others).toEqual([]);
  expect(effect).toMatchObject({ agent: "a", guarded: "a + guard", file: "g.yaml" });
  expect(effect?.sides).toMatchObject([
    {
      side: "security",
      compared: {
        scenarios: 4,
        meanDifference: { estimate: 0.625 },
        strict: { onlyFirst: 2, onlySecond: 0 },
      },
    },
    {
      side: "utility",
      compared: { scenarios: 2, meanDifference: { estimate: -0.5 }, strict: { onlyFirst: 0, onlySecond: 1 } },
    },
  ]);
});

test("a suite without sides has one figure, and without a common scenario none", () => {
  const effects = guardEffects(
    [
      { agent: bare, trials: trials("x", 2) },
      { agent: guarded, trials: trials("y", 2) },
    ],
    { sides: [], seed: 1 },
  );
  expect(effects[0]?.sides).toEqual([{ figure: "passed", compared: undefined }]);
});

test("a run without guards has no effects; nor has a guarded agent without its twin", () => {
  const all = { sides: SECURITY_AND_UTILITY.sides, seed: 1 };
  expect(guardEffects([{ agent: bare, trials: [] }], all)).toEqual([]);
  expect(guardEffects([{ agent: guarded, trials: [] }], all)).toEqual([]);
});

test("law: what a guard did is counted by act and rule, each episode once", () => {
  const rule = fc.constantFrom("r1", "r2");
  const act: fc.Arbitrary<GuardAct> = fc.oneof(
    fc.record({ type: fc.constant("denied" as const), rule }),
    fc.record({ type: fc.constant("rewrote-words" as const), rule, said: fc.string() }),
    fc.record({ type: fc.constant("failed" as const), at: fc.constant("call" as const), problem: rule }),
  );
  const planned = ["attack", "control"].map((variant) => ({
    id: variant,
    title: "",
    hash: "h",
    groups: { variant },
  }));
  const episode = fc.record({ scenario: fc.constantFrom("attack", "control"), acts: fc.array(act) });
  fc.assert(
    fc.property(fc.array(episode), (episodes) => {
      const counter = new GuardCounter(planned, SECURITY_AND_UTILITY.sides);
      for (const { scenario, acts } of episodes) {
        const events = acts.map((each, seq): Event => ({ type: "guard", seq, atMs: 0, on: 0, act: each }));
        counter.add({ scenario, events });
      }
      const { counts } = counter;
      const sum = (read: (count: (typeof counts)[number]) => number) =>
        counts.reduce((total, count) => total + read(count), 0);
      expect(sum(({ times }) => times)).toBe(episodes.reduce((total, { acts }) => total + acts.length, 0));
      expect(sum(({ over }) => over.reduce((total, part) => total + part.episodes, 0))).toBe(
        sum((count) => count.episodes),
      );
      expect(counts.every(({ episodes: of, times }) => of <= times && of <= episodes.length)).toBe(true);
    }),
  );
});
