import { anyOf, type FactWords } from "./fact-words.ts";

const FOUND =
  "(?:hear|heard|learn|learned|learnt|find|found|find out|found out|come across|came across|come to hear|get wind|stumble (?:on|upon)|stumbled (?:on|upon)|run into|discover(?:ed)?|get onto|read|see|seen)";
const TOLD_OF =
  "(?:told|tell|recommend(?:ed)?|introduced?|pointed|put you|suggest(?:ed)?|brought|mention(?:ed)?|advis(?:ed|e)|ask(?:ed)?|talked you|steered|led|invited|gave you the (?:tip|idea|name))";

/** Who else is part of the matter and how the caller knows of them. */
export const HEARD_FROM: FactWords = {
  names: ["heard_from", "source_of_contact"],
  words: anyOf(
    String.raw`(?:how|where|when|from whom|through whom|who(?:m)? .{0,12}from)(?: exactly| else)? (?:did|have|had|was it that) you (?:both |ever |first |originally |actually )*${FOUND}(?: (?:out|of|about|from|on|first))*(?: (?:it|them|this|that|him|her|the name|these|those))?`,
    String.raw`how (?:you|it was you|it was that you)(?: (?:first|both|originally|actually))* ${FOUND}(?: (?:of|about|it|out|from))*|(?:from|through) whom (?:did|do|have) you(?: first)? (?:hear|have|find|get|learn)[^?]{0,20}`,
    String.raw`who(?: first| ever| exactly| was it that| was it who| it was that| it was who| it was| or what| else| has| was it)* ${TOLD_OF}(?: (?:you|it|them|him|her|the|this|that))*(?: (?:of|about|to|that|it|this|them|the))*`,
    String.raw`(?:has|have|had|did|was there|is there|were you) (?:\w+ )?(?:anyone|anybody|someone|somebody|any person)(?: else| at all| ever| who)? ${TOLD_OF}(?: you)?(?: (?:of|about|to))*|(?:did|was it) (?:he|she|they|someone|somebody|anyone|anybody)(?: \w+)? (?:bring|brought) (?:it|this|them) up|were you (?:told|advised|asked|put up) (?:of|about|to|by)|(?:has|have|did|is|was)(?: there)? (?:anyone|anybody|someone|somebody)(?: \w+)? (?:contact|call|phone|ring|rung|approach|text|messag|reach|writ|pressur|instruct|push|coach|guid|help|urg)\w*(?: (?:you|to you|out to you))?|how did (?:they|he|she|this|it) (?:get in touch|find you|reach you|approach you|contact you|come to you)(?: with you)?|how did (?:this|that|the) (?:company|firm|person|man|offer|group|outfit) (?:find|reach|approach|contact) you|how did you end up (?:with|at|there)[\w ]*|what led you to (?:them|this|the)[\w ]*|(?:did|have) they (?:approach|contact|find|call)(?:ed)? you|who (?:rang|called|phoned|texted|contacted|approached|messaged) you(?: about it)?|who got in touch(?: with whom)?|how did it all (?:start|begin)|tip (?:come|came) from|pata chala|(?:kisi ne|kisne) (?:call|phone|sampark|kaha|bol)\w*|how did (?:this|it|that) come to your (?:attention|notice)`,
    /heard (?:about|of) (?:it|them|this|him|her)|recommended (?:it|them|this) to you|(?:where|who|whom) (?:did )?(?:he|she|they) (?:say|claim|said|claimed) (?:he|she|they) (?:was|were|is|are)(?: (?:calling|ringing|writing))?(?: from)?|whose (?:idea|suggestion|advice|tip) (?:is|was)(?: (?:it|this|that))?|kis(?:ne|se) (?:bata\w*|suna|pata|kaha|sun\w*|bola)/,
    /where (?:did|have) you (?:first )?(?:see|seen|read|come across|find|found)|what put you (?:on|onto)/,
  ),
};

export const FRIEND_NAME: FactWords = {
  names: ["friend_name", "friend"],
  words: anyOf(
    /(?:friend|colleague|buddy|pal|mate)(?:'s|s)? (?:full |first |last )?(?:name|called)|(?:name|naam) of (?:the|your) (?:friend|colleague)|(?:friend|colleague) (?:is )?(?:called|ka naam)|which friend|name of the (?:person|friend|one) (?:you|whom|who)|dost ka naam/,
    /who(?:m)? (?:did you|you|have you|was it you|it was you)(?: \w+)? (?:refer|recommend|bring|invite|send|sent|brought|told|tell|sign up|introduce)\w*(?: (?:to us|us|in|along|here|here to))*|who(?:m)? (?:is (?:the|your) friend|was it (?:you |that |who )?(?:referred|recommended|joined|opened|came|brought))/,
    /who (?:(?:it was|was it|is it) )?(?:(?:that|who) )?(?:joined|opened|came (?:to us|over|along|in)|signed up|followed|became (?:a|our) customer)(?: (?:us|an account|because of you|after you|through you|with us))*/,
  ),
};

export const POLICE: FactWords = {
  names: ["police", "police_report"],
  words: anyOf(/police|fir|thana|crime (?:report|reference|number)|officers? (?:been )?informed|cops|constabulary|law enforcement/),
}; // prettier-ignore

const CONTACT =
  "(?:contact(?:ed)?|spoken|speak|spoke|talk(?:ed)?|written|write|wrote|(?:in |been in |got in |get in )?touch|try|tried|complain(?:ed)?|approach(?:ed)?|rais(?:e|ed)|reach(?:ed)?|ask(?:ed)?|called|call|rung|ring|emailed|heard|hear|resolve|been any contact|get back|got back|returned?|take it back|taken it|had (?:a word|words|an answer)|got(?:ten)? hold|get hold|got through|got anywhere|taken (?:it|this) up)";
const SHOP =
  "(?:airline|hotel|website|gym|garage|restaurant|shop|store|company|seller|firm|service|business|provider|biller|retailer|vendor|dealer|subscription|merchant|fund house|trader|app|outfit)";

export const MERCHANT: FactWords = {
  names: ["merchant", "shop", "seller", "company", "biller"],
  words: anyOf(
    String.raw`merchants?|vendors?|retailers?|(?:have|has|did|had|were|do) (?:you|there|your)(?: \w+){0,4}? ${CONTACT}(?: \w+){0,6}?|any (?:word|luck|answer|reply|response|reaction|success)(?: (?:from|with|at))?(?: the)?(?: ${SHOP})?|let (?:them|him|her|the shop) know|whose (?:subscription|charge|service)|(?:chance|opportunity) to (?:put|make|fix)[\w ]*|what came of (?:your|the|it)[\w ]*|(?:has|have|did) [\w' ]{2,40} (?:heard from you|been (?:approached|contacted|told|asked|written to)|heard about (?:it|this))`,
    /(?:contact|spoke|spoken|talk|talked|correspondence|exchange|conversation)(?: \w+){0,3} (?:with|to|between) (?:the|them|you|it)|contact so far/,
    String.raw`(?:what|which|kis|kaun\w*|konsa|konsi)(?: (?:is|of|the|these|sa|si))* ${SHOP}|(?:the |your )?${SHOP}(?:'s)? (?:name|say|said|answer|reply|response|tell|told|reacted|offer|offered|ka naam)|^${SHOP}$|name of (?:the|that|this) ${SHOP}`,
    String.raw`(?:did|what did|has|have|what have|what has) (?:they|he|she|the (?:${SHOP}|people)|[\w']+) (?:say|said|reply|replied|answer|answered|respond|responded|offer|offered|told|tell|react|refuse|refused)(?! (?:it|this|that) (?:was|is|were))(?: (?:to that|to it|about it|to you|when you))*`,
    /who (?:made|took|has taken|is behind|is (?:taking|drawing|charging|collecting|debiting|pulling)) (?:(?:the|this|that|your) (?:charge|payment|debit|money)|it|money|you)|who is (?:the|this|that) (?:charge|payment|debit) (?:from|by)|(?:who|whom) (?:is|was) the (?:charge|payment|debit) (?:from|by)|who (?:is it|charged|keeps|is) (?:that |you |charging|taking|keeps)|(?:their|its) (?:answer|reply|response|side|position)|(?:sent|send|give|gave|take|took|bring|brought) (?:it|them) back|(?:did|have) you return(?:ed)?(?: it| them)?|dukaan|dukan/,
  ),
};

const LINKED = "(?:related|connected|acquainted|linked|associated|attached)";

export const RELATIONSHIP: FactWords = {
  names: ["relationship", "relation", "connection"],
  words: anyOf(
    String.raw`(?:relation(?:ship)?s?|connection|link|ties?)(?: (?:to|with|between) (?:(?:the|this|that|your) )?(?:payee|recipient|beneficiary|receiver|seller|merchant|company|account holder))?|how (?:do|did|have|are|is|were|was|well do|long have)(?: (?:you|he|she|they|the two of you|both|two))? (?:[\w']+ ){0,4}?(?:know|knew|known|meet|met|${LINKED}|come (?:to know|into contact|across)|came across|get (?:to know|in touch)|find|dealt|belong together|to you|to each other)`,
    /how (?:did|has) [\w' ]{1,40} (?:become|come to be|became)|how (?:you|you both|the two of you|you two) (?:know|knew|met|came|come|are (?:related|connected)|belong|got to know|were related)/,
    /(?:who|what) (?:is|are|was|were) (?:he|she|they|it|this|that|[\w' -]{1,40}) to (?:you|her|him|them|the \w+)|(?:who|what|whom|how) (?:he|she|they|you|[\w' -]{1,30}) (?:is|was|are|were) to (?:you|her|him|them)|(?:who|what) (?:are|were) you to [\w'. ]{2,30}|you (?:are|were) to (?!send\b|pay\b|get\b|receive\b)(?:him|her|them|[\w']+)/,
    /are you (?:family|related|his|her|their|a relative|the|married|friends|kin)|(?:come|came|got|get) (?:in|into) (?:contact|touch)|(?:have|had) you (?:ever )?(?:met|seen|dealt|worked|done business|spoken|known|traded)(?: (?:with|to|in person|face to face|him|her|them|before))*|(?:paid|dealt with|sent (?:money )?to|bought from|used) (?:him|her|them|this \w+|it) before|(?:known|met|know) (?:him|her|them|each other|this person|the (?:person|firm|seller|recipient))/,
    /in what (?:capacity|relation)|capacity (?:are|do)|your (?:role|position|part)(?= (?:at|in|with|there))|rishta|rishte|nata|sambandh|kaise jaan\w*|kaise jan\w*|jaante hain|kya lag(?:te|ta|ti)(?: (?:hai|hain))?|kaun (?:hai|hain|lag\w*)/,
    /who is (?:he|she|joy|your)|a friend,? (?:or )?|(?:is|are|was) (?:he|she|they) (?:your|an?|in your|some) \w+|how far back[\w ]*|(?:dealing|dealt|working|doing business) with (?:him|her|them)|how (?:do )?you stand (?:to|with) (?:him|her|them|[\w']+)|(?:are|were) (?:you and|the two of you|you two)(?: (?:he|she|they|him|her|them))? (?:acquainted|friends|related|close)|(?:have|had|has) (?:you|they|he|she|you two|the two of you)(?: \w+){1,8} (?:before|in person|in real life|his hand|her hand|the same room)|do you act for (?:him|her|them)|jaan pehchaan|(?:who|what|how) (?:do|did) you know (?:him|her|them|each other)(?: from)?|where do you know (?:him|her|them|each other|\w+) from|in what way do you know|(?:friend|family|relative)(?:,)? or|connected (?:to|with)|(?:what|which) (?:connects|links|binds|ties) you|connection|tie to|ties (?:with|to)|dealings|(?:what|which) (?:does|do|did) [\w' ]{2,30} do for (?:you|your \w+)|what [\w' ]{2,30} does for (?:you|your \w+)/,
    /does the name [\w' ]{2,30}|(?:mean|means) (?:anything|something) to you|(?:and )?[\w'-]+(?: [\w'-]+)? is who|who(?: exactly)? (?:is|are|was) (?!(?:you|speaking|calling|this|that|it|there|on|the (?:payee|recipient|beneficiary|money|payment|charge)|to|getting|going|paid|charging)\b)[\w'-]+(?: [\w'-]+){0,2}$/,
  ),
};
