import { anyOf, type FactWords } from "./fact-words.ts";

const FOUR = "(?:four|4|char|chaar)";
const DIGITS = "(?:digits?|numbers?|figures?|numerals?|ank|anko)";
const END = "(?:last|final|end|ending|closing|trailing|tail|aakhri|akhri|aakhiri|aakhir|antim)";
const CARD =
  "(?:the|your|that|this|its|each|which|their)(?: (?:debit|credit|bank|old|new|right|teen|long|company|lost|card))*";

/** What is on a card and how it comes to its holder. */
export const LAST_FOUR: FactWords = {
  names: ["last_four", "card_last_four", "last4", "card_last4", "card"],
  words: anyOf(
    String.raw`${END}(?: (?:of|ke|ka))?(?: the| its)?(?: ${FOUR})(?:[- ]?${DIGITS})?(?: (?:of|on|from) ${CARD} ?card)?`,
    String.raw`${FOUR}(?:[- ]${DIGITS})? (?:at|on|from|in|of) (?:the )?(?:end|back end|front|your card|card)`,
    String.raw`${END} (?:ke |wale )?${DIGITS}`,
    String.raw`${FOUR} ${DIGITS}(?: (?:that|which|does|do|of))?(?: (?:it|yours?|the|that|your|one|card|mean|you|number))* (?:ends?|finish(?:es)?|stops?)(?: (?:in|on|with))?`,
    String.raw`${DIGITS}(?: (?:that|which))? (?:it|${CARD} ?(?:card|one)?|yours) (?:ends?|finish(?:es)?) (?:in|on|with)`,
    /card (?:final|last|ending) (?:four|4)|(?:card|it|one|number) (?:ends?|ending|finish(?:es)?)(?: (?:in|on|with)| kaise)?/,
    /(?:what|which)(?: \w+)? (?:does|do|is) (?:it|the card|your card|that card|the number|its number) (?:end|finish|ending)/,
    String.raw`how (?:(?:does|do|is|are) )?(?:it|yours|its|${CARD}|the card's|your card's) ?(?:(?:card|one|number|numbers|plastic|its|long|you mean) ?)*(?:ends?|finish(?:es)?|ending)`,
    String.raw`${FOUR} ${DIGITS}(?: (?:are|that are|is|which are|come|stand))? (?:at|on|to) the (?:very |far )?(?:end|right|back end)(?: of)?|card(?: you mean)? ends how|(?:card|number)(?:'s)? ending`,
    String.raw`(?:very )?end of (?:your|the) card`,
    /(?:ends?|tail)(?: end)? of (?:(?:both|the|your|its|card|each|that|card's|long|debit|credit) )*(?:numbers?|cards?)/,
    /(?:which|kaun\w*|kis)(?: (?:of your|of the|of my|one of your))?(?: (?:debit|credit|si|sa))? cards?(?! (?:desk|team|do you still|it takes))/,
    String.raw`card (?:ke|ka|ki) (?:${END}|end ke)\w*(?: ${FOUR})?(?: ${DIGITS})?`,
  ),
  asked: anyOf(/which (?:one|card)|card(?: ka)? (?:number|no\.?)|number (?:on|of) (?:the|your) card|last 4/),
};

export const CVV: FactWords = {
  names: ["cvv", "cvc", "security_code"],
  words: anyOf(
    /cvv2?|cvc2?|cvn|csc/,
    /(?:security|verification|card) (?:code|number|digits)\b(?=[^.?!]{0,30}\b(?:back|card|three|3|reverse|behind|strip)\b)/,
    /(?:three|3|teen)[- ](?:small |little |tiny )?(?:digits?|figures?|numbers?|ank)(?: (?:on|at|from) the (?:back|reverse|flip side|signature strip))?/,
    /(?:digits|number|code|figures) (?:that is |which is |that are |printed )?(?:on|at|from) the (?:back|reverse|flip side|signature strip)/,
    /(?:numbers?|digits|figures) by (?:the|your) signature|back of (?:the|your) card|signature (?:strip|panel)|peeche (?:likh\w*|wal\w*|ke)|(?:on|from) the back/,
  ),
};

export const EXPIRY: FactWords = {
  names: ["expiry", "expiry_date", "valid_until"],
  words: anyOf(
    /(?:(?:till|until) when|date) (?:is it|it is) (?:good|valid)(?: (?:to|till|until))?|when (?:does|do|will|is) (?:it|the card|your card|that(?: card)?)(?: \w+)? (?:expire|run out|end|lapse|become invalid|good until|valid until)|(?:until|till|up to|how long)(?: when| what \w+)?[^?]{0,30} (?:valid|good|last)|(?:until|till) (?:when|which month|what month) (?:is it|does it)(?: good| valid| last| run)?/,
    /expir(?:y|es?|ation|ing)(?: date| month| year)?|valid(?:ity)?(?:[ -](?:thru|through|until|till|to|date|upto|up to))?|good (?:thru|through|until|till)|runs? out|mm ?\/ ?yy|month and year(?: (?:on|of|printed)[^,]{0,30})?|(?:month|date|when) (?:it|the card|your card|that card) (?:expires|runs out|ends|lapses)|kab tak valid/,
  ),
};

export const CARD_NUMBER: FactWords = {
  names: ["card_number", "full_card_number"],
  words: anyOf(/(?:full|whole|entire|complete|long|sixteen[- ]digit|16[- ]?digit|card|debit card|credit card) (?:card )?(?:number|no\.?|digits)|number on (?:the (?:front|face) of )?(?:your|the) card/),
}; // prettier-ignore

const PICK = "(?:choose|pick|key in|think of|select|enter|set|decide on|settle on|come up with)";

export const NEW_PIN: FactWords = {
  names: ["new_pin", "pin_choice"],
  words: anyOf(
    /new (?:four[- ]digit |4[- ]digit )?(?:pin|number|code|secret number|four digits|combination)/,
    /(?:pin|code|digits?|numbers?|combination|one|figures)s? (?:(?:that|which) )?(?:you|aap)(?: (?:would|do|might|will))? (?:want|wish|like|choose|prefer|have (?:chosen|picked|in mind)|fancy|pick|picked|chose|chahte)/,
    String.raw`(?:which|what|kaunsa|kaun sa|konsa)(?: new)? (?:pin|${FOUR} ${DIGITS}|digits|combination)|have you (?:got )?(?:a|any|${FOUR}) (?:pin|number|${DIGITS}) in mind|${FOUR} ${DIGITS} (?:would|do|will|shall|should) (?:you|it|we|i)`,
    /desired pin|pin (?:wanted|wished|desired|of your choice)|chosen pin|preferred pin|naya pin|pin (?:aap )?(?:rakhna|kya rakh\w*|chah\w*)|pin (?:to be|be|become)|be (?:your|the) pin|(?:want|like|have|use|wish)(?: for)? as (?:a|the|your)(?: new)? pin/,
    String.raw`${PICK}(?: (?:a|an|your|the|any|new))* (?:pin|${FOUR}[- ]?${DIGITS}(?: pin| code| number)?)`,
    String.raw`${FOUR} ${DIGITS} of your (?:own )?choice|(?:the|a) pin(?= (?:to|be|should|for the card))`,
    /what (?:would|do|will) you (?:like|want|have) to (?:type|key in|enter|tap in|punch in)|(?:owe|promised) (?:me|us) a pin|to use at the (?:machine|atm)|a (?:new )?pin(?: (?:that|which))? you (?:will|can|would|are)/,
  ),
  asked: anyOf(
    String.raw`which (?:new )?one would you like|what (?:(?:will|should|shall|would) (?:it|that) be|is it to be)|${FOUR} ${DIGITS}`,
  ),
};

export const CARD_STATE: FactWords = {
  names: ["card_state", "card_possession", "possession"],
  words: anyOf(
    /(?<!\bwhen (?:\w+ ){0,3})(?:card|it|plastic|one)(?: itself)?(?: \w+){0,4}? (?:ever )?(?:still |now |right now |always |physically )*(?:with you|in your|on you|left your|out of your|been out|in (?:someone|somebody|anyone) else|away from|lost|stolen|missing|leave your|been lost|been stolen|at hand|to hand|aapke paas|gone|in one piece)/,
    /(?:have|has|do|got|hold|holding|had|lost|lend|lent|given|gave|still have|possess|keep|kept)(?: you)?(?: (?:still|got|have|ever|always|actually|physically|yet|lost|lent))*(?: (?:the|your|that|this))?(?: (?:physical|debit|credit))? card(?: (?:itself|in|with|on|to|at|out))?/,
    /(?:in|out of) your (?:possession|hands?|wallet|purse|pocket)|possession of the card|where (?:is|are|was) (?:the|your) card(?: now| at| when| then)?|card (?:aapke|apke) (?:paas|pass|haath)|physically (?:have|hold|with)|(?:lost|losing) sight of it/,
    /wrong with (?:it|(?:the|your) (?:old |debit |credit )?(?:card|plastic|chip))|(?:card|chip|it)(?: is| be| got)? (?:damaged|cracked|broken|bent|scratched|torn|split|snapped)|(?:bent|scratched|cracked|broken|split) or|what does (?:the|your) card look like|(?:lent|given|lend|give|handed) it to (?:anyone|anybody|someone|somebody)|(?:has|have|had|got) access to (?:the|your) card|matter with (?:the|your) card|(?:anyone|anybody|someone|somebody|nobody|no one)(?: else)? (?:has |have |had |else )?(?:borrow(?:ed)?|use|used|hold|held)(?: (?:it|the card))?|(?:found|find) (?:it|the card)(?: again)?|turned up|(?:state|condition) of (?:the|your) card|(?:state|condition|shape) is (?:it|the card) in/,
  ),
};

export const DELIVERY: FactWords = {
  names: ["delivery", "shipping", "delivery_method"],
  words: anyOf(
    /deliver(?:y|ed)?|ship(?:ped|ping|ment)?|express|couriers?|speed ?post|overnight|how (?:fast|soon|quickly|urgently)|standard (?:mail|post|or)|(?:regular|ordinary|normal|plain) (?:mail|post)|(?:mail|post|letter|paper|pdf|print|email|app|branch)(?:,)? (?:or|ya|\/) (?:by |in |into |as |from |to |an? |the |at )*(?:mail|post|letter|paper|pdf|print|email|app|courier|branch|pick ?up|express)/,
    /(?:how|where(?=[^?]{0,50}\b(?:it|card|one|copy|book|form)\b)) (?:would|should|do|shall|will|is|are|may|must) (?:you|we|i|it|the|that)(?: (?:new|copy|card|letter|one|like|want|wish|to|me|us|it|have|the|form|book))*(?: (?:be|get))? (?:sent|send|mailed|mail|delivered|get|receive|posted|shipped|reach|collect|come|travel|go out|have it)(?: (?:you|to you|it))?/,
    /how (?:it|the (?:card|copy|letter|new one)|this|you)(?: (?:should|is to|shall|will|would|gets?|may|must))*(?: be)? (?:travels?|sent|reach|delivered|come|go|like it|want it|have it|prefer it)(?: (?:to you|you))?/,
    /pick(?:ing)? (?:it )?up|(?:fetch|collect) it|wait for the (?:mail|post)|couriered|(?:in|by) the (?:mail|post)|rush(?:ed)?|in a hurry|urgent(?:ly)?|how urgent|by (?:mail|post|courier|airmail),? or|mail(?:ed)? or|send it (?:to|by|express)|by (?:mail|post)$|(?:into|in|to) the app$/,
    /kaise (?:bhej\w*|mang\w*|deliver)|branch se (?:collect|lenge|le)|collect (?:kar\w*|karengi|karenge)|dak se/,
  ),
};

export const DESIGN: FactWords = {
  names: ["design", "card_design", "style"],
  words: anyOf(
    /like to see on (?:it|the card)|designs?|motifs?|patterns?|(?:which|what|kaunsi|the) (?:picture|image|look|print|face|background)s?|colou?rs?|look of|artwork|lighthouse|harbor one|(?:plain|blank|simple)(?: \w+)? (?:one|or|design|card)|how (?:should|shall|would|is|will|do you want) (?:the card|it|your card|the new card|the new one)(?: to)? look|which style|what style|style of|with [a-z]+ or (?:without|plain|with)|(?:plain|pictures?|[a-z]+) or plain/,
  ),
};
