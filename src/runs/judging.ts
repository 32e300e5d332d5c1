import type { Judgement } from "../contract/judgement.ts";
import type { JudgeSpec, Manifest } from "../contract/manifest.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { Grading, Judge, ModelClient } from "../contract/ports.ts";
import { createFraudbenchJudge, FRAUDBENCH_JUDGE_VERSION } from "../suites/fraud/grading/index.ts";
import {
  createModelJudge,
  promptVersion,
  recordedJudge,
  seededNonce,
  withSecondJudge,
} from "../grading/judge/index.ts";
import { contentHash } from "../suites/content-hash.ts";
import { InputError } from "../contract/errors.ts";
import type { CodeJudge } from "../grading/judge/index.ts";
import type { GradableScenario } from "../suites/playable-suite.ts";

/** What a judge must know of an episode beside its trajectory. */
export type JudgedEpisode = {
  seed: number;
  scenario: GradableScenario;
  /** What this judge answered before. */
  answered?: readonly Judgement[] | undefined;
};

/** How a run is judged: by whom, under which name verdicts are kept, and the judge of one episode. */
export type Judging = {
  judgeId: string;
  judgeFor(episode: JudgedEpisode): Judge | undefined;
};

/**
 * Whoever the manifest names as its judge, asked through the client in the way of its profile.
 *
 * @param code The judge that was given as code, where the manifest names one.
 * @throws InputError where the manifest names a judge in code and another or none was given.
 */
export function judging(
  { profile, judge: spec }: Pick<Manifest, "profile" | "judge">,
  client: ModelClient,
  code?: CodeJudge,
): Judging {
  const asked = PUBLIC_PROFILES.has(profile) ? publicJudge : ownJudge;
  if (spec.kind === "recorded") return recordedJudging({ profile, judge: spec });
  if (spec.kind === "code") return codeJudging(spec.judge, code);
  if (spec.kind !== "model") return { judgeId: spec.kind, judgeFor: () => undefined };
  const second = spec.second;
  const judgeFor = (episode: JudgedEpisode): Judge => {
    const first = asked(spec, episode, client);
    return second === undefined ? first : withSecondJudge(first, asked(second, episode, client));
  };
  return { judgeId: judgeIdOf(profile, spec), judgeFor };
}

function codeJudging(id: string, code: CodeJudge | undefined): Judging {
  if (code?.id === id) return { judgeId: id, judgeFor: () => code };
  const problem =
    code === undefined ? "this run's judge is code" : `this run's judge is other code than ${code.id}`;
  const remedy = "Give it to runSuite or regrade of the library, or name another judge with --judge";
  throw new InputError([{ path: "--judge", value: id, problem, remedy }]);
}

/** The same grading with nobody to ask: a judge's answers are those that it has given before. */
export function recordedJudging({ profile, judge }: Pick<Manifest, "profile" | "judge">): Judging {
  const judgeId = judgeIdOf(profile, judge);
  if (judge.kind === "rules" || judge.kind === "none") return { judgeId, judgeFor: () => undefined };
  return {
    judgeId,
    judgeFor: ({ answered = [] }) => recordedJudge(judgeId, answered),
  };
}

/** Profiles whose assertions are judged as in the public banking harnesses, which do not show what was called. */
const PUBLIC_PROFILES: ReadonlySet<string> = new Set(["fraudbench", "tau2"]);

/** The grading that a manifest asks for. */
export function gradingOf({ profile, judge }: Pick<Manifest, "profile" | "judge">): Grading {
  return { profile, judge: judgeIdOf(profile, judge) };
}

/** A judge's name says all that may change its answers: model, endpoint, decoding and prompts. */
function judgeIdOf(profile: string, spec: JudgeSpec): string {
  if (spec.kind === "recorded") return `recorded:${spec.judge}`;
  if (spec.kind === "code") return spec.judge;
  if (spec.kind !== "model") return spec.kind;
  const judges = [spec, ...(spec.second === undefined ? [] : [spec.second])];
  const version = PUBLIC_PROFILES.has(profile) ? FRAUDBENCH_JUDGE_VERSION : promptVersion();
  return judges.map((judge) => `${nameOf(judge)}@${version}`).join("+");
}

type JudgeModel = { model: ModelRef; decoding: Decoding };

function publicJudge({ model, decoding }: JudgeModel, _episode: JudgedEpisode, client: ModelClient): Judge {
  return createFraudbenchJudge({ id: nameOf({ model, decoding }), client, model, decoding });
}

function ownJudge(
  { model, decoding }: JudgeModel,
  { seed, scenario }: JudgedEpisode,
  client: ModelClient,
): Judge {
  const id = nameOf({ model, decoding });
  const facts = () => scenario.caseFacts;
  return createModelJudge({ id, client, model, decoding, nonce: seededNonce(seed), facts });
}

function nameOf({ model, decoding }: JudgeModel): string {
  return `${model.id}#${contentHash(JSON.stringify([model.baseUrl ?? "", decoding])).slice(0, 6)}`;
}
