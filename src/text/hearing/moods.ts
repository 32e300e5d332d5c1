import type { Mood, Role } from "./clause.ts";

/** Words that only open a clause. */
const OPENERS =
  /^(?:(?:and|so|but|or)\b[\s,.!:-]{0,4}(?=\w)(?!(?:now|next|then|of|to go|on|in|with)\b)|(?:and|so|but|ok|well|sure|right|now|then|or|also|oh|ah|um|uh|hi|hello|hey|thanks|alright|first|firstly|first of all|second|secondly|third|thirdly|fourth|next|lastly|finally|last one|first one|next one|last question|first question|next question|great|perfect|good|lovely|cool|fine|sir|maam|ji|actually|otherwise|not yet|quick one|one more thing|one last thing|last thing|lastly|please|kindly|just|maybe|perhaps|again|still|only|only then|in that case|for the record|by the way|to start|to begin|in return|instead|sorry|yes|acha|accha|theek hai|aur|dear|there|honestly|frankly|meanwhile)\b(?! (?:now|of|to go|is|are|was|has|on|in|with)\b)[\s,.!:-]{0,4}){1,6}(?=\w)/;
const WH =
  /^(?:(?:by|in|on|at|to|from|for|with|of|until|since|about|under|through|around|roughly|out of|over) )?(?:what|when|where|whereabouts|which|who|whom|whose|why|how)\b/;
/** Without a question mark: "what is", "which card do", but not "when a card is". */
const WH_ASKS =
  /^(?:(?:by|in|on|at|to|from|for|with|of|until|since|about|under|through|around|roughly) )?(?:(?:what|which|who|whom|whose|how)\b(?: (?:much|many|long|high|often|old|far|soon|else|exactly|kind of|type of|sort of|(?!(?:you|i|we|they|he|she|it|two)\b)[a-z]+)){0,3}?|when|where|why) (?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|may|might|shall|should|am)\b(?! (?:been|yours|left|gone)\b)/;
/** "What I need", "which means": no question. */
/** "It is for which account?" */
const ASKS_LATE = / (?:which|what|where|whom|when|how much|how many)\b/;
const RELATIVE =
  /^(?:(?:ooh|wow|aha|yay)\b|what (?:i|we|would work|happens|counts|follows|a|an)\b(?! (?:owe|charge|take))|which means|what (?:happened|matters|counts|helps) (?:is|was)\b|why (?:do|does) not (?:we|i|you)\b|where were we|who needs that|who would|how (?:nice|lovely|kind|exciting|sad|awful|annoying|frustrating|wonderful)\b)/;
const AUX =
  /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|may|might|shall|should|must|am|mind|got|any|care)\b/;
const PRONOUN =
  /^(?:i|we|you|he|she|it|they|this|that|there|these|those|here|nobody|no one|someone|somebody|everything|nothing|anyone|everybody|none|all of|both|mr|mrs|ms|dr)\b/;
const NOUN_AND_VERB =
  /^(?!(?:what|which|who|whom|where|when|how)\b)(?:(?!(?:we|you|i|that|which|who|they|he|she|it|what|where)\b)[\w'$.,/#-]+ ){1,6}?(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|shall|does|did|do|goes|went|stays|stay|remains|remain|needs|need|takes|comes|came|leaves|left|gets|matches|fits|arrives|follows|shows|works|changes|costs|agrees|checks out)\b|^(?:the|your|that|this|our) [\w'-]+(?: [\w'-]+)? (?:(?:that|which) )?(?:you|we|i|they|he|she) \w+(?: \w+){0,3}? (?:is|are|was|has|will|can|stays)\b/;
const CONDITION =
  /^(?:and |but |only )?(?:if|when|whenever|once(?! (?:more|again))|as soon as|as long as|after|until|till|unless|before|in case|provided|should you|upon|with your|in the event|agar|jab)\b/;
const PURPOSE =
  /^(?:(?:and|but|just|so) )?(?:to (?!(?:be clear|confirm$|recap|sum up|whom|which|what|our|your|my|the|a|an|his|her)\b)[a-z]+\b|in order to|so that (?!one\b|is\b|was\b)|so as to|so (?:i|we) can (?!not\b)|for (?:me|us) to|before (?:i|we)\b)/;
/** "For the claim", "for blocking purpose only", "verification ke liye": what a request that follows is for. */
const FOR_THIS =
  /^(?:and )?for (?:[a-z]+ing|the|this|that|your|my|our|verification|security|identification)\b|\bke liye$/;
const CAUSE =
  /^(?:because|since|as(?! (?:of|for|to|well|soon|agreed|requested|you)\b)|although|though(?=.)|while|whilst|whereas|even though)\b/;

const VERB_OF_TELLING =
  "tell|give|share|provide|send|enter|type|state|confirm|verify|read|drop|name|remind|specify|supply|list|mention|quote|spell|say|pop|fill|complete|reply|respond|answer|describe|explain|walk|talk|help|hand|text|write|include|indicate|choose|pick|select|show|repeat|shoot|submit|furnish|advise|message|input|key in|punch in|pass me|let me have|let us have|let me know|let us know|let me get|let me take|let us start with|let us begin with|start with|begin with|start by|note|put|communicate|convey|intimate|call|look|check|have a look|recite|dictate|jot|call out|forward|grab|get|mail|remember to give|be so kind|be so good|go ahead and|feel free to(?! (?:ask|call|contact|reach|come|write))|take|find|double-check";
const IMPERATIVE = new RegExp(
  `^(?!name(?! (?:me|us|the|your|any|one|two|a|an|each|some)\\b)|look (?!at)|call (?!out|the)|confirm whether|check whether)(?:${VERB_OF_TELLING})\\b(?! (?:that|or)\\b)`,
);
const ASKED_OF_YOU = new RegExp(
  `\\b(?:could|can|would|will|might|may) you (?:(?:please|just|also|kindly|quickly|maybe|perhaps|possibly|then|mind|be so kind as to|be able to) )*(?:${VERB_OF_TELLING}|telling|giving|sharing|confirming|reading)\\b`,
);
const TELLING_ANYWHERE =
  /\b(?:please|kindly) (?:(?:do|just|also|then|now) )?(?:tell|give|share|provide|send|enter|type|state|confirm|verify|read|name|specify|supply|list|mention|quote|spell|say|fill|complete|reply|respond|answer|describe|write|include|indicate|choose|pick|select|show|repeat|submit|furnish|advise|input|let (?:me|us) (?:have|know))\b|\blet (?:me|us) (?:have|know|hear|get)\b(?! (?:when|if|once|should|in case) (?:you (?:are|have|get|need|want|would|can|change|see|hear)\b|(?:it|the [\w ]{2,30}) (?:arrives|comes|is|does not)\b|anything|something)| you\b|(?: [\w']+){1,5}? (?:up|sorted|updated|going|done|through|back|set|fixed|started|moving|replaced|blocked|working)\b)|\b(?:tell|give) (?:me|us)\b|\bname me\b|\bhelp (?:me|us) with\b|\b(?:i|we) (?:would|will|should) (?:[a-z]+ )?(?:appreciate|be (?:[a-z]+ )?(?:grateful|obliged|thankful))\b|\bmind (?:telling|giving|sharing|confirming|reading|if i ask)\b|\bplease$|\bby (?:furnishing|providing|sharing|sending|giving|confirming|stating)\b/;
const ADVERBS =
  "(?:(?:will|would|shall|am going to|are going to|do|just|only|still|also|now|first|really|simply|then|additionally|therefore|first of all|have to|must|further|always) )*";
/** What asks in the agent's place. */
const ASKER =
  "(?:i|we|(?:our|my|this|the) (?:[a-z]+ )?(?:system|form|screen|desk|file|team|release|order|claim|request|application|computer|rules?|law|security|line|sheet|note|page|check|wire|transfer|department|record|template|lender|box|field)|our \\w+)";
/** "I'd be glad to hear", "it would be nice to know": what would be welcome is asked for. */
const WELCOME =
  "(?:glad|nice|good|great|helpful|useful|lovely|happy|curious|keen|interested|eager|enough|sufficient|interesting|easier|best|kind|pleased|grateful|relieved)";
const KNOW = "(?:know|hear|learn|have|see|get|understand|be told|find out|note|record)";
const NEEDS = new RegExp(
  [
    `\\b${ASKER} ${ADVERBS}(?:needs?|requires?|miss|lack|am missing|are missing|is missing|am after|are after|am waiting for|are waiting for|is waiting for|waits for|is asking for|asks for|am short of|be missing|be short of|could do with|could use|lack|call for|calls for|wants?)(?! to\\b| a (?:moment|minute|second|sec)\\b)\\b`,
    `\\b(?:i|we) ${ADVERBS}(?:needs?|want|have|would like|would love|like|wish|am obliged|am required|are required|are obliged|ought|am supposed) to (?:know|ask|hear|verify|confirm|have|get|take|note|collect|identify|establish|see|understand|check|write down|learn|record|match|be told|find out|put down)\\b`,
    `\\b(?:i|we) (?:must|will|would|shall|would have to|will have to) (?:also |just |first |please |only |still )?(?:ask(?: you)? (?:for|to|what|when|where|how|why)|need|require|verify|confirm|have (?:your|the)|take (?:your|the))\\b`,
    `\\b(?:may|can|could|might) (?:i|we) (?:please |just |also |quickly |kindly |then )?(?:have|know|ask|get|take|trouble|see|confirm|verify|check|note|hear|grab|request|bother)\\b`,
    `\\b(?:is|are) (?:still )?(?:needed|required|missing|outstanding|necessary|compulsory|mandatory)\\b`,
    `\\b(?:would|will) (?:help|be helpful|be useful|be enough|suffice)\\b|(?<!^(?:(?:and|so|but|then) )?(?:i|we|you|he|she|they|it) )\\b(?:would|will) do\\b|^(?:the|your|a|that) [\\w' ]{2,60} would$|\\b(?:is|are) (?:enough|plenty|sufficient|all it takes)\\b|\\b(?:would|will) settle\\b`,
    `\\b(?:all|what|whatever|the (?:only|last|first|next|other|one|final) (?:thing|things|piece|bit|detail|item)(?: that)?|one thing|thing) (?:i|we) (?:still |do |just |now |will )?(?:need|am missing|are missing|want|require|lack)\\b`,
    `\\bonly thing (?:standing|missing|between|left)|\\b(?:still|only) missing\\b|\\bstill (?:open|needed|outstanding|to come)\\b|\\bwaiting (?:for|on) (?:your|the)\\b|\\bmissing (?:is|are)\\b`,
    `\\b(?:would|should|will) be (?:[a-z]+ )?${WELCOME} (?:to|if (?:i|we) (?:could|knew|had)) (?:(?:still|also|just|first) )*${KNOW}\\b|\\b(?:i|we) (?:would|am|are|will) (?:(?:be|still|just|only|quite|rather|so|really) )*(?:curious|keen|interested) (?:what|who|why|where|when|how|which|as to)\\b`,
    "\\b(?:i|we) (?:(?:do|keep|am|was|were|are|still|just|only) )*wonder(?:ing)?(?: now| still)? (?:what|who|whom|why|where|when|how|which|about)\\b|\\blove (?:to know|to hear|a hint|to learn)\\b|\\bhint (?:as to|about|of)\\b",
    "\\b(?:i|we) (?:(?:just|still|only) )*(?:do not|can not|have not)(?: (?:yet|actually|really|quite))* (?:know|see|tell|have|got|say|make out|find)(?: (?:yet|from here|on my side|for sure))* (?:what|who|whom|why|where|when|how|which|your|whether)\\b|\\b(?:i|we) have not(?: yet)? got\\b",
    "\\b(?:that|which|this|it) (?:only |just )?leaves\\b|\\bleaves (?:me|us) with\\b|\\bit remains\\b|\\bremain(?:s|ing) (?:is|are|to be)\\b|\\b(?:owe|owes) (?:me|us)\\b|\\bcan not do without\\b|\\b(?:i am|we are) (?:only |just |still |all )?(?:short of|lacking|left with|waiting (?:on|for)|after)\\b|\\bwaiting on$",
    "\\byou (?:are|were) (?:(?:kindly|hereby|please|politely) )?(?:requested|asked|invited) to\\b|\\byou (?:have|need|will have|will need) to (?:tell|give|send|provide|share|state)$|\\bwould be (?:[a-z]+ )?(?:appreciated|welcome|needed|required|wanted)\\b|\\b(?:she|he|they|the \\w+) will (?:want|need|wish|ask) to know\\b|\\bwould (?:love|like) to know\\b",
    "^(?:and )?(?:now )?(?:the )?(?:first|second|third|fourth|last|next|final|other)(?: (?:one|thing|question|bit|item|piece|point|detail))? (?:is(?! (?:(?:now|also|already|both) )?(?!need|requir|want|call)(?:[a-z]{3,}ed|paid|sent|done|put|set|frozen|on)\\b)|would be|and last is|of (?:the )?\\w+$|of (?:the )?\\w+ is)\\b",
    `\\bi would (?:want|like) to (?:hear|know|have)\\b|\\b(?:i|we) would (?:(?:also|just|still|first|then) )?(?:like|want|love) your\\b|\\bwhat (?:i|we) do need\\b`,
  ].join("|"),
);
const HINGLISH =
  /\b(?:b(?:a)?ta(?:i|iye|iyega|ie|iega|ye|yega|yen|yein|en|ein|o|na|ao|yiye|iyega|dein|den|do|dijiye|)\b|bata (?:d|sak|de)\w*|btaiye|btao|(?:share|confirm|enter|type|mention|provide|note|verify|send) (?:k(?:a)?r\w*|kij\w*|kara\w*|karwa\w*)|note karwa\w*|(?<!\bhon[aei] )(?:chahiye|chahie|chahiyega|chaahiye|chaiye|zaroor?at|zarurat|jarurat|jaroorat)|likh(?:iye|iyega|ie|o|ein|en|kar|wa\w*)|bhej(?:iye|iyega|ie|o|ein|en|na| d(?!iy[ae]|i\b)\w*)|boliye|bolie|boliyega|bolein|bol d\w*|bol(?:iye|o)|padh(?:iye|ie|kar|ke)|sunaiye|suna d\w*|dij(?:iye|ie|iyega)|de d\w*|dein\b|batla\w*|puchna|jaan sakt\w*|janna|jaanna|jaankari)\b/;
const HINGLISH_ASKS =
  /\b(?:kab|kahan|kahaan|kaha|kaun|kaunsi|kaunsa|kaun si|kaun sa|konsa|konsi|kitn[aei]|kyun|kyon|kyu|kyo|kisliye|kis|kise|kisko|kaise|kya)\b/;
/** How a Hinglish statement ends. */
const HINGLISH_STATES =
  /\b(?:hai|hain|hoon|hun|tha|thi|the|gaya|gayi|gaye|sakt[aei]|raha|rahi|rahe|kart[aei]|ho(?:ta|ti|te|ga|gi|ge)|[a-z]+(?:egi|ega|enge|engi|unga|ungi)|diya|liya|nahin)(?: (?:hai|hain|hoon|sir|maam|ji|na))*[.!]?$/;
const REFUSED_ASKING =
  /\b(?:give (?:your|the|him|her|them) \w+ a (?:ring|call)|no need|(?:do|does|did|will|would|is|are|am) not (?:[a-z]+ )?(?:need|require|have to|ask|want|necessary|needed|required)|need not|never|nobody|no one|(?:do|please) not (?:[a-z]+ ){0,2}?(?:give|tell|share|send|read|enter|type|say|hand|write|reveal|disclose)|not (?:share|give|tell|need|supposed|to (?:share|give|tell|say))|without (?:asking|having)|unnecessary|keep (?:it|them|that|this|your \w+) (?:to yourself|secret|safe|private)|mat (?:\w+)|nahin (?:chahiye|bata\w*|share|puch\w*|dena|mang\w*)|kabhi (?:bhi )?(?:mat|na|nahin)|kisi ko (?:bhi )?(?:na|mat)|zaroorat nahin|zarurat nahin|(?:any|some)(?:body|one) (?:who )?asks?|if (?:he|she|they|anyone|somebody|someone|anybody|payroll) asks?)\b/;

/** The clause without its openers. */
export function withoutOpeners(text: string): string {
  const opener = OPENERS.exec(text);
  return opener === null || PURPOSE.test(text) ? text : text.slice(opener[0].length);
}

/** What a clause does by its own form; "fragment" where it has no verb that says so. */
export function moodOf(text: string, inQuestion: boolean, alone: boolean, isFirst = true): Mood {
  const head = withoutOpeners(text);
  if (REFUSED_ASKING.test(text)) return inQuestion && AUX.test(head) ? "question" : "statement";
  if (ELSEWHERE.test(head)) return "statement";
  if (isRequest(text, head)) return "request";
  if (AUX.test(head)) return inQuestion ? "question" : "statement";
  if (WH.test(head) && !RELATIVE.test(head) && (inQuestion || (isFirst && WH_ASKS.test(head))))
    return "question";
  if (HINGLISH.test(text)) return "request";
  if (inQuestion && HINGLISH_ASKS.test(text)) return "question";
  if (/^(?:aur )?jo\b/.test(text) || (!inQuestion && HINGLISH_ASKS.test(text))) return "fragment";
  if (PRONOUN.test(head) || NOUN_AND_VERB.test(head) || HINGLISH_STATES.test(text))
    return inQuestion && (alone || ASKS_LATE.test(text)) ? "question" : "statement";
  if (NOW_THIS.test(text)) return "request";
  return inQuestion && alone ? "question" : "fragment";
}

/** "Keep the phone close", "Enter the code at the machine": to be done, and not told. */
const ELSEWHERE =
  /^(?:keep|use|try|wait|hold|stay|stop|destroy|cut|visit|hang|enjoy)\b|^(?:enter|type|key in|put in|use)\b.* (?:at|in|on|into) (?:the|a|an|any|our|your) (?:machine|atm|app|website|branch|terminal|counter|site|login)/;

/** "And now the code.", "That leaves your address." */
const NOW_THIS =
  /^(?:(?:and|so|but|good|right|ok) )?(?:now|next|then|lastly|finally)(?: for| to)? (?:the|your|that|whatever)\b/;

/** Whether a clause is asserted or depends on something. */
export function roleOf(text: string, mood: Mood): Role {
  if (mood === "question") return "main";
  if (PURPOSE.test(text) || (mood === "fragment" && FOR_THIS.test(text))) return "purpose";
  if (CONDITION.test(text)) return "condition";
  if (CAUSE.test(text)) return "cause";
  return "main";
}

function isRequest(text: string, head: string): boolean {
  return IMPERATIVE.test(head) || ASKED_OF_YOU.test(text) || TELLING_ANYWHERE.test(text) || NEEDS.test(text);
}
