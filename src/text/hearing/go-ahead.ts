import type { Clause } from "./clause.ts";
import type { Reading } from "./read-reply.ts";
import type { Topic } from "./topic.ts";

const ADVERB =
  "(?:(?:now|then|just|also|please|really|still|indeed|simply|go ahead and|kindly|therefore|perhaps|maybe|both|all) )*";
const APPROVAL =
  "(?:word|yes|nod|ok|go ahead|green light|thumbs[- ]up|approval|confirmation|consent|authori[sz]ation|permission|blessing|agreement|say-so|assent|concurrence|haan|sanction|clearance|all-clear|instruction|instructions|signal|acceptance|mandate|saying so|decision|final word)";
const SAY = "(?:say|type|reply|answer|respond|write|text|send|tell me|tell us|enter|press|hit|click|tap)";

/** "Shall I", "would you like me to": an act of the agent's is offered; what follows says which. */
const OFFERS = new RegExp(
  [
    `\\b(?:shall|should|may|can|could|might|do|must|will) (?:i|we)\\b(?! ${ADVERB}(?:know\\b|ask\\b|have\\b|interest\\b|trouble\\b|call you\\b|help you\\b|assist you\\b|take it\\b|see\\b|hear\\b|get (?:your|the|a)\\b|reach\\b|understand\\b|address\\b|take (?:your|down)\\b|confirm (?:your|the)\\b|verify\\b|check\\b|request (?:you|your)\\b))`,
    "\\b(?:do|would|did|will|should) you (?:still |really |indeed |also |both )?(?:want|like|wish|prefer|care|need)(?: for)? (?:me|us)(?: to)?\\b",
    "\\b(?:want|like|wish) (?:me|us) to\\b|\\bhow about (?:i|we)\\b|\\bwhat if (?:i|we)\\b",
    "\\bmay it be\\b|\\bis it (?:ok|alright|fine) (?:if|for|to)\\b|\\b(?:ok|alright|fine) (?:if|for|that) (?:i|we|me|us)\\b|\\bmind if (?:i|we)\\b(?! ask)|\\bmind my \\w+ing\\b(?<!asking)|\\bmay i take it\\b",
    "^(?:still |so |you )*(?:want|wish|like|care|happy|ready) (?:it|that|this|them|to(?! (?:tell|share|give|know|say|ask|add))|for me|for us)\\b",
  ].join("|"),
);
/** "Do you agree?", "Good to go?": what is to be done was said before. */
const AGREEMENT = new RegExp(
  [
    "\\b(?:do|would|will|can|could) you (?:still |hereby |also |now |both |all )?(?:agree|approve|consent|confirm(?: (?:that|this|it|the|both))?(?! your)|authori[sz]e|accept|give (?:me |us )?(?:your )?(?:consent|approval|ok|permission|word)|instruct|want (?:to (?:go|proceed|continue|send|do|hear|close|have it)|that|this|it|the)|wish (?:to|it|this|the)|like (?:to (?:go|proceed|continue|have it)|that|this|it|the)|live with)\\b",
    "\\b(?:are |is |were )?(?:you|we|everyone|everybody|both of you) (?:both |all |still |quite )*(?:ok|happy|fine|alright|comfortable|content|agreed|in agreement|good|sure|certain|satisfied|on board|clear|set|in favou?r|cool|agreeable)\\b",
    "\\b(?:good|ready|ok|fine|safe|alright|clear|happy|free) (?:to|for me to|for us to) (?!know|hear|see|meet|help|assist|tell|give|share)\\w+",
    "\\bsounds? (?:good|right|ok|fine|alright|like a plan)\\b|\\b(?:does|would|will|could) (?:that|this|it|all that) (?:sound|work|suit|be (?:ok|alright|fine|good|right|in order|agreeable|acceptable)|do)\\b",
    "\\bis (?:that|this|it|everything|all) (?:all |still )?(?:ok|alright|fine|good|in order|acceptable|agreeable|agreed|what you (?:want|wish|had|would)|how you|as you)\\b|\\bhappy with (?:that|this|it)\\b",
    "\\b(?:deal|yes or no|y\\/n|y \\/ n|yes ?\\/ ?no|haan ya (?:na|nahin))\\b|\\bany objections?\\b|\\bany (?:reason|problem) (?:not|with)\\b",
    `\\b(?:have|got|with|on|is that|do (?:i|we) have) your ${APPROVAL}\\b|\\b(?:green light|thumbs up|go ahead|all clear)$|\\b(?:aapki|aapka) (?:haan|ijazat|anumati|sehmati|sahmati|permission|approval|taraf se haan)`,
    "^(?:and )?all (?:good|clear|fine|correct|set)$|^(?:everything|all|sab) (?:ok|good|fine|alright|in order|theek)\\b|\\bare we (?:good|agreed|set|on)\\b|\\bwould that be\\b",
  ].join("|"),
);
/** Reads something back: only a go-ahead where it is his request that is read back. */
const READS_BACK =
  /\bis (?:that|this|it|everything|all) (?:all )?(?:right|correct|accurate)\b|\b(?:have|did) (?:i|we) (?:got |get |understood |understand )?(?:that|this|it|you|everything) (?:right|correctly|rightly)\b|^(?:right|correct|is that so|yes)$|\beverything (?:correct|right)\b/;
const TAG =
  /^(?:(?:so|and|then|is that|is it|that is|all|was that|with you) )?(?:ok|yes|agreed|alright|deal|fine|good|no|shall (?:i|we)|may (?:i|we)|can (?:i|we)|should (?:i|we)|do (?:i|we)|na|theek hai|thik hai|sahi hai|haan|chalega|ok na|is it ok|no objections?|sure|cool|y\/n|y|yes or no)(?: (?:with|by|for) (?:you|it|that|this))?(?: (?:then|so|na|sir|maam|dear|ji|now|there))?$/;
/** Without a question: the agent waits for a word. */
const AWAITS_WORD = new RegExp(
  [
    `\\b(?:say|just say|give(?: me| us)?|send(?: me)?|need|want|awaiting|await|wait(?:ing)? (?:for|on)|have|get|got|with|upon|on|for|after|once|received?|only|pending|requires?|is|receiving|at|one|miss|missing|lacking) (?:just |only |me |us |be |now )*(?:a |an |the |your |my |one )*(?:(?:quick|clear|simple|explicit|final|verbal|written|formal|small|express|little|short|own) )*${APPROVAL}\\b(?! (?:code|number|letter|email|text|message|from (?:the|another|our)|of (?:the|a)|desk|team))(?<!\\bhave (?:an?|the) \\w+)`,
    `(?<!\\b(?:it|they|may|might|could|machine|screen) )\\b${SAY}(?: back| with| me| us| either| just| simply| the word| to me)* (?:quotation|yes|confirm|ok|go|haan|y|proceed|approve|approved|i (?:agree|confirm|approve)|activate|submit|1)\\b`,
    "\\bif (?:that|this|it|you) (?:is|are|would|should|sounds?|suits?|works?|will|seems?)(?: \\w+){0,3}? ?(?:ok|alright|good|fine|right|agreeable|happy|suits?|well|agree|acceptable|works?|with you|for you|me to|us to|like me|want me)\\b",
    "\\b(?:if|should|once|when|as soon as|the moment|after|until|provided|in case) you (?:(?:do|both|would|will|have|still|also) )*(?:agree|approve|confirm|consent|say (?:yes|so|the word|go)|want (?:me|it|that|this|to)|wish|give (?:me|us|it|your)|are (?:happy|ok|good|fine|alright|sure|agreed)|(?:have )?no objections?|do not object|authori[sz]e|ok it|agreed|confirmed|approved|like me to|nod|sign off|tell me to)\\b|\\bdo not (?:mind|object)\\b(?! (?:my|me) asking)|\\bno objections?\\b",
    "\\bready when(?:ever)? you are\\b|\\bunless you (?:would rather|object|tell me|say|stop|prefer|do not)\\b|\\bunless (?:i|we) hear\\b|\\byou would (?:rather|prefer) (?:i|we|me|that)\\b|\\bat your (?:word|signal|command|say-so)\\b",
    "\\b(?:whether|if) (?:you|i|we|to|it|that|this|the [a-z]+)(?: [a-z]+)? ?(?:(?:would|may|can|should|shall|do|could|still|may now|now) )*(?:wish|want|like|agree|approve|be (?:executed|sent|released|processed|done|made|carried out|submitted|booked|closed|opened)|proceed|go ahead|send|consent|authori[sz]e|release|submit|do it|go|avail|accept)\\b",
    "\\b(?:please|kindly) (?:re)?(?:confirm|approve|authori[sz]e)(?: (?:that|this|it|below|here|and|so|now|to proceed|if|whether|the (?:above|payment|transfer|change|following|request|order|instruction|same|closure|cancellation)|you(?: would)? (?:want|wish|would like|agree|are)|by|with)\\b|[.!]?$)|\\b(?:please|kindly) (?:approve|authori[sz]e|sanction) ",
    "(?<!to )\\bsay so\\b|\\bawait(?:ing)? your (?:decision|word|reply|response)\\b|\\b(?:it is )?up to you\\b(?= (?:to|whether|if)|$)|\\bover to you (?:to|whether|if)\\b|\\byou decide\\b|\\byour (?:call|decision|choice)[.!]?$|\\bsign off on\\b|\\btell me to(?: (?:go|do|and|proceed)\\b|$)|\\b(?:word|nod|yes|go) from you\\b|\\bi only need you to (?:say|agree|confirm)\\b|\\blet me know if (?:that|this|it|you|i|we) (?:is|are|works?|suits?|want|would like|can|may|should|sounds?)\\b|\\bhaan (?:bol\\w*|keh\\w*|kah\\w*|hai|samjh\\w*)\\b",
  ].join("|"),
);
const HINGLISH_ACT =
  /\b[a-z]+ ?(?:doon|dun|du|dungi|dunga|doonga|doongi|diya jaye|diya jaaye|dete hain|loon|lun)\b|\b(?:kar|badha|bhej|samjh|laga|hata|khol|rok|chala|bana|rakh|utha|likh|jod|mangwa|karwa|daal|dal)(?:un|oon|u|oun|aun|aoon|ein|en|ain)\b|\b(?:aage badh\w*|proceed kar\w*|go ahead kar\w*|manzoor|sehmat|sahmat|theek rahega|chalega|agree kart\w*|raazi|razi|ijazat|haan bol\w*|chahte hain ki|chahenge|chahte hain|chahti hain|kar (?:dein|den|de)|(?:dein|den) kya)\b/;
/** Acts that an agent offers beside the matter. */
const OTHER_ACT =
  /\b(?:explain|resend|re-send|send (?:(?:you|out|over|it|the|your) )*(?:(?:a|an|another|the|one more|again|new|fresh) )*(?:one|code|link|text|sms|message|otp|brochure|leaflet|copy|list|email|form|reminder|passcode|details|information|again)\b(?! (?:card|statement))|text you|look|see if|find out|connect|put (?:you|him|her) (?:through|on hold)|put you|transfer (?:you|your call|the call|this call|him|her)|pass you|hand you|refer you|call (?:you )?back|ring you|phone you|arrange (?:a|for)|book (?:a|an|you)|schedule|appointment|note (?:it|that|this) down|tell you|show you|walk you|read (?:you )?(?:the (?:rules|terms)|through|it back|them)|repeat|go through|take you|help (?:you )?with|get (?:someone|somebody|a colleague)|fetch|bring (?:in|someone)|ask (?:you|a|my|our)|escalate|hold (?:the line|on|for)|wait|try again|remind|give you (?:a|the|some|our|more)|share (?:the|some|more)|talk|speak|contact|continue in|switch to|email you|write (?:you|down)|search|review|point you|recommend|suggest|pull up|bring up|do anything else|be of|forward (?:this|your|the case)|raise a ticket|open a (?:ticket|case)|log a|start with|begin with|verify|identify|confirm your (?:identity|details)|add a note|make a note|clarif\w+|set up a call|details|interested|instead|alternative|voucher|loan|autopay|upgrade|offer you|appeal|leaflet|brochure|survey|feedback)\b/;
/** What was said before is another thing than he asked for. */
const OTHER_THING =
  /\b(?:could offer|can offer|what i can|able to offer|instead|alternative(?:ly)?|by the way|ek aur baat|pre-?approved|pre-?qualified|voucher|secured card|upgrade|i could (?:draw|order|write)|we also have|lounge access|you may also|you might like|a better (?:account|card|rate)|while you are here)\b/;
const ANYTHING_ELSE =
  /\b(?:anything|something|what|how|aur|any) (?:else|more|further|other|kuch)\b|\bhow (?:may|can|could|shall) (?:i|we) (?:help|assist|be)\b|\baur (?:kuch|koi)\b|\bfurther (?:help|assistance|questions)\b|\bhelp you with\b/;
const TERSE_ACT =
  /^(?:(?:so|then|and|ok|right|now|please|go|just) )*(?:[a-z]+)(?: back| in| on| off| up| out| through)?\b(?: (?:it|that|this|them|both|the|your|\$?\d[\d,.]*|[a-z]+)\b|$)/;
const WH =
  /^(?:(?:and|so|but|or) )?(?:(?:by|in|on|at|to|from|for|with|of|until|since|about|into|under|through) )?(?:what|when|where|which|who|whom|whose|why|how)\b(?! (?:about|if) (?:i|we)\b)/;
const NEGATED = /\b(?:not|never|nothing|nobody|no one|without)\b/;
const NEGATED_BUT =
  /\b(?:do not (?:mind|object)|no objections?|unless|not (?:yet|before|until)|if not|can not be undone)\b/;
const GENERIC =
  /\b(?:proceed|go ahead|continue|process|submit|finali[sz]e|complete|carry on|execute|do|go|confirm|approve|agree|authori[sz]e|consent|objections?|haan|kar|do it|needful|aage badh\w*)\b/;
const POINTS_BACK =
  /\b(?:it|that|this|these|those|them|both|so|everything|the (?:payment|transfer|request|change|order|claim|same|above|application|needful))\b/;

/** Whether a clause offers an act of the agent's, be it the caller's request or another: such a clause asks for no fact. */
export function isOffer({ head, text, mood, inQuestion }: Clause): boolean {
  if (WH.test(head) || !inQuestion) return false;
  if (/\b(?:tell|give me|confirm your|share|read me|bata|bataiye|chahte|chahiye)\b/.test(text)) return false;
  return (
    (mood === "question" || mood === "request") &&
    (OFFERS.test(text) || AGREEMENT.test(text) || HINGLISH_ACT.test(text))
  );
}

/** Whether a reply asks for the caller's go-ahead. With a topic: to his own request; without: to any act of the agent's. */
export function asksToConfirm(reading: Reading, topic?: Topic): boolean {
  return asksToConfirmIn(reading, topic).length > 0;
}

/** The clauses in which it does. */
export function asksToConfirmIn({ clauses }: Reading, topic?: Topic): Clause[] {
  return clauses.filter((clause, at) => asksHere(clause, { clauses, at }, topic));
}

type Around = { clauses: readonly Clause[]; at: number };

function asksHere(clause: Clause, around: Around, topic: Topic | undefined): boolean {
  const { head, text, inQuestion, mood } = clause;
  if (ANYTHING_ELSE.test(text)) return false;
  const bare = head.replace(/^[^\w]+|[^\w]+$/g, ""); // prettier-ignore
  const own = (): boolean => topic === undefined || concerns(clause, around, topic);
  if (inQuestion && !WH.test(head)) {
    if (OFFERS.test(text) || AGREEMENT.test(text)) return own();
    const isTag = isLast(around) && (TAG.test(bare) || TAG.test(text.replace(/^[^\w]+|[^\w]+$/g, ""))); // prettier-ignore
    if (isTag) return own();
    if (READS_BACK.test(bare) || READS_BACK.test(text))
      return topic === undefined || readsRequestBack(around, topic);
    if (HINGLISH_ACT.test(text)) return own();
    if (
      mood !== "statement" &&
      topic !== undefined &&
      !isOption(around) &&
      !/^do\b/.test(head) &&
      TERSE_ACT.test(head) &&
      startsWithAct(head, topic)
    )
      return own();
  }
  if (inQuestion && WH.test(head)) return false;
  if (NEGATED.test(text) && !NEGATED_BUT.test(text)) return false;
  return AWAITS_WORD.test(text) && own();
}

/** "Where did you see it: mail, a branch?": what follows a question for a fact are answers to choose from. */
function isOption({ clauses, at }: Around): boolean {
  const own = clauses[at];
  return clauses
    .slice(Math.max(0, at - 4), at)
    .some(({ sentence, head }) => sentence === own?.sentence && WH.test(head));
}

function isLast({ clauses, at }: Around): boolean {
  return clauses[at + 1]?.sentence !== clauses[at]?.sentence;
}

function startsWithAct(head: string, { own, anyAct }: Topic): boolean {
  const first = head.split(" ").slice(0, 2).join(" ").replace(/[?.!]/g, "");
  return new RegExp(`^(?:${own.source}|${anyAct.source}|place|approve|release)`).test(first);
}

function context({ clauses, at }: Around, sentences: number): string {
  const here = clauses[at]?.sentence ?? 0;
  return clauses
    .slice(Math.max(0, at - 6), at + 4)
    .filter(({ sentence }) => sentence >= here - sentences && sentence <= here)
    .map(({ text }) => text)
    .join(" , ");
}

function readsRequestBack(around: Around, topic: Topic): boolean {
  const sentence = context(around, 0);
  const words = sentence.includes(" , ") ? sentence : context(around, 1);
  return (
    (topic.own.test(words) || topic.words.test(words)) &&
    !/\b(?:birth|born|address|code|name|number ending|digits)\b/.test(words)
  );
}

/** Whether an offer concerns the caller's own request: not another act, and none of another field. */
function concerns(clause: Clause, around: Around, topic: Topic): boolean {
  const { text } = clause;
  if (OTHER_ACT.test(text)) return isOwnAct(text, topic);
  const sentence = context(around, 0);
  const near = context(around, 1);
  if (topic.own.test(text) || topic.words.test(text)) return !/\b(?:block|freeze) the payee\b/.test(text);
  if (OTHER_THING.test(near)) return false;
  const isBare = text.replace(/[^\w ]/g, "").split(" ").length <= 4;
  if (
    (isBare || POINTS_BACK.test(text)) &&
    OTHER_ACT.test(sentence) &&
    /\b(?:i|we) (?:will|would|can|could|am|are)\b|\blet me\b/.test(sentence)
  ) {
    return isOwnAct(sentence, topic);
  }
  return (
    isBare || POINTS_BACK.test(text) || GENERIC.test(text) || topic.own.test(near) || topic.words.test(near)
  );
}

function isOwnAct(text: string, topic: Topic): boolean {
  return (
    topic.words.test(text) &&
    topic.own.test(text) &&
    !/\b(?:another|again|once more|a new|a fresh) (?:one|code|text|link|message)\b/.test(text)
  );
}
