import type { AgentSpec, JudgeSpec, Limits, Manifest } from "../contract/manifest.ts";
import { InputError } from "../contract/errors.ts";
import type { PlayableSuite } from "./playable-suite.ts";

/** What a user asks of a run; everything left out is the suite's own default. */
export type RunWish = {
  run: string;
  agents: readonly AgentSpec[];
  judge: JudgeSpec;
  /** Only scenarios whose id or group value equals or starts with one of these; all when empty. */
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
  const scenarios = suite.scenarios
    .map(({ planned }) => planned)
    .filter((planned) => selected(planned, wish.only));
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
    ...repeated(wish.agents.map(({ label }) => label)).map((label) => ({
      path: "--agent",
      value: label,
      problem: "two agents have this label",
      remedy: "Name one of them label=agent",
    })),
  ];
  if (problems.length > 0) throw new InputError(problems);
  return {
    format: 1,
    run: wish.run,
    createdAt: new Date(now).toISOString(),
    codeVersion,
    suite: { id: suite.id, title: suite.title, hash: suite.hash, source: suite.source },
    profile,
    promptHash: suite.promptHash,
    scenarios,
    trials: wish.trials ?? suite.trials,
    seed: wish.seed ?? 1,
    agents: [...wish.agents],
    judge: wish.judge,
    limits: { ...suite.limits, ...wish.limits },
  };
}

function selected({ id, groups }: Manifest["scenarios"][number], only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some(
    (wanted) => id === wanted || id.startsWith(wanted) || Object.values(groups).includes(wanted),
  );
}

function repeated(labels: readonly string[]): string[] {
  return [...new Set(labels.filter((label, index) => labels.indexOf(label) !== index))];
}
