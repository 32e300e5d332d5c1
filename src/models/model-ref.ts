import { InputError } from "../contract/errors.ts";
import type { ModelRef } from "../contract/model.ts";
import { PROVIDER_NAMES } from "./resolve-model.ts";

/** Where a model is reached, beside its id. */
export type ModelAddress = { baseUrl?: string | undefined; apiKeyEnv?: string | undefined };

/** How models are named, for messages. */
export const MODEL_FORMS: string = PROVIDER_NAMES.map((known) => `${known}:<model>`).join(", ");

/** Whether a name is `provider:model` with a provider that is known. */
export function isModelName(name: string): boolean {
  return PROVIDER_NAMES.some(
    (provider) => name.startsWith(`${provider}:`) && name.length > provider.length + 1,
  );
}

/** @param path The option that named it. @param others What else would have been understood. @throws InputError. */
export function parseModelRef(
  { path, name, others = [] }: { path: string; name: string; others?: readonly string[] },
  { baseUrl, apiKeyEnv }: ModelAddress,
): ModelRef {
  if (!isModelName(name)) {
    const remedy = `Use ${[...others, `one of ${MODEL_FORMS}`].join(", ")}`;
    throw new InputError([{ path, value: name, problem: "no such model", remedy }]);
  }
  return {
    id: name,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKeyEnv === undefined ? {} : { apiKeyEnv }),
  };
}
