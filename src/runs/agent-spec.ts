import { InputError } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { Decoding } from "../contract/model.ts";
import { PROVIDER_NAMES } from "../models/resolve-model.ts";
import type { PlayableSuite } from "./playable-suite.ts";

/** Where a model is reached, beside its id. */
export type ModelAddress = { baseUrl?: string | undefined; apiKeyEnv?: string | undefined };

/**
 * Reads an agent as it is named on the command line: a built-in agent of the suite, `foil:<name>`, or
 * `provider:model`; any of them as `label=…` to be shown under another name.
 *
 * @throws InputError listing what would have been understood.
 */
export function parseAgentSpec(
  text: string,
  suite: Pick<PlayableSuite, "baselines">,
  how: ModelAddress & { decoding: Decoding },
): AgentSpec {
  const [, label, name = text] = /^([A-Za-z0-9._ -]+)=(.+)$/.exec(text) ?? [];
  const provider = name.slice(0, name.indexOf(":"));
  if (Object.hasOwn(suite.baselines, name) || provider === "foil") {
    return { kind: "baseline", label: label ?? name, name };
  }
  if (PROVIDER_NAMES.includes(provider)) {
    const address = {
      ...(how.baseUrl === undefined ? {} : { baseUrl: how.baseUrl }),
      ...(how.apiKeyEnv === undefined ? {} : { apiKeyEnv: how.apiKeyEnv }),
    };
    return {
      kind: "model",
      label: label ?? name,
      model: { id: name, ...address },
      decoding: how.decoding,
      history: "full",
    };
  }
  const builtIn = Object.keys(suite.baselines).join(", ");
  throw new InputError([
    {
      path: "--agent",
      value: text,
      problem: "no such agent",
      remedy: `Use a built-in one (${builtIn}, foil:<name>) or a model (${PROVIDER_NAMES.map((known) => `${known}:<model>`).join(", ")})`,
    },
  ]);
}
