import type { Clause } from "./clause.ts";
import type { Reading } from "./read-reply.ts";
import type { Topic } from "./topic.ts";

/** Adverbs between "has" and "been", or "is" and what it is now. */
const NOW =
  "(?:(?:now|already|just|all|again|also|successfully|safely|duly|since|hereby|officially|today|finally|both|only|indeed|well|truly|fully|properly|permanently|immediately|straight|right|currently|completely) )*";
/** What an agent has done on the way, which is not what he was asked for. */
const ON_THE_WAY =
  /\b(?:code|otp|passcode|text message|sms|text|link|ticket|case|notes?|record|file|profile|rules?|form|history|screen|page|questions?|noted|received|verified|identified|found|pulled up|looked up|located|message|reminder|report to|details|identity|name check|search|query|look-?up|your request (?:has been |is |was )?(?:forwarded|logged|passed|escalated|submitted to|sent to)|security check|checks|callback|call back|desk|team|colleague|notes?|copy of)\b/;
const LOOKS_UP =
  /\b(?:i|we) (?:(?:can|also|do|only|now) )*(?:see|notice|find|found|have found|am seeing|am looking|read|understand|know|hear)\b|\b(?:shows?|says?|saying) (?:that |quotation|as )|^(?:here is (?:how|what)|the record)\b/;
const LONG_AGO =
  /\b(?:last (?:week|month|year|time|night|saturday|friday|monday|tuesday|wednesday|thursday|sunday)|yesterday|(?:days|weeks|months|years) (?:ago|back)|(?:in|since|back in|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:january|february|march|april|june|july|august|september|october|november|december)|the (?:first|second|third|\d+|\w+th))|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$|earlier this|by (?:you|him|her|mistake|the (?:shop|person))|in the past|this morning|(?:was|were|has been) never|too late)\b/;
const NOT_YET =
  /\b(?:not|never|nothing|no(?! longer exist)|unless|if|would|could|should|might|may(?! \d)|must|can|want|need|needs|wish|to be|once|until|before|whenever|as soon as|whether|nahin|almost|nearly|about to|ready to be|waiting|pending|normally|usually|generally|always|sometimes|often|trying|tries|after|being|every|each|any|people|customers|cards|accounts that|payments|claims)\b/;
const FUTURE =
  /\b(?:will|shall|going to|am (?!pleased|happy|glad|delighted)\w+ing|are (?!pleased|happy|glad)\w+ing|is (?!missing)\w+ing|in a moment|shortly|soon|dunga|dungi|karunga|karungi|hoga|hogi)\b/;
const ABOUT_IT =
  /\b(?:it|that|this|they|everything|all|both|that one|(?:old|new|your|the|lost|missing|stolen|temporary|full)(?: \w+){0,3} (?:payments?|transfer|card|limit|number|address|email|claim|dispute|alert|block|hold|freeze|order|application|account|change|fee|refund|money|funds|amount|pin|notice|mandate|statements?|credit|check|wire|cash|deposit|restriction|request|flag|lock|code)|money|funds|(?:dollars|rupees)|payment|transfer|dispute|claim|card|limit|account|alert|freeze|block|hold|fee|refund|order|request|status|number|pin|address|email|stop|complaint|reset|activation|update)\b/;
const BARE_DONE =
  /^(?:(?:and|so|ok|there|there you (?:go|are)|great news|good news|right|well|perfect|alright|great|sir|maam|yes|that|it|this|everything|all|your request|consider it|the (?:job|deed)|and that|now|thank you|thanks|congratulations|status|you are)[\s,!]*(?:has been |is |are |was )?){0,4}(?:now |already |all )*(?:done and dusted|done|all done|all set|completed|sorted|taken care of|settled|there (?:it is|we are|you are|you go)|mission accomplished|ho gaya|ho gayi|hogaya|kar diya|kar di|success|successful|that is it|that is that|voila|complete|done-mark|bas ho gaya)(?=$|[ .!,:;]*(?:$|sir|maam|now|for you|ji|-|,|and|then|today|as of|at \d))/;
const HINGLISH_DONE =
  /\b(?:ho (?:gaya|gayi|gai|gaye|chuk\w+|gyi|gya)|hogaya|hogayi|kar (?:diya|di|diye|dia|chuk\w+)|(?:bhej|daal|dal|tod|khol|hata|badha|laga|bana|de|lauta|rok|chalu|karwa|jod|daaldi|nikal|likh) (?:diya|di|diye|dia)|(?:aa|mil|chal|khul|toot|badh|lag|ban|pahunch|jud|hat|ruk) (?:gaya|gayi|gai|gaye|chuk\w+)|(?:chalu|shuru|active|enable|unlock|on|band|block) (?:hai|hain))\b/;
const HINGLISH_OTHER =
  /\b(?:note|check|request|samajh|otp|sms|code|message|mangwa\w*|forward|transfer kar di|team|department|verify|mil gaya|dekh|hota|agar|jab|kabhi|log|tha|thi|saunp|unko)\b/;
const AMOUNT =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|oh|double)[\s,-]+){3,}|\d[\d\s-]{5,}\d|[$₹]\s?\d|\brs\.? ?\d|\b\d[\d,]*(?:\.\d+)? (?:dollars|rupees|euros)|\b[a-z]?\d+[a-z]\d+|\b(?:hundred|thousand|lakh)\b/;
const GIVES_FIGURE =
  /\b(?:here (?:it is|you go|you are|is|are|they are)|(?:number|balance|balances|checking|savings|account|figure|figures|it|one|ids?|card|limit|total)(?: [\w']+){0,6}? (?:is|are|has|have|holds?|stands? at|shows?|reads|comes? to|contains?|mein|hai)|you have(?: got)?|there (?:is|are)|there you have|that is|in (?:checking|savings)|left in|reads)\b/;

/** The clauses in which a reply says that what the caller asked for has been done. */
export function reportsDoneIn({ clauses }: Reading, topic: Topic): Clause[] {
  return [
    ...clauses.filter((clause, at) => isDone(clause, { clauses, at, topic })),
    ...readsOut(clauses, topic),
  ];
}

type Around = { clauses: readonly Clause[]; at: number; topic: Topic };

function isDone(clause: Clause, around: Around): boolean {
  const { text, head, mood, role, inQuestion, block } = clause;
  if (mood === "question" || role === "condition" || role === "purpose") return false;
  if ((mood === "request" && !/^(?:i|we) have\b/.test(head)) || (inQuestion && mood !== "statement"))
    return false;
  const line =
    block.text.length < 90 && /^[^:.]{2,30}: /.test(block.text) && !BARE_DONE.test(block.text)
      ? block.text
      : text;
  if (explains(block.lead) || NOT_YET.test(line) || LONG_AGO.test(line) || dependsOnBefore(around))
    return false;
  if (LOOKS_UP.test(text)) return false;
  if (BARE_DONE.test(head) || BARE_DONE.test(text)) return !ON_THE_WAY.test(text) && !refersToWay(around);
  if (HINGLISH_DONE.test(text)) return reportsInHinglish(text, around.topic);
  if (ON_THE_WAY.test(text) && !around.topic.words.test(text)) return false;
  if (/\b(?:otp|passcode|one-time|ticket)\b/.test(text)) return false;
  return reportsAct(around) || reportsState(around);
}

/** "If you give me the green light, I'll …", "say yes and it goes out". */
function dependsOnBefore({ clauses, at }: Around): boolean {
  const own = clauses[at];
  return clauses
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ sentence, role, mood, text }) =>
        sentence === own?.sentence &&
        ((role === "condition" && !/^(?:while|since)\b/.test(text)) ||
          mood === "request" ||
          /\b(?:can|could|would|will) \w+/.test(text)),
    );
}

function explains(lead: string | undefined): boolean {
  return (
    lead !== undefined &&
    /\b(?:happens?|how|works?|goes|rules?|can come|example|you will|i will|need|note|tips?|facts|things|means|shows?|looks?)\b/.test(
      lead,
    )
  );
}

/** "It has just been sent": what, was said just before. */
function refersToWay({ clauses, at }: Around): boolean {
  const before = clauses[at - 1]?.text ?? "";
  return (
    /^(?:it|they|that)\b/.test(clauses[at]?.text ?? "") && /\b(?:code|passcode|otp|text|sms)\b/.test(before)
  );
}

function reportsInHinglish(text: string, topic: Topic): boolean {
  if (FUTURE.test(text) || (HINGLISH_OTHER.test(text) && !topic.words.test(text))) return false;
  return (
    topic.words.test(text) ||
    topic.own.test(text) ||
    topic.done.test(text) ||
    ABOUT_IT.test(text) ||
    text.length < 40
  );
}

type Patterns = { active: RegExp; passive: RegExp; starts: RegExp; ends: RegExp; state: RegExp };
const compiled = new Map<Topic, Patterns>();

function patternsOf(topic: Topic): Patterns {
  let patterns = compiled.get(topic);
  if (patterns === undefined) {
    const done = topic.done.source.replaceAll("\\b", "");
    const state = topic.state.source.replaceAll("\\b", "");
    const END = "(?:$|[ :.!,(])";
    patterns = {
      active: new RegExp(
        `\\b(?:i|we)(?: (?:have|went ahead and|just|now|also|already|both|then|so|gladly|happily|have been able to|am pleased to have))+ ${NOW}(?:${done})\\b|\\b(?:i|we) (?:${done})\\b(?! (?:a|an) (?:ticket|case))`,
      ),
      passive: new RegExp(
        `\\b(?:is|are|was|were|been|got|gets|stands|stand) ${NOW}(?:${done})\\b(?! (?:by (?:you|him)|in the name|to us)\\b)`,
      ),
      starts: new RegExp(`^(?:(?:now|just|already|all|successfully) )*(?:${done})${END}`),
      ends: new RegExp(
        `(?:^|[ :])(?:${done})(?: (?:\\(?done-mark\\)?|today|now|just now|at \\d.*|as of now|as requested|successfully|for you))*[ .!]*$`,
      ),
      state: new RegExp(
        `(?:\\b(?:is|are|has been|there|back|status:?|we are|works?)|:|\\|) ?(?: ?(?:now|already|all|again|currently|officially|also|well and truly|since|as of now|fully|both|yours|truly|there we are|safely|right|finally|just))*[ :]*(?:${state})(?![\\w])(?! (?:the (?:other )?line|the other|our|my|behalf|your (?:mind|own|behalf)|hold|top|time|another))`,
      ),
    };
    if (compiled.size > 64) compiled.clear();
    compiled.set(topic, patterns);
  }
  return patterns;
}

/** "I've cancelled it", "has been sent", "went out", "refunded". */
function reportsAct({ clauses, at, topic }: Around): boolean {
  const clause = clauses[at];
  if (clause === undefined || FUTURE.test(clause.text)) return false;
  const { text, head, block } = clause;
  const { active, passive, starts, ends } = patternsOf(topic);
  const aboutIt = topic.words.test(text) || ABOUT_IT.test(text);
  if (active.test(text)) return !ON_THE_WAY.test(text) || topic.words.test(text);
  if (passive.test(text) && aboutIt && !refersToWay({ clauses, at, topic })) return true;
  if (topic.fields.includes("close") && /\bno longer exists?\b|\bis no more\b/.test(text)) return true;
  if (MOVED.test(text) && !/^(?:and )?(?:i|we)\b/.test(text) && MOVES.has(topic.fields[0] ?? "") && aboutIt)
    return true;
  const isFirst = clauses[at - 1]?.sentence !== clause.sentence;
  if (starts.test(head) && isFirst && block.kind !== "row" && head.length < 70) return true;
  const isLabel =
    block.kind === "heading" ||
    block.kind === "item" ||
    block.text.includes("done-mark") ||
    (isFirst && topic.words.test(text));
  return isLabel && ends.test(text) && text.length < 60 && !/^(?:last )?paid\b/.test(text);
}

const MOVED =
  /\b(?:went|gone|has|have|did) (?:just |now |already |out |safely )*(?:through|out|in|from|to|ahead|left|arrived|landed|cleared|gone|off)\b|\bleft (?:your|at|a moment|just|the)\b/;
const MOVES = new Set(["pay", "order", "refund", "dispute", "tell", "raise"]);

/** "Is live again", "works again", "is on its way", "you can now draw". */
function reportsState({ clauses, at, topic }: Around): boolean {
  const text = clauses[at]?.text ?? "";
  const { state, words, own, fields } = { ...topic, state: patternsOf(topic).state };
  const whole =
    clauses[at]?.block.kind === "row" || clauses[at]?.block.kind === "item"
      ? (clauses[at]?.block.text ?? "")
      : text;
  if (!FUTURE.test(text) && topic.state.source !== "(?!)" && (state.test(text) || state.test(whole))) {
    return words.test(whole) || ABOUT_IT.test(whole) || /^(?:there|we|you are)\b/.test(text);
  }
  const works = fields.some((field) => WORKING.has(field));
  if (
    works &&
    /\b(?:works?|working|usable|pays?|takes your card) (?:again|now|as (?:normal|usual|before)|straight away|everywhere|in \w+)\b|\bwill work\b|\btakes your \w+ again\b|\bas of this minute\b/.test(
      text,
    )
  )
    return true;
  if (
    /\byou (?:are able to|are) (?:now|again|already)\b|\bas of now\b|\bfrom now on\b|\beffective immediately\b|\bthat is your new\b|\bnow stands\b|\bstands at\b.*\bnow\b/.test(
      text,
    )
  ) {
    return words.test(text) || own.test(text) || ABOUT_IT.test(text);
  }
  return HAS_IT.test(text) && words.test(text);
}

const WORKING = new Set(["unblock", "activate", "pin", "add", "enable"]);
/** "Crestline will see it within the hour", "Rasmus has your 1,950". */
const HAS_IT =
  /\b(?:will|should|ought to) (?:\w+ )?(?:see|have|get|receive|find|notice|reach|arrive|hit|land|show)\b.{0,40}\b(?:within|shortly|any (?:minute|moment|second)|in (?:a few|an hour)|by (?:tomorrow|tonight)|tomorrow)\b|\b[a-z]+ has your \d/;
const CAN_NOW =
  /\byou can (?:now|again)\b|\byou can .{0,40} (?:again|with the new|from now on|straight away|right away)\b/;

/** The number or the balances that he asked for are told; or what he can do now is. */
function readsOut(clauses: readonly Clause[], { fields, words, own }: Topic): Clause[] {
  const canNow = clauses.filter(
    ({ text, role, mood }) =>
      role === "main" &&
      mood !== "question" &&
      CAN_NOW.test(text) &&
      !/\b(?:not|if|find|also)\b/.test(text) &&
      fields.some((field) => field !== "tell"),
  );
  if (canNow.length > 0 || !fields.includes("tell"))
    return words.source !== "" || own.source !== "" ? canNow : [];
  return clauses.filter(({ text, mood, sentence }, at) => {
    if (
      mood === "question" ||
      mood === "request" ||
      !GIVES_FIGURE.test(text) ||
      /\b(?:not|if|fee|minimum|last (?:four|4))\b/.test(text)
    )
      return false;
    const rest = clauses.slice(at).filter((each) => each.sentence === sentence);
    return AMOUNT.test(rest.map((each) => each.text).join(" "));
  });
}
