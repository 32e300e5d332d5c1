import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { Decoding } from "../../contract/model.ts";
import type { ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { embedRun } from "./embedded.ts";
import type { LogHeader, Reductions, Spec } from "./log-format.ts";
import { logResults } from "./log-results.ts";
import type { GenerateSettings, Metadata } from "./message-format.ts";
import { logTime } from "./log-times.ts";
import { agentModelName, modelName } from "./model-name.ts";
import type { UsageTotals } from "./usage.ts";
import { wellFormed } from "./well-formed.ts";

/** What is counted of one agent's episodes before its log is written. */
export type CountedLog = {
  logId: string;
  manifest: Manifest;
  agent: AgentSpec;
  trials: readonly ScenarioTrials[];
  usage: UsageTotals;
  /** When the first episode began and the last one ended, in milliseconds since the epoch. */
  span: { from: number; to: number } | undefined;
};

/** All of a log but its samples. */
export function logHeader(counted: CountedLog): { header: LogHeader; reductions: Reductions[] } {
  const { agent, span, usage, trials } = counted;
  const manifest: Manifest = { ...counted.manifest, agents: [agent] };
  const { results, reductions, missing } = logResults(manifest, trials);
  const spec = specOf({ ...counted, manifest }, results.scores);
  const header: LogHeader = {
    version: 2,
    status: missing === 0 ? "success" : "cancelled",
    eval: spec,
    plan: {
      name: "plan",
      steps: [{ solver: agent.label, params: agentFacts(agent) }],
      config: generateSettings(agent),
    },
    results,
    stats: {
      started_at: span === undefined ? "" : logTime(span.from),
      completed_at: span === undefined ? "" : logTime(span.to),
      model_usage: usage.byModel,
      role_usage: usage.byRole,
    },
    invalidated: trials.some(({ invalid }) => invalid > 0),
    tags: spec.tags,
    metadata: spec.metadata,
  };
  return { header: wellFormed(header), reductions: wellFormed(reductions) };
}

function specOf({ logId, manifest, agent }: CountedLog, scores: LogHeader["results"]["scores"]): Spec {
  const { suite, scenarios, trials, limits } = manifest;
  const roles = modelRoles(manifest);
  return {
    eval_id: logId,
    run_id: manifest.run,
    created: logTime(Date.parse(manifest.createdAt)),
    task: suite.id,
    task_id: logId,
    task_version: suite.hash,
    task_display_name: suite.title,
    task_attribs: { tellerproof: embedRun(manifest) },
    task_args: { profile: manifest.profile, seed: manifest.seed, ...manifest.conditions },
    solver: agent.label,
    solver_args: agentFacts(agent),
    tags: [suite.kind, "tellerproof"].toSorted(),
    dataset: {
      name: suite.id,
      location: suite.source,
      samples: scenarios.length,
      sample_ids: scenarios.map(({ id }) => id),
      shuffled: false,
    },
    model: agentModelName(agent),
    model_generate_config: generateSettings(agent),
    ...(agent.kind === "model" && agent.model.baseUrl !== undefined
      ? { model_base_url: agent.model.baseUrl }
      : {}),
    model_args: {},
    ...(roles === undefined ? {} : { model_roles: roles }),
    config: {
      epochs: trials,
      epochs_reducer: ["mean"],
      ...(limits.tokens === undefined ? {} : { token_limit: limits.tokens }),
      ...(limits.wallMs === undefined ? {} : { time_limit: Math.ceil(limits.wallMs / 1000) }),
      ...(limits.usd === undefined ? {} : { cost_limit: Number(limits.usd) }),
    },
    packages: { tellerproof: manifest.codeVersion },
    metadata: {
      run: manifest.run,
      suite: suite.title,
      profile: manifest.profile,
      judge: judgeText(manifest),
      turns_at_most: limits.turns,
      tool_rounds_per_turn_at_most: limits.toolIterations,
    },
    scorers: scores.map(({ name, metrics }) => ({
      name,
      metrics: Object.keys(metrics).map((metric) => ({ name: metric })),
    })),
  };
}

/** The judge's models, as roles beside the agent's. */
function modelRoles({ judge }: Manifest): Spec["model_roles"] {
  if (judge.kind !== "model") return undefined;
  const role = ({ model, decoding }: Pick<typeof judge, "model" | "decoding">) => ({
    model: modelName(model.id),
    config: settingsOf(decoding),
    ...(model.baseUrl === undefined ? {} : { base_url: model.baseUrl }),
    args: {},
  });
  return { judge: role(judge), ...(judge.second === undefined ? {} : { second_judge: role(judge.second) }) };
}

function judgeText({ judge }: Manifest): string {
  switch (judge.kind) {
    case "model":
      return modelName(judge.model.id);
    case "recorded":
    case "code":
      return judge.judge;
    case "rules":
    case "none":
      return judge.kind;
  }
}

/** What an agent is, beside the settings of its model. */
function agentFacts(agent: AgentSpec): Metadata {
  const guard =
    agent.kind === "recorded" || agent.guard === undefined
      ? {}
      : { guard: agent.guard.file, guard_over: agent.guard.over };
  switch (agent.kind) {
    case "baseline":
      return { kind: "built-in", name: agent.name, ...guard };
    case "model":
      return { kind: "model", history: agent.history, ...guard };
    case "adapter":
      return { kind: agent.adapter, file: agent.file, unseen: agent.unseen, ...guard };
    case "recorded":
      return { kind: "recorded", file: agent.file, form: agent.form };
  }
}

function generateSettings(agent: AgentSpec): GenerateSettings {
  return agent.kind === "model" ? settingsOf(agent.decoding) : {};
}

/** Reasoning effort stays out: Inspect knows fewer words for it than providers do. */
function settingsOf({ temperature, topP, seed, maxOutputTokens, extraBody }: Decoding): GenerateSettings {
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(maxOutputTokens === undefined ? {} : { max_tokens: maxOutputTokens }),
    ...(extraBody === undefined ? {} : { extra_body: extraBody }),
  };
}
