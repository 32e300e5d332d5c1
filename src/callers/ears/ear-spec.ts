import { modelEar } from "./model-ear.ts";
import { earPromptVersion } from "./ear-prompt.ts";
import { ruleEar } from "./rule-ear.ts";
import type { Ear } from "../../contract/ear.ts";
import { Decoding, type ModelRef } from "../../contract/model.ts";
import type { ModelClient } from "../../contract/ports.ts";
import { HEARING_VERSION } from "../../text/hearing/hear.ts";
import { parseModelRef, type ModelAddress } from "../../models/model-ref.ts";

/** With what callers hear: rules, or a model. */
export type EarSpec = { kind: "rules" } | { kind: "model"; model: ModelRef; decoding: Decoding };

/** What is offline and costs nothing. */
export const RULES: EarSpec = { kind: "rules" };

/** The same reply should be heard alike, as evenly as a provider allows. */
const EAR_DECODING: Decoding = { temperature: 0, seed: 1 };

/** Reads with what callers hear: `rules` or `provider:model`. @throws InputError for anything else. */
export function parseEarSpec(
  name: string,
  address: ModelAddress & { decoding?: Decoding | undefined },
): EarSpec {
  if (name === "rules") return RULES;
  const model = parseModelRef({ path: "--ear", name, others: ["rules"] }, address);
  return { kind: "model", model, decoding: address.decoding ?? EAR_DECODING };
}

/** The ear of one episode's caller. */
export function earFor(
  spec: EarSpec,
  of: { client: ModelClient; episode: { agent: string; scenario: string; trial: number }; seed: number },
): Ear {
  return spec.kind === "rules" ? ruleEar() : modelEar({ ...of, model: spec.model, decoding: spec.decoding });
}

/** The ear as a manifest holds it. Runs whose ears heard by other rules, or were asked in other words, are not alike. */
export function recordEar(spec: EarSpec): Record<string, string> {
  if (spec.kind === "rules") return { ear: "rules", earVersion: HEARING_VERSION };
  const { id, baseUrl, apiKeyEnv } = spec.model;
  return {
    ear: id,
    earVersion: earPromptVersion(),
    earDecoding: JSON.stringify(spec.decoding),
    ...(baseUrl === undefined ? {} : { earBaseUrl: baseUrl }),
    ...(apiKeyEnv === undefined ? {} : { earApiKeyEnv: apiKeyEnv }),
  };
}

/** The ear that a manifest names; of which version it was, only the comparison of manifests looks at. */
export function readEar(recorded: Readonly<Record<string, string>>): EarSpec {
  const { ear = "rules", earDecoding, earBaseUrl, earApiKeyEnv } = recorded;
  const decoding = earDecoding === undefined ? undefined : Decoding.parse(JSON.parse(earDecoding));
  return parseEarSpec(ear, { baseUrl: earBaseUrl, apiKeyEnv: earApiKeyEnv, decoding });
}
