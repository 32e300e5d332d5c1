import { basename, dirname, resolve } from "node:path";
import { unseenOf } from "../agents/adapters/agent-file.ts";
import { readAnyAgentFile, type ReadAgentFile } from "../agents/adapters/read-agent-file.ts";
import { InputError } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { Decoding } from "../contract/model.ts";
import { readGuardFile } from "../guards/read-guard-file.ts";
import { isModelName, MODEL_FORMS, parseModelRef, type ModelAddress } from "../models/model-ref.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/**
 * Reads an agent as it is named on the command line: a built-in agent of the suite, `foil:<name>`, `provider:model`, or
 * an agent's file; any of them as `label=…` to be shown under another name.
 *
 * @throws InputError listing what would have been understood, or what is wrong with the file.
 */
export function parseAgentSpec(
  text: string,
  suite: Pick<PlayableSuite, "baselines">,
  how: ModelAddress & { decoding: Decoding },
): Exclude<AgentSpec, { kind: "recorded" }> {
  const [, label, name = text] = /^([A-Za-z0-9._ -]+)=(.+)$/.exec(text) ?? [];
  if (Object.hasOwn(suite.baselines, name) || name.startsWith("foil:")) {
    return { kind: "baseline", label: label ?? name, name, calibration: false };
  }
  if (isModelName(name)) {
    const model = parseModelRef({ path: "--agent", name }, how);
    return { kind: "model", label: label ?? name, model, decoding: how.decoding, history: "full" };
  }
  if (AGENT_FILE.test(name)) return fileSpec(name, label);
  const names = Object.keys(suite.baselines);
  const builtIn = names.length === 0 ? "" : `a built-in one (${names.join(", ")}, foil:<name>), `;
  throw new InputError([
    {
      path: "--agent",
      value: text,
      problem: "no such agent",
      remedy: `Use ${builtIn}a model (${MODEL_FORMS}), or an agent's file (agent.yaml)`,
    },
  ]);
}

/** A file called agent.yaml says nothing of the agent; its folder does. */
function nameOf(file: string): string {
  const name = basename(file).replace(AGENT_FILE, "");
  return name === "agent" ? basename(dirname(resolve(file))) || name : name;
}

/**
 * The same agent behind a guard, to stand beside it in a run.
 *
 * @throws InputError with whatever is wrong with the guard's file.
 */
export function guardedTwin(agent: AgentSpec, guardFile: string): AgentSpec {
  const { config, hash } = readGuardFile(guardFile);
  const guard = { kind: config.kind, file: guardFile, fileHash: hash, over: agent.label };
  return { ...agent, label: `${agent.label} + guard`, guard };
}

/** How an agent that was given as code stands in a manifest: by its label, and the version that its author gives it. */
export function codeAgentSpec(label: string, version = ""): AgentSpec {
  return { kind: "adapter", label, adapter: "function", file: "(code)", fileHash: version, unseen: [] };
}

const AGENT_FILE = /\.(?:ya?ml|json)$/i;

type FileSpec = Extract<AgentSpec, { kind: "adapter" | "model" }>;

function fileSpec(file: string, label: string | undefined): FileSpec {
  const read = readAnyAgentFile(file);
  if ("config" in read) return adapterSpec(file, label, read);
  const { name, model, baseUrl, apiKeyEnv, headers, query, decoding, price, timeoutSeconds, history } = read;
  const ref = parseModelRef({ path: `${file}: model`, name: model }, { baseUrl, apiKeyEnv });
  return {
    kind: "model",
    label: label ?? name ?? nameOf(file),
    model: {
      ...ref,
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      ...(Object.keys(query).length === 0 ? {} : { query }),
      ...(timeoutSeconds === undefined ? {} : { timeoutMs: timeoutSeconds * 1000 }),
      ...(price === undefined ? {} : { price }),
    },
    decoding,
    history,
  };
}

function adapterSpec(
  file: string,
  label: string | undefined,
  { config, hash }: ReadAgentFile,
): Extract<AgentSpec, { kind: "adapter" }> {
  const named = label ?? config.name ?? nameOf(file);
  return {
    kind: "adapter",
    label: named,
    adapter: config.type,
    file,
    fileHash: hash,
    unseen: unseenOf(config),
  };
}
