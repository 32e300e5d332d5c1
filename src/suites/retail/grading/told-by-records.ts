import type { Json } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import {
  isParticiple,
  kindsOfTool,
  namesVerb,
  tellsDone,
  type ActionKind,
} from "../../../text/action-verbs.ts";
import { idTokens } from "../../../text/ids.ts";
import type { OutcomeClaim } from "../../../text/outcome-claims.ts";
import { plainText } from "../../../text/plain-text.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { wholeWord } from "../../../text/whole-word.ts";
import { spaced } from "./acts-behind-claim.ts";
import { loginJson, type CaseView, type Leaf } from "./case-view.ts";
import type { KnownThings } from "./known-things.ts";

/**
 * Whether the login context or an answer other than a write's tells of the claimed act, of the thing that is spoken of: a
 * card that was found blocked.
 */
export function isFoundInRecords(
  claim: OutcomeClaim,
  before: number,
  view: CaseView,
  things: () => KnownThings,
): boolean {
  const isOther = (leaves: readonly Leaf[]): boolean => things().areOthers(claim.about, leaves);
  const tells = (json: Json): boolean => tellsIn(json, claim, isOther);
  if (tells(loginJson(view.scenario))) return true;
  return [...view.priorCalls, ...view.calls].some(
    ({ isWrite, answer }) =>
      !isWrite &&
      answer !== undefined &&
      answer.seq < before &&
      (answer.json === undefined ? saysSo(answer.text, claim) : tells(answer.json)),
  );
}

/** Whether an object says so in its own fields; `isOther` looks at these and at those around it. */
function tellsIn(
  value: Json,
  claim: OutcomeClaim,
  isOther: (leaves: readonly Leaf[]) => boolean,
  around: readonly Leaf[] = [],
): boolean {
  if (Array.isArray(value)) return value.some((item) => tellsIn(item, claim, isOther, around));
  if (typeof value !== "object" || value === null) return typeof value === "string" && saysSo(value, claim);
  const own: Leaf[] = [];
  const inner: Json[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === "object" && item !== null) inner.push(item);
    else own.push({ key, value: item });
  }
  const leaves = [...around, ...own];
  if (own.some((leaf) => tells(leaf, claim)) && !isOther(leaves)) return true;
  return inner.some((item) => tellsIn(item, claim, isOther, leaves));
}

function tells({ key, value }: Leaf, claim: OutcomeClaim): boolean {
  if (typeof value !== "string") return false;
  return (
    saysSo(spaced(value), claim) || (/_(?:date|on|at)$/.test(key) && tellsDone(spaced(key), claim.kinds))
  );
}

/** A status says it in any word for the act; prose, which says much, in the very word. */
function saysSo(text: string, { kinds, word }: OutcomeClaim): boolean {
  if (!tellsDone(text, kinds)) return kinds.includes("close") && /^resolved$/i.test(text.trim());
  return text.split(" ").length <= 5 || !isParticiple(word) || wholeWord(word).test(text);
}

/** A sentence of a tool's description, and what the tool itself does. */
type Described = { text: string; acts: ReadonlySet<ActionKind> };

const descriptions = new WeakMap<RetailCase, readonly Described[]>();

/**
 * Whether a tool's description says so of a thing that both name by its number, and the claim is not about the customer:
 * "Form 15H has been replaced".
 */
export function isToldByTools({ kinds, sentence }: OutcomeClaim, scenario: RetailCase): boolean {
  if (ABOUT_CUSTOMER.test(sentence.text)) return false;
  const names = idTokens(sentence.text).filter((token) => token.length > 1);
  if (names.length === 0) return false;
  let told = descriptions.get(scenario);
  if (told === undefined) {
    told = scenario.tools.flatMap(({ spec: { name, description } }) =>
      splitSentences(plainText(description)).map(({ text }) => ({ text, acts: kindsOfTool(name) })),
    );
    descriptions.set(scenario, told);
  }
  return told.some(({ text, acts }) => {
    if (kinds.some((kind) => acts.has(kind)) || !namesVerb(text, kinds)) return false;
    const tokens = idTokens(text);
    return names.some((name) => tokens.includes(name));
  });
}

const ABOUT_CUSTOMER = /(?<!\p{L})(?:your|yours|you|aap|aapk\p{L}+|आप|आपक\p{L}*\p{M}*)(?![\p{L}\p{M}])/iu;
