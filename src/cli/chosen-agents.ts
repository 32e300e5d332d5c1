import type { AgentSpec } from "../contract/manifest.ts";
import type { Decoding } from "../contract/model.ts";
import { guardedTwin, parseAgentSpec } from "../runs/agent-spec.ts";
import type { ModelAddress } from "../models/model-ref.ts";
import type { PlayableSuite } from "../suites/playable-suite.ts";

/** Which agents a run has, as options of a command. */
export type AgentChoice = ModelAddress & {
  agent?: readonly string[] | undefined;
  history?: "full" | "latest-turn" | undefined;
  /** A guard's file: each agent also behind it. */
  guard?: string | undefined;
  calibration: boolean;
  decoding: Decoding;
};

/**
 * The agents that were named, each model also without its memory and each agent also behind a guard where that was asked
 * for, and the suite's calibration agents; all built-in agents that can play the whole suite, where none was named.
 */
export function chosenAgents(choice: AgentChoice, suite: PlayableSuite): AgentSpec[] {
  const { agent: named, history, calibration } = choice;
  const { guard } = choice;
  const withGuard = (agent: AgentSpec): AgentSpec[] =>
    guard === undefined ? [agent] : [agent, guardedTwin(agent, guard)];
  if (named === undefined) return builtIn(Object.keys(suite.baselines), suite, choice).flatMap(withGuard);
  const agents = named
    .map((text) => parseAgentSpec(text, suite, addressed(text, choice)))
    .flatMap((agent) => (history === "latest-turn" ? withForgetfulTwin(agent) : [agent]))
    .flatMap(withGuard);
  const labels = new Set(agents.map(({ label }) => label));
  const added = calibration
    ? builtIn(suite.calibration, suite, choice).filter(({ label }) => !labels.has(label))
    : [];
  return [
    ...agents,
    ...added.map((agent) => (agent.kind === "baseline" ? { ...agent, calibration: true } : agent)),
  ];
}

const COMPATIBLE = /^(?:[A-Za-z0-9._ -]+=)?openai-compatible:/;

/**
 * Where an agent's model is: what `--base-url` says, but for models of a known provider beside one of an endpoint that has no
 * other address. They are where their provider is.
 */
function addressed(text: string, choice: AgentChoice): AgentChoice {
  const isMeant = COMPATIBLE.test(text) || choice.agent?.some((other) => COMPATIBLE.test(other)) !== true;
  return isMeant ? choice : { ...choice, baseUrl: undefined, apiKeyEnv: undefined };
}

function builtIn(names: readonly string[], suite: PlayableSuite, choice: AgentChoice): AgentSpec[] {
  return names
    .filter((name) => suite.scenarios.every((scenario) => scenario.script(name) !== undefined))
    .map((name) => parseAgentSpec(name, suite, choice));
}

function withForgetfulTwin(agent: AgentSpec): AgentSpec[] {
  if (agent.kind !== "model") return [agent];
  return [agent, { ...agent, label: `${agent.label} (latest turn)`, history: "latest-turn" }];
}
