import type { JudgeSpec, Manifest } from "../contract/manifest.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { Grading, Judge, ModelClient } from "../contract/ports.ts";
import { createModelJudge, promptVersion, seededNonce, withSecondJudge } from "../grading/judge/index.ts";
import { contentHash } from "./content-hash.ts";
import type { GradableScenario, Judged } from "./playable-suite.ts";

/** What a judge must know of an episode beside its trajectory. */
export type JudgedEpisode = { seed: number; scenario: GradableScenario };

/** How a run is judged: by whom, under which name verdicts are kept, and the judge of one episode. */
export type Judging = {
  judged: Judged;
  judgeId: string;
  judgeFor(episode: JudgedEpisode): Judge | undefined;
};

/** Whoever the spec names, asked through the client. */
export function judging(spec: JudgeSpec, client: ModelClient): Judging {
  if (spec.kind !== "model") return { judged: spec.kind, judgeId: spec.kind, judgeFor: () => undefined };
  const second = spec.second;
  const judgeFor = (episode: JudgedEpisode): Judge => {
    const first = modelJudge(spec, episode, client);
    return second === undefined ? first : withSecondJudge(first, modelJudge(second, episode, client));
  };
  return { judged: "model", judgeId: judgeIdOf(spec), judgeFor };
}

/** The grading that a manifest asks for. */
export function gradingOf({ profile, judge }: Pick<Manifest, "profile" | "judge">): Grading {
  return { profile, judge: judgeIdOf(judge) };
}

/** A judge's name says all that may change its answers: model, endpoint, decoding and prompts. */
function judgeIdOf(spec: JudgeSpec): string {
  if (spec.kind !== "model") return spec.kind;
  const judges = [spec, ...(spec.second === undefined ? [] : [spec.second])];
  return judges.map((judge) => `${nameOf(judge)}@${promptVersion()}`).join("+");
}

type JudgeModel = { model: ModelRef; decoding: Decoding };

function modelJudge(
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
