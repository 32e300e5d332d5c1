import type { Manifest, PlannedScenario } from "../contract/manifest.ts";
import { parsePlayConditions, withEar } from "../suites/play-conditions.ts";
import { loadPlayableSuite } from "../suites/load-playable-suite.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";
import { playableRetail } from "../suites/retail/retail-playable.ts";
import { defineRetailSuite, type RetailSuiteDefinition } from "../suites/retail/authoring/define-suite.ts";

/** Scenarios that belong together, ready to be played. */
export type Suite = {
  readonly id: string;
  readonly title: string;
  readonly kind: Manifest["suite"]["kind"];
  /** `groups` are what figures are broken down by: axis, domain, mechanism … */
  readonly scenarios: readonly PlannedScenario[];
  /** Agents that are built in, with what each is for. */
  readonly builtInAgents: Readonly<Record<string, string>>;
};

/** How a fraud suite is played; other suites do not look at it. */
export type SuiteConditions = {
  /** How the agent may reach the bank's policies (docs/retrieval.md); `bm25` where left out. */
  retrieval?: string;
  /** Who plays the caller: `script`, or a model as `provider:model`; `script` where left out. */
  caller?: string;
  /** With what callers hear the agent: `rules`, or a model as `provider:model`; `rules` where left out. */
  ear?: string;
};

/**
 * Loads a suite: a bundled one by its name, or a folder of your own.
 *
 * @throws InputError when there is no such suite, or with every problem of its files.
 */
export function loadSuite(nameOrFolder: string, conditions: SuiteConditions = {}): Suite {
  const { retrieval = "bm25", caller = "script", ear = "rules" } = conditions;
  const played = withEar(parsePlayConditions(retrieval, caller, {}), ear, {});
  return publicSuite(loadPlayableSuite(nameOrFolder, played));
}

/**
 * A retail suite written in code; its parts are those of a suite's files (docs/write-a-case.md).
 *
 * @throws InputError with every problem.
 */
export function defineSuite(definition: RetailSuiteDefinition): Suite {
  const { id, title, cases, promptTemplate } = defineRetailSuite(definition);
  return publicSuite(
    playableRetail({ id, title, cases, promptTemplate, source: `code:${id}`, rules: "own" }),
  );
}

const playables = new WeakMap<Suite, PlayableSuite>();

function publicSuite(playable: PlayableSuite): Suite {
  const { id, title, kind, scenarios, baselines } = playable;
  const suite = {
    id,
    title,
    kind,
    scenarios: scenarios.map(({ planned }) => planned),
    builtInAgents: baselines,
  };
  playables.set(suite, playable);
  return suite;
}

/** What the engine plays of a suite. @throws TypeError for an object that no function here made. */
export function playableOf(suite: Suite): PlayableSuite {
  const playable = playables.get(suite);
  if (playable === undefined) throw new TypeError("not a suite: make one with loadSuite or defineSuite");
  return playable;
}
