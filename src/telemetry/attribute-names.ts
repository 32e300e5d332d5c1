/**
 * Names of the GenAI semantic conventions of OpenTelemetry (open-telemetry/semantic-conventions-genai, in development), as
 * far as they are used here. They still change there; ours change when we decide to follow.
 */
export const GEN_AI = {
  operation: "gen_ai.operation.name",
  provider: "gen_ai.provider.name",
  agent: "gen_ai.agent.name",
  conversation: "gen_ai.conversation.id",
  requestModel: "gen_ai.request.model",
  temperature: "gen_ai.request.temperature",
  topP: "gen_ai.request.top_p",
  seed: "gen_ai.request.seed",
  maxTokens: "gen_ai.request.max_tokens",
  responseModel: "gen_ai.response.model",
  responseId: "gen_ai.response.id",
  finishReasons: "gen_ai.response.finish_reasons",
  inputTokens: "gen_ai.usage.input_tokens",
  cachedInputTokens: "gen_ai.usage.cache_read.input_tokens",
  outputTokens: "gen_ai.usage.output_tokens",
  reasoningTokens: "gen_ai.usage.reasoning.output_tokens",
  tool: "gen_ai.tool.name",
  toolType: "gen_ai.tool.type",
  callId: "gen_ai.tool.call.id",
  callArguments: "gen_ai.tool.call.arguments",
  callResult: "gen_ai.tool.call.result",
  instructions: "gen_ai.system_instructions",
  inputMessages: "gen_ai.input.messages",
  outputMessages: "gen_ai.output.messages",
  evaluation: "gen_ai.evaluation.result",
  evaluationName: "gen_ai.evaluation.name",
  scoreLabel: "gen_ai.evaluation.score.label",
  scoreValue: "gen_ai.evaluation.score.value",
  explanation: "gen_ai.evaluation.explanation",
} as const;

export const ERROR_TYPE = "error.type";

/** What the conventions have no name for. */
export const OURS = {
  run: "tellerproof.run",
  suite: "tellerproof.suite",
  scenario: "tellerproof.scenario",
  /** From 1, as on the command line. */
  trial: "tellerproof.trial",
  seed: "tellerproof.seed",
  profile: "tellerproof.profile",
  judge: "tellerproof.judge",
  verdict: "tellerproof.verdict",
  firstFailed: "tellerproof.first_failed",
  ending: "tellerproof.ending",
  endedBy: "tellerproof.ended_by",
  unseen: "tellerproof.unseen",
  /** Whose call it is: agent, caller or judge. */
  role: "tellerproof.role",
  /** Place of an event in the trajectory, which evidence points at. */
  seq: "tellerproof.seq",
  callStatus: "tellerproof.call_status",
  replayed: "tellerproof.replayed",
  attempts: "tellerproof.attempts",
  costUsd: "tellerproof.cost_usd",
  stage: "tellerproof.check.stage",
  gating: "tellerproof.check.gating",
} as const;
