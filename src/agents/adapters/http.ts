import type { Json } from "../../contract/json.ts";
import { createEndpointFetch } from "../../models/endpoint-fetch.ts";
import type { HttpAgentFile } from "./agent-file.ts";
import {
  traceHeader,
  type AgentAdapter,
  type AgentReply,
  type Conversation,
  type Opening,
  type Turn,
} from "./conversation.ts";
import { fillEnvironment, secretsInAddress, type Environment } from "./environment.ts";
import { sleep } from "../../models/on-abort.ts";
import { retryAfterMs } from "../../models/retry-after.ts";
import { exchange, fault, type Answer, type Exchange } from "./http-exchange.ts";
import { originOf } from "./origin.ts";
import { valueAt } from "./json-place.ts";
import { missingText } from "./missing-text.ts";
import { fillTemplate, type TemplateValues } from "./request-template.ts";
import { endValues, turnValues } from "./template-values.ts";

/** What is posted where a file gives no request of its own: the contract of docs/test-your-agent.md. */
const OWN_REQUEST: Json = {
  message: "{{message}}",
  session: "{{session}}",
  turn: "{{turn}}",
  messageId: "{{messageId}}",
  instructions: "{{instructions}}",
  context: "{{context}}",
  history: "{{history}}",
  bank: { mcp: "{{bank.mcp}}" },
};

const MOST_CONNECTIONS = 256;

/** The service has taken the message and answers later. */
const ACCEPTED = 202;
/** Between two looks for an answer, where it does not say itself. */
const POLL_MS = 1000;
const LONGEST_POLL_MS = 30_000;

type Setting = {
  fetch: typeof fetch;
  config: HttpAgentFile;
  url: string;
  headers: Readonly<Record<string, string>>;
  hangUpUrl: string | undefined;
  secrets: readonly string[];
};

/**
 * Talks to an agent over HTTP: one request for each message, answered by JSON, an event stream or plain text.
 *
 * @throws InputError for an environment variable that is not set.
 */
export function httpAdapter(config: HttpAgentFile, environment: Environment, file: string): AgentAdapter {
  const headers = fillEnvironment(config.headers, environment, { file, path: "headers" });
  const place = { file, path: "" };
  const url = fillEnvironment({ url: config.url }, environment, place);
  const hangUp = fillEnvironment({ "hangUp.url": config.hangUp?.url ?? "" }, environment, place);
  const addresses = [
    { value: url.value.url, secrets: url.secrets },
    { value: hangUp.value["hangUp.url"], secrets: hangUp.secrets },
  ];
  const connections = createEndpointFetch(originOf(url.value.url, config.url, file), MOST_CONNECTIONS, {
    redirect: "follow",
    replyMb: config.maxAnswerMb,
    setBy: "maxAnswerMb",
  });
  const setting: Setting = {
    fetch: connections.fetch,
    config,
    url: url.value.url,
    headers: headers.value,
    hangUpUrl: config.hangUp === undefined ? undefined : hangUp.value["hangUp.url"],
    secrets: [...headers.secrets, ...addresses.flatMap(secretsInAddress)],
  };
  return {
    secrets: setting.secrets,
    converse: (opening) => new HttpConversation(setting, opening),
    [Symbol.asyncDispose]: () => connections.close(),
  };
}

/** The cookies that an agent has set in one conversation, which go back to it in that conversation alone. */
class ConversationCookies {
  readonly #values = new Map<string, string>();

  keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [pair = "", ...attributes] = set.split(";");
      const at = pair.indexOf("=");
      const name = pair.slice(0, at).trim();
      if (at < 1 || name === "") continue;
      const isGone = attributes.some((each) => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(each));
      if (isGone) this.#values.delete(name);
      else this.#values.set(name, pair.slice(at + 1).trim());
    }
  }

  get headers(): { cookie?: string } {
    if (this.#values.size === 0) return {};
    return { cookie: Array.from(this.#values, ([name, value]) => `${name}=${value}`).join("; ") };
  }
}

/** Where an answer will be. @throws ParticipantFault for another server's address: our credentials are not for it. */
function placeOf(told: string, request: Exchange): string {
  const place = URL.parse(told, request.url);
  if (place !== null && place.origin === new URL(request.url).origin) return place.href;
  throw fault(request, `its answer is to be fetched at ${told}, which is no address of the same server`);
}

class HttpConversation implements Conversation {
  readonly #setting: Setting;
  readonly #opening: Opening;
  #session: string | undefined;
  #spoken = false;
  readonly #cookies = new ConversationCookies();

  constructor(setting: Setting, opening: Opening) {
    this.#setting = setting;
    this.#opening = opening;
    // An agent that names conversations itself has not named this one yet.
    this.#session = setting.config.response.session === undefined ? opening.session : undefined;
  }

  async send(turn: Turn, signal: AbortSignal): Promise<AgentReply> {
    const { config, secrets } = this.#setting;
    const values = turnValues(this.#opening, turn, this.#session);
    this.#spoken = true;
    const request: Exchange = {
      fetch: this.#setting.fetch,
      url: filledText(this.#setting.url, values),
      method: config.method,
      headers: this.#headers(values),
      body: JSON.stringify(fillTemplate(config.request ?? OWN_REQUEST, values)),
      signal,
      untouched: () => turn.door.used === 0,
      secrets,
    };
    return this.#read(await this.#ready(request, await exchange(request)));
  }

  /** An answer that is accepted and not ready (HTTP 202) is asked for where it says, until it is. */
  async #ready(request: Exchange, first: Answer): Promise<Answer> {
    const { poll } = this.#setting.config.response;
    let answer = first;
    let url = request.url;
    while (answer.status === ACCEPTED) {
      const values = answer.type === "value" ? [answer.value] : answer.values;
      const told = poll === undefined ? answer.headers.get("location") : lastOf(values, poll);
      if (typeof told === "string" && told !== "") url = placeOf(told, request);
      else if (url === request.url) return answer; // it says nowhere: what came is the answer
      this.#keepSession(answer, values);
      const asked = retryAfterMs({ headers: Object.fromEntries(answer.headers), body: "" }, Date.now());
      await sleep(Math.min(asked ?? POLL_MS, LONGEST_POLL_MS), request.signal);
      answer = await exchange({ ...request, url, method: "GET", body: undefined });
    }
    return answer;
  }

  async end(signal: AbortSignal): Promise<void> {
    const { config, hangUpUrl, secrets } = this.#setting;
    if (config.hangUp === undefined || hangUpUrl === undefined || !this.#spoken) return;
    const values = endValues(this.#opening, this.#session);
    const { method, body } = config.hangUp;
    await exchange({
      fetch: this.#setting.fetch,
      url: filledText(hangUpUrl, values),
      method,
      headers: this.#headers(values),
      body: body === undefined ? undefined : JSON.stringify(fillTemplate(body, values)),
      signal,
      untouched: () => true,
      secrets,
    });
  }

  /** A trace of the file's own goes before ours. */
  #headers(values: TemplateValues): Record<string, string> {
    const own = filledHeaders(this.#setting.headers, values);
    const unsent = Object.entries(own).find(([, value]) => !/^[\t\x20-\x7e\x80-\xff]*$/.test(value));
    if (unsent !== undefined)
      throw fault(this.#setting, `the header ${unsent[0]} would hold characters that no header may have`);
    return { ...JSON_HEADERS, ...traceHeader(this.#opening), ...this.#cookies.headers, ...own };
  }

  #read(answer: Answer): AgentReply {
    const { leaves } = this.#setting.config.response;
    const values = answer.type === "value" ? [answer.value] : answer.values;
    this.#keepSession(answer, values);
    const left = leaves === undefined ? undefined : lastOf(values, leaves);
    const text = this.#textOf(answer, values);
    if (left === undefined || left === null || left === false || left === "") return { text };
    return { text, leaves: typeof left === "string" ? { reason: left } : {} };
  }

  /** Its cookies, and its own id of the conversation. */
  #keepSession({ headers }: Answer, values: readonly unknown[]): void {
    const { session } = this.#setting.config.response;
    this.#cookies.keep(headers);
    if (session === undefined) return;
    const named = typeof session === "object" ? headers.get(session.header) : lastOf(values, session);
    if (typeof named === "string" || typeof named === "number") this.#session = String(named);
  }

  #textOf(answer: Answer, values: readonly unknown[]): string {
    const { reply, pieces } = this.#setting.config.response;
    if (answer.type === "events" && pieces !== undefined) {
      const parts = values.map((value) => valueAt(value, pieces)).filter((part) => typeof part === "string");
      if (parts.length > 0) return parts.join("");
    }
    const text = lastOf(values, reply);
    if (typeof text === "string") return text;
    throw fault(this.#setting, `${this.#setting.url}: ${missingText(answer, { reply, pieces })}`);
  }
}

const JSON_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** What stands at a place in the last value that has something there. */
function lastOf(values: readonly unknown[], place: string): unknown {
  return values.map((value) => valueAt(value, place)).findLast((found) => found !== undefined);
}

function filledText(template: string, values: TemplateValues): string {
  const filled = fillTemplate(template, values);
  return typeof filled === "string" ? filled : filled === undefined ? "" : JSON.stringify(filled);
}

function filledHeaders(
  headers: Readonly<Record<string, string>>,
  values: TemplateValues,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filledText(value, values)]),
  );
}
