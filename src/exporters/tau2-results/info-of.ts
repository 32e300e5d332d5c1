import type { ExactJson, ExactObject } from "../../contract/json.ts";
import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import { parseExact, withoutUndefined } from "../../exact-json/index.ts";

/** What the public banking harness calls the conditions under which documents may be reached. */
const RETRIEVAL: { readonly [condition: string]: string } = {
  none: "no_knowledge",
  full: "full_kb",
  bm25: "bm25",
  grep: "grep_only",
  shell: "terminal_use",
  oracle: "golden_retrieval",
};

/** Stands for a bound that there is none of, where the public form asks for a number. */
const NO_BOUND = 2 ** 31 - 1;

/** The conditions of a run for one agent, in the public form. @param policy What the agent is told. */
export function infoOf(manifest: Manifest, agent: AgentSpec, policy: string): ExactObject {
  const { codeVersion, trials, limits, seed, suite, conditions } = manifest;
  const { retrieval } = conditions;
  return {
    git_commit: codeVersion,
    num_trials: trials,
    max_steps: limits.steps ?? limits.turns,
    max_errors: NO_BOUND,
    user_info: callerInfo(conditions),
    agent_info: agentInfo(agent),
    environment_info: {
      domain_name: suite.publicDomain ?? suite.id,
      policy: policy.toWellFormed(),
      tool_defs: null,
    },
    seed,
    retrieval_config: retrieval === undefined ? null : (RETRIEVAL[retrieval] ?? retrieval),
  };
}

/** What an agent is told before the conversation. */
export function policyOf({ events }: Trajectory): string {
  const told = events.find((event) => event.type === "instructions" && event.to === "agent");
  return told?.type === "instructions" ? told.text : "";
}

function agentInfo(agent: AgentSpec): ExactObject {
  const llm = agent.kind === "model" ? agent.model.id : null;
  const args: ExactJson = agent.kind === "model" ? withoutUndefined(agent.decoding) : null;
  return { implementation: agent.label, llm, llm_args: args };
}

function callerInfo({ caller = "script", callerDecoding }: Manifest["conditions"]): ExactObject {
  if (caller === "script") return { implementation: "script", llm: null, llm_args: null };
  const args = callerDecoding === undefined ? {} : parseExact(callerDecoding);
  return { implementation: "user_simulator", llm: caller, llm_args: args };
}
