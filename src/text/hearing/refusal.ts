import type { Clause } from "./clause.ts";
import { asksToConfirm } from "./go-ahead.ts";
import type { Reading } from "./read-reply.ts";
import type { Topic } from "./topic.ts";

const WE =
  "(?:i|we|us|the bank|our (?:bank|system|rules?|polic\\w+|desk|team)|the system|(?:this|the) (?:bank|desk|line)|nobody here|my (?:system|screen|desk))";
const BETWEEN =
  "(?:really|simply|just|sadly|unfortunately|regrettably|also|still|therefore|honestly|then|myself|currently|personally|both)";
const ADVERB =
  "(?:[a-z]+ly|at the moment|now|just|also|really|even|ever|yet|either|quite|allowed|able|permitted|going|in a position|be able|be|here|today|currently|for you|to)";
/** What an agent may be unable or unwilling to do without declining anything. */
const HARMLESS =
  "see|seeing|find|finding|spot|detect|thank|stress|emphasi[sz]e|imagine|wait|lecture|think|believe|know|mind|worry|remember|recall|hear|hearing|understand|rush|mean|doubt|forget|judge|blame|hold (?:you|it|that|anything)|charge|keep you|take (?:long|a|your time|up|much)|long|a (?:minute|moment|second|sec)|needed|charged|billed|affected|asked|necessary|required|bother|trouble|need|want (?:you|to (?:keep|hold|waste|take|rush|worry))|require|ask|asking|have (?:to|any (?:questions|doubt)|the answer|your|it (?:in front|yet)|all|much)|apologi[sz]e|complain|argue|miss|disappoint|let you down|unhear|guess|tell (?:from|whether|if|yet|apart|what|how|which|when|you (?:how|enough|off))|say (?:for (?:sure|certain)|yet|how|that i blame|enough|whether|exactly|when|much)|match|like|get (?:over|enough|through to|a match|a reply|any)|getting (?:a|any) (?:match|reply|signal|answer)|agree more|help (?:but|noticing|smiling|laughing|wondering)|praise|fault|express|promise|guarantee|recommend|expect|wish|seem|appear|look|matter|cost|hurt|go wrong|sound|feel|pretend|show (?:up|anything|any)|come up|fail|lose|speak (?:hindi|spanish|for)|stand|have time|object|see why|care|comment|vouch|swear|dare|sure|certain|saying|suggesting|here to|a fan|surprised|always|often|usually|only";
const NEGATED_MODAL =
  "(?:(?:can|could|may|must|will|shall|would|do|does|did|am|is|are|should) not|(?:am|is|are|was|were|be|being) (?:unable|no longer able|unwilling|forbidden|barred|prevented|reluctant)|can no longer|have no (?:way|right|authority|power|means|permission|option|mandate)|has no way|can neither|(?:can|could|may|will) (?:hardly|never|scarcely)|(?:will|would) (?:have to |need to )?(?:decline|refuse)|(?:am|are) (?:declining|refusing))";
const NOT_HARMLESS = `(?!(?: ${ADVERB})* (?:${HARMLESS})\\b)`;
/** "I can't …", "we're not allowed to …", "can't do". */
const UNABLE = new RegExp(
  `\\b${WE} (?:${BETWEEN} )*${NEGATED_MODAL}${NOT_HARMLESS}(?= )|^(?:(?:sorry|afraid|unfortunately|but|and|so) )*(?:can not(?! be)|could not|unable|not able|will not|must not|may not)${NOT_HARMLESS}(?= )`,
);
/** Refusals in whatever mouth. */
const SAYS_NO = new RegExp(
  [
    "\\b(?:must|have to|has to|will|would have to|am obliged to|am going to|going to have to|got to|need to) (?:respectfully |politely |regretfully |unfortunately |therefore |also )*(?:decline|refuse|say no|turn (?:this|it|you|that|the request) down|pass on (?:this|that|it)|leave it (?:there|at that|as it is|where)|stop (?:here|you there)|disappoint you|reject|hold (?:off|back)|draw the line|keep (?:it|that|this|them|mum|the [a-z]+)(?: \\w+){0,3} (?:to myself|to ourselves|private|confidential|where|in place|as|off|on|blocked|locked|back))",
    "\\b(?:is|was|were|been|be|being|have|has|had|i|we|am|are|got|came back|status)(?: \\w+ly| to| therefore| now| just)? (?:declined?|declin(?:e|ing)|refus(?:e|ed|ing)|reject(?:ed|ing)?|turned down|turning (?:this|it|that) down|denied|denying|vetoed|ruled out|disallowed|unsuccessful)\\b(?! (?:at the|abroad|in (?:lisbon|the shop)|by the (?:shop|merchant|machine)|twice|three|when|because of the alert))",
    "\\b(?:answer|reply|decision|result|outcome|response) (?:is|has to be|must be|remains|stays|came back|comes back|has to stay|will be)(?: still| therefore| a| going to be)* (?:no|negative|not)\\b|\\b(?:it is|that is|this is|that has to be|afraid it is|so it is|i am saying) (?:a |an? \\w+ )?no(?:-go|-no)?(?: from (?:me|us))?(?: (?:this time|today|for now|here|then))?$",
    "\\b(?:is|are|was|be|am|seems?|remains?|proved?|looks) (?:(?:simply|just|really|sadly|currently|unfortunately|also|therefore|still|quite|strictly) )*(?:not|never|no longer)(?: \\w+ly| really| quite| currently| yet| actually| just| something that is)* (?:possible|feasible|doable|permitted|permissible|allowed(?! to (?:hear|ask|know|see))|approved|available|eligible|successful|acceptable|authori[sz]ed|granted|offered|on offer|covered|entitled|supported|an option|on the cards|on the table|part of the|an? \\w+ (?:that |which )?(?:can be|(?:i|we) (?:can|may))|within (?:my|our)|in (?:my|our) (?:power|hands|gift|remit|authority)|up to (?:me|us)|workable|an? (?:thing|service|option|choice|possibility|case) (?:i|we|that|for|you)|for (?:me|us) to (?:give|do|say|share|decide|hand|tell|discuss|release|change|refund)|something (?:i|we|that|which|this|you)|going to (?:happen|be|work|go|fly|leave)|happening|going (?:anywhere|out|through|ahead|to happen)|ours to|mine to|open to|at liberty|allowing|on today|on$|on,)",
    "\\b(?:impossible|not possible|not doable|no can do|out of the question|off the table|out of (?:my|our) (?:reach|hands|power)|(?:beyond|above|outside|more than) (?:(?:my|our) (?:reach|remit|power|powers|authority|control|limits?|pay)|what (?:i|we) (?:can|may|am|are))|no chance|no way|nothing doing|no dice|not a chance|no-go|hands are tied|against (?:our|the|my|bank) (?:rules?|polic\\w+|terms)|(?:rules?|polic\\w+|regulations?|system|law|terms|procedures?|guidelines?|network) (?:(?:simply|just|clearly) )*(?:does not|do not|will not|no longer|prevents?|forbids?|prohibits?|bars?|rules? (?:it|this|that) out|stops? (?:me|us)|keeps? (?:me|us)) ?(?:allow|let|permit|support|accepts?|take|me|us)?|(?:does|do|did) not (?:allow|permit|let me|let us|qualify|meet the|support|offer|provide for|entitle)|not up for|not eligible|ineligible|no exceptions?|not entitled)\\b",
    "\\bnothing (?:left |more |else |further )?(?:for (?:me|us) to|(?:i|we) (?:can|could|may|am able|are able)|to be (?:done|lodged|sent|paid))|\\bthere is (?:no|nothing|not)(?: \\w+){0,4}? (?:way|i can|we can|i may|we may|possibility|scope|exception|i am able|we are able)\\b|\\b(?:come|reached|got) to the end of what\\b",
    "\\btoo (?:high|large|much|old|late|early|soon|recent|new|big|far|risky|low)(?: for| to|$| now| i am| and)|\\bnot a (?:day|minute|moment|cent|penny|rupee|dollar) (?:sooner|earlier|before|more)|\\bno (?:earlier|sooner) than\\b",
    "\\b(?:i|we) (?:would|will) (?:rather|sooner|prefer) not\\b|\\b(?:i|we) (?:would|will|am|are) (?:rather|prefer) (?:to )?(?:not|hold|keep|leave)\\b|\\bnot (?:comfortable|happy|willing|prepared|convinced|at ease) (?:to|with|releasing|sending|doing|about|going|that)|\\b(?:i am|we are|i will|i have got to|got to|i will have to|have to) (?:stop(?:ping)? (?:here|this|it|there)|pass(?:ing)?(?: on (?:this|it|that))(?: one)?$|pass(?:ing)? on (?:this|that) one|hold(?:ing)? (?:this|it|that|off|the (?:payment|money|transfer)|your (?:payment|money))|keeping (?:it|that|this|them|the [a-z]+)(?: \\w+){0,3} (?:to (?:myself|ourselves)|off|on|in place|blocked|locked|where)|leav(?:e|ing) (?:it|this|that|the [a-z]+(?: [a-z]+)?|your \\w+) (?:as|where|off|on|in place|blocked|alone|untouched|locked))",
    "\\b(?:had to|have had to|has had to|has to|been) (?:(?:be )?(?:given? (?:that |this |it )?up|turned? down|declined?|discontinued|stopped|withdrawn|left undone|refused?))\\b|\\b(?:(?:i|we) (?:no longer|stopped|never|do not)|no longer) (?:offer(?:ing)?|do(?:ing)?|provide|giv(?:e|ing)|mak(?:e|ing)|send(?:ing)?|tak(?:e|ing)|accept\\w*) (?:that|this|it|these|those|them|such|an?)\\b",
    "\\bwithout (?:[\\w' ]{1,40}) (?:it|this|that|i|we|the [a-z]+|nothing) (?:can|could|may|will|must) (?:not|happen|nothing)|\\bpast the (?:deadline|point|time|cut)|\\bmissed the (?:deadline|cut|window)|\\b(?:does|do|will) not (?:get|qualify|entitle|give you|make you|open)\\b",
  ].join("|"),
);
const HINGLISH_NO =
  /\b(?:mushkil (?:hai|hoga)|possible (?:nahin|na)|nahin (?:[a-z]+ ){0,2}(?:sak\w*|paa?\w*|paung\w*)|nahin (?:hoga|hogi|honge|milega|milegi|karenge|karegi|kar rahe)|(?:kar|ho|de|bata|bhej|mil) nahin|(?:sakt[aei]|sakenge) nahin|(?:allow|permit|approve|possible|manzoor|mumkin|sambhav|anumati|ijazat|permission|accept|eligible|available) (?:hi |toh )?nahin|nahin (?:allow|permit|di ja|kiya ja|manzoor|possible|de\w*)|mana (?:hai|kar\w*)|inkaar|asamarth|namumkin|(?:reject|decline) (?:ho|kar)\w*|nahin kart[aei]|toh nahin|band (?:hi )?rahe\w*|[a-z]+t[aei] hi nahin|(?:convert|issue|process|block|change|update) nahin hot[aei])\b/;
/** Said at the start of a sentence: "Not today, I'm afraid." */
const NOT_SO =
  /^(?:(?:no|sorry|afraid|unfortunately|regrettably|i am afraid) )*not (?:today|this time|now|yet|here|over the|before|until|by (?:phone|email|chat)|on (?:this|a|the|my)|from (?:here|me|us)|without|in (?:this|these|that|full|parts)|to (?:a|that|this|an)|at (?:this|the|all|present)|for (?:this|that|a|now)|(?:a|one) (?:chance|cent|penny|digit|single)|possible|allowed|permitted|approved|available|eligible|(?:something|a thing|an option)|via|through|even|within|while|as long|so long|when|if)\b/;
/** "No information will be disclosed", "so no bonus". */
const NONE_OF_IT =
  /\bno (?!(?:fee|charge|cost|need|rush|hurry|reason|problem|deposit|penalty|harm|doubt|worries|one|sign|trace|promo|matter|money has|record|extra|surprises?|longer|rule|interest)\b)(?:\w+ ){1,4}?(?:(?:will|can|may|could|shall|is going to) (?!need|have to|charge)|leaves?\b|goes\b|moves\b|gets?\b)/;
const SO_NO = /\b(?:so|means|therefore|hence|then) no (?=\w)/;
const THERE_IS_NO =
  /\bthere (?:is|are|will be|can be) no (?!(?:\w+ )?(?:fee|charge|cost|pull|rush|need|reason|hurry|problem|deposit|penalty|paper|form|signature|harm|interest)\b)/;
const KEEPS =
  /\b(?:stays?|remains?|staying|is kept|are kept|must wait|(?:has|have|needs?) to wait)\b(?! (?:open|active|yours|valid|free|safe|with you|on the line|calm|tuned|connected|in touch|the night|your))/;
const IS_OUT =
  /\b(?:is|are) (?:(?:therefore|simply|sadly|just|still) )?(?:out|off limits|barred|closed to)(?: today| for now)?$/;
const NEGATED_PASSIVE =
  /\b(?:(?:can|could|may|must|will|shall|would|should|is|are|has|have) (?:(?:therefore|currently|now|simply|unfortunately) )?not|can never|will never|may never|never gets?|can no longer)(?: (?:be|been|get|also|just|currently|therefore|actually|going to be|being|allowed to be|able to be))* (?:[a-z]+ed|sent|paid|given|made|done|put|set|read|told|shown|lent|broken|withdrawn|taken|let|sold|cut|lifted|through|gone)\b/;
const HARMLESS_PASSIVE =
  /\b(?:not|never|no longer)(?: (?:be|been|yet|also))* (?:needed|required|charged|affected|billed|changed|asked|used|noticed|undone|reversed|recovered|recalled|reopened|restored|retrieved|worried|rushed|seen|found|mentioned|posted|finished|blamed|called|picked|gone|moved|left|touched|forgotten|lost|reused)\b/;
const GOES_NOWHERE =
  /\b(?:do|does|will|would|can|could|may|must|shall|is|are) not (?:\w+ly )?(?:go(?:ing)?(?: out| ahead| through| to happen| anywhere)?|leave|leaving|move|happen(?:ing)?|pass|come off|fly|pan out|get (?:out|through|off|paid|sent)|be possible)\b/;
const YOU_MAY_NOT =
  /\byou (?:can not|may not|will not be able to|are not (?:able|allowed|eligible|entitled|permitted))\b/;
const PRECONDITION =
  /\b(?:until|unless|before|till|without) (?:you|i have|we have|i know|we know|i am sure|that|the (?:code|check|verification|details|answers)|your|verif\w+|identif\w+|knowing|having|it|this)\b/;
const QUESTION_TAG = /^(?:can|could|will|would|do|does|did|is|are|have|has|why) not (?:you|we|i|it|that)\b/;
const NO_WORD =
  /^(?:\| )?(?:(?:ah|sorry|well|sadly|hm+|mm+|um|uh|sir|maam|ji|jee|sorry to say) )*(?:no|nahin|negative)(?:$|!? (?:sorry|afraid|sir|maam|dear|ji|can do|not|i am afraid|(?:i|we|that|it|this|you) (?!need|worr)))/;
const NO_AS_ANSWER =
  /^(?:no|no sorry|nahin ji?|declined|not possible|impossible|rejected|refused|not allowed|denied|stays?|not-mark|not available|not today|not approved|not waived|unchanged)$/;
/** Advice on what others do, or what the caller need not do, declines nothing. */
const ADVICE =
  /\byou (?:do not|need not|can say no|may refuse|should|never)\b|\bif they\b|\bnever (?:share|tell|give|write|read|disclose)\b|\bdoes not count\b/;

/** The clauses in which a reply declines. With a topic: what the caller asked for; without: anything a bank might do. */
export function refusesIn(reading: Reading, topic?: Topic): Clause[] {
  const { clauses } = reading;
  const asksAnyway = topic !== undefined && asksToConfirm(reading, topic);
  return clauses.filter((clause, at) => refusesHere(clause, { clauses, at, asksAnyway }, topic));
}

type Around = { clauses: readonly Clause[]; at: number; asksAnyway: boolean };

function refusesHere(clause: Clause, around: Around, topic: Topic | undefined): boolean {
  const { text, head, mood, role, block } = clause;
  if (block.kind === "row" && NO_AS_ANSWER.test(text.split("|").at(-1)?.replace(/[().]/g, "").trim() ?? "")) {
    return !/\b(?:fee|charge|needed|required)\b/.test(block.text) || /\bstays?\b/.test(text);
  }
  if (mood === "question" || QUESTION_TAG.test(head) || role === "condition" || role === "purpose")
    return false;
  if (isPrecondition(around)) return false;
  if (UNABLE.test(text)) return true;
  if (mood === "request" || ADVICE.test(text)) return false;
  if (NO_WORD.test(text)) return isDeclining(around);
  const isFirst = around.clauses[around.at - 1]?.sentence !== clause.sentence;
  if (isFirst && NOT_SO.test(head)) return true;
  if (SAYS_NO.test(text) || (HINGLISH_NO.test(text) && !around.asksAnyway)) return true;
  if (around.asksAnyway) return false;
  return topic === undefined ? GOES_NOWHERE.test(text) : declinesTopic(text, topic, clause);
}

/** "No." answers him, unless the agent goes on with "no, there's nothing to worry about". */
function isDeclining({ clauses, at }: Around): boolean {
  const text = `${clauses[at]?.text ?? ""} ${clauses[at + 1]?.text ?? ""}`;
  return !/\b(?:worry|worries|rush|problem|trouble|need to|fee|hurry|nothing wrong|one|doubt|matter|charge)\b/.test(
    text,
  );
}

function declinesTopic(text: string, topic: Topic, { mood }: Clause): boolean {
  const { words, own, anyAct, done } = topic;
  if (KEEPS.test(text) && !/^you\b/.test(text)) return true;
  if (IS_OUT.test(text) || NONE_OF_IT.test(text)) return true;
  if (SO_NO.test(text) || THERE_IS_NO.test(text)) return words.test(text.replace(/^.*?\bno\b/, ""));
  if (mood === "fragment" && new RegExp(`\\bnot (?:${done.source})`).test(text)) return true;
  const aboutIt =
    words.test(text) ||
    own.test(text) ||
    anyAct.test(text) ||
    done.test(text) ||
    /\b(?:it|that|this|they|them|one|ones|nothing)\b/.test(text);
  if (!aboutIt) return false;
  if (GOES_NOWHERE.test(text) && !/^you\b/.test(text)) return true;
  if (NEGATED_PASSIVE.test(text) && !HARMLESS_PASSIVE.test(text) && !/^you\b/.test(text)) return true;
  if (YOU_MAY_NOT.test(text) && own.test(text)) return true;
  return /\b(?:is|are) not (?:\w+ ){0,3}(?:case for|dispute|reason to)\b/.test(text);
}

/** "I can't go on until you give me the code": he is only asked for the code. */
function isPrecondition({ clauses, at }: Around): boolean {
  const own = clauses[at];
  const near = [own, clauses[at + 1], clauses[at - 1]];
  return (
    near.some(
      (each) => each !== undefined && each.sentence === own?.sentence && PRECONDITION.test(each.text),
    ) && clauses.some(({ mood, role }) => role === "main" && (mood === "question" || mood === "request"))
  );
}
