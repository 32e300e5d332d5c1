import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { InputError } from "../../contract/errors.ts";
import type { FunctionAgentFile } from "./agent-file.ts";
import type { AgentAdapter } from "./conversation.ts";
import type { Environment } from "./environment.ts";
import { functionAdapter, isAgent } from "./function.ts";
import { httpAdapter } from "./http.ts";
import { openAiEndpointAdapter } from "./openai-endpoint.ts";
import type { ReadAgentFile } from "./read-agent-file.ts";
import { subprocessAdapter } from "./subprocess.ts";

/**
 * Opens the adapter that an agent's file asks for.
 *
 * @throws InputError for a variable that is not set, or a module that does not load or holds no agent.
 */
export async function openAdapter(file: ReadAgentFile, environment: Environment): Promise<AgentAdapter> {
  const { config, path } = file;
  switch (config.type) {
    case "http":
      return httpAdapter(config, environment, path);
    case "openai-endpoint":
      return openAiEndpointAdapter(config, environment, path);
    case "a2a": {
      // Loaded only where it is asked for: its client is large.
      const { a2aAdapter } = await import("./a2a.ts");
      return a2aAdapter(config, environment, path);
    }
    case "subprocess":
      return subprocessAdapter(config, environment, file);
    case "function":
      return functionAdapter(await loadAgent(config, file));
  }
}

async function loadAgent({ module, export: name }: FunctionAgentFile, { path, folder }: ReadAgentFile) {
  const url = pathToFileURL(resolve(folder, module)).href;
  let loaded: Record<string, unknown>;
  try {
    loaded = (await import(url)) as Record<string, unknown>; // a module is an object of its exports
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError([{ file: path, path: "module", value: module, problem: `does not load: ${why}` }]);
  }
  const agent = loaded[name];
  if (isAgent(agent)) return agent;
  const has = Object.keys(loaded).join(", ");
  const problem =
    agent === undefined ? `${module} exports no ${name}` : `${name} was not made by defineAgent`;
  throw new InputError([
    { file: path, path: "export", problem, remedy: `It exports ${has === "" ? "nothing" : has}` },
  ]);
}
