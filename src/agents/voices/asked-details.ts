/** What a sentence asks for, when it asks for several things at once. */
export type Asked = readonly [string, string, ...string[]];

/** `details`: noun phrases ("your date of birth") or imperatives ("choose a PIN"). `questions`: whole questions. */
export type Request = { kind: "details" | "questions"; asked: Asked };

const LEADS = [
  /^(?:[^.?!;:]*?[,:] |(?:and|first|then|so|well)\b,? )?(?:please,? |kindly )?(?:could|can|would|will) you (?:please )?(?:tell|give|send|share with|read)(?: me| us)? (?<rest>.+)$/i,
  /^(?:[^.?!;:]*?[,:] |(?:and|first|then|so|well)\b,? )?(?:please,? |kindly )?(?:tell|give|send|read) (?:me|us) (?<rest>.+)$/i,
  /^(?:[^.?!;]*?[,:] |[^.?!;,:]* )?(?:I|we)(?:'ll| will)? (?:just |only )?need (?<rest>.+)$/i,
  /^(?:[^.?!;]*?: |first,? )?(?<rest>your .+)$/i,
];
/** A verbless sentence is a request only where it says so. */
const VERBLESS = 3;
const SAYS_PLEASE = /\bplease\b|\?$/i;

const NOUN_HEAD = /^(?:your|the|its|one|another|a|an|which|what|how|where|whether)\b/i;
const VERB_HEAD = /^(?:please )?(?:read|tell|give|spell|choose|send|share)\b/i;
/** "… and street address": shares the "your" before it. */
const BARE = /^[a-z]+(?:[ -][a-z]+){0,3}$/i;
const QUESTION_HEAD =
  /^(?:what|when|where|which|who|how|why|is|are|do|does|did|have|has|may|can|could|will) \S+ \S+/i;
const TAIL = /,? (?:first|please)$/i;
const BREAK = /(,? and |, )/i;

/** What a sentence asks for in one breath; `undefined` where it is one thing, or cannot be taken apart safely. */
export function askedAtOnce(sentence: string): Request | undefined {
  return questionsIn(sentence) ?? detailsIn(sentence);
}

function questionsIn(sentence: string): Request | undefined {
  if (!sentence.endsWith("?") || !QUESTION_HEAD.test(sentence)) return undefined;
  const parts = partsOf(sentence.slice(0, -1), (part) => QUESTION_HEAD.test(part));
  const whole = parts.every((part) => QUESTION_HEAD.test(part));
  return whole && isSeveral(parts) ? { kind: "questions", asked: parts } : undefined;
}

function detailsIn(sentence: string): Request | undefined {
  for (const [index, lead] of LEADS.entries()) {
    const rest = lead.exec(sentence)?.groups?.["rest"];
    if (rest === undefined || (index === VERBLESS && !SAYS_PLEASE.test(sentence))) continue;
    const asked = withoutTail(rest);
    const owner = /^your (?:own )?/i.exec(asked)?.[0].toLowerCase();
    const parts = partsOf(asked, (part) => isDetail(part) || (owner !== undefined && isBare(part)));
    const items = parts.map((part) => (isDetail(part) ? part : `${owner ?? ""}${part}`));
    return isSeveral(items) && items.every(isDetail) ? { kind: "details", asked: items } : undefined;
  }
  return undefined;
}

function isBare(part: string): boolean {
  const noun = part.replace(TAIL, "");
  return BARE.test(noun) && !/\b(?:if|when|as|then|too|i|will)\b/i.test(noun);
}

function isDetail(item: string): boolean {
  return NOUN_HEAD.test(item) || VERB_HEAD.test(item);
}

function withoutTail(rest: string): string {
  return rest
    .replace(/[.?!]+$/, "")
    .replace(/,? (?:please|if I may ask|first|for me)$/i, "")
    .replace(/,? (?:please|first)$/i, "");
}

/** Cut before each part that can stand by itself; what cannot stays with the part before. */
function partsOf(text: string, standsAlone: (part: string) => boolean): string[] {
  const pieces = text.split(BREAK);
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const last = parts.at(-1);
    if (last === undefined || standsAlone(piece)) parts.push(piece.trim());
    else parts[parts.length - 1] = `${last}${pieces[at - 1] ?? ""}${piece}`;
  }
  return parts.map((part) => part.replace(TAIL, "").replace(/^please /i, ""));
}

function isSeveral(parts: string[]): parts is [string, string, ...string[]] {
  return parts.length > 1;
}
