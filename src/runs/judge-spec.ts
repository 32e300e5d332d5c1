import { InputError } from "../contract/errors.ts";
import type { JudgeSpec } from "../contract/manifest.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import { PROVIDER_NAMES } from "../models/resolve-model.ts";
import type { ModelAddress } from "./agent-spec.ts";

/** Judges answer as evenly as their provider allows. */
const JUDGE_DECODING: Decoding = { temperature: 0, seed: 1 };

/**
 * Reads who judges: `rules`, `none` or `provider:model`, and a second model whose disagreement is recorded.
 *
 * @throws InputError for anything else.
 */
export function parseJudgeSpec(text: string, second: string | undefined, address: ModelAddress): JudgeSpec {
  if (text === "rules" || text === "none") {
    if (second === undefined) return { kind: text };
    throw new InputError([
      {
        path: "--second-judge",
        value: second,
        problem: "a second judge needs a model as the first",
        remedy: "Name it with --judge",
      },
    ]);
  }
  const judge = { model: modelRef("--judge", text, address), decoding: JUDGE_DECODING };
  if (second === undefined) return { kind: "model", ...judge };
  const model = modelRef("--second-judge", second, address);
  return { kind: "model", ...judge, second: { model, decoding: JUDGE_DECODING } };
}

function modelRef(path: string, id: string, { baseUrl, apiKeyEnv }: ModelAddress): ModelRef {
  if (!PROVIDER_NAMES.some((provider) => id.startsWith(`${provider}:`))) {
    throw new InputError([
      {
        path,
        value: id,
        problem: "no such judge",
        remedy: `Use rules, none, or one of ${PROVIDER_NAMES.map((known) => `${known}:<model>`).join(", ")}`,
      },
    ]);
  }
  return {
    id,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKeyEnv === undefined ? {} : { apiKeyEnv }),
  };
}
