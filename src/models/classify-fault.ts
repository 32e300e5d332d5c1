import { APICallError } from "@ai-sdk/provider";
import { fieldOf } from "./field-of.ts";
import { ModelFault, tooLongIn, type FaultKind } from "./faults.ts";
import { networkHint } from "./network-hint.ts";
import { redact } from "./redact.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Longest provider message that is repeated in an error line. */
const SHOWN_CHARACTERS = 300;

/** How providers and servers say that a conversation does not fit. None of these words may decide on a 429 or 5xx. */
const OVERFLOW = [
  /context[ _-]?(?:length|window|size)[ _-]?(?:is |was )?(?:exceed|full)/i,
  /(?:maximum|max|model'?s|available|the|its) (?:model |maximum )?(?:context|prompt|input)[ _-]?(?:length|window|size)/i,
  /exceed[a-z]* (?:the )?(?:configured |maximum |allowed |model |token |context )*(?:context|token|input)[a-z ]*(?:limit|length|window|size|allowed)/i,
  /(?:prompt|input|inputs|messages?|conversation) (?:is |are )?too (?:long|large)/i,
  /input tokens? (?:count )?(?:\([\d,]+\) )?exceed/i,
  /too many (?:input )?tokens/i,
  /reduce the length of the (?:messages|prompt|input)/i,
  /maximum number of (?:input )?tokens/i,
  /tokens?`? \+ `?max_new_tokens`? must be/i,
  /longer than the maximum model length/i,
  /exceed_context_size/i,
  /exceeded model token limit/i,
];
/** A single request above a per-minute allowance: waiting never helps. */
const TOO_LARGE_FOR_ALLOWANCE = /request too large/i;
const FILTERED =
  /content[_ -]?(?:filter|policy|management)|responsible ?ai|content exists risk|data_inspection_failed|flagged (?:as|for)|moderation|safety system|prohibited[_ ]content/i;
const EXHAUSTED =
  /insufficient[_ ]quota|billing|credit balance|payment required|insufficient (?:balance|credit|funds)/i;
const BAD_KEY = /api[ _-]?key not (?:valid|found)|(?:invalid|incorrect|missing)[^.]{0,20}api[ _-]?key/i;
const UNKNOWN_MODEL =
  /model[_ ]not[_ ](?:found|exist)|unknown model|invalid model|no such model|model .{1,80}(?:does not exist|not found|is not supported)/i;
/** Request fields that come from the run's settings and not from a conversation: what is wrong with one is wrong always. */
const SETTING = /^(?:model|temperature|top_p|seed|max_tokens|max_completion_tokens|reasoning_effort)/;

/** Where a failed call went to, and what must not appear in its message. */
export type CallPlace = { model: string; endpoint: string; secrets: readonly string[]; nowMs: number };

/**
 * Tells what kind of fault an error of the provider layer is, from its status and from what the provider wrote.
 *
 * @returns A ModelFault with a one-line message; an error that is no fault of a call (a bug) is thrown as it is.
 */
export function classifyFault(error: unknown, place: CallPlace): ModelFault {
  const tooLong = tooLongIn(error);
  if (tooLong !== undefined) {
    const { message: words } = tooLong;
    // Asked again it would most likely be as long, and be paid for again.
    return new ModelFault("rejected", describe({ place, status: undefined, kind: "rejected", words }));
  }
  if (!APICallError.isInstance(error)) return classifyOther(error, place);
  const said = providerWords(error);
  const status = embeddedStatus(error) ?? error.statusCode;
  const kind = kindOf({ status, said: `${said.code} ${said.message}`, param: said.param });
  const overloaded = kind === "passing" && (status === 429 || status === 503 || status === 529);
  const waitMs = retryAfterMs({ headers: error.responseHeaders, body: error.responseBody }, place.nowMs);
  const message = describe({ place, status, kind, words: said.message });
  return new ModelFault(kind, message, { status, overloaded, waitMs });
}

/** Errors of the provider layer that carry no HTTP answer but say that the answer was no good. */
const UNUSABLE_ANSWER: ReadonlySet<string> = new Set([
  "AI_InvalidResponseDataError",
  "AI_EmptyResponseBodyError",
  "AI_NoContentGeneratedError",
  "AI_JSONParseError",
  "AI_TypeValidationError",
]);

function classifyOther(error: unknown, place: CallPlace): ModelFault {
  if (!(error instanceof Error)) throw error;
  const unsupported = error.name === "AI_UnsupportedFunctionalityError";
  if (!unsupported && !UNUSABLE_ANSWER.has(error.name)) throw error;
  const kind = unsupported ? "rejected" : "passing";
  return new ModelFault(kind, describe({ place, status: undefined, kind, words: error.message }));
}

function kindOf(answer: { status: number | undefined; said: string; param: string }): FaultKind {
  const { status, said, param } = answer;
  if (status !== undefined && status >= 300 && status < 400) return "permanent";
  if (status === undefined || status < 400) return "passing";
  if (status === 429) {
    if (EXHAUSTED.test(said)) return "permanent";
    return TOO_LARGE_FOR_ALLOWANCE.test(said) ? "overflow" : "passing";
  }
  if (status >= 500 || status === 408 || status === 409 || status === 425) return "passing";
  if (status === 413) return "overflow";
  if (FILTERED.test(said)) return "filtered";
  if (status === 401 || status === 402 || status === 403 || status === 404 || status === 405)
    return "permanent";
  if (OVERFLOW.some((wording) => wording.test(said))) return "overflow";
  if (BAD_KEY.test(said) || EXHAUSTED.test(said) || UNKNOWN_MODEL.test(said)) return "permanent";
  return SETTING.test(param) ? "permanent" : "rejected";
}

type ProviderWords = { message: string; code: string; param: string };

/** Reads an error body in any of the usual shapes: `{error: {message, code, type, param}}`, `{error: "…"}`, `{message}`, `{detail}`, words. */
function providerWords(error: APICallError): ProviderWords {
  const body = parsed(error.responseBody);
  const inner = fieldOf(body, "error") ?? body;
  const texts = [inner, fieldOf(inner, "message"), fieldOf(inner, "detail"), plainWords(error)];
  const param = fieldOf(inner, "param");
  return {
    message: texts.find((text) => typeof text === "string") ?? `${error.message}${causeOf(error)}`,
    code: [fieldOf(inner, "code"), fieldOf(inner, "type"), fieldOf(inner, "status")].join(" "),
    param: typeof param === "string" ? param : "",
  };
}

/** An error body of mere words. A page of HTML says less than its status, and a broken answer is no message. */
function plainWords({ responseBody, statusCode }: APICallError): string | undefined {
  const body = responseBody?.trim() ?? "";
  const words = statusCode !== undefined && statusCode >= 400 && !/^[<{[]/.test(body);
  return words && body !== "" ? body : undefined;
}

function causeOf({ message, cause, responseBody }: APICallError): string {
  const told = responseBody !== undefined || !(cause instanceof Error) || message.includes(cause.message);
  return told ? "" : ` (${cause.message})`;
}

/** Some gateways answer 200 with an error object that carries the real status. */
function embeddedStatus(error: APICallError): number | undefined {
  if (error.statusCode !== 200) return undefined;
  const code = fieldOf(fieldOf(parsed(error.responseBody), "error"), "code");
  return typeof code === "number" && code >= 400 && code < 600 ? code : undefined;
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value[0] : value;
  } catch {
    return undefined; // not every error body is JSON; its words are then the SDK's
  }
}

type Description = { place: CallPlace; status: number | undefined; kind: FaultKind; words: string };

function describe({ place, status, kind, words }: Description): string {
  const line = redact(words, place.secrets).replaceAll(/\s+/g, " ").trim();
  const shown = line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
  const code = status === undefined ? "" : ` ${status}`;
  const network = status === undefined ? networkHint(place.endpoint, words, process.env) : "";
  return `${place.model} at ${place.endpoint}:${code} ${shown}${remedyFor(kind, status)}${network}`;
}

function remedyFor(kind: FaultKind, status: number | undefined): string {
  if (kind !== "permanent") return "";
  if (status === 401 || status === 403) return " (check the API key)";
  if (status === 404 || status === 405) return " (check the model name and the base URL)";
  return "";
}
