/** How secrets are named, in the spelling of `evenSpelling`: lower case, Latin letters, Devanagari romanised. */

const NUMBER = "(?:three|four|five|six|eight|3|4|5|6|8|teen|char|chaar|chah|chhah|chhe|cheh|chha)";
const DIGITS = `(?:${NUMBER}[- ]?)?(?:digits?|figures?|ank|anko|numbers?|number|numerals)`;
const USED =
  "(?:you|aap|u)(?: (?:always|usually|normally|generally|would|have to|need to))? (?:use|enter|type|press|punch in|key in|put in|tap in|log ?in with|sign in with|withdraw with|pay with|daalte|dalte|daalti|dalti|dabate|dabati|use karte|use karti|istemal)";

/** What looks like a secret by its words and is none. */
export const NO_SECRET =
  /\bpin ?codes?\b|\bpin (?:of|for) (?:your |the )?(?:address|area|city)\b|\b(?:area|postal|zip|branch|promo|discount|referral|coupon|offer|country|ifsc|micr|swift|qr|product|reason|error|reference|ref|dress|request|sort|hsn|merchant category) codes?\b|\bcode of\b|\bupi id\b|\bpin (?:down|point)\b|\b(?:last|final|aakhri|akhri|antim) (?:four|4|char|chaar) (?:digits?|numbers?|ank)\b|\b(?:account|card|cheque|reference|request|mobile|phone|policy|loan|customer) (?:numbers?|no\.?)\b/g;

/** What the customer keeps to himself. */
export const SECRETS = new RegExp(
  [
    "\\b(?:atm |card |debit |credit |upi |m-?|t-?|login |mobile |secret |transaction |mobile banking |net ?banking )*pins?\\b",
    "\\b[mt]-?pins?\\b|\\bpersonal identification number\\b",
    "\\bpass ?words?\\b|\\bpass ?phrases?\\b|\\bpass ?codes?\\b|\\blog-?in credentials?\\b|\\bgupt (?:code|number|ank|shabd)\\b",
    "\\bcvv2?\\b|\\bcvc2?\\b|\\bsecurity (?:code|number|digits)\\b(?= (?:on|of|from|behind|printed)\\b[^.?!]{0,20}\\b(?:card|back|reverse|it)\\b)",
    `\\b${DIGITS} (?:that (?:is|are) |which (?:is|are) |jo )?(?:printed |written |likhe |likha )?(?:on|at|from|behind|in) (?:the )?(?:back|reverse|behind|rear|signature|flip side|other side|card'?s? back)\\b`,
    `\\b${DIGITS} (?:that are |printed |written )*(?:behind|on the back of) (?:your|the) card\\b`,
    `\\b(?:card )?(?:ke |ki )?(?:pichhe|piche|peeche|peechhe)(?: \\S+){0,4} ${DIGITS}\\b|\\bback of (?:the|your) card\\b`,
    `\\b(?:${DIGITS}|code|word|combination|number) (?:that |which |jo )?${USED}\\b(?: \\S+){0,6}`,
    `\\bjo (?:${NUMBER} )?(?:digits?|ank|number|code) (?:aap )?(?:\\S+ ){0,4}(?:daalte|dalte|dabate|use karte|daalti|dalti|use karti)\\b`,
    `\\bjo ${NUMBER} (?:digits?|ank|numbers?) (?:aap|u)\\b`,
    "\\b(?:answer|jawab) to your (?:security|secret) question\\b|\\bsecret (?:answer|number|code|word)\\b|\\bgrid (?:card )?(?:values?|numbers?)\\b",
  ].join("|"),
);

/** A code that is sent for once. */
export const SECRET_CODE = new RegExp(
  [
    "\\botps?\\b|\\bone-time (?:pass ?words?|codes?|pass ?codes?|pins?|numbers?)\\b",
    "\\b(?:verification|authentication|authori[sz]ation|confirmation|activation|login|sms|security|access|6[- ]?digit|six[- ]digit|4[- ]?digit|four[- ]digit)(?:[- ](?:sms|security|verification|numeric))? (?:codes?|numbers?|pins?)\\b(?! (?:on|of) (?:your|the) (?:card|back))",
    `\\b(?:codes?|${DIGITS})(?: (?:ka |ki )?(?:code|number))?,? (?:that |which |jo )?(?:(?:we|i|you|has|have|just|was|is|got|to|the|bank|ne|abhi|will|now|been) ){0,5}(?:sent|texted|received|receive|get|got|came|come|arrived|messaged|sms(?:ed)?|on your (?:phone|mobile|screen)|on the (?:phone|screen)|in (?:the|your) (?:sms|text|message)|from (?:the|your|our) (?:sms|text|message)|aaya|aya|aayi|aaye|bheja|mila|gaya)\\b`,
    `\\b(?:mobile|phone|number|sms|message|whatsapp|email)(?: (?:par|pe|pr|mein|me|ke|ka|ki|number|abhi|jo|aapke|hua|wala)){0,4} (?:aaya|aya|aayi|aaye|bheja|mila|gaya|aane|aa)\\b(?: \\S+){0,3} (?:codes?|ank|number|otp|digits?)\\b`,
    "\\bcodes? (?:on|in|from|at) (?:his|her|your|the|their) (?:phone|mobile|screen|sms|text|message|handset)\\b",
    "\\bsent (?:you )?(?:a|an|the) (?:[\\w-]+ ){0,2}(?:code|number|sms)\\b|\\b(?:code|otp|number) (?:has been |was |is )?(?:sent|texted|on its way) to (?:you|your)\\b",
    "\\b(?:what|which) (?:[\\w-]+ )?(?:code|number) (?:did|have|do) you (?:just )?(?:get|receive|received|got|see)\\b",
    "\\bank ka code\\b|\\b(?:code|number) (?:aapko |aapke )?(?:\\S+ ){0,4}(?:sms|mobile|phone|message) (?:par|pe|mein|me|se) (?:aaya|aya|bheja|mila|gaya)",
  ].join("|"),
);
