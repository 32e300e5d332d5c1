import type { RetailCase } from "../retail-case.ts";
import { kindsOfTool, tellsDone, withRelated, type ActionKind } from "../../../text/action-verbs.ts";
import type { OutcomeClaim } from "../../../text/outcome-claims.ts";
import type { AgentCall } from "./case-view.ts";
import { leavesOfCall, type KnownThings } from "./known-things.ts";

/**
 * Whether writes that have succeeded did what is claimed: one of them is of the claimed kind, has what is claimed in it
 * where that is a thing of its own (a new card, a complaint), and none but the claimed things were acted on.
 */
export function isDoneBy(
  claim: OutcomeClaim,
  succeeded: readonly AgentCall[],
  things: () => KnownThings,
  scenario: RetailCase,
): boolean {
  const acts = succeeded.filter(
    (call) => (isOfKind(call, claim, scenario) || isOfAnyRequest(claim)) && holdsWhatIsClaimed(call, claim),
  );
  return acts.length > 0 && !things().areOthers(claim.about, acts.flatMap(leavesOfCall));
}

/** By the words of its tool's name, what that is also called, and its own answer. */
function isOfKind(call: AgentCall, { kinds, sentence }: OutcomeClaim, scenario: RetailCase): boolean {
  const toldDone = tellsDone(spaced(call.answer?.text ?? ""), kinds);
  if (call.outcome === "pending") return toldDone || kinds.some((kind) => PENDING_KINDS.has(kind));
  const own = kindsOfTool(call.tool);
  if (own.size === 0 || toldDone) return true;
  const rivals = PASSING.test(sentence.text) ? new Set<ActionKind>() : rivalKinds(call.tool, scenario);
  return kinds.some((kind) => own.has(kind) || (withRelated(own).has(kind) && !rivals.has(kind)));
}

/** What may be said of a request that was accepted and not yet carried out. */
const PENDING_KINDS: ReadonlySet<ActionKind> = new Set(["raise", "request", "schedule"]);

/** Frozen "for now" may be called blocked, unless for good. */
const PASSING =
  /(?<!\p{L})(?:temporar\p{L}*|for now|for the time being|until you|reversibl\p{L}*)(?!\p{L})/iu;

/**
 * What other writes of the case do to the same thing: where a card can be blocked as well as frozen, one that was frozen
 * is not "blocked".
 */
function rivalKinds(tool: string, { tools }: RetailCase): ReadonlySet<ActionKind> {
  const things = wordsOf(tool);
  const others = tools.filter(
    ({ definition: { name, action } }) =>
      action === "write" && name !== tool && wordsOf(name).some((word) => things.includes(word)),
  );
  const kinds = others.flatMap(({ definition }) => [...kindsOfTool(definition.name)]);
  return new Set(kinds.filter((kind) => ENDS.has(kind)));
}

/** What ends the use of a thing, for good or for a while: no word for one is true of another. */
const ENDS: ReadonlySet<ActionKind> = new Set(["block", "freeze", "stop", "close", "cancel"]);

function wordsOf(tool: string): string[] {
  return (tool.toLowerCase().match(/[a-z]+/g) ?? []).slice(1);
}

/** "I have submitted your request" may be said of any write. */
function isOfAnyRequest({ kinds, about }: OutcomeClaim): boolean {
  return kinds.some((kind) => kind === "raise" || kind === "request") && ANY_REQUEST.test(about);
}

const ANY_REQUEST =
  /^\W*$|(?<!\p{L})(?:requests?|instructions?|applications?|orders?|changes?|closure|details|form|it|this|that|everything)(?!\p{L})/iu;

/** Things that a write only did where its tool, its arguments or its answer tell of them. */
const OF_THEIR_OWN: readonly { said: RegExp; told: RegExp }[] = [
  {
    // At its head: a cheque may be stopped for a dispute.
    said: /^\W*(?:\p{L}+ ){0,3}(?:complaints?|disputes?|grievances?|tickets?|शिकायत|shikayat)(?![\p{L}\p{M}])/iu,
    told: /^(?:raise|report|file|log|lodge|register|create_(?:complaint|dispute|ticket)|dispute|complain)/iu,
  },
  { said: /(?:cheque|check|pass) ?book/iu, told: /(?:cheque|check|pass).?book/iu },
  { said: /statement/iu, told: /statement/iu },
  {
    said: /(?:new|replacement|another|fresh|duplicate|virtual) (?:\p{L}+ ){0,2}card|replacement|reissue/iu,
    told: /(?:new|replacement|another|fresh|duplicate|virtual).{0,24}card|replace|reissue|(?:order|issue|request)_?\w*card/iu,
  },
  { said: /(?<!\p{L})(?<!(?:no|without|without a) )(?:nominee|guardian)/iu, told: /nominee|guardian/iu },
  { said: /(?<!\p{L})(?:pin|otp|password)s?(?!\p{L})/iu, told: /(?<![a-z])(?:pin|otp|password)(?![a-z])/iu },
  { said: /(?<!\p{L})kyc(?!\p{L})/iu, told: /kyc/iu },
];

function holdsWhatIsClaimed(call: AgentCall, { clause }: OutcomeClaim): boolean {
  return OF_THEIR_OWN.every(({ said, told }) => {
    if (!said.test(clause)) return true;
    return told.test(`${call.tool} ${JSON.stringify(call.args ?? {})} ${call.answer?.text ?? ""}`);
  });
}

/** Underscores join words in names and enum values. */
export function spaced(text: string): string {
  return text.replaceAll("_", " ");
}
