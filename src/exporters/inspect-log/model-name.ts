import type { AgentSpec } from "../../contract/manifest.ts";

/** A model under the name that Inspect has for it: `openai:gpt-5` is its `openai/gpt-5`. */
export function modelName(id: string): string {
  return id.replace(":", "/");
}

/** What stands where Inspect expects a model: the agent's own, else the kind of agent and its label. */
export function agentModelName(agent: AgentSpec): string {
  switch (agent.kind) {
    case "model":
      return modelName(agent.model.id);
    case "baseline":
      return `tellerproof/${agent.label}`;
    case "adapter":
      return `${agent.adapter}/${agent.label}`;
    case "recorded":
      return `recorded/${agent.label}`;
  }
}
