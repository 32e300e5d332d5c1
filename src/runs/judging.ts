import type { Judgement } from "../contract/judgement.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { Grading, Judge, ModelClient } from "../contract/ports.ts";
import {
  createModelJudge,
  promptVersion,
  recordedJudge,
  seededNonce,
  withSecondJudge,
} from "../grading/judge/index.ts";
import { contentHash } from "../suites/content-hash.ts";
import { suiteKind } from "../suites/kinds.ts";
import type { ProfileJudge } from "../suites/suite-kind.ts";
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

type Judged = Pick<Manifest, "profile" | "judge"> & { suite: Pick<Manifest["suite"], "kind"> };

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
export function judging(manifest: Judged, client: ModelClient, code?: CodeJudge): Judging {
  const { judge: spec } = manifest;
  if (spec.kind === "recorded") return recordedJudging(manifest);
  if (spec.kind === "code") return codeJudging(spec.judge, code);
  if (spec.kind !== "model") return { judgeId: spec.kind, judgeFor: () => undefined };
  const second = spec.second;
  const own = profileJudge(manifest);
  const judgeFor = (episode: JudgedEpisode): Judge => {
    const ask = (judge: JudgeModel): Judge =>
      own === undefined
        ? ownJudge(judge, episode, client)
        : own.create({ id: nameOf(judge), client, model: judge.model, decoding: judge.decoding });
    return second === undefined ? ask(spec) : withSecondJudge(ask(spec), ask(second));
  };
  return { judgeId: judgeIdOf(manifest), judgeFor };
}

function codeJudging(id: string, code: CodeJudge | undefined): Judging {
  if (code?.id === id) return { judgeId: id, judgeFor: () => code };
  const problem =
    code === undefined ? "this run's judge is code" : `this run's judge is other code than ${code.id}`;
  const remedy = "Give it to runSuite or regrade of the library, or name another judge with --judge";
  throw new InputError([{ path: "--judge", value: id, problem, remedy }]);
}

/** The same grading with nobody to ask: a judge's answers are those that it has given before. */
export function recordedJudging(manifest: Judged): Judging {
  const { judge } = manifest;
  const judgeId = judgeIdOf(manifest);
  if (judge.kind === "rules" || judge.kind === "none") return { judgeId, judgeFor: () => undefined };
  return {
    judgeId,
    judgeFor: ({ answered = [] }) => recordedJudge(judgeId, answered),
  };
}

/** The grading that a manifest asks for. */
export function gradingOf(manifest: Judged): Grading {
  return { profile: manifest.profile, judge: judgeIdOf(manifest) };
}

/** The judge of the manifest's profile, where that asks in a way of its own. */
function profileJudge({ profile, suite }: Judged): ProfileJudge | undefined {
  return suiteKind(suite.kind)?.judges?.[profile];
}

/** A judge's name says all that may change its answers: model, endpoint, decoding and prompts. */
function judgeIdOf(manifest: Judged): string {
  const { judge: spec } = manifest;
  if (spec.kind === "recorded") return `recorded:${spec.judge}`;
  if (spec.kind === "code") return spec.judge;
  if (spec.kind !== "model") return spec.kind;
  const judges = [spec, ...(spec.second === undefined ? [] : [spec.second])];
  const version = profileJudge(manifest)?.version ?? promptVersion();
  return judges.map((judge) => `${nameOf(judge)}@${version}`).join("+");
}

type JudgeModel = { model: ModelRef; decoding: Decoding };

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
