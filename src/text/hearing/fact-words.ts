/** How people ask for one fact. */
export type FactWords = {
  /** Names of the fact in callers' plans. */
  names: readonly string[];
  /** Words for the thing itself, wherever something is asked for. */
  words?: RegExp;
  /** Words that mean it only in a question or in "tell me …". */
  asked?: RegExp;
};

/**
 * From the most particular to the most general: what one entry has understood is not read again by the next, so that the
 * "phone" of "the code on your phone" is no telephone number.
 */
export const FACT_WORDS: readonly FactWords[] = [
  {
    names: [],
    words:
      /\b(?:promo(?:tional)?|discount|voucher|country|area|dialling|branch|product|colou?r|dress|reason) codes?\b|\b(?:user|customer)(?:name)? and password\b|\bby name\b|\bin (?:your|my|his|her|the) (?:own )?(?:name|words)\b|\bemail(?: address)? (?:desk|team)\b|\bphone banking\b|\bmobile (?:app|banking)\b|\bcontact (?:desk|centre|center|team)\b|\baddress (?:the|this|that|your|it)\b|\bname (?:me|us|two|any|some|a|one)\b|\bby (?:post|mail|email|courier)(?: or(?: by)? (?:email|post|mail|courier))?\b|\b(?:over|on|by) the (?:phone|telephone)\b|\bcode of conduct\b/,
  },
  {
    names: ["address", "postcode", "zip"],
    words: /\b(?:zip|post(?:al)?|pin)[ -]?codes?\b(?! (?:for|of) (?:the|your) card)/,
  },
  {
    names: ["upi_ref", "utr", "reference", "transaction_id", "transaction_reference", "ref"],
    words:
      /\b(?:utr|rrn|(?:upi|transaction|txn|payment|transfer|bank)(?: ke| ka| ki)? (?:ref(?:erence)?(?: (?:no\.?|number|id))?|id|number|no\.?)|ref(?:erence)?\.? (?:number|no\.?|id))(?!\w)/,
  },
  {
    names: ["ifsc", "sort_code", "routing_number", "swift", "bic"],
    words: /\b(?:ifsc|swift|bic|sort|routing)(?: (?:code|number))?\b/,
  },
  {
    names: ["cvv", "cvc", "security_code"],
    words:
      /\b(?:cvv2?|cvc2?|cvn|csc)\b|\b(?:security|verification|card) (?:code|number|digits)\b(?=[^.?!]{0,30}\b(?:back|card|three|3|reverse|behind|strip)\b)|\b(?:three|3|teen)[- ](?:digits?|figures?|numbers?)\b|\b(?:digits|number|code|figures) (?:that is |which is |that are |printed )?(?:on|at|from) the (?:back|reverse|flip side|signature strip)\b|\bback of (?:the|your) card\b|\bsignature (?:strip|panel)\b|\bpeeche (?:likh\w*|wal\w*|ke)\b/,
  },
  {
    names: ["expiry", "expiry_date", "valid_until"],
    words:
      /\b(?:(?:until|till|up to|how long)(?: when| what \w+)?[^?]{0,30} (?:valid|good)|expir(?:y|es?|ation|ing)(?: date| month)?|valid(?:ity)?(?: (?:thru|through|until|till|to|date|upto|up to))?|good thru|good through|runs? out|mm\/yy|month and year(?: (?:on|of|printed)[^,]{0,30})?|(?:month|date) (?:it|the card|your card) (?:expires|runs out|ends))\b/,
  },
  {
    names: ["last_four", "card_last_four", "last4", "card_last4", "card"],
    words:
      /\b(?:(?:last|final|end|ending|closing|trailing|aakhri|akhri|aakhiri|aakhir|antim|last ke)(?: of)?(?: the)?(?: (?:four|4|char|chaar))(?:[- ]?(?:digits?|numbers?|figures?|ank|anko|number))?(?: (?:of|on|from) (?:your|the|that|this|which) card)?|(?:four|4|char|chaar)(?:[- ](?:digits?|numbers?|figures?|ank))? (?:at|on|from|in|of) (?:the )?(?:end|back end|front|your card|card)|(?:last|final|end|ending|aakhri) (?:digits|numbers|figures|ank)|(?:four|4) (?:digits|numbers|figures) (?:that )?(?:it|the card|your card) ends|card (?:final|last|ending) (?:four|4)|digits (?:it|the card|your card|that card) ends (?:in|on|with)|(?:card|it|one) (?:ends?|ending) (?:in|on|with)|(?:what|which) (?:does|do) (?:it|the card|your card|that card) end|how does (?:the|your) card(?: number)? end|(?:which|kaun\w*|kis) (?:of your |of the )?cards?(?! (?:desk|team))|card (?:ke|ka|ki) (?:aakhri|akhri|last|antim)\w*(?: (?:four|4|char|chaar))?(?: (?:digits?|ank|number))?)\b/,
    asked: /\b(?:which (?:one|card)|card(?: ka)? number|number (?:on|of) (?:the|your) card|last 4)\b/,
  },
  {
    names: ["new_pin", "pin_choice"],
    words:
      /\b(?:new (?:pin|number|code|secret number|four digits)|(?:pin|code|digits?|number|combination)s? (?:that )?(?:you|aap) (?:would|want|wish|like|choose|prefer|have (?:chosen|picked)|fancy|pick|picked|chose|chahte)|(?:which|what|kaunsa|kaun sa|konsa) (?:new )?(?:pin|four digits|digits|combination)|desired pin|pin of your choice|chosen pin|preferred pin|naya pin|pin (?:aap )?(?:rakhna|kya rakh\w*|chah\w*)|pin (?:to be|be|become)|be your pin|(?:choose|pick|key in|think of|select|enter|set|decide on)(?: (?:a|an|your|the|any|new))* (?:pin|(?:four|4)[- ]?digits?(?: pin| code| number)?|four figures)|four digits of your (?:own )?choice)\b|\bthe pin\b(?= (?:to|be|should))/,
    asked: /\bwhich (?:new )?one would you like\b/,
  },
  {
    names: ["code", "otp", "one_time_code", "one_time_passcode", "passcode", "sms_code", "verification_code"],
    words:
      /\b(?:(?:(?:one-time|verification|security|access|confirmation|authentication|authorisation|authorization|login|sms|text(?:ed)?|activation|six[- ]digits?|6[- ]?digits?|four[- ]digits?|4[- ]?digits?|ota?c|temporary|secret)[- ])+(?:pass)?(?:codes?|pins?|words?|numbers?|ota?c)|pass-?codes?|codes?|otps?|otac|one-time (?:pass(?:word|code)|pin|number|digits)|(?:six|6|chhe|chhah|cheh|6[- ])[- ]?(?:digits?|figures?|numerals|numbers?|ank|wala number)|(?:digits?|figures?|numbers?|numerals|combination|ank|thing|one) (?:(?:that|which|jo) )?(?:(?:just|has|have|you|got|was|is|we|i|i have|we have|you have) ){0,3}(?:came|come|in|from|on|by|via|sent|texted|received|popped|arrived|got|landed|appeared|pinged|messaged|inside|shown|through)(?: (?:up|in|on|by|from|via|to|through|you|just|over|us))*(?: (?:the|your|our|a|that|my))*(?: (?:text|sms|message|phone|screen|mobile|display|cell|handset|device|telephone|whatsapp|app|just now))(?: message)?|what (?:it|(?:the|our|that|your)(?: (?:text|sms|message|screen|display|phone))+)(?: (?:say|says|read|reads|show|shows|contain|contains))? (?:on|in) (?:the|your) (?:display|screen|phone|text|message|sms)|(?:digits?|figures?|numbers?) (?:that |which )?(?:we|i)(?: have)?(?: just)? (?:sent|texted|messaged)|what (?:does )?(?:the|our|that|your) (?:text|sms|message|screen|display|phone)(?: message)?(?: (?:we|i) (?:just )?sent(?: you)?)? (?:say|says|read|reads|show|shows|contain|contains|give|gives)|what is (?:in|on) (?:the|our|your|that|it)(?: \w+)? ?(?:text|sms|message|screen|display|phone|it)\b|(?:sms|text|message|mobile|phone)(?: (?:mein|me|par|pe|pr))(?: (?:jo|wala|aaya|aya|aayi|gaya|bheja|hua|woh|number|code|ank)){1,5}\b|(?:token|tac|tan)(?: (?:code|number))?)(?: (?:that|which|we|i|you|has|have|was|is|just|got|came|come|sent|texted|received|popped|up|arrived|to|on|from|in|by|via|at|the|your|our|text|message|sms|phone|mobile|screen|telephone|registered|number|handset|display|now|been)\b)*/,
  },
  {
    names: ["user_id", "customer_id", "login_id", "username", "member_number"],
    words:
      /\b(?:user|customer|client|member|login|log-in|profile|net ?banking|online|cif|crn|relationship|grahak)(?:ship)?[- ]?(?:id|i\.d\.?|identifier|identification|number|no\.?|name)(?!\w)|\busername\b|\bcrn\b|\bcif\b|\blogin name\b/,
  },
  { names: ["pan", "pan_number"], words: /\b(?:pan(?: (?:card|number|no\.?))?(?: number)?|permanent account number)(?!\w)/ },
  {
    names: ["aadhaar", "aadhaar_number", "aadhar"],
    words: /\baa?dh?aa?r(?: (?:card|number|no\.?))?(?: number)?(?!\w)/,
  },
  {
    names: ["ssn", "social_security_number", "tax_id"],
    words: /\b(?:ssn|social security(?: number)?|social\b(?! media)|tax(?:payer)?(?: identification)?[- ](?:id|number)|tin|itin)\b/,
  },
  {
    names: ["email", "email_address", "new_email"],
    words: /\b(?:email(?: (?:address|id|adress|contact))?|mail id|mail address)\b(?! (?:desk|team|was|has|will))/,
  },
  {
    names: ["invoice", "invoice_number"],
    words: /\b(?:invoices?|bills?)(?: (?:number|no\.?|reference|ref|id))?(?!\w)(?! (?:is )?for\b)|\binv(?:oice)? (?:no\.?|number)/,
  },
  {
    names: ["friend_name", "friend"],
    words:
      /\b(?:friend(?:'s)? (?:full |first |last )?name|name of (?:the|your) friend|friend called|who (?:did you (?:refer|recommend|bring|invite)|is (?:the|your) friend|was it you (?:referred|recommended))|which friend|whom (?:did you|you) (?:refer|recommend|bring|invite)\w*|name of the (?:person|friend) (?:you|whom))\b/,
  },
  { names: ["school", "university", "college"], words: /\b(?:school|university|college|institution|enrolled|where (?:do|are) you (?:study|studying|enrolled))\b/ },
  {
    names: ["heard_from", "source_of_contact"],
    words:
      /\b(?:how (?:did|have) you (?:first )?(?:hear|heard|learn|learned|find out|found|find|come across|come to hear|get to know)|where (?:did|have) you (?:first )?(?:hear|heard|find|found|see|seen|come across|learn)|who (?:or what )?(?:told|recommended|introduced|pointed|put you|suggested|brought|gave you the (?:tip|idea|name))|heard (?:about|of) (?:it|them|this|him|her)|recommended (?:it|them|this) to you)\b/,
  },
  {
    names: ["source", "details_source"],
    words:
      /\b(?:how (?:did|have|were) (?:the|you|these|those|his|their|her|this)[^?]{0,60}\b(?:details|account|number|it|them|change|instructions|data|iban)\b[^?]{0,30}\b(?:reach|come|get|got|gotten|arrive|receive|received|sent|given|learn|obtain|passed|told|communicated)\w*|(?:how|by what (?:route|way|means|channel)|through (?:what|which) (?:channel|route)|where|via what) (?:did|have|do|were|was) [^?]{0,60}(?:details|account number|new account|bank details|new number)|where (?:did|do) (?:the|you|these|those) [^?]{0,40}(?:details|number|it|them)(?: come)? (?:from|reach)|who (?:gave|sent|passed|told|emailed|texted) (?:you|it|them)[^?]{0,30}(?:details|number|account|change|it)|how (?:it|they|the (?:new )?(?:details|account|number)[a-z ]{0,20}) (?:reached|came|got|was sent|were sent|arrived)|source of the (?:details|account|number)|where (?:you|these|those|the (?:new )?(?:details|number|account)) (?:have |came |got |come )(?:it |them |the (?:details|number) )?from)\b/,
  },
  {
    names: ["money_source", "source_of_funds", "funds_source"],
    words:
      /\b(?:where (?:did|does|do|has|is) (?:the|this|that|it|these|your)[^?]{0,30}(?:money|funds|cash|sum|deposit|it|credit|amount)?[^?]{0,20}(?:come|came|coming|originate) from|where (?:the|this|that|these) (?:money|funds|cash|sum|deposit|credit)\w*[^?]{0,20}(?:come|came|comes|from)|(?:source|origin) of (?:the |your |these |this )?(?:money|funds|sum|deposit|income|wealth|payment)|who (?:sent|paid|gave|transferred|put) (?:you )?(?:the|this|that|it)[^?]{0,40}(?:money|funds|cash|sum|weekend|deposit|in)|how did you (?:come by|get|come into) (?:the|this|that) (?:money|funds|cash|sum)|(?:money|deposit|credit|sum|funds)[^?]{0,30}(?:from whom|come from|came from)|whose money|how (?:will|would|is|are|do|does|should)? ?(?:you|it|the account|this|that)(?: will| would| is)?(?: be)? (?:fund(?:ed|ing)?|paid for)|how the account (?:will|would|is to) be funded|fund(?:ed|ing) (?:from|by))\b/,
  },
  {
    names: ["card_state", "card_possession", "possession"],
    words:
      /\b(?:(?:card|it)(?: itself)?(?: \w+){0,4}? (?:ever )?(?:(?:still |now |right now |always |physically )*(?:with you|in your|on you|left your|out of your|been out|in (?:someone|somebody|anyone) else|away from|lost|stolen|missing|leave your|been lost|been stolen|at hand|to hand|aapke paas))|(?:have|has|do|got|hold|holding|had|lost|lend|lent|given|gave|still have|possess)(?: you)?(?: (?:still|got|have|ever|always|actually|physically|yet|lost|lent))*(?: (?:the|your|that|this))? (?:physical )?card(?: (?:itself|in|with|on|to|at|out))?|(?:in|out of) your (?:possession|hands?|wallet|purse|pocket)|possession of the card|where is (?:the|your) card(?: now)?|card (?:aapke|apke) (?:paas|pass|haath)|physically (?:have|hold|with)|(?:lost|losing) sight of it|wrong with (?:the|your) (?:card|plastic|chip)|(?:card|chip) (?:damaged|cracked|broken|bent))\b/,
  },
  {
    names: ["police", "police_report"],
    words: /\b(?:police|fir|crime (?:report|reference|number)|officers? (?:been )?informed|cops)\b/,
  },
  {
    names: ["purchases", "recent_purchases", "recent_transactions"],
    words:
      /\b(?:(?:recent|last|latest|previous|genuine|known|two|couple of|few)(?: (?:two|few|couple|three|of|last|recent|card))* (?:purchases?|transactions?|payments?|buys|things you (?:bought|paid|purchased))|what (?:did|have) you (?:last |recently )?(?:buy|bought|purchase|purchased|paid for|pay for|spent|spend)|purchases|things you (?:have )?(?:recently )?(?:bought|paid|purchased)|you (?:last|recently) (?:bought|used|paid|purchased)|last (?:used|spent)|was (?:that|it|this) you|were (?:those|they|these) you|(?:made|done|carried out) by you|yours$|did you (?:make|do) (?:that|those|these|it|them|this)|where (?:did|have) you (?:last|recently) (?:use|used|pay|paid|shop|shopped)|shopping)\b/,
  },
  {
    names: ["account_type", "product"],
    words:
      /\b(?:(?:which|what|kaun\w*|type|kind|sort)(?: (?:type|kind|sort|of|our|the|three|business|student|savings|checking|current|would|sa|si|bank))* (?:variant|version|tier|account|accounts|product|package|plan|model|offer)s?(?: type)?|account type|type of account|product|harbor, tidal|harbor or|tidal or|anchor\?)\b|\bwhich (?:one |of (?:them|these|those|the (?:three|two|four)))\b[^?]{0,20}(?:fancy|prefer|like|want|suit|go for|choose|have)/,
  },
  {
    names: ["delivery", "shipping", "delivery_method"],
    words:
      /\b(?:deliver(?:y|ed)?|ship(?:ped|ping|ment)?|express|courier|speed ?post|how (?:fast|soon|quickly)|standard (?:mail|post|or)|(?:how|where) (?:would|should|do|shall|will) (?:you|we|i|it|the (?:new )?card)[^?]{0,30}(?:sent|send|mailed|mail|delivered|get|receive|posted|shipped|reach|collect|come)|pick (?:it )?up or|by (?:mail|post|courier) or|mail(?:ed)? or|send it (?:to|by|express))\b/,
  },
  {
    names: ["design", "card_design", "style"],
    words: /\b(?:designs?|motifs?|pattern|which picture|what picture|colou?rs?|look of|artwork|lighthouse|harbor one|plain (?:one|or|design|card)|which style|what style|style of)\b/,
  },
  {
    names: ["income", "salary", "annual_income", "yearly_income"],
    words:
      /\b(?:incomes?|salary|salaries|earn(?:s|ings?)?|wages?|pay ?che(?:ck|que)|take[- ]home(?: (?:pay )?how much)?|turnover|(?:you )?(?:make|making|bring home|bring in|take home)(?: (?:per|a|each|in a|every|roughly|about))* (?:year|month|annum|annually|yearly)|(?:how much|what) (?:do|are) you (?:make|making|earn|paid|take home|bring (?:home|in))|gross pay|net pay|(?:annual|yearly|monthly) (?:pay|figure|revenue)|kama(?:te|ti|i|ee)?\w*|tankhwah|tankha|aamdani|aay)\b/,
  },
  {
    names: ["date_of_birth", "dob", "birthday"],
    words:
      /\b(?:dates? of births?|birth ?(?:dates?|day|days|year)|birthdays?|dob|born|(?:day|year|month) of birth|birth details|when (?:is|do) (?:your|you)(?: \w+)? (?:birthday|celebrate)|janm ?(?:tithi|din|dinank|ki tarikh|tareekh|tarikh|date)?\w*|janam\w*(?: ?(?:tithi|din|date|tarikh|tareekh))?|paida|birth|came into (?:the|this) world|how old are you|your age|day you (?:gave|told|named|said)|age)\b/,
  },
  {
    names: ["address", "home_address", "mailing_address", "postal_address", "postcode", "zip"],
    words:
      /\b(?:(?:(?:home|mailing|street|billing|residential|postal|current|registered|permanent|full|house|correspondence|property|new|old|previous)[ ,]*(?:and )?)*address(?:es)?(?: (?:of record|on file|we have))?|residence|domicile|place of residence|zip(?: ?code)?|post ?codes?|postal codes?|pin ?codes?(?= (?:of|for) your)|where (?:do|are) you (?:live|living|reside|residing|based|at home)|where (?:you|do you|you currently|you now) (?:live|reside|are living|get your (?:mail|post))|where (?:is|are) (?:home|your home)|where your (?:mail|post|statements?)|(?:street|house)(?: (?:and|name|number|address|no\.?|or))+(?: house)?(?: number)?|(?:which|what) (?:street|road)(?: and zip)?|(?:live|reside|staying) (?:at|in|now)|where do (?:we|i) (?:send|mail|post)|pata(?! (?:kar|chal|laga|hai|nahin))|rehte|rahte|rehti|rahti|ghar ka|niwas|location where you live|lodgings)\b/,
  },
  {
    names: ["phone", "phone_number", "mobile", "contact_number", "telephone"],
    words:
      /\b(?:(?:(?:tele)?phone|mobile|cell(?:phone)?|landline|contact|call back|handset|registered|telephone|whatsapp|daytime|sampark)(?: (?:phone|mobile|contact|telephone|cell))?(?: (?:no\.?|numbers?|#|nos\.?|line))(?: (?:you|we|that|on|registered|with)[a-z ]{0,30})?|(?:number|no\.) (?:we|where|you (?:are|gave|use|signed|registered|have (?:on|with|registered)|want us|can be|would like us)|on which|to call|under which|i can|at which|for us|linked|registered|the account|on file|on record|in our|on your (?:profile|account)|associated|attached|for you)(?: (?:we|you|can|are|have|gave|could|call|reach|registered|with|for|us|is|on|at|file|hold|your|profile|account|the|get|ring|use))*|your (?:registered )?(?:mobile|phone|telephone|cell)\b(?! (?:screen|banking|app|bill|is|has|rings|display|should|will|buzz|shows|just|and))|(?:phone|mobile|telephone)(?= (?:on|under) (?:file|record))|(?:reach|call|ring|contact|phone) you (?:on|at|back|about|under)|where (?:we|i) can (?:reach|call|ring|get)|digits do (?:we|i) (?:call|ring|dial)|your number|registered (?:number|mobile|phone)|(?:phone|mobile|telephone|tel)(?: no\.?)?|mobile\b)(?!\w)(?! (?:banking|app|screen))/,
  },
  {
    names: ["payee", "recipient", "beneficiary"],
    words:
      /\b(?:(?:full |exact |legal )?name (?:of|on|at) (?:the )?(?:receiving|payee|recipient|beneficiary|account holder)[a-z ]{0,20}|(?:payee|recipient|beneficiary|receiver)(?:'s| ka| ki)? (?:full |legal |exact )?(?:name|naam)|payees?|recipients?|beneficiar(?:y|ies)|receivers?|(?:who|whom)(?: \w+){0,4} (?:is|are|was|would|do|does|did|should|shall|will|gets?|receives?|be|to)(?: \w+){0,5} (?:money|payment|paid|pay|paying|sent|send|sending|transfer|transferred|transferring|receive|receives|receiving|funds|it for|for|it go|go to|to|dollars|rupees)|(?:who|whom) (?:is|are|was) (?:it|the money|the payment|this|that|the transfer|these|the funds)(?: meant| going| intended| headed)? (?:for|to)|to whom|where (?:is|are|was|should|does|do) (?:the|it|this|that)(?: money| payment| funds| sum)? (?:going|go|to go|headed|meant|be sent)|name of the (?:person|company|firm|business|payee|account holder|supplier)|(?:who|whom) (?:you|to) (?:want|are|pay|send|wish|sent|paid)|which of them is the money|which (?:supplier|firm|person|company|crestline|payee|of (?:them|the two|these))|kis(?:ko|ke|e) (?:bhej|paise|transfer|payment|naam|chal|gay|diy|mil)\w*|account holder)\b/,
    asked: /\bwhich (?:one|of (?:them|these|those|the two))\b/,
  },
  {
    names: ["account", "account_number", "which_account", "from_account", "deposit"],
    words:
      /\b(?:(?:which|what|kaun\w*(?: s[ai])?|kis|konsa|konsi)(?: (?:of|your|the|savings|checking|two|three|one|bank|accounts?))* (?:accounts?|fds?|deposits?|khat[ae]|pots?)|account(?: ka)? (?:number|no\.?|id)|account you (?:want|would|wish|mean)|iban|(?:checking|current) or (?:the |your |from )?savings|savings or (?:the |your |from )?(?:checking|current)|from (?:which|what) (?:account|pot|one)|(?:checking|savings) (?:number|one)(?: you[a-z ]{0,20})?(?: or)?(?: the (?:savings|checking) (?:one|number))?|(?:new|receiving|destination|beneficiary|bank|their|his|her) account(?: (?:number|details))?|bank details|fd (?:number|no\.?)|fds?|account)(?!\w)/,
    asked:
      /\b(?:where (?:should|shall|do|would|is|will) (?:i|we|it|the (?:money|payment)|you want it|you like it)[^?]{0,40}(?:from|go|come from|land|paid|sent)|which one|which of (?:them|these|those|the two|your))\b/,
  },
  {
    names: ["relationship", "relation", "connection"],
    words:
      /\b(?:relation(?:ship)?s?|how (?:do|did|have|are|well do|long have) you (?:[a-z]+ ){0,4}?(?:know|knew|known|meet|met|related|connected|acquainted|come (?:to know|into contact|across)|get (?:to know|in touch)|find|dealt|related)|how (?:did|has) [\w' ]{1,40} (?:become|come to be|became)|(?:who|what) (?:is|are|was) (?:he|she|they|it|this|that|[\w' -]{1,40}) to you|(?:who|what) (?:he|she|they|[\w' -]{1,30}) (?:is|was|are) to you|(?:who|what) are you to|you are to|are you (?:family|related|his|her|their|a relative|the|married)|(?:come|came|got|get) (?:in|into) (?:contact|touch)|(?:have|had) you (?:ever )?(?:met|seen|dealt|worked|done business|spoken|known|traded)(?: (?:with|to|in person|face to face|him|her|them|before))*|(?:known|met|know) (?:him|her|them|each other|this person|the (?:person|firm|seller|recipient))|in what capacity|capacity (?:are|do)|rishta|rishte|sambandh|kaise jaante|kaise jante|jaante hain|who is (?:he|she|joy|your)|a friend, (?:or )?|(?:friend|family|relative)(?:,)? or|connected (?:to|with)|connection|tie to|how you (?:know|met|came)|dealings)\b/,
  },
  {
    names: ["merchant", "shop", "seller", "company", "biller"],
    words:
      /\b(?:merchants?|(?:have|has|did|had|were) (?:you|there)(?: \w+){0,4}? (?:contact(?:ed)?|spoken|speak|talk(?:ed)?|written|write|(?:in )?touch|try|tried|complain(?:ed)?|approach(?:ed)?|rais(?:e|ed)|reach(?:ed)?|ask(?:ed)?|called|call|emailed|heard|hear|resolve|been any contact|get back|got back|returned?|take it back|taken it)(?: \w+){0,6}?|(?:contact|spoke|spoken|talk|talked|correspondence|exchange|conversation)(?: \w+){0,3} (?:with|to|between) (?:the|them|you|it)|(?:what|which|kis|kaun\w*) (?:airline|hotel|website|gym|garage|restaurant|shop|store|company|seller|firm|service|business|provider|biller|retailer|vendor|dealer|subscription)|(?:the )?(?:shop|store|seller|vendor|retailer|company|firm|dealer)(?:'s)? (?:name|say|said|answer|reply|response|tell|told|reacted|offer|offered)|name of the (?:shop|store|company|seller|firm|retailer|service|business)|(?:did|what did|has|have|what have) (?:they|the (?:shop|store|seller|company|people|merchant)|[\w']+) (?:say|said|reply|replied|answer|answered|respond|responded|offer|offered|told|tell|react|refuse|refused)|who (?:made|took|is) (?:the|this|that) (?:charge|payment|debit|money)|(?:who|whom) (?:is|was) the (?:charge|payment|debit) (?:from|by)|who (?:is it|charged|keeps|is) (?:that |you |charging|taking|keeps)|(?:their|its) (?:answer|reply|response)|dukaan|dukan)\b/,
  },
  {
    names: ["amount", "sum"],
    words:
      /\b(?:amounts?|how much(?! longer| time)|sums?|how (?:high|large|big|many (?:dollars|rupees|euros|points|of (?:them|your|those)))|(?:what|which|by what|up to what|to what) (?:figure|sum|total|value|limit|level|price|amount|size)|(?:figure|total|value)(?: (?:of|you|in|for))|new limit|size of|what (?:did|do|have|were|was) (?:we|they|you|it|the machine|the bank)(?: \w+)? (?:charge|charged|cost|take|taken|deduct|deducted|pay|want to send|debit|debited|billed|bill)(?: (?:you|for it))?|what were you charged|kitn[aei](?: (?:paise|rupaye|rupay|paisa|amount|rakam|ka|ki))?|rakam|raqam|raashi|rashi|dhanrashi|limit would you like|price|how far up|figure)\b/,
  },
  {
    names: ["reason", "purpose", "occasion", "problem"],
    words:
      /\b(?:reasons?|purposes?|why(?! not)|what(?: exactly| else|ever)?(?: [\w',.$-]+){0,8}? for$|what (?:is|are|was|were|would|will|do|does|did|has|have)(?: [\w',$.-]+){1,12}? (?:for|about|to be used for|meant for)\b(?! (?:you|today|now|us))|what (?:is|are|was|were|will|would|do|does|did)(?: [\w',$.-]+){1,8}? (?:doing|do with|use|using|used|buy|buying|plan|planning|intend|spend|spending|need|going to do|going in|pay for|paying for|wrong)\b|what for|what (?:it|this|that|they|the [\w ]{1,30}|you) (?:is|are|was|would|will)(?: \w+){0,5}? for|(?:which|what) (?:happened|occurred|went wrong|brings|brought|led|made|makes|prompted|prompts|is behind|lies behind|has happened|is going on|seems to be|is the (?:matter|problem|trouble|issue|story|occasion|background|idea|plan|thinking|use|need))|(?:what|how) (?:you|you'd) (?:need|want|would like|plan|intend|would use|will use|use)(?: \w+){0,6}? (?:for|it|with|to)|how come|how (?:will|do|would|are) you (?:plan to |going to |be )?(?:use|using|spend)|(?:used|needed|intended|use it|using it) for|for what|the use|background|occasion|walk (?:me|us) through|talk (?:me|us) through|describe what|tell (?:me|us) (?:(?:a (?:bit|little)|more|something|briefly|in your own words) )*(?:about (?:it|the|this|that|your)|what happened|more|the story)|explain (?:what|why|how|the)|what happened|what has happened|wajah|kaaran|karan|kisliye|kyun|kyon|kyu|kyo|kis (?:kaam|liye|cheez)(?: \w+)? ?(?:liye|ke liye)?|kya hua|maqsad|uddeshya|in (?:your own|two or three|a few) words|which need|motive|explanation|nature of (?:the|this|your)|grounds)\b/,
  },
  {
    names: ["where", "place", "location", "country", "destination"],
    words:
      /\b(?:where(?:abouts)?(?! (?:we|i) (?:can|could|may))|which (?:country|countries|city|cities|town|place|places|branch|machine|shop|store|atm|line|bus|route|garage|station|stop|location|region|part)|what (?:country|city|town|place|location|branch|machine)|(?:country|city|town|location|places?|destinations?)(?: (?:you|of|and|where|are))?|kahan|kahaan|kaha|kis (?:jagah|shahar|sheher|desh|machine)|(?:name|number) of the (?:machine|branch|atm))\b/,
  },
  {
    names: ["when", "date", "time", "start_date", "dates"],
    words:
      /\b(?:dates?|when|(?:what|which|about what|at what|around what|from what|from which|on what|on which|until what|until which|roughly what) (?:days?|dates?|times?|hours?|months?|weeks?|period|years?|o'clock)|(?:from |to |until )?(?:which|what) (?:month|year|day|date)|(?:time|day|period) (?:of|when|on which|you|it|that)|how long(?: ago)?|since when|until when|from when|till when|kab|kis (?:din|date|tarikh|tareekh|samay)|tarikh|tareekh|taareekh|dinank|din|moment (?:you|when)|months|period)\b/,
  },
  {
    names: ["pin", "card_pin", "atm_pin"],
    words: /\b(?:pins?|secret number|personal identification number)\b/,
  },
  {
    names: ["password", "online_password", "login_password"],
    words: /\b(?:pass-?words?|pass ?phrase|log-?in details|credentials|login data)\b/,
  },
  {
    names: ["card_number", "full_card_number"],
    words: /\b(?:(?:full|whole|entire|complete|long|sixteen[- ]digit|16[- ]?digit|card|debit card|credit card) (?:card )?(?:number|no\.?|digits)|number on (?:the (?:front|face) of )?(?:your|the) card)(?!\w)/,
  },
  {
    names: ["name", "full_name", "customer_name"],
    words:
      /\b(?:(?:full|legal|first|last|complete|given|family|sur|maiden|own|your|registered|account holder's|official)[ -]?(?:and (?:last|first|family) )?names?|names?|surname|who (?:am i|are we|do i|is it|is this|am i now|has just|just|is on|is calling|is speaking|i am|has joined|is there|is with|might you)(?: \w+){0,6}?(?: (?:talking|speaking|chatting|dealing|have|joined|writing|calling|on|to|with|pleasure|call|line|phone))*|whom (?:am i|do i|have i|i am)(?: \w+){0,4}|(?:calling|speaking|talking|chatting) (?:to|with) whom|with whom|what (?:are you called|should i call you|do i call you)|how (?:may|shall|should|can) i (?:address|call) you|naam|nam|kaun bol \w+|introduce yourself|shubh naam)\b/,
  },
]; // prettier-ignore
