import { anyOf, type FactWords } from "./fact-words.ts";

const PAPER = "(?:post|mail|letters?|statements?|bills|envelopes?|parcels?|paper)";

/** Who the caller is and where he is reached. */
export const ADDRESS: FactWords = {
  names: ["address", "home_address", "mailing_address", "postal_address", "postcode", "zip"],
  words: anyOf(
    /(?:(?:home|mailing|street|billing|residential|postal|current|registered|permanent|full|house|correspondence|property|new|old|previous)[ ,]*(?:and )?)*address(?:es)?(?: (?:of record|on file|we have))?/,
    /(?:the )?place (?:where |that |in which )?you (?:live|are living|call home)(?: in| at)?|where (?:is|are) your (?:place|house|flat|home)|where (?:does|do) the (?:mailman|postman|mail carrier|postie) \w+|(?:what|which) street are you (?:on|in)|^(?:and )?which (?:town|house|street)$|where(?: \w+){0,5}? (?:live|living|lives|reside|residing)(?: in)?|home is where|(?:town|city)(?: and (?:the )?(?:street|house))? you live(?: in)?|residential (?:details|particulars)|kaha+n(?: (?:par|pe|aap))? (?:reh|rah)\w+/,
    /residences?|residing|resident at|domicile[d]?|place of residence|lodgings|(?:home|house) (?:is|details)/,
    /zip(?: ?code)?|post ?codes?|postal codes?|pin ?codes?(?= (?:of|for) your)/,
    /(?:where|kahan)(?: (?:exactly|abouts))? (?:do|are|is|does|did|have) (?:you|your|she|he)(?: \w+){0,2}? (?:live|living|lived|reside|residing|based|at home|home|house|stay|staying|settled|roof)/,
    /where (?:(?:you|do you|are you)(?: (?:currently|now|are|actually|both|presently|have been|at present))* (?:live|living|reside|residing|lives?|at home|staying|get your (?:mail|post))|(?:is|are) (?:home|your home)|home is|location where you live)/,
    String.raw`where (?:(?:is|are|was|does|do|did|should|shall|may|can|would|will|must|has|have) )?(?:(?:we|i|all|this|the|your|our|you|any|bank|a|an) ){0,4}(?:[a-z]+ing |send |get |have |want |like |post |mail )?(?:(?:your|the|you|this|our|all|any) ){0,3}${PAPER}(?: (?:is|are|has|have|been|should|goes|go|going|sent|to|come|comes|get|gets|arrives?|lands?|reach|find|be|you|these days|now))*`,
    /where (?:do|should|shall|must|can|may) (?:we|i) (?:send|mail|post|write)(?: to)?|where (?:we|i) (?:should )?(?:send|mail|post|write)(?: to)?/,
    /(?:street|house|door|flat|apartment)(?:,? (?:and|name|number|address|no\.?|or|town|city|zip|house|postcode))+/,
    /(?:which|what) (?:is your )?(?:street|road|house|town do you live|city do you live)(?: (?:and zip|do you live|i should picture you in|are you in))?|(?:live|lives|living|lived|reside|resides|staying) (?:at|in|now|where)|where to \(?the street/,
    /(?:home|house|flat|doorstep)(?= (?:is|are) where)|roof over your head|(?:the|your) street(?= (?:we|you|and|on))/,
    /(?:kis |aapka |apna |poora |pura |ghar ka |ghar ke )?(?:pata(?! (?:kar|chal|laga|hai|nahin|hoga|karna))|pate)(?: (?:par|pe))?|rehte|rahte|rehti|rahti|ghar ka|niwas|nivas/,
  ),
};

export const DATE_OF_BIRTH: FactWords = {
  names: ["date_of_birth", "dob", "birthday"],
  words: anyOf(
    /(?:when|(?:on |in )?(?:which|what) (?:day|date|year|month)(?:(?:,| and|,? or) (?:the )?(?:day|date|year|month))*)(?: \w+){0,2}? (?:were|was|are|is) (?:you|he|she|your)(?: \w+){0,2}? (?:born|birthday|birth\w*)(?: on| in)?/,
    /(?:(?:day|date|year|month|when)(?: (?:on which|that|when))? )?(?:you (?:were|are) )?born(?: on| in)?|(?:day|date|year|month)s? (?:you )?(?:came into (?:the|this) world|first saw the light)|came into (?:the|this) world/,
    /dates? of births?|birth ?(?:dates?|days?|years?|details?)|birthdays?|dob|(?:day|year|month|date)(?:,? (?:and )?(?:day|year|month))* of (?:your )?birth|birth/,
    /(?:when|(?:on )?(?:what|which) (?:day|date)) (?:is|do|did) (?:your|you)(?: \w+)? (?:birthday|celebrate|come into the world)|how old are you|your age|age|(?:day|date) you (?:gave|told|named|said)/,
    /(?:janm|janam\w*|janma\w*)(?: ?(?:ki|ka|ke))?(?: ?(?:tithi|din|dinank|date|tarikh|tareekh|taarikh|taareekh|saal))?|janmtithi|janmdin|janmdinank|paida(?: (?:kab|hue|hui|hue the))*|birth date/,
  ),
};

const HELD_BY_US =
  "(?:we|where|you (?:are|gave|use|signed|registered|have (?:on|with|registered)|want us|can be|would like us)|on which|to call|under which|i can|at which|for us|linked|registered|the account|on file|on record|in our|on your (?:profile|account)|associated|attached|for you)";

export const PHONE: FactWords = {
  names: ["phone", "phone_number", "mobile", "contact_number", "telephone"],
  words: anyOf(
    /(?:(?:tele)?phone|mobile|cell(?:phone)?|landline|contact|call back|handset|registered|telephone|whatsapp|daytime|sampark|tel)(?: (?:phone|mobile|contact|telephone|cell))?(?: (?:ka |ke )?(?:no\.?|numbers?|#|nos\.?|line))(?: (?:you|we|that|on|registered|with)[a-z ]{0,30})?/,
    String.raw`(?:number|no\.) ${HELD_BY_US}(?: (?:we|you|can|are|have|gave|could|call|calling|reach|registered|with|for|us|is|on|from|at|file|hold|your|profile|account|the|get|ring|use))*`,
    /number for (?:the|a|your) call ?back|(?:what|which|kaunsa|at what|on what|under what|under which|at which|jo|konsa) (?:number|no\.?)(?: (?:may|can|could|do|does|should|are|is|will|would|did))? (?:(?:(?:he|she|they|we|i|the courier|our courier|you)(?: \w+)? (?:ring|call|reach|phone|calling|dial|text|registered|contact|get|on|give|given|gave|have|use))|(?:link\w*|bank|hai|we have|registered|diya|yahan|on file|aapka|account))(?: (?:you|us|him|from|on|at|hai|mein|diya|back|with))*/,
    /your (?:registered )?(?:mobile|phone|telephone|cell)(?! (?:screen|banking|app|bill|is|has|rings|display|should|will|buzz|shows|just|and|now|may|hooked|at|by|handy|call|been|says|would|got|received|in)\b)/,
    /(?:phone|mobile|telephone)(?= (?:on|under) (?:file|record))|(?:reach|call|ring|contact|phone) you (?:on|at|back|about|under)|where (?:we|i) can (?:reach|call|ring|get)|digits do (?:we|i) (?:call|ring|dial)|your number|registered (?:number|mobile|phone)/,
    /(?<!\b(?:put|over|by|on|new|via|from|with|pick up|in|to|when|if) (?:the |your |my |our |a |this |that )?)(?:phone|mobile|telephone|tel|cell)(?: no\.?)?(?! (?:banking|app|screen|call|calls|down|hooked|line|bill|has|is|will|shows|to|rings|that|or|now|par|pe|alike)\b)/,
  ),
};

export const EMAIL: FactWords = {
  names: ["email", "email_address", "new_email"],
  words: anyOf(
    /(?:email (?:address|id|adress|contact)|mail id|mail address|inbox address)(?! (?:desk|team|was|has|will|is (?:in|now|changed|updated)))/,
    /(?<!\b(?:by|an|via|in|per|through|or|over|the|this|that|on|send|from|with) )emails?(?! (?:desk|team|was|has|will|or|from|you (?:got|received|had|were)|to|inbox|is|that (?:came|said|you got)|banking|for you|app|asking)\b)(?! [-–])/,
  ),
};

export const NAME: FactWords = {
  names: ["name", "full_name", "customer_name"],
  words: anyOf(
    /(?:(?:full|legal|first|last|complete|given|family|sur|maiden|own|your|registered|account holder's|official)[ -]?(?:and (?:last|first|family|surname) )?names?|names?|surname)/,
    /who (?:am i|are we|do i|is it|is this|is that|am i now|has just|just|is on|is calling|is speaking|i am|has joined|is there|is with|might you|have i|have we)(?: \w+){0,6}?(?: (?:talking|speaking|chatting|dealing|have|joined|writing|calling|on|to|with|pleasure|call|line|phone|got|here))*/,
    /whom (?:am i|do i|have i|i am)(?: \w+){0,4}|(?:calling|speaking|talking|chatting) (?:to|with) whom|with whom|what (?:are you called|should i call you|do i call you|is it i call you)|how (?:may|shall|should|can) i (?:address|call) you/,
    /^(?:and )?you are$|naam|nam|kaun (?:bol|baat) \w+|introduce yourself|shubh naam/,
  ),
};

export const SSN: FactWords = {
  names: ["ssn", "social_security_number", "tax_id"],
  words: anyOf(/ssn|social security(?: (?:number|no\.?))?|social(?! media)|tax(?:payer)?(?: identification)?[- ](?:id|number|no\.?)|tin|itin/),
}; // prettier-ignore

export const PAN: FactWords = {
  names: ["pan", "pan_number"],
  words: anyOf(/pan(?: (?:card|number|no\.?))?(?: number)?|permanent account number/),
};

export const AADHAAR: FactWords = {
  names: ["aadhaar", "aadhaar_number", "aadhar"],
  words: anyOf(/aa?dh?aa?r(?: (?:card|number|no\.?))?(?: number)?/),
};

export const USER_ID: FactWords = {
  names: ["user_id", "customer_id", "login_id", "username", "member_number"],
  words: anyOf(
    /(?:user|customer|client|member|login|log-in|log-on|logon|sign-?in|sign-on|profile|net ?banking|online|operator|access|cif|crn|relationship|grahak)(?:ship)?[- ]?(?:id|i\.d\.?|identifier|identification|number|no\.?|name|code)|usernames?|crn|cif|login/,
    /(?:with |under )?(?:what|which)(?: (?:user )?name)? (?:do|did|would) you (?:log|sign) (?:in|on) (?:as|with|under)|(?:what|name) you (?:log|sign) (?:in|on) (?:as|with|under)|(?:log|sign) (?:in|on) as/,
  ),
};

export const OCCUPATION: FactWords = {
  names: ["occupation", "job", "profession", "role", "position"],
  words: anyOf(
    /occupations?|professions?|jobs?|position|(?:your|her|his|what) roles?|roles?|line of work|(?:what|which) work|what (?:do|does) (?:you|he|she) do for a living|naukri|pesha|kaam kya/,
    /which (?:of the )?levels?|(?:what|which) rights/,
  ),
};

export const SCHOOL: FactWords = {
  names: ["school", "university", "college"],
  words: anyOf(
    /schools?|universit(?:y|ies)|colleges?|institution|enrol(?:led|ment)|place of study|where (?:do|are|did|will) you (?:study|studying|enrolled|learning|taking classes|go to (?:school|class))|where you (?:study|are studying|are enrolled|learn)|campus|studying at/,
  ),
};

export const INCOME: FactWords = {
  names: ["income", "salary", "annual_income", "yearly_income"],
  words: anyOf(
    /sales do you expect|incomes?|salary|salaries|earn(?:s|ings?)?|wages?|pay ?che(?:ck|que)|take[- ]home(?: (?:pay )?how much)?|turnover|revenues?|gross pay|net pay|(?:annual|yearly|monthly) (?:pay|figure|revenue|takings)/,
    /(?:you )?(?:make|making|bring home|bring in|take home)(?: (?:per|a|each|in a|every|roughly|about))* (?:year|month|annum|annually|yearly)/,
    /(?:how much|what|roughly what)(?: money)? (?:do|does|are|is|will|would)? ?(?:you|the (?:firm|business|two of you)|your (?:firm|business|household))(?: (?:both|two|all|expect|roughly|usually))* (?:make|making|earn|earning|paid|take home|take in|bring (?:home|in)|get paid)/,
    /what (?:do|would) you expect the [a-z]+ to (?:bring|make|earn|take)(?: (?:you|in))*(?: in)?(?: (?:a|per|each) year)?/,
    /(?:what|how much)(?: (?:money|have|has|is|do|does|you|the|two|of|got|gets|your|household))* (?:comes?|coming) in(?: (?:per|each|a|every|in a|by the|for now|now|at present) ?(?:year|month|week)?)?|(?:comes?|coming) in (?:per|each|a|every|in a|by the) (?:year|month|week)/,
    /kama(?:te|ti|i|ee)?\w*|tankhwah|tankha|aamdani|amdani|aay|vetan/,
  ),
};
