import { Role, TaskState, type Message, type Part, type SendMessageResult, type Task } from "@a2a-js/sdk";
import {
  ClientFactory,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
  RestTransportFactory,
  type Client,
} from "@a2a-js/sdk/client";
import { ParticipantFault, RunStopper } from "../../contract/errors.ts";
import { isRecord } from "../../contract/is-record.ts";
import type { Json } from "../../contract/json.ts";
import { createEndpointFetch } from "../../models/endpoint-fetch.ts";
import { tooLongIn } from "../../models/faults.ts";
import { sleep } from "../../models/on-abort.ts";
import type { A2aAgentFile } from "./agent-file.ts";
import {
  traceHeader,
  type AgentAdapter,
  type AgentReply,
  type Conversation,
  type Opening,
  type Turn,
} from "./conversation.ts";
import { fillEnvironment, secretsInAddress, type Environment } from "./environment.ts";
import { fault, sendRequest } from "./http-exchange.ts";
import { originOf } from "./origin.ts";
import { fillTemplate } from "./request-template.ts";
import { turnValues } from "./template-values.ts";

/** Metadata of each message where a file gives none of its own. */
const OWN_METADATA: Json = {
  tellerproof: {
    session: "{{session}}",
    turn: "{{turn}}",
    instructions: "{{instructions}}",
    context: "{{context}}",
    history: "{{history}}",
    bank: { mcp: "{{bank.mcp}}" },
  },
};

const MOST_CONNECTIONS = 256;
/** How long it is waited between two looks at a task, at first and at most. */
const POLL_MS = { first: 100, most: 1000 };
/** States in which a task still works on its answer. */
const WORKING: ReadonlySet<TaskState> = new Set([
  TaskState.TASK_STATE_SUBMITTED,
  TaskState.TASK_STATE_WORKING,
]);

/** Calls that are on their way know by this whether they may be sent again. */
type Untouched = () => boolean;

/**
 * Talks to an agent over the Agent2Agent protocol, JSON-RPC or REST, 1.0 or 0.3, as its card says.
 *
 * @throws InputError for an environment variable that is not set or an address that is none.
 */
export function a2aAdapter(config: A2aAgentFile, environment: Environment, file: string): AgentAdapter {
  const headers = fillEnvironment(config.headers, environment, { file, path: "headers" });
  const url = fillEnvironment({ url: config.url }, environment, { file, path: "" });
  const connections = createEndpointFetch(originOf(url.value.url, config.url, file), MOST_CONNECTIONS, {
    redirect: "follow",
    replyMb: config.maxAnswerMb,
    setBy: "maxAnswerMb",
  });
  const setting = {
    config,
    url: url.value.url,
    headers: headers.value,
    secrets: [...headers.secrets, ...secretsInAddress({ value: url.value.url, secrets: url.secrets })],
  };
  return {
    secrets: setting.secrets,
    converse: (opening) => new A2aConversation({ ...setting, fetch: connections.fetch }, opening),
    [Symbol.asyncDispose]: () => connections.close(),
  };
}

type Setting = {
  config: A2aAgentFile;
  url: string;
  headers: Readonly<Record<string, string>>;
  secrets: readonly string[];
  fetch: typeof fetch;
};

class A2aConversation implements Conversation {
  readonly #setting: Setting;
  readonly #opening: Opening;
  #client: Promise<Client> | undefined;
  #contextId = "";
  /** A task that waits for more from us, or that still works. */
  #open: Task | undefined;
  #untouched: Untouched = () => true;

  constructor(setting: Setting, opening: Opening) {
    this.#setting = setting;
    this.#opening = opening;
  }

  async send(turn: Turn, signal: AbortSignal): Promise<AgentReply> {
    this.#untouched = () => turn.door.used === 0;
    try {
      const client = await (this.#client ??= this.#connect(signal));
      const result = await client.sendMessage(this.#message(turn), { signal });
      return { text: await this.#textOf(result, client, signal) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ParticipantFault || error instanceof RunStopper) throw error;
      const tooLong = tooLongIn(error);
      if (tooLong !== undefined) throw fault(this.#setting, tooLong.message);
      const what = error instanceof Error ? error.message : String(error);
      throw fault(this.#setting, `the agent answered with an A2A error: ${what}`);
    }
  }

  async end(signal: AbortSignal): Promise<void> {
    if (this.#client === undefined || this.#open === undefined) return;
    const client = await this.#client;
    await client.cancelTask({ tenant: "", id: this.#open.id, metadata: undefined }, { signal });
  }

  #connect(signal: AbortSignal): Promise<Client> {
    const { url, config } = this.#setting;
    const fetchImpl = this.#fetch(signal);
    const legacyCompat = { enabled: true };
    const factory = new ClientFactory({
      transports: [
        new JsonRpcTransportFactory({ fetchImpl, legacyCompat }),
        new RestTransportFactory({ fetchImpl, legacyCompat }),
      ],
      cardResolver: new DefaultAgentCardResolver({ fetchImpl, legacyCompat }),
    });
    // Its card is below its address, which need not end with a slash: beside that may be another agent's.
    const base = config.card === undefined && !url.endsWith("/") ? `${url}/` : url;
    return factory.createFromUrl(base, config.card);
  }

  /** Our way of sending, with its retries, headers and plain words, under the protocol's client. */
  #fetch(connecting: AbortSignal): typeof fetch {
    const { fetch, headers, secrets } = this.#setting;
    return async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const sent = Object.fromEntries(new Headers(init?.headers));
      const body = init?.body;
      return sendRequest({
        fetch,
        url,
        method: init?.method ?? "GET",
        headers: { ...sent, ...traceHeader(this.#opening), ...headers },
        body: typeof body === "string" ? body : undefined,
        signal: init?.signal ?? connecting,
        untouched: () => this.#untouched(),
        secrets,
      });
    };
  }

  #message(turn: Turn): Parameters<Client["sendMessage"]>[0] {
    const values = turnValues(this.#opening, turn, this.#opening.session);
    const metadata = fillTemplate(this.#setting.config.metadata ?? OWN_METADATA, values);
    const waiting = this.#open?.status?.state === TaskState.TASK_STATE_INPUT_REQUIRED;
    return {
      tenant: "",
      message: {
        messageId: `${this.#opening.session}-${turn.number}`,
        contextId: this.#contextId,
        taskId: waiting ? (this.#open?.id ?? "") : "",
        role: Role.ROLE_USER,
        parts: [textPart(turn.message ?? "")],
        metadata: isRecord(metadata) ? metadata : undefined,
        extensions: [],
        referenceTaskIds: [],
      },
      configuration: {
        acceptedOutputModes: ["text/plain", "text"],
        taskPushNotificationConfig: undefined,
        returnImmediately: false,
      },
      metadata: undefined,
    };
  }

  async #textOf(result: SendMessageResult, client: Client, signal: AbortSignal): Promise<string> {
    if (!isTask(result)) {
      this.#contextId = result.contextId || this.#contextId;
      this.#open = undefined;
      return textOf(result.parts);
    }
    const task = await this.#settled(result, client, signal);
    this.#contextId = task.contextId || this.#contextId;
    const state = task.status?.state;
    this.#open = state === TaskState.TASK_STATE_INPUT_REQUIRED ? task : undefined;
    const said = [...task.artifacts.map(({ parts }) => parts), task.status?.message?.parts ?? []];
    const text = said
      .map(textOf)
      .filter((part) => part !== "")
      .join("\n\n");
    if (state === TaskState.TASK_STATE_AUTH_REQUIRED) {
      throw new RunStopper(`the agent asks for credentials that it has not been given: ${text}`);
    }
    if (state === TaskState.TASK_STATE_FAILED || state === TaskState.TASK_STATE_CANCELED) {
      throw fault(
        this.#setting,
        `the agent's task ended as ${state === TaskState.TASK_STATE_FAILED ? "failed" : "canceled"}: ${text}`,
      );
    }
    return text;
  }

  /** Waits for a task that was handed back before it had come to an answer. */
  async #settled(first: Task, client: Client, signal: AbortSignal): Promise<Task> {
    let task = first;
    let waitMs = POLL_MS.first;
    while (task.status !== undefined && WORKING.has(task.status.state)) {
      this.#open = task;
      await sleep(waitMs, signal);
      waitMs = Math.min(2 * waitMs, POLL_MS.most);
      task = await client.getTask({ tenant: "", id: task.id, historyLength: 0 }, { signal });
    }
    return task;
  }
}

function isTask(result: Message | Task): result is Task {
  return "artifacts" in result;
}

/** What the parts say: their texts, and where there is none their data as JSON. */
function textOf(parts: readonly Part[]): string {
  const texts = parts.flatMap(({ content }) => (content?.$case === "text" ? [content.value] : []));
  const data = parts.flatMap(({ content }) =>
    content?.$case === "data" ? [JSON.stringify(content.value)] : [],
  );
  return (texts.length > 0 ? texts : data).join("\n");
}

function textPart(value: string): Part {
  return { content: { $case: "text", value }, metadata: undefined, filename: "", mediaType: "text/plain" };
}
