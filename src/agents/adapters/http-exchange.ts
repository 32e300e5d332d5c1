import { ParticipantFault, RunStopper } from "../../contract/errors.ts";
import { tooLongIn } from "../../models/faults.ts";
import { sleep } from "../../models/on-abort.ts";
import { networkHint } from "../../models/network-hint.ts";
import { redact } from "../../models/redact.ts";
import { retryAfterMs } from "../../models/retry-after.ts";
import { readEventStream } from "../../text/event-stream.ts";

/** One request to an agent's endpoint. */
export type Exchange = {
  fetch: typeof fetch;
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  signal: AbortSignal;
  /** Whether nothing has been done yet, so that the request may be sent again. */
  untouched: () => boolean;
  /** Never to be shown. */
  secrets: readonly string[];
};

/** What came back: one value, or the events of a stream. A body that is no JSON is its text. */
export type Answer = Heading & ({ type: "value"; value: unknown } | { type: "events"; values: unknown[] });

/** What an answer says of itself, beside its body. */
type Heading = { status: number; mediaType: string; headers: Headers; redirectedTo?: string };

const MOST_ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const SHOWN_CHARACTERS = 200;
/** The request has not left. */
const NOT_SENT = new Set(["ECONNREFUSED", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
/** The endpoint says that it has not looked at it. */
const NOT_NOW = new Set([429, 503]);

/** Sends a request and reads its answer. @throws As {@link sendRequest} does. */
export async function exchange(request: Exchange): Promise<Answer> {
  return readAnswer(request, await sendRequest(request));
}

/**
 * Sends a request. What surely was not handled is sent again, as long as the agent has done nothing.
 *
 * @returns An answer of success; its body is still to be read.
 * @throws ParticipantFault in plain words; RunStopper when the endpoint refuses our credentials; the signal's reason.
 */
export async function sendRequest(request: Exchange): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const again = attempt < MOST_ATTEMPTS;
    const waitMs = FIRST_WAIT_MS * 2 ** (attempt - 1);
    let response: Response;
    try {
      const { url, method, headers, body, signal } = request;
      response = await request.fetch(url, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body }),
      });
    } catch (error) {
      request.signal.throwIfAborted();
      const code = codeOf(error);
      if (!again || !NOT_SENT.has(code) || !request.untouched())
        throw fault(request, unreachable(request, code));
      await sleep(waitMs, request.signal);
      continue;
    }
    if (response.ok) return response;
    const text = await readText(request, response);
    if (!again || !NOT_NOW.has(response.status) || !request.untouched())
      throw refusal(request, response, text);
    const asked = retryAfterMs({ headers: Object.fromEntries(response.headers), body: text }, Date.now());
    await sleep(Math.min(asked ?? waitMs, LONGEST_WAIT_MS), request.signal);
  }
}

/** A fault of the agent's side, without secrets. */
export function fault({ secrets }: Pick<Exchange, "secrets">, message: string): ParticipantFault {
  return new ParticipantFault("agent", "fault", redact(message, secrets));
}

async function readAnswer(request: Exchange, response: Response): Promise<Answer> {
  const heading = headingOf(response);
  if (LINES_OF_JSON.has(heading.mediaType)) {
    const lines = (await readText(request, response)).split("\n").filter((line) => line.trim() !== "");
    return { ...heading, type: "events", values: lines.map((line) => wholeEvent(request, line)) };
  }
  if (heading.mediaType !== "text/event-stream" || response.body === null) {
    return { ...heading, type: "value", value: parsed(await readText(request, response)) };
  }
  const values: unknown[] = [];
  try {
    // Whoever fetches bounds the whole.
    for await (const data of readEventStream(response.body, Number.MAX_SAFE_INTEGER)) {
      if (data !== "[DONE]") values.push(wholeEvent(request, data));
    }
  } catch (error) {
    throw broken(request, error);
  }
  return { ...heading, type: "events", values };
}

const LINES_OF_JSON = new Set([
  "application/x-ndjson",
  "application/ndjson",
  "application/jsonl",
  "application/x-jsonlines",
]);

/** An event's value. One that begins as JSON and is none was cut off: what came would be graded as the whole answer. */
function wholeEvent(request: Exchange, data: string): unknown {
  const value = parsed(data);
  if (typeof value === "string" && /^\s*[[{]/.test(data))
    throw fault(request, `the answer of ${request.url} broke off within an event`);
  return value;
}

function headingOf({ status, headers, redirected, url }: Response): Heading {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  const mediaType = type.trim().toLowerCase();
  return {
    status,
    mediaType: mediaType === "" ? "no content-type" : mediaType,
    headers,
    ...(redirected ? { redirectedTo: url } : {}),
  };
}

async function readText(request: Exchange, response: Response): Promise<string> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw broken(request, error);
  }
  return text;
}

function broken(request: Exchange, error: unknown): unknown {
  if (request.signal.aborted) return request.signal.reason;
  if (error instanceof ParticipantFault) return error;
  const tooLong = tooLongIn(error);
  if (tooLong !== undefined) return fault(request, `${request.url}: ${tooLong.message}`);
  return fault(request, `the answer broke off (${codeOf(error)})`);
}

function refusal(request: Exchange, { status }: Response, text: string): Error {
  const said = text.replaceAll(/\s+/g, " ").trim().slice(0, SHOWN_CHARACTERS);
  const message = `${request.method} ${request.url} was answered with HTTP ${status}${said === "" ? "" : `: ${said}`}`;
  if (status === 401 || status === 403) {
    return new RunStopper(
      redact(`${message}. The agent refuses our credentials; check its headers`, request.secrets),
    );
  }
  return fault(request, message);
}

function unreachable({ url }: Exchange, code: string): string {
  const words: Record<string, string> = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "there is no such host",
    EAI_AGAIN: "the host's name could not be looked up",
    ECONNRESET: "the connection was cut before an answer came",
    UND_ERR_SOCKET: "the connection was cut before an answer came",
    UND_ERR_CONNECT_TIMEOUT: "nothing answers there",
  };
  const why = words[code] ?? code;
  return `${url} cannot be reached: ${why}${networkHint(url, `${code} ${why}`, process.env)}`;
}

/** The code of a failed fetch lies in its causes. */
function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && at.code !== "") return at.code;
    const inner = at instanceof AggregateError ? (at.errors as unknown[])[0] : undefined;
    if (inner instanceof Error && "code" in inner && typeof inner.code === "string") return inner.code;
  }
  return innermost(error);
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text; // an endpoint may answer in plain text
  }
}
