import { InputError } from "../contract/errors.ts";
import type { JudgeSpec } from "../contract/manifest.ts";
import type { Decoding } from "../contract/model.ts";
import { parseModelRef, type ModelAddress } from "../models/model-ref.ts";

/** Judges answer as evenly as their provider allows, unless told otherwise. */
const JUDGE_DECODING: Decoding = { temperature: 0, seed: 1 };

/**
 * Reads who judges: `rules`, `none` or `provider:model`, and a second model whose disagreement is recorded.
 *
 * @throws InputError for anything else.
 */
export function parseJudgeSpec(
  text: string,
  second: string | undefined,
  address: ModelAddress & { decoding?: Decoding | undefined },
): Exclude<JudgeSpec, { kind: "recorded" }> {
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
  const decoding = address.decoding ?? JUDGE_DECODING;
  const judge = {
    model: parseModelRef({ path: "--judge", name: text, others: ["rules", "none"] }, address),
    decoding,
  };
  if (second === undefined) return { kind: "model", ...judge };
  const model = parseModelRef({ path: "--second-judge", name: second }, address);
  return { kind: "model", ...judge, second: { model, decoding } };
}
