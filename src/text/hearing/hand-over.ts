import type { Clause } from "./clause.ts";
import type { Reading } from "./read-reply.ts";

/** Who can take over, beside the agent. */
const PERSON =
  "(?:colleagues?|co-?workers?|team ?mates?|specialists?|experts?|(?:human |live )?agents?|advis[eo]rs?|representatives?|reps?|managers?|supervisors?|superiors?|officers?|bankers?|underwriters?|teams?|desks?|departments?|dept|units?|cells?|branch|back office|members? of (?:staff|(?:our|the|my) \\w*(?: \\w+)? ?team)|staff|somebody|someone|a (?:real |live |human |fellow )?(?:person|human|woman|man|lady|gentleman)|humans?|real person|investigators?|associates?|consultants?|operators?|analysts?|executives?|seniors?|team lead|(?:mr|mrs|ms|dr) [a-z'-]+|people|folks|division|section|crew|line manager|technicians?|engineers?|sahab|bhaiya|handlers?|counsell?ors?|(?:treasury|check|card|customer|fraud|payment|dispute|member|client|account|online|digital|security|loan|cheque) services|(?:[a-z]+ )?(?:support|retention|operations|collections|production|compliance|treasury|security|promotions|disputes|claims)(?! (?:code|number|reasons|question|deposit|charge))|next in line|the ones who|log)";
/** Forms of taking over, with what they need beside them. */
const TAKES =
  "(?:(?:re-?)?(?:call(?:ing|s)?|ring(?:ing|s)?|phon(?:e|es|ing)|contact(?:ing|s)?|messag(?:e|es|ing)|email(?:s|ing)?|text(?:s|ing)?)\\b(?! (?:has|have|was|is|came|from))|reach(?:ing|es)? (?:out|you)|writ(?:e|es|ing) (?:to|back)|get(?:s|ting)? (?:in touch|back to|onto|hold|into)|come(?:s)? (?:back to|on the line|in)|(?:be|is|are) (?:in touch|with you|on it|next|there|free|joining|available)|revert|tak(?:e|es|ing|en) (?:over|this|it|you|your|care|the|up|on|from)|pick(?:s|ing|ed)? (?:you|this|it|up|your)|help(?:s|ing)?|assist(?:s|ing)?|look(?:s|ing)? (?:into|after|at|over|through)|handl(?:e|es|ing)|deal(?:s|ing)? with|continu(?:e|es|ing)|go(?:es|ing)? (?:on with|through|over)|carry(?:ing)? on|carries on|speak(?:s|ing)?|talk(?:s|ing)?|chat(?:s|ting)?|follow(?:s|ing)? up|proceed(?:s|ing)?|keep(?:s|ing)? you|join(?:s|ing)?|serv(?:e|es|ing) you|answer(?:s|ing)? (?:you|your)|attend(?:s|ing)?|step(?:s|ping)? in|review(?:s|ing)?|see(?:s|ing)? (?:to|you)|sort(?:s|ing)?|guid(?:e|es|ing)|finish(?:es|ing)?|decid(?:e|es|ing)|respond(?:s|ing)?|repl(?:y|ies|ying)|update(?:s)? you|let you know|inform(?:s|ing)?|advise you|walk you|discuss|give(?:s)? you a|ask(?:s|ing)? the|resolv(?:e|es|ing)|tell(?:s|ing)? you|has (?:this|it|you|your|the|all)|have (?:this|it|you|your|the|all)|own(?:s)? (?:this|it)|process(?:es|ing)? (?:this|it|your)|work(?:s|ing)? (?:on|through|with)|be (?:calling|ringing|phoning|contacting|your contact|taking|handling)|will (?:now )?(?:do|be)|examin(?:e|es|ing)|check(?:s|ing)? (?:this|it|your)|make the decision|run(?:s|ning)? (?:this|it))";
/** Ways of handing a caller or his case on; the first need nobody named. */
const HANDS_ON =
  "(?:connect|transfer|hand|pass|patch|refer|escalat|forward|loop|rout|redirect|shift|divert|conferenc|relay)(?:e|es|ing|ting|ring|ed|ted|red|ped|ping|s)?";
const PUTS =
  "(?:bring|bringing|brought|put|putting|send|sending|sent|mov(?:e|ing|ed)|giv(?:e|ing|en)|gave|turn(?:ing|ed)?|plac(?:e|ing|ed)|assign(?:ing|ed)?|submit(?:ting|ted)?|flag(?:ging|ged)?|pop(?:ping|ped)?|leav(?:e|ing)|left|rais(?:e|ing|ed)|get(?:ting)?|got|fetch(?:ing|ed)?|call(?:ing|ed)? in|grab(?:bing|bed)?|find(?:ing)?|rop(?:e|ing)|pull(?:ing|ed)?|ask(?:ing|ed)?|join(?:ing|ed)?|involv(?:e|ing|ed)|summon(?:ing|ed)?|alert(?:ing|ed)?|notif(?:y|ying|ied)|direct(?:ing|ed)?|tak(?:e|ing)|hook(?:ing|ed)?|go(?:es|ing)?|goes|lies|sits?|rests?|belongs?|falls?|with|to|add(?:ing|ed)?|fil(?:e|ed)|dropp?(?:ing|ed)?|queue(?:d|ing)?|book(?:ed|ing)?|arrang(?:e|ed|ing)|schedul(?:e|ed|ing))";
const GAP = (most: number): string => `(?: [\\w',&#$./-]+){0,${most}}?`;

const HANDS = [
  `\\b${PERSON}\\b${GAP(9)} ${TAKES}\\b`,
  `\\b${HANDS_ON}\\b${GAP(7)} (?:to|with|into|over|for|on|onto|in|up|by)${GAP(5)} ${PERSON}\\b`,
  `\\b${HANDS_ON} (?:you|him|her|them|u|this|it|that|things|your \\w+|the (?:call|case|chat|matter|line|request)|everything)(?: (?:call|case|chat|one|matter|request|file|straight|right|now))* ?(?:through|over|on\\b(?! hold)|along|off|up|across|further|higher|now|straight|in\\b|$)`,
  `\\b(?:${HANDS_ON}|switch(?:ing|ed)?) you\\b(?! (?:the|a|an|my|our|some|that|this|to your)\\b)`,
  `\\b(?:i am|i will|let me|i have|we have|am|will be|we are|now|and|i would|to)(?: [a-z]+){0,3}? ${PUTS}\\b${GAP(6)} ?(?:to|with|into|over|for|on|onto|in|up|by|across|the|our|my|a|an|one of|somebody|someone)?${GAP(4)} ${PERSON}\\b(?! (?:number|address|details|rules|policy|hours|code|about this last))`,
  `\\b(?:put|putting|send|sending|pop|popping|turn|turning|mov(?:e|ing)|switch(?:ing)?|get|getting|bring(?:ing)?|giv(?:e|ing)|hand(?:ing)?|take|taking)(?:ing)? (?:you|u|your (?:call|case|chat|file)|this|it|him|her|them) (?:straight |right |now |on |up )*(?:through|over|across|there|on (?:to|the line|now)|onto|in touch|into the (?:care|hands)|in (?:the|our|their|good|safe) (?:care|hands)|with (?:our|the|my|somebody|someone|[a-z]+ (?:in|from|at))|to (?:somebody|someone|a colleague|[a-z]+ in (?:our|the)))\\b`,
  `\\bwant you to\\b${GAP(3)} (?:talk|speak|chat|meet|hear)|\\byou (?:will|are|would)(?: now| shortly| soon| then| next| about to| going to| be)* (?:be )?(?:speak(?:ing)?|talk(?:ing)?|chat(?:ting)?|hear(?:ing)?|dealing|in (?:good|the best|better|her|his|their) hands|meet(?:ing)?)\\b(?: \\w+)? ?(?:to|with|from|by)?${GAP(5)} ?(?:${PERSON}|them|him|her|[a-z]+ (?:in|at|from|of) (?:our|the))\\b`,
  `\\b(?:you (?:are|will be|will|were|have been|get)|(?:your (?:call|case|chat|file|request|matter|query|complaint|application)|this|it|the (?:case|call|matter|request|file)) (?:is|has been|was|will be|has now been|has|gets))(?: (?:now|be|been|being|just|shortly|already|also|therefore|getting))* (?:${HANDS_ON}|put through|looked after|taken over|taken up|taken from here|handled|picked up|assigned|sent (?:on|up|across|over)|phoned|contacted|called back|called|rung|queued|in the queue for)\\b(?! (?:by|from) (?:fraudsters?|scammers?|criminals?|the (?:caller|shop)))`,
  `\\b(?:case|request|matter|call|this|it|query|issue|file|complaint|everything|claim|application|decision|that|one)(?: (?:has|have|is|was|will|now|be|already|just|also|therefore|so))* (?:with|passes to|goes (?:now )?to|moves to|gone to|went to|going to|lies with|sits with|rests with|needs|belongs (?:to|with)|in the hands of|in front of|on the desk of|falls to)${GAP(4)} ${PERSON}\\b`,
  `\\bplace you in the care|\\bin (?:good|the best|better|their|her|his|safe) hands\\b|\\bon (?:its|their|her|his) list\\b|\\bhas you on\\b|\\bfrom here on\\b.*\\b(?:desk|team|colleague|looks after|mr|mrs|ms)\\b`,
  `\\b(?:is|are|am|will be|has|have|will|gets|keeps)? ?(?:taking|takes|take|taken|took) (?:it |this |you |your case |things )?(?:over|from here|up from here)\\b(?! (?:the|a|your) (?:counter|phone|form|payment))|\\b(?:is|are|she|he) picking up\\b|\\bpicks you up\\b|\\blooks after you\\b|\\b(?:is|are|will be) (?:joining|stepping in)\\b|\\bwill be your contact\\b|\\btakes? your call\\b|\\btaking your call\\b`,
  `\\b(?:she|he|they|who|which)(?: (?:will|is|are|shall|would|is going to|are going to|can|to|now|then|also|personally|gladly|be|'ll))* (?:be (?:with you|in touch|calling|phoning|ringing|contacting|hearing)|calls?|phones?|rings?|contacts?|messages?|writes? to|gets? back|takes? (?:it|over|you|this)|picks? (?:you|it|up)|helps? you|looks? after|contacting you|calling you|ringing you|phoning you)\\b`,
  `\\b(?:get|expect|receive|have|getting|expecting|be getting) an? (?:call|ring|phone call|call back|message|letter|text|visit)(?: back)? (?:from|by) (?:them|him|her|us|${PERSON}|(?:[\\w'-]+ ){1,4}${PERSON})\\b|\\bhear(?:ing)? from (?:them|him|her|our|the|someone|somebody|a)\\b`,
  `\\bcall(?:s|ing)? you back\\b|\\bcall back\\b(?= (?:before|within|by|at|in|today|from|-|is|has been|arranged|booked|requested)|$)|\\b(?:put|putting|get|getting|bring|bringing) (?:her|him|them|[a-z]+) (?:on|in)(?: the line| to the call)?(?: for you| now)?[.!]?$|\\bescalated?(?: to| for| this| it|$)|\\b(?:transferring|connecting|handing over|escalating)(?: (?:now|you|to|over|the call|this|your))*[.!]?$|\\bconnecting you\\b|\\bagent will\\b`,
  `\\b(?:team|department|vibhag|manager|colleague|officer|adhikari|agent|executive|senior|specialist|desk|sahab|koi|log|woh|wo|unka|ji|support|branch|bhaiya|cell)\\b.{0,70}\\b(?:contact|call|sampark|baat|connect|phone|message|madad|help|handle|dekh|sambhal|jud|bata|kar|karwa|le|aage)[a-z]*(?: [a-z]+)? ?(?:kareg\\w*|karen\\w*|karwa d\\w*|deng\\w*|deg\\w*|leng\\w*|leg\\w*|lenge|hong\\w*|hog\\w*|eng[ei]|eg[ai]|denge|dekheng\\w*|wale hain|wali hain|wala hai|legi|lega|raha hai|rahi hai|rahe hain)`,
  `\\b(?:transfer|connect|forward|escalate|handover|hand over|refer|shift|de|le|saunp|sonp|jod|jud|baat kara|line pe|line par|bhej)\\b(?: [a-z]+){0,4}? ?(?:kar|ki|kiya|ho|kara|karwa|de|le|raha|rahi|rahe|deti|deta|dete|diya|di|leti|leta)\\b(?: (?:rah[aie]|diya|di|deti|deta|dete|dunga|dungi|doon\\w*|dun|jay\\w*|jaa?y\\w*|hoon|hun|hai|hain|hu|du))+`,
  `\\b(?:team|department|executive|senior|manager|desk|officer|specialist|unko|inko|unhe|unhen|branch)\\b.{0,40}\\b(?:(?:de|bhej|saunp|sonp|transfer|forward|connect|jod|line pe le|line par le|refer)(?: kar)? (?:rah[aie]|diya|di|deti|deta|dete)(?: h\\w+)?|judne wale|baat kara)`,
].map((source) => new RegExp(source));
/** Hindi verbs of giving hand a case on only where somebody is named. */
const NEEDS_SOMEBODY = HANDS.length - 2;
const SOMEBODY =
  /\b(?:team|department|vibhag|manager|colleague|officer|executive|senior|specialist|desk|unko|inko|unhe|unhen|support|agent|branch|call|line|aapko|transfer|connect|forward|escalate|saunp|refer|shift|sahab|bhaiya)\b/;

/** What looks back, is only possible, or is said of others in general. */
const NOT_NOW =
  /\b(?:last (?:year|month|week|time)|years ago|in the past|(?<!\bwho |\bthat |\bbranch )(?:could|might|may|can) (?:also )?(?:call|connect|transfer|put|pass|ask|ring|help|look)\b|if you (?:like|want|prefer|would|wish)|(?:do|does|will|would|can|could|shall|must|may) not (?:\w+ )?(?:shift|move|send|forward|pass|transfer|connect|hand|refer|call|ring|phone|contact|ask|put|escalate|go|have|need)|never|no (?:colleague|one|person|need|matter|agent)|without (?:a|any)|you (?:can|could|may|should|need to|have to|will need to|must) (?:also )?(?:call|ring|phone|visit|contact|speak|write|talk|ask|go|drop|see)|(?:please|just|kindly) (?:call|ring|phone|visit|contact|ask|go|write)|hota hai|hoti hai|hote hain|jaate hain|pretend|fraudsters?|scammers?|criminals?|anybody who|whoever|people who)\b/;

/** The clauses in which a reply passes the caller to a person or another desk. */
export function handsOverIn({ clauses }: Reading): Clause[] {
  return clauses.filter((clause, at) => isHandOver(clause, clauses, at));
}

function isHandOver(clause: Clause, clauses: readonly Clause[], at: number): boolean {
  const { text, mood, inQuestion, role, block } = clause;
  if (role === "condition" || (NOT_NOW.test(text) && !/\bcan (?:call|ring) you back now\b/.test(text)))
    return false;
  if (mood === "question" || (inQuestion && mood !== "statement")) return false;
  if (block.kind === "item" && LABEL.test(text)) {
    const next = clauses[at + 1];
    return (
      next?.block === block &&
      /\b(?:with|desk|team|call|colleague|taking over)\b/.test(`${block.lead ?? ""} ${next.text}`)
    );
  }
  return HANDS.some(
    (pattern, index) => pattern.test(text) && (index < NEEDS_SOMEBODY || SOMEBODY.test(text)),
  );
}

const LABEL =
  /^(?:desk|team|department|call back|contact|colleague|specialist|advisor|handled by|assigned to|who helps now|taken over by)$/;
