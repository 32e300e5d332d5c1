import { adapterAgent } from "../agents/adapters/adapter-agent.ts";
import type { AgentAdapter } from "../agents/adapters/conversation.ts";
import { openAdapter } from "../agents/adapters/open-adapter.ts";
import { readAgentFile, type ReadAgentFile } from "../agents/adapters/read-agent-file.ts";
import { startBankServer, type BankServer, type Refusal } from "../bank-server/index.ts";
import { episodeName } from "../contract/episode-name.ts";
import { InputError } from "../contract/errors.ts";
import type { AgentSpec } from "../contract/manifest.ts";
import type { ModelClient, Participant, World } from "../contract/ports.ts";
import { agentFor } from "./participants.ts";
import type { PlannedEpisode } from "./plan.ts";

type AdapterSpec = Extract<AgentSpec, { kind: "adapter" }>;

/** The agents of a run, joined to wherever they live. */
export interface OpenAgents extends AsyncDisposable {
  /** The agent of one episode. @throws InputError for a built-in agent that the scenario has no script for. */
  agentFor(episode: PlannedEpisode, world: World): Participant;
}

/** What agents that live elsewhere are opened with. */
export type AgentsEnvironment = {
  client: ModelClient;
  environment: { readonly [name: string]: string | undefined };
  /** Told of what the bank's addresses turned away. */
  refused?: ((refusal: Refusal) => void) | undefined;
};

/**
 * Opens the agents of a run: reads their files, starts what they need, and gives each its bank.
 *
 * @throws InputError for a file that has changed since the run was made, or with whatever is wrong with it.
 */
export async function openAgents(
  specs: readonly AgentSpec[],
  { client, environment, refused }: AgentsEnvironment,
): Promise<OpenAgents> {
  await using opened = new AsyncDisposableStack();
  const banks = new BankServers(refused);
  opened.use(banks);
  const outside = new Map<string, OpenAgent>();
  for (const spec of specs) {
    if (spec.kind !== "adapter") continue;
    const file = unchanged(spec);
    const bank = await banks.serverFor(file);
    outside.set(spec.label, { adapter: opened.use(await openAdapter(file, environment)), file, bank });
  }
  const kept = opened.move();
  return {
    agentFor(episode, world) {
      const agent = outside.get(episode.agent.label);
      if (agent === undefined) return agentFor(episode, client);
      const { adapter, bank, file } = agent;
      const answerMs = file.config.timeoutSeconds * 1000;
      return adapterAgent({ adapter, world, host: bank, episode: episodeName(episode.key), answerMs });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

type OpenAgent = { adapter: AgentAdapter; file: ReadAgentFile; bank: BankServer };

/** Agents that find the bank at the same place share one server. */
class BankServers implements AsyncDisposable {
  readonly #servers = new Map<string, BankServer>();
  readonly #refused: ((refusal: Refusal) => void) | undefined;

  constructor(refused: ((refusal: Refusal) => void) | undefined) {
    this.#refused = refused;
  }

  async serverFor({ config: { bank } }: ReadAgentFile): Promise<BankServer> {
    const key = JSON.stringify(bank);
    const known = this.#servers.get(key);
    if (known !== undefined) return known;
    const refused = this.#refused;
    const server = await startBankServer({ ...bank, ...(refused === undefined ? {} : { refused }) });
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
