import { anyOf, type FactWords } from "./fact-words.ts";

const MONEY =
  "(?:money|payment|funds|sum|transfer|wire|cash|dollars|rupees|deposit|credit|cheque|check|amount)";
const OWNER =
  "(?:payee|recipient|beneficiary|receiver|landlord|supplier|seller|account holder|receiving party|firm|contractor|vendor)";

/** What a payment or an account is made of. */
export const PAYEE: FactWords = {
  names: ["payee", "recipient", "beneficiary"],
  words: anyOf(
    String.raw`(?:full |exact |legal )?name (?:of|on|at|for) (?:(?:the|your|their|his|her|this|that) )?(?:${OWNER}|receiving)[a-z ]{0,20}|${OWNER}(?:'s| ka| ki)? (?:full |legal |exact )?(?:name|naam)|payees?|recipients?|beneficiar(?:y|ies)|receivers?`,
    String.raw`name (?:on|of|for) (?:the|their|his|her|that|this)(?: [\w']+){0,2} (?:account|wallet)|whose (?:name|account|wallet) (?:is|does|do|should|will|are|was)(?: \w+){0,4}|in whose name|whom (?:it|they|the \w+) (?:goes|go) to|in favou?r of(?: whom)?|(?:into|on|to) whose (?:account|hands|name)|name (?:is )?on the account you are (?:sending|paying)(?: to)?|name of (?:who|the one who) (?:gets|receives) it`,
    /(?:who|whom)(?: \w+){0,4} (?:is|are|was|would|do|does|did|should|shall|will|gets?|receives?|be|to)(?: \w+){0,5} (?:money|payment|paid|pay|paying|sent|send|sending|transfer|transferred|transferring|receive|receives|receiving|funds|it for|for|it go|go to|to(?! you)|dollars|rupees|get|credited)/,
    /who (?:exactly )?(?:(?:is|will|should|would|shall) )?(?:(?:it|that|to|going to|be|then) )*(?:gets?|getting|receives?|receiving|has|have|paid)(?: (?:it|this|that|them|the \w+|now|paid|your \w+))*$/,
    /(?:who|whom) (?:is|are|was) (?:it|the money|the payment|this|that|the transfer|the wire|these|the funds)(?: meant| going| intended| headed)? (?:for|to)|to whom|for whom|where (?:is|are|was|should|does|do) (?:the|it|this|that)(?: money| payment| funds| sum)? (?:going|go|to go|headed|meant|be sent)/,
    /(?:person|firm|company|one|party) (?:called )?(?:(?:that|whom|who) )?you (?:want|wish|would like|are going) to pay(?: called)?|name of the (?:person|company|firm|business|payee|account holder|supplier)|(?:who|whom) (?:you|to) (?:want|are|pay|send|wish|sent|paid)|which of (?:them|these|those|the two) (?:is|are|does|do|should|shall) (?:the )?(?:money|payment|it|funds)(?: \w+){0,3}|which (?:supplier|firm|person|company|crestline|payee|namesake|of (?:them is the money|the two|these))/,
    /kis(?:ko|ke|e)? (?:bhej|paise|transfer|payment|naam|chal|gay|diy|mil|upi)\w*|kiske (?:naam|account|khaa?te)|(?:paise|paisa|rakam) kis(?:ko|ke|e)|kis(?:ko|e)$|account holder/,
  ),
  asked: anyOf(/which (?:one|of (?:them|these|those|the two))|best tell me which it is/),
};

export const ACCOUNT: FactWords = {
  names: ["account", "account_number", "which_account", "from_account", "deposit"],
  words: anyOf(
    /(?:which|what|kaun\w*(?: s[ai])?|kis|konsa|konsi)(?: (?:of|is|your|the|my|our|savings|checking|two|three|one|bank|fixed|wal[aie]|accounts?))* (?:accounts?|fds?|deposits?|khaa?t[ae]|pots?)/,
    /account(?: ka)? (?:number|no\.?|id|details)|accounts? (?:(?:that|which) )?you (?:want|would|wish|mean|have in mind)|iban|bank details|fd (?:ka )?(?:number|no\.?)|account (?:to be shown|for|in question|to use|it)/,
    /(?:checking|current) or (?:the |your |from )?savings|savings or (?:the |your |from )?(?:checking|current)|from (?:which|what|where)(?: (?:account|pot|one))?$|from (?:which|what) (?:account|pot|one)|(?:checking|savings) (?:number|one)(?: you[a-z ]{0,20})?(?: or)?(?: the (?:savings|checking) (?:one|number))?/,
    /(?:receiving|destination|beneficiary) account(?: (?:number|details))?|(?<!\b(?:on|under|of|about|into|with|open|for|behind|holding) )(?:new|bank|their|his|her|your|the|own|from|to|debit|which)(?: new)? account(?=$| at | please| and| or)|^account(?=$|s$| at | please| and)|fds?|(?:and|or|plus) account$/,
    /which (?:of (?:them|those|the two|the three|these|your)(?: \w+)?) (?:is|are|do|did|should|shall|will|would)(?: (?:you|it|i|we|the))*(?: \w+){0,2} (?:mean|close|for|from|drawn|use|in mind)/,
  ),
  asked: anyOf(
    /^(?:checking|savings)$|where (?:should|shall|do|would|is|will) (?:i|we|it|the (?:money|payment)|you want it|you like it)[^?]{0,40}(?:from|go|come from|land|paid|sent)|which one|which of (?:them|these|those|the two|your)|whose number|(?:which|kaunsi|kaun si|kaunsa|kaun sa) (?:one|wali|wala|pot)|out of (?:which|what)/,
  ),
};

export const ACCOUNT_TYPE: FactWords = {
  names: ["account_type", "product"],
  words: anyOf(
    /(?:which|what|kaun\w*|type|kind|sort)(?: (?:type|kind|sort|of|our|the|three|business|student|savings|checking|current|would|sa|si|bank|an|a))* (?:variant|version|tier|account|accounts|product|package|plan|model|offer|line)s?(?: type)?|account type|type of account|product|harbor, tidal|harbor or|tidal or|anchor\?/,
    /which (?:one |of (?:them|these|those|the (?:three|two|four)))\b[^?]{0,20}(?:fancy|prefer|like|want|suit|go for|choose|have)|which (?:kind|type|sort)(?: (?:is it to be|would|do|shall|of|should|suits).*)?|(?:basic|premium|standard|plus|free|simple|classic|cheaper) one or|[a-z]+ (?:basic|plus|premium|standard|classic|start|pro|gold|flex) or [a-z]+(?: [a-z]+)?/,
  ),
  asked: anyOf(/which is it(?: to be| going to be)?/),
};

export const AMOUNT: FactWords = {
  names: ["amount", "sum"],
  words: anyOf(
    /amounts?|how much(?! longer| time)|sums?|how (?:high|low|large|big|far (?:up|down)|many (?:dollars|rupees|euros|points|pounds|would you|do you|of (?:them|your|those)))|(?:which|what|by what|up to what|to what) (?:figure|sum|total|value|limit|level|price|amount|size)/,
    /(?:figure|total|value)(?: (?:of|you|in|for))|(?:new|bill|invoice|weekly|daily|monthly) (?:limit|value|total|rent|figure|rate)|(?:to|by) what (?:should|shall|do|would|may|can)(?: \w+){0,3}|what (?:number|level|ceiling|cap) (?:would|should|do|shall) (?:you|i|it|we)(?: like| want)?(?: it| set| be)*|size of|price(?! list)|figure|limit (?:would you like|to be|should be|shall be)|fee charged|^deposit$|in (?:dollars|rupees|euros)$/,
    /what (?:did|do|have|were|was|would|will|has) (?:we|they|you|it|the machine|the bank|he|she|that|the shop|the company|[a-z]+)(?: \w+)? (?:charge|charged|cost|take|taken|deduct|deducted|pay|want to send|debit|debited|billed|bill|come to|add up to)(?: (?:you|for it))?|what were you charged|what (?:was|is) on the (?:bill|receipt)|what (?:is|was) the (?:damage|bill|total|new rent|rent|fee)/,
    /kitn[aei](?! (?:tarikh|tareekh|taarikh|din|baje|saal|mahin|time|months|years))(?: (?:paise|rupaye|rupay|paisa|amount|rakam|ka|ki))?|rakam|raqam|raashi|rashi|dhanrashi/,
  ),
  asked: anyOf(/half of what|what (?:it )?should (?:it )?be(?: from now on)?/),
};

export const INVOICE: FactWords = {
  names: ["invoice", "invoice_number"],
  words: anyOf(
    /(?:number|no\.?) (?:of|on) (?:(?:their|the|your|its|his|her|last|latest|an?|most|recent) )*(?:invoice|bill)|(?:invoices?|bills?)(?: (?:number|no\.?|reference|ref|id|#))?(?! (?:is )?for\b)|inv(?:oice)? (?:no\.?|number)|(?:number|no\.?) does (?:it|the (?:bill|invoice)) (?:bear|carry|have)/,
  ),
};

export const UPI_REF: FactWords = {
  names: ["upi_ref", "utr", "reference", "transaction_id", "transaction_reference", "ref"],
  words: anyOf(
    /utr|rrn|(?:upi|transaction|txn|payment|transfer|bank)(?: ke| ka| ki)? (?:ref(?:erence)?(?: (?:no\.?|number|id))?|id|number|no\.?)|ref(?:erence)?\.? (?:number|no\.?|id|code)|(?:12|twelve|barah)[- ](?:digits?|ank)(?: (?:ka|wala|ki|upi))?(?: (?:reference|ref|number|utr))?|reference|\d+ digit ka \w+/,
  ),
};

export const IFSC: FactWords = {
  names: ["ifsc", "sort_code", "routing_number", "swift", "bic"],
  words: anyOf(/(?:ifsc|swift|bic)(?: (?:code|number))?|(?:sort|routing) (?:code|number)/),
};

export const PURCHASES: FactWords = {
  names: ["purchases", "recent_purchases", "recent_transactions"],
  words: anyOf(
    /(?:recent|last|latest|previous|genuine|known|two|couple of|few)(?: (?:two|few|couple|three|of|last|recent|card))* (?:purchases?|transactions?|payments?|buys|things you (?:bought|paid|purchased))|what (?:did|have) you (?:last |recently )?(?:buy|bought|purchase|purchased|paid for|pay for|spent|spend)/,
    /purchases|payments did you make(?: with it)?|(?:were|was) you buying|(?:things?|something|anything)(?: (?:that|which))? you (?:have )?(?:(?:last|recently) )?(?:bought|buy|paid|purchased)|what you (?:have )?(?:(?:last|recently) )?(?:bought|paid for|purchased)|you (?:last|recently) (?:bought|used|paid|purchased)|last (?:used|spent)|was (?:that|it|this) you|were (?:those|they|these) you|(?:made|done|carried out) by you/,
    /yours$|did you (?:make|do) (?:that|those|these|it|them|this)|where (?:did|have) you (?:last|recently) (?:use|used|pay|paid|shop|shopped)|shopping/,
  ),
};

const DETAILS =
  "(?:details|numbers?|account|instructions?|change|data|iban|news|word|letter|email|request|message|invoice)";
const TOLD =
  "(?:told|tell|gave|give|given|sent|send|passed|pass|emailed|texted|handed|hand|communicate|communicated|say|said|notify|notified|inform|informed|let you know|dictate|dictated)";
const CAME =
  "(?:reach|come|came|get|got|gotten|arrive|arrived|receive|received|sent|given|learn|obtain|passed|told|communicated)";
const BY =
  "(?:phone|telephone|email|mail|letter|post|text|person|paper|writing|chat|fax|himself|herself|themselves|face|face to face|mouth)";

/** How new details of an account came to the caller. */
export const SOURCE: FactWords = {
  names: ["source", "details_source"],
  words: anyOf(
    String.raw`how (?:did|have|were|was|has|do) (?:the|you|these|those|his|their|her|this|that)[^?]{0,60}\b(?:${DETAILS}|it|them)\b[^?]{0,30}\b${CAME}\w*(?: to)?`,
    String.raw`(?:how|by what (?:route|way|means|channel)|(?:through|in|on|by|over|via) (?:what|which)(?: (?:channel|route|form|way|medium|means))?|where|via what) (?:did|have|do|were|was|are) [^?]{0,60}${DETAILS}(?: ${CAME}| ${TOLD})?(?: (?:to|you))*`,
    String.raw`how (?:did|have|has|was|were) (?:they|he|she|it|[\w' ]{2,40}) (?:${TOLD}|contact|reach|ask|write to|approach|get hold of|get in touch with|come to) ?(?:you|it to you|it|them)?(?: (?:about|of|the|their|your|its|these|those|new|with)(?: ${DETAILS}| new| account)*)?`,
    String.raw`where (?:did|do) (?:the|you|these|those) [^?]{0,40}(?:${DETAILS}|it|them)(?: come)? (?:from|reach)|from where (?:do|did) you (?:have|get|got) (?:the|this|these|it)[a-z ]{0,24}|who (?:gave|sent|passed|told|emailed|texted) (?:you|it|them|[\w']+)[^?]{0,30}(?:${DETAILS}|it)(?: on)?`,
    String.raw`(?:how|way (?:in which|that)) (?:it|they|word|the (?:new )?(?:details|account|number|instruction|one)[a-z ]{0,20})(?: of the \w+(?: \w+)?)? (?:have |has )?(?:reached|came|got|was sent|were sent|arrived|found its way)(?: to)?(?: you)?|source of the (?:details|account|number|change)|where (?:you|these|those|the (?:new )?(?:details|number|account)) (?:have |came |got |come )(?:it |them |the (?:details|number) )?from`,
    String.raw`(?:who (?:asked|instructed|told|ordered|wanted|advised) you to (?:move|change|pay|send|switch|update|wire|redirect))[a-z ]{0,30}|(?:came|come|got) to you (?:how|by what)|what did (?:the|it|they|your|his|that) ?(?:\w+ )?come (?:on|in|by|as)|how exactly (?:did )?(?:they|those|it) c[ao]me?|what did it come (?:on|in|by)`,
    String.raw`(?:did|was|were|has|have) (?:they|he|she|it|that|the [\w' ]{2,30})(?: ever)? (?:${TOLD}|come|came|arrive|handed|written|in|by|a|an|on)[^?]{0,40}\b(?:in|by|on|over|to|an?|from|your|or)? ?(?:your )?${BY}`,
    String.raw`(?:was|were|is) (?:it|that|this|they) (?:in |by |over |on )?(?:an? |the )?(?:letter|email|phone|call|text|message|fax|mail)(?: call)?|did you (?:read|hear|see) it|kaise mil\w*|kisne (?:bhej|di)\w*|kaha+n se (?:mil|aay|aaya)\w*|(?:how|who|whom|where|which way|what way|which road|what road)\b[^?]{0,50} (?:get|got|gave|give|given|came|come|reach|reached|passed|sent|send|see)\b[^?]{0,30} (?:account(?: number)?|details|instructions?|change(?: of \w+)?)(?: (?:come|get|reach|from|to|you))*|(?:how|who|whom|where|which way|what way|which road|what road)\b[^?]{0,40} (?:account|details|instructions?|change(?: of \w+)?) (?:came?|come|get|got|reach|reached)(?: to)?(?: you)?|spoken to them about the new \w+|they only write|what did (?:they|he|she) send you about it|(?:in|on|by|through) (?:what|which) (?:form|way)`,
  ),
};

export const MONEY_SOURCE: FactWords = {
  names: ["money_source", "source_of_funds", "funds_source", "source"],
  words: anyOf(
    String.raw`where (?:did|does|do|has|is|will|would) (?:the|this|that|it|these|your)[^?]{0,30}(?:${MONEY}|it)?[^?]{0,20}(?:come|came|coming|originate) from|where (?:is|was) (?:the|this|that|your) (?:money|deposit|sum|cash|income) from|where is it from|where (?:the|this|that|these|it|your) ?(?:[\w, ]{1,24})? ?(?:came|comes|come|is coming|originates?|stems?) from`,
    String.raw`(?:source|origin) of (?:the |your |these |this )?(?:money|funds|sum|deposit|income|wealth|payment)|who (?:sent|paid|gave|transferred|put) (?:you )?(?:the|this|that|it)[^?]{0,40}(?:money|funds|cash|sum|weekend|deposit|in)`,
    /where did you (?:get|have|obtain) (?:the|this|that|all this|it|so much)(?: (?:money|funds|cash|sum|from))*|(?:paise|paisa|rakam|rupaye?|rupye) kaha+n se|(?:who|whom) (?:the|this|that) (?:money|deposit|payment|transfer|credit|sum) (?:was|is|came) from/,
    /how did (?:the|this|that) (?:sum|money|deposit|credit) (?:come|get)(?: \w+){0,4}|how did you (?:come by|get|come into|earn|raise) (?:the|this|that) (?:money|funds|cash|sum)|(?:money|deposit|credit|sum|funds)[^?]{0,30}(?:from whom|come from|came from)|whose money|what is it from/,
    /how (?:will|would|is|are|do|does|should)? ?(?:you|it|the account|this|that)(?: will| would| is)?(?: be)? (?:fund(?:ed|ing)?|paid for)|how the account (?:will|would|is to) be funded|fund(?:ed|ing) (?:from|by)/,
  ),
};
