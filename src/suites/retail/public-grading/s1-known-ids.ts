import type { ChatMessage } from "../../../contract/chat-message.ts";
import type { ExactJson } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import { fieldOf, isExactObject, keysOf, parseExact } from "../../../exact-json/index.ts";
import {
  argumentsOf,
  textOf,
  type Detail,
  type GradedTranscript,
  type LiveCall,
} from "./graded-transcript.ts";
import { idsInText, isIdKey } from "./text-rules.ts";

/**
 * S1: ids in call arguments that nothing had shown before (section 7.1). A message's calls are checked before the
 * message is learnt from, so calls in one message do not see each other's results.
 */
export function s1KnownIds({ scenario, transcript, liveStart, calls }: GradedTranscript): Detail[] {
  const known = new Set(idsAtLogin(scenario));
  const details: Detail[] = [];
  for (const [index, message] of transcript.entries()) {
    for (const call of calls.filter((each) => each.message === index)) {
      details.push(...unknownIds(call, known));
    }
    for (const id of idsShownBy(message, index, liveStart)) known.add(id);
  }
  return details;
}

/** Only top-level arguments are looked at, and of their values only strings and members of lists. */
function unknownIds(call: LiveCall, known: ReadonlySet<string>): Detail[] {
  const given = argumentsOf(call);
  return keysOf(given)
    .filter(isIdKey)
    .flatMap((key) =>
      stringsOf(fieldOf(given, key))
        .filter((id) => !known.has(id))
        .map((id) => ({
          at: [{ message: call.message, call: call.call }],
          because: `${call.tool} was given ${key} ${JSON.stringify(id)}, which nothing before this call had shown`,
        })),
    );
}

/** What a message makes known. The agent's own live words teach nothing, nor does the system message. */
function idsShownBy(message: ChatMessage, index: number, liveStart: number): string[] {
  const text = textOf(message);
  if (text === undefined) return [];
  if (message.role === "tool") return idsInJson(text);
  const shows = message.role === "user" || (index > 0 && index < liveStart);
  return shows ? [...idsInText(text), ...idsInJson(text)] : [];
}

/** Ids do not depend on how numbers are written, so the engine's own faster reader comes first. */
function idsInJson(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return idsWithin(JSON.parse(text));
  } catch {
    return idsInUnusualJson(text);
  }
}

/** JSON beyond the standard, such as with NaN. */
function idsInUnusualJson(text: string): string[] {
  let value: ExactJson;
  try {
    value = parseExact(text);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
  return idsWithin(value);
}

const loginIds = new WeakMap<RetailCase["setup"], readonly string[]>();

function idsAtLogin({ setup }: RetailCase): readonly string[] {
  const ids = loginIds.get(setup) ?? idsWithin(setup.loginContext);
  loginIds.set(setup, ids);
  return ids;
}

/** Strings under id keys, at any depth. */
function idsWithin(value: ExactJson): string[] {
  if (Array.isArray(value)) return value.flatMap(idsWithin);
  if (!isExactObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isIdKey(key) ? stringsOf(item) : []),
    ...idsWithin(item),
  ]);
}

function stringsOf(value: ExactJson | undefined): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === "string");
}
