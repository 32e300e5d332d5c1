import { anyOf, type FactWords } from "./fact-words.ts";

const TEXT = "(?:text|sms|message|whatsapp|notification)";
const SCREEN = "(?:phone|mobile|cell|screen|display|handset|device|telephone|token|app|authenticator)";
const NUMBERS = "(?:digits?|figures?|numbers?|numerals|combination|ank|thing|ones?|string|word|words)";
const SENT =
  "(?:sent|texted|messaged|buzzed|pinged|shot|dropped|pushed|fired|dispatched|delivered|forwarded|passed)";
const HAS = "(?:(?:just|has|have|is|was|were|had|been|only|now|should|will|also|supposedly|already) )*";
const WE = "(?:we|i|our system|the system|the bank|it)(?: (?:have|had|just|only|now|will have|should have))*";
const KIND =
  "(?:one-time|verification|security|access|confirmation|authentication|authorisation|authorization|approval|login|sms|text(?:ed)?|activation|six[- ]digits?|6[- ]?digits?|four[- ]digits?|4[- ]?digits?|ota?c|temporary|secret|chhe[- ]ank)";
const MIDDLE =
  "(?:that|which|we|i|you|has|have|was|is|just|got|gone|came|come|sent|texted|received|popped|up|arrived|to|on|from|in|by|via|at|the|your|our|my|text|message|sms|phone|mobile|screen|telephone|registered|number|handset|display|now|been|should|a|moment|minute|ago|down)";

/** The code that the bank sends to prove that the caller holds his phone. */
export const CODE: FactWords = {
  names: ["code", "otp", "one_time_code", "one_time_passcode", "passcode", "sms_code", "verification_code"],
  words: anyOf(
    String.raw`(?:(?:${KIND}[- ])+(?:pass)?(?:codes?|pins?|words?|numbers?|digits|figures|ota?c)|pass-?codes?|codes?|otps?|otac|one-time (?:pass(?:word|code)|pin|number|digits)|(?:six|6|chhe|chhah|cheh)[- ]?(?:digits?|figures?|numerals|numbers?|ank|wala number)|(?:token|tac|tan)(?: (?:code|number))?)(?: ${MIDDLE}\b)*`,
    String.raw`${NUMBERS} (?:(?:that|which|jo) )?${HAS}(?:you )?${HAS}(?:came|come|in|from|on|by|via|sent|texted|received|popped|arrived|got|landed|appeared|pinged|buzzed|messaged|inside|shown|through|gone|turned|reached|flashed|waiting|sitting|showing|standing)(?: (?:off|out|up|in|on|by|from|via|to|through|you|just|over|us))*(?: (?:the|your|our|a|that|my))*(?: (?:${TEXT}|${SCREEN}|just now))(?: message)?`,
    String.raw`(?:${NUMBERS}|pin) (?:(?:that|which) )?${WE} ${SENT}(?: (?:it|you|out|over|to|your|by|text|just|now|a|moment|ago|${SCREEN}))*`,
    String.raw`${NUMBERS} (?:(?:that|which) )?${HAS}(?:gone|come|came|went|${SENT}|arrived|landed|reached) (?:out |off |in )?(?:to|on|at) (?:you|your \w+)|${NUMBERS} (?:by|via|per) ${TEXT}|(?:the|that|whatever|my|our) ${NUMBERS} (?:came|it shows|your token shows)`,
    String.raw`(?:what|whatever|which)(?: (?:number|digits|code|figures?|numbers))? (?:does |do |did |has |have |is |was |are )?(?:it(?= (?:say|says|read|reads|show|shows)(?:$| please| now| exactly| on | in | there))|(?:the|our|that|your|my|this|bank's|firm's)(?: (?:bank's|text|sms|registered|own|own))*(?: (?:${TEXT}|${SCREEN}))+)(?: (?:from|on|in|to) (?:us|the|your|our|it|my|bank|phone|text|message|screen|mobile)(?: (?:${TEXT}|${SCREEN}))?)?(?: (?:we|i) (?:have )?(?:just )?sent(?: you)?)? ?(?:(?:just|has|have|been|been just|now|only) )*(?:says?|reads?|shows?|contains?|gives?|given|received|receive|got|get|tells?|displays?|showing|reading|saying)`,
    String.raw`what (?:is|was|came|has come|just came|arrived|popped up|has just arrived|has arrived) (?:in|on|to|by|up on|up|from)(?: (?:the|our|your|that|it|its|my|me|us))*(?: \w+)? ?(?:${TEXT}|${SCREEN}|it)`,
    String.raw`what (?:it|(?:the|our|that|your)(?: ${TEXT}| ${SCREEN})+)(?: (?:say|says|read|reads|show|shows|contain|contains))? (?:on|in) (?:the|your) (?:${SCREEN}|${TEXT})|(?:read|tell|give|send)(?: (?:me|us|out|back))* (?:the|that|our|my|your) ${TEXT}`,
    String.raw`(?:what|whatever|which one) ${WE} ${SENT}|what ${HAS}(?:came|come|arrived|landed|popped up|turned up|appeared)(?: (?:through|in|up|to|on|by|just|now))*(?: (?:the|your|my|a))* (?:${TEXT}|${SCREEN})`,
    String.raw`(?:digits?|figures?|numbers?) from us|(?:string|row|set) of (?:digits|numbers|figures)(?: from us)?`,
    String.raw`(?:the|that|our|my) (?:${TEXT}|${NUMBERS})(?: (?:that|which))? ${WE} ${SENT}(?: (?:to|you|your|over|out|just|now))*`,
    String.raw`(?:${TEXT}|mobile|phone)(?: (?:mein|me|par|pe|pr))(?: (?:jo|kya|kaunsa|wala|aaya|aya|aayi|gaya|bheja|hua|woh|number|code|ank|abhi|ek)){1,5}\b`,
  ),
};
