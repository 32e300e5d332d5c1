import type { AgentSpec, JudgeSpec, Limits, Manifest } from "../contract/manifest.ts";
import { InputError, type InputProblem } from "../contract/errors.ts";
import type { PlayableScenario, PlayableSuite } from "../suites/playable-suite.ts";
import { selectScenarios } from "./selection/select-scenarios.ts";

/** What a user asks of a run; everything left out is the suite's own default. */
export type RunWish = {
  run: string;
  agents: readonly AgentSpec[];
  /** Left out: rules where the suite can be decided by them, else nobody. */
  judge: JudgeSpec | undefined;
  /** Only scenarios that one of these expressions means (selectScenarios); all when empty. */
  only: readonly string[];
  profile?: string | undefined;
  trials?: number | undefined;
  seed?: number | undefined;
  limits?: Partial<Limits> | undefined;
};

/**
 * The manifest of a run as wished.
 *
 * @throws InputError when nothing is left to play, a profile is unknown, or two agents share a label.
 */
export function newManifest(
  suite: PlayableSuite,
  wish: RunWish,
  { now, codeVersion }: { now: number; codeVersion: string },
): Manifest {
  const profile = wish.profile ?? suite.profiles[0];
  const planned = suite.scenarios.map((scenario) => scenario.planned);
  const scenarios = selectScenarios(planned, wish.only);
  const wanted = new Set(scenarios);
  const chosen = suite.scenarios.filter((scenario) => wanted.has(scenario.planned));
  const problems = [
    ...(suite.profiles.includes(profile)
      ? []
      : [{ path: "--profile", value: profile, problem: `this suite knows ${suite.profiles.join(", ")}` }]),
    ...(scenarios.length > 0
      ? []
      : [
          {
            path: "--only",
            value: wish.only,
            problem: "no scenario matches",
            remedy: "See `tellerproof list`",
          },
        ]),
    ...(wish.judge?.kind === "rules" && !suite.decidableByRules
      ? [
          {
            path: "--judge",
            value: "rules",
            problem: "this suite's scenarios hold no facts to decide by",
            remedy: "Use provider:model, or none",
          },
        ]
      : []),
    ...tooMany(chosen.length * (wish.trials ?? suite.trials) * wish.agents.length),
    ...(wish.agents.every(({ kind }) => kind === "recorded") ? [] : hindered(chosen)),
    ...wish.agents.flatMap((agent) => unplayable(agent, chosen)),
    ...unusableLabels(wish.agents.map(({ label }) => label)),
  ];
  if (problems.length > 0) throw new InputError(problems);
  return {
    format: 2,
    run: wish.run,
    createdAt: new Date(now).toISOString(),
    codeVersion,
    suite: identityOf(suite),
    profile,
    promptHash: suite.promptHash,
    scenarios,
    trials: wish.trials ?? suite.trials,
    seed: wish.seed ?? 1,
    agents: [...wish.agents],
    judge: wish.judge ?? { kind: suite.decidableByRules ? "rules" : "none" },
    limits: { ...suite.limits, ...wish.limits },
    conditions: suite.conditions,
  };
}

function identityOf(suite: PlayableSuite): Manifest["suite"] {
  const { id, kind, title, hash, source, publicDomain, figures } = suite;
  const domain = publicDomain === undefined ? {} : { publicDomain };
  return { id, kind, title, hash, source, ...domain, figures };
}

function unusableLabels(labels: readonly string[]): InputProblem[] {
  const path = "--agent";
  const unkept = labels.filter((label) => label === "" || !label.isWellFormed());
  return [
    ...unkept.map((label) => ({
      path,
      value: label,
      problem: "this label is empty or holds half a character pair, and could not be kept",
      remedy: "Give the agent another label",
    })),
    ...repeated(labels).map((label) => ({
      path,
      value: label,
      problem: "two agents have this label",
      remedy: "Name one of them label=agent",
    })),
  ];
}

/** A plan is held in memory whole. */
const MOST_EPISODES = 1_000_000;

/** What is wrong with a plan of so many episodes, if anything is. */
export function tooMany(episodes: number): InputProblem[] {
  if (episodes <= MOST_EPISODES) return [];
  const problem = `scenarios, trials and agents make ${episodes.toLocaleString("en")} episodes, more than ${MOST_EPISODES.toLocaleString("en")}`;
  return [{ path: "--trials", problem, remedy: "Ask for fewer trials" }];
}

/** A built-in agent plays by script: a run in which it could not play every scenario would compare unlike things. */
function unplayable(agent: AgentSpec, chosen: readonly PlayableScenario[]): InputProblem[] {
  if (agent.kind !== "baseline") return [];
  const without = chosen.filter((scenario) => scenario.script(agent.name) === undefined);
  if (without.length === 0) return [];
  const shown = without.slice(0, 3).map(({ planned }) => planned.id);
  return [
    {
      path: "--agent",
      value: agent.name,
      problem: `${without.length} of ${chosen.length} scenarios have no script for this agent, such as ${shown.join(", ")}`,
      remedy: "Choose scenarios that have one with --only, or another agent",
    },
  ];
}

/** Scenarios that the suite's conditions leave without what playing them takes. */
function hindered(chosen: readonly PlayableScenario[]): InputProblem[] {
  const obstacles = chosen.filter(({ obstacle }) => obstacle !== undefined);
  const [first] = obstacles;
  if (first === undefined) return [];
  const shown = obstacles.slice(0, 3).map(({ planned }) => planned.id);
  return [
    {
      path: "--caller",
      problem: `${obstacles.length} of ${chosen.length} scenarios cannot be played, such as ${shown.join(", ")}: ${first.obstacle}`,
      remedy: "Let a model play the caller (--caller provider:model), or choose others with --only",
    },
  ];
}

/** Names that stand twice or more, each once. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}
