import type { JudgeSpec } from "../contract/manifest.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { Judge, ModelClient } from "../contract/ports.ts";
import { createModelJudge, promptVersion, seededNonce, withSecondJudge } from "../grading/judge/index.ts";
import { contentHash } from "./content-hash.ts";
import type { PlannedEpisode } from "./plan.ts";
import type { Judged } from "./playable-suite.ts";

/** How a run is judged: by whom, under which name verdicts are kept, and the judge of one episode. */
export type Judging = {
  judged: Judged;
  judgeId: string;
  judgeFor(episode: PlannedEpisode): Judge | undefined;
};

/** A judge's name says all that may change its answers: model, decoding and prompts. */
export function judging(spec: JudgeSpec, client: ModelClient): Judging {
  if (spec.kind !== "model") return { judged: spec.kind, judgeId: spec.kind, judgeFor: () => undefined };
  const second = spec.second;
  const judgeId = [spec, ...(second === undefined ? [] : [second])]
    .map((judge) => `${nameOf(judge)}@${promptVersion()}`)
    .join("+");
  const judgeFor = (episode: PlannedEpisode): Judge => {
    const first = modelJudge(spec, episode, client);
    return second === undefined ? first : withSecondJudge(first, modelJudge(second, episode, client));
  };
  return { judged: "model", judgeId, judgeFor };
}

type JudgeModel = { model: ModelRef; decoding: Decoding };

function modelJudge(
  { model, decoding }: JudgeModel,
  { seed, scenario }: PlannedEpisode,
  client: ModelClient,
): Judge {
  const id = nameOf({ model, decoding });
  const facts = () => scenario.caseFacts;
  return createModelJudge({ id, client, model, decoding, nonce: seededNonce(seed), facts });
}

function nameOf({ model, decoding }: JudgeModel): string {
  return `${model.id}#${contentHash(JSON.stringify([model.baseUrl ?? "", decoding])).slice(0, 6)}`;
}
