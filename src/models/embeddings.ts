import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { EmbeddingModelV4 } from "@ai-sdk/provider";
import { InputError } from "../contract/errors.ts";
import type { ModelRef } from "../contract/model.ts";
import { classifyFault } from "./classify-fault.ts";
import { COMPATIBLE_NAMESPACE } from "./reasoning-effort.ts";
import { endpointOf, type Environment } from "./resolve-model.ts";

/** Embeds texts through a provider: one vector for each text, in order. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

type Create = (settings: { baseURL: string; apiKey: string }, model: string) => EmbeddingModelV4;

const PROVIDERS: Readonly<Record<string, { keyVariable: string; create: Create }>> = {
  openai: {
    keyVariable: "OPENAI_API_KEY",
    create: (settings, model) => createOpenAI(settings).embeddingModel(model),
  },
  google: {
    keyVariable: "GOOGLE_GENERATIVE_AI_API_KEY",
    create: (settings, model) => createGoogle(settings).embeddingModel(model),
  },
  "openai-compatible": {
    keyVariable: "OPENAI_COMPATIBLE_API_KEY",
    create: (settings, model) =>
      createOpenAICompatible({ ...settings, name: COMPATIBLE_NAMESPACE }).embeddingModel(model),
  },
};

/**
 * An embedding model by reference.
 *
 * @throws InputError for a provider without embeddings, or a missing key. The function throws ModelFault.
 */
export function resolveEmbeddings(ref: ModelRef, environment: Environment): Embed {
  const provider = ref.id.slice(0, ref.id.indexOf(":"));
  const known = PROVIDERS[provider];
  if (known === undefined) {
    const remedy = `Use one of ${Object.keys(PROVIDERS).join(", ")}`;
    throw new InputError([{ path: ref.id, problem: "this provider has no embeddings", remedy }]);
  }
  const variable = ref.apiKeyEnv ?? known.keyVariable;
  const apiKey = environment[variable];
  if ((apiKey === undefined || apiKey === "") && ref.baseUrl === undefined) {
    throw new InputError([{ path: ref.id, problem: "no key", remedy: `Set ${variable}` }]);
  }
  const settings = { baseURL: endpointOf(ref), apiKey: apiKey ?? "none" };
  const model = known.create(settings, ref.id.slice(provider.length + 1));
  return async (texts) => {
    try {
      const { embeddings } = await model.doEmbed({ values: [...texts] });
      return embeddings;
    } catch (error) {
      const secrets = apiKey === undefined ? [] : [apiKey];
      throw classifyFault(error, { model: ref.id, endpoint: settings.baseURL, secrets, nowMs: Date.now() });
    }
  };
}
