import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { FetchFunction } from "@ai-sdk/provider-utils";
import { InputError, type InputProblem } from "../contract/errors.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import { withAddress, withExtraBody, withoutKey, withTextArguments } from "./endpoint-fetch.ts";
import { optionalProvider } from "./optional-provider.ts";
import { COMPATIBLE_NAMESPACE, REASONING_EFFORTS } from "./reasoning-effort.ts";

/** A model ready to be called. */
export type ResolvedModel = {
  /** As requested: `provider:model`. */
  id: string;
  model: LanguageModelV4;
  /** Base URL; calls to one endpoint share their back-off and concurrency. */
  endpoint: string;
  /** What must never be shown or stored. */
  secrets: readonly string[];
};

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Provider = {
  keyVariable: string;
  /** The provider's own endpoint. Ambient settings such as OPENAI_BASE_URL are not read: a run must say where it went. */
  baseUrl: string | undefined;
  /** Of a provider with an endpoint for each region: whether this is one of them, so that its key may go there. */
  isOwn?: (endpoint: URL) => boolean;
  /** What a base URL looks like, where there must be one. */
  example?: string;
  create(settings: Settings, model: string): LanguageModelV4;
};

type Settings = { baseURL: string; apiKey: string; fetch: FetchFunction };
type Models = (model: string) => LanguageModelV4;
/** What is used of the packages that are only loaded where a model asks for them. */
type BedrockPackage = { createAmazonBedrock(settings: Settings & { region: string }): Models };
type VertexPackage = { createVertex(settings: Settings): Models };

const PROVIDERS: Readonly<Record<string, Provider>> = {
  openai: {
    keyVariable: "OPENAI_API_KEY",
    baseUrl: "https://api.openai.com/v1",
    // Chat completions and not the Responses API, which drops the seed.
    create: (settings, model) => createOpenAI(settings).chat(model),
  },
  anthropic: {
    keyVariable: "ANTHROPIC_API_KEY",
    baseUrl: "https://api.anthropic.com/v1",
    create: (settings, model) => createAnthropic(settings).languageModel(model),
  },
  google: {
    keyVariable: "GOOGLE_GENERATIVE_AI_API_KEY",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    create: (settings, model) => createGoogle(settings).languageModel(model),
  },
  bedrock: {
    keyVariable: "AWS_BEARER_TOKEN_BEDROCK",
    baseUrl: undefined,
    isOwn: ({ hostname }) => /^bedrock-runtime[\w-]*\.[\w-]+\.amazonaws\.com(?:\.cn)?$/.test(hostname),
    example: "https://bedrock-runtime.us-east-1.amazonaws.com",
    create: (settings, model) => {
      const [, region = "us-east-1"] = new URL(settings.baseURL).hostname.split(".");
      const bedrock = optionalProvider("@ai-sdk/amazon-bedrock", "bedrock") as BedrockPackage;
      return bedrock.createAmazonBedrock({ ...settings, region })(model);
    },
  },
  vertex: {
    keyVariable: "GOOGLE_VERTEX_API_KEY",
    baseUrl: "https://aiplatform.googleapis.com/v1/publishers/google",
    create: (settings, model) => {
      const vertex = optionalProvider("@ai-sdk/google-vertex", "vertex") as VertexPackage;
      return vertex.createVertex(settings)(model);
    },
  },
  "openai-compatible": {
    keyVariable: "OPENAI_COMPATIBLE_API_KEY",
    baseUrl: undefined,
    create: (settings, model) =>
      createOpenAICompatible({
        ...settings,
        name: COMPATIBLE_NAMESPACE,
        // Servers that know only one way to ask for JSON mostly know this one; extraBody can ask in another.
        supportsStructuredOutputs: true,
      }).chatModel(model),
  },
};

/** The words before the colon of a model's id. */
export const PROVIDER_NAMES: readonly string[] = Object.keys(PROVIDERS);

/** A model as a run names it, with the decoding it is asked under. */
export type ModelChoice = { model: ModelRef; decoding: Decoding };

/**
 * Where calls to a model go: its own base URL, else the provider's.
 *
 * @throws InputError for an unknown provider or an unusable base URL.
 */
export function endpointOf(ref: ModelRef): string {
  const { provider } = split(ref.id);
  const known = providerNamed(provider);
  const baseUrl = ref.baseUrl ?? known.baseUrl;
  if (baseUrl === undefined) {
    throw problem({
      path: ref.id,
      problem: "no base URL",
      remedy: `Say where the endpoint is, such as --base-url ${known.example ?? "http://localhost:8000/v1"}`,
    });
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw problem({ path: ref.id, value: baseUrl, problem: "the base URL is not an http(s) address" });
  }
  if (url.username !== "" || url.password !== "" || url.search !== "") {
    throw problem({
      path: ref.id,
      problem: "the base URL holds credentials or a query",
      remedy: "Keep the key in an environment variable and name that one (--api-key-env)",
    });
  }
  return baseUrl.replace(/\/+$/, "");
}

/**
 * Makes the model that a reference names. With a base URL of its own, `openai:`, `anthropic:` and `google:` speak their
 * provider's protocol to that endpoint, with the key that is named for it and none else.
 *
 * @throws InputError naming what is missing or unknown: the provider, the key's variable, the base URL, the effort.
 */
export function resolveModel(
  { model: ref, decoding }: ModelChoice,
  { environment, fetch }: { environment: Environment; fetch: FetchFunction },
): ResolvedModel {
  const { provider, model } = split(ref.id);
  const endpoint = endpointOf(ref);
  const apiKey = readKey(ref, environment);
  refuseUnknownEffort(provider, decoding);
  const headers = filledHeaders(ref, environment);
  const { query = {} } = ref;
  const addressed = withAddress(fetch, { headers: headers.filled, query });
  const keyed = apiKey === undefined ? withoutKey(addressed) : addressed;
  const { extraBody } = decoding;
  const sent = extraBody === undefined ? keyed : withExtraBody(keyed, extraBody);
  const settings = { baseURL: endpoint, apiKey: apiKey ?? "none", fetch: withTextArguments(sent) };
  return {
    id: ref.id,
    model: providerNamed(provider).create(settings, model),
    endpoint,
    secrets: [...(apiKey === undefined ? [] : [apiKey]), ...headers.secrets],
  };
}

function split(id: string): { provider: string; model: string } {
  const at = id.indexOf(":");
  return { provider: id.slice(0, Math.max(at, 0)), model: id.slice(at + 1) };
}

function providerNamed(name: string): Provider {
  const known = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (known !== undefined) return known;
  throw problem({
    value: name,
    problem: "unknown model provider",
    remedy: `Use one of ${Object.keys(PROVIDERS).join(", ")}, as in openai:<model>`,
  });
}

const REFERENCE = /\$\{(?<name>[A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Headers with what they name of the environment, which is secret. @throws InputError for a variable that is not set. */
function filledHeaders({ id, headers = {} }: ModelRef, environment: Environment) {
  const secrets: string[] = [];
  const filled = Object.entries(headers).map(([header, value]): [string, string] => {
    const text = value.replaceAll(REFERENCE, (_, name: string) => {
      const found = environment[name];
      if (found === undefined || found === "")
        throw problem({ path: `${id}: headers.${header}`, problem: `${name} is not set in the environment` });
      secrets.push(found);
      return found;
    });
    if (/^[\x20-\x7e]*$/.test(text)) return [header, text];
    throw problem({ path: `${id}: headers.${header}`, problem: "holds characters that no header may have" });
  });
  return { filled: Object.fromEntries(filled), secrets };
}

/**
 * The key, which may be left out where the endpoint is one's own. A provider's key goes to that provider: to an endpoint of
 * one's own only the key that is named for it, or that of compatible servers.
 */
function readKey(ref: ModelRef, environment: Environment): string | undefined {
  const { provider } = split(ref.id);
  const isOwn = ref.baseUrl !== undefined && providerNamed(provider).isOwn?.(new URL(ref.baseUrl)) === true;
  const isStranger = ref.baseUrl !== undefined && provider !== "openai-compatible" && !isOwn;
  if (ref.apiKeyEnv === undefined && isStranger) return undefined;
  const variable = ref.apiKeyEnv ?? providerNamed(provider).keyVariable;
  const key = environment[variable]?.trim();
  if (key !== undefined && key !== "") {
    if (/^[\x21-\x7e]+$/.test(key)) return key;
    throw problem({ path: ref.id, problem: `the key in ${variable} has characters that no key has` });
  }
  const optional = ref.apiKeyEnv === undefined && ref.baseUrl !== undefined && !isOwn;
  if (optional) return undefined;
  throw problem({
    path: ref.id,
    problem: `no API key: ${variable} is not set`,
    remedy: `Set ${variable}, or name another variable (--api-key-env)`,
  });
}

function refuseUnknownEffort(provider: string, { reasoningEffort }: Decoding): void {
  if (reasoningEffort === undefined || provider === "openai-compatible") return;
  if (REASONING_EFFORTS.some((known) => known === reasoningEffort)) return;
  throw problem({
    path: "reasoningEffort",
    value: reasoningEffort,
    problem: "unknown reasoning effort",
    remedy: `Use one of ${REASONING_EFFORTS.join(", ")}`,
  });
}

function problem(details: InputProblem): InputError {
  return new InputError([details]);
}
