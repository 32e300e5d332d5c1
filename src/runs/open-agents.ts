import { adapterAgent } from "../agents/adapters/adapter-agent.ts";
import type { AgentFile } from "../agents/adapters/agent-file.ts";
import type { AgentAdapter } from "../agents/adapters/conversation.ts";
import { functionAdapter, type Agent } from "../agents/adapters/function.ts";
import { openAdapter } from "../agents/adapters/open-adapter.ts";
import { readAgentFile, type ReadAgentFile } from "../agents/adapters/read-agent-file.ts";
import { asksForTools } from "../agents/adapters/template-values.ts";
import { startBankServer, type BankServer, type Refusal } from "../bank-server/index.ts";
import { episodeName } from "../contract/episode-name.ts";
import { InputError, type InputProblem } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { ModelClient, Participant, World } from "../contract/ports.ts";
import { agentFor } from "./participants.ts";
import type { PlannedEpisode } from "./plan.ts";

type AdapterSpec = Extract<AgentSpec, { kind: "adapter" }>;

/** The agents of a run, joined to wherever they live. */
export interface OpenAgents extends AsyncDisposable {
  /** The agent of one episode. @throws InputError for a built-in agent that the scenario has no script for. */
  agentFor(episode: PlannedEpisode, world: World, traced?: TracedAccess): Participant;
}

/** How an episode that is traced reaches what is outside: models by its own client, agents with its trace context. */
export type TracedAccess = { client: ModelClient; traceparent: string };

/** What agents that live elsewhere are opened with. */
export type AgentsEnvironment = {
  client: ModelClient;
  environment: { readonly [name: string]: string | undefined };
  /** Agents that were given as code, by label; see codeAgentSpec. */
  code?: ReadonlyMap<string, Agent> | undefined;
  /** Told of what the bank's addresses turned away. */
  refused?: ((refusal: Refusal) => void) | undefined;
};

/** An agent that lives elsewhere: how it is talked to, where it finds its bank, how long it may take. */
type Outside = {
  adapter: AgentAdapter;
  bank: BankServer;
  asksForTools: boolean;
  answerMs: number;
  answerMb?: number;
};

/** Longest that an answer of an agent given as code may take. */
const CODE_ANSWER_MS = 120_000;
const ON_THIS_MACHINE: AgentFile["bank"] = { host: "127.0.0.1", port: 0 };

/**
 * Opens the agents of a run: reads their files, starts what they need, and gives each its bank.
 *
 * @throws InputError for a file that has changed since the run was made, or with whatever is wrong with it, and for agents
 *   that are known by their record alone.
 */
export async function openAgents(
  specs: readonly AgentSpec[],
  { client, environment, code, refused }: AgentsEnvironment,
): Promise<OpenAgents> {
  const imported = specs.filter(({ kind }) => kind === "recorded");
  if (imported.length > 0) throw new InputError(imported.map(({ label }) => playedElsewhere(label)));
  await using opened = new AsyncDisposableStack();
  const banks = opened.use(new BankServers(refused));
  const outside = new Map<string, Outside>();
  for (const spec of specs) {
    if (spec.kind !== "adapter") continue;
    const agent = code?.get(spec.guard?.over ?? spec.label);
    if (agent !== undefined) {
      const bank = await banks.serverFor(ON_THIS_MACHINE);
      outside.set(spec.label, {
        adapter: functionAdapter(agent),
        bank,
        asksForTools: false,
        answerMs: CODE_ANSWER_MS,
      });
      continue;
    }
    const file = unchanged(spec);
    const adapter = opened.use(await openAdapter(file, environment));
    const { bank, timeoutSeconds, maxAnswerMb } = file.config;
    outside.set(spec.label, {
      adapter,
      bank: await banks.serverFor(bank),
      asksForTools: asksForTools(file.config),
      answerMs: timeoutSeconds * 1000,
      answerMb: maxAnswerMb,
    });
  }
  const kept = opened.move();
  return {
    agentFor(episode, world, traced) {
      const agent = outside.get(episode.agent.label);
      if (agent === undefined) return agentFor(episode, traced?.client ?? client);
      const { bank, ...how } = agent;
      const name = episodeName(episode.key);
      const traceparent = traced?.traceparent;
      return adapterAgent({ ...how, world, host: bank, episode: name, traceparent });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Agents that find the bank at the same place share one server. */
class BankServers implements AsyncDisposable {
  readonly #servers = new Map<string, BankServer>();
  readonly #refused: ((refusal: Refusal) => void) | undefined;

  constructor(refused: ((refusal: Refusal) => void) | undefined) {
    this.#refused = refused;
  }

  async serverFor(place: AgentFile["bank"]): Promise<BankServer> {
    const key = JSON.stringify(place);
    const known = this.#servers.get(key);
    if (known !== undefined) return known;
    const refused = this.#refused;
    const server = await startBankServer({ ...place, ...(refused === undefined ? {} : { refused }) });
    this.#servers.set(key, server);
    return server;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#servers.values()].map((server) => server[Symbol.asyncDispose]()));
  }
}

function unchanged({ file, fileHash }: AdapterSpec): ReadAgentFile {
  const read = readAgentFile(file);
  if (read.hash === fileHash) return read;
  const problem = "the agent's file, or the module that it names, has changed since the run was made";
  throw new InputError([{ file, problem, remedy: "Name a new run with --run-id, or restore the file" }]);
}

function playedElsewhere(label: string): InputProblem {
  return {
    value: label,
    problem: "the agent's episodes were imported and cannot be played here",
    remedy: "Grade them again (`tellerproof regrade`), or test the agent itself (docs/test-your-agent.md)",
  };
}
