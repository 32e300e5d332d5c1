import { InputError } from "../contract/errors.ts";
import { Decoding, type ModelRef } from "../contract/model.ts";
import { CONDITION_NAMES, type ConditionName } from "../corpus/index.ts";
import { parseEarSpec, readEar, recordEar, RULES, type EarSpec } from "../callers/ears/ear-spec.ts";
import { parseModelRef, type ModelAddress } from "../models/model-ref.ts";

/** Who plays the caller: his plan by rules, or a model in his part. */
export type CallerSpec = { kind: "script" } | { kind: "model"; model: ModelRef; decoding: Decoding };

/** Under which conditions a fraud suite is played. */
export type PlayConditions = {
  retrieval: ConditionName;
  caller: CallerSpec;
  /** With what he hears. */
  ear: EarSpec;
  /** Whose vectors rank documents by meaning; the offline lexical-semantic baseline where left out. */
  embedding?: ModelRef;
};

/** A simulated caller should vary as people do, within its seed. */
const CALLER_DECODING: Decoding = { temperature: 0.7 };

/**
 * Reads how the agent may reach the policies and who plays the caller, as named on the command line.
 *
 * @param caller `script` or `provider:model`.
 * @throws InputError listing what would have been understood.
 */
export function parsePlayConditions(
  retrieval: string,
  caller: string,
  address: ModelAddress & { decoding?: Decoding | undefined },
): PlayConditions {
  const condition = CONDITION_NAMES.find((name) => name === retrieval);
  if (condition === undefined) {
    const remedy = `Use one of ${CONDITION_NAMES.join(", ")}`;
    throw new InputError([
      { path: "--retrieval", value: retrieval, problem: "no such retrieval condition", remedy },
    ]);
  }
  if (caller === "script") return { retrieval: condition, caller: { kind: "script" }, ear: RULES };
  const model = parseModelRef({ path: "--caller", name: caller, others: ["script"] }, address);
  return {
    retrieval: condition,
    caller: { kind: "model", model, decoding: address.decoding ?? CALLER_DECODING },
    ear: RULES,
  };
}

/** The same conditions with this ear. @throws InputError for no such model. */
export function withEar(
  conditions: PlayConditions,
  name: string,
  address: ModelAddress & { decoding?: Decoding | undefined },
): PlayConditions {
  return { ...conditions, ear: parseEarSpec(name, address) };
}

/** The same conditions with documents ranked by a provider's embeddings. @throws InputError for no such model. */
export function withEmbedding(
  conditions: PlayConditions,
  name: string | undefined,
  address: ModelAddress,
): PlayConditions {
  if (name === undefined) return conditions;
  return { ...conditions, embedding: parseModelRef({ path: "--embedding-model", name }, address) };
}

/** The conditions as a manifest holds them. */
export function recordConditions(conditions: PlayConditions): Record<string, string> {
  return {
    ...recordCaller(conditions),
    ...recordEar(conditions.ear),
    ...recordEmbedding(conditions.embedding),
  };
}

function recordEmbedding(embedding: ModelRef | undefined): Record<string, string> {
  if (embedding === undefined) return {};
  const { id, baseUrl, apiKeyEnv } = embedding;
  return {
    embedding: id,
    ...(baseUrl === undefined ? {} : { embeddingBaseUrl: baseUrl }),
    ...(apiKeyEnv === undefined ? {} : { embeddingApiKeyEnv: apiKeyEnv }),
  };
}

function recordCaller({ retrieval, caller }: PlayConditions): Record<string, string> {
  if (caller.kind === "script") return { retrieval, caller: "script" };
  const { id, baseUrl, apiKeyEnv } = caller.model;
  return {
    retrieval,
    caller: id,
    callerDecoding: JSON.stringify(caller.decoding),
    ...(baseUrl === undefined ? {} : { callerBaseUrl: baseUrl }),
    ...(apiKeyEnv === undefined ? {} : { callerApiKeyEnv: apiKeyEnv }),
  };
}

/** Who plays the caller in a manifest of imported results. */
export const RECORDED_CALLER = "recorded";

/**
 * Conditions from a manifest; for suites without any, the offline ones, which they do not look at. A recorded caller is read
 * as one by script: what he says is known.
 */
export function readConditions(recorded: Readonly<Record<string, string>>): PlayConditions {
  const { retrieval = "bm25", caller = "script", callerBaseUrl, callerApiKeyEnv, callerDecoding } = recorded;
  const decoding = callerDecoding === undefined ? undefined : Decoding.parse(JSON.parse(callerDecoding));
  const played = caller === RECORDED_CALLER ? "script" : caller;
  const conditions = parsePlayConditions(retrieval, played, {
    baseUrl: callerBaseUrl,
    apiKeyEnv: callerApiKeyEnv,
    decoding,
  });
  const { embedding, embeddingBaseUrl, embeddingApiKeyEnv } = recorded;
  const heard = { ...conditions, ear: readEar(recorded) };
  return withEmbedding(heard, embedding, { baseUrl: embeddingBaseUrl, apiKeyEnv: embeddingApiKeyEnv });
}
