/** Participles that are no regular form. */
const IRREGULAR =
  "sent|paid|told|given|gave|taken|took|made|frozen|froze|unfrozen|let|set|reset|put|cut|held|written|wrote|undone|brought|bought|spent|drawn|withdrawn|done|built|left|gone|lent|shut|rung|rang|spoken|spoke|begun|began|overridden|overwritten";

/** Words that end like a participle and are none. */
const NO_PARTICIPLE =
  "need|proceed|indeed|exceed|succeed|feed|speed|seed|bleed|deed|agreed|bed|red|shed|weed|embed|hundred|sacred|wicked|naked|rugged";

/** What somebody at a bank does that changes nothing there: he looks, speaks, understands. */
const HARMLESS =
  "looked|checked|read|heard|listened|understood|noticed|received|asked|explained|mentioned|said|thought|hoped|tried|wanted|needed|wondered|waited|apologi[sz]ed|matched|compared|reviewed|verified|confirmed|identified|authenticated|recogni[sz]ed|searched|consulted|missed|meant|liked|loved|enjoyed|expected|offered|suggested|recommended|advised|described|listed|repeated|answered|replied|realised|realized|appreciated|attempted|decided|learned|learnt|referred|refused|declined|pulled up|brought up|taken a look|taken note|gone over|gone through|got|found|seen|been|had|known|located|counted|calculated|considered|concerned|pleased|sorry|supposed|used|required|allowed|obliged|prepared|interested|delighted|limited|finished|relieved|inclined|called up|thanked|welcomed|wished|talked|discussed|completed (?:the|your|my) (?:check|verification|identification)|started|walked|followed|covered|addressed|established|determined|examined|inspected|spotted|picked up|taken in|worked out|figured";

const ADVERB =
  "(?:(?:now|just|already|also|both|all|since|then|only|so|successfully|gladly|immediately|instantly|today|again|officially|duly|safely|gone ahead and|went ahead and|finally|meanwhile|in addition|as well|herewith|hereby|personally|straight away|right away|at once|too|even|therefore|fully|permanently|temporarily|automatically|internally|quietly|separately|kindly|instead|still|[a-z]+ly) )*";

const VERB = `(?!(?:${NO_PARTICIPLE})\\b)(?:[a-z-]{2,}ed|${IRREGULAR})`;
const VERBS = `(?<verb>${VERB}(?: (?:up|out|in|off|on|through|back|over|down))?)\\b`;

/** Somebody at the bank. */
const SOMEBODY =
  "(?:i|we|the bank|our system|the system|(?:my|our|a|the) (?:[a-z-]+ ){0,3}(?:colleagues?|team|desk|department|branch|office|manager|supervisor|unit|specialists?|staff|people))";

/** "I have changed it", "we sent it", "our fraud desk has frozen it". */
export const ACTIVE = new RegExp(`\\b${SOMEBODY} (?:(?:have|has|had) )?${ADVERB}${VERBS}`, "g");

const OBJECT = "(?:it|the|your|a|an|that|this|them|both|his|her|their|him|another|all|one|two|\\d|\\$)";
/** "… and stopped the payee": the second act of one who is named before. */
export const ALSO_ACTIVE = new RegExp(`^(?:and|then|but)? ?(?:have |also )?${ADVERB}${VERBS} ${OBJECT}`);
/** The same within one clause. */
export const ALSO_WITHIN = new RegExp(
  ` (?:and|then|,)(?: then)? (?:have |also )?(?=${ADVERB}${VERBS} ${OBJECT})`,
  "g",
);

/** "The fraud team has been alerted." */
export const PERFECT_PASSIVE = new RegExp(`\\b(?:has|have|had) ${ADVERB}been ${ADVERB}${VERBS}`, "g");

/** "It has been checked and cleared." */
export const PASSIVE_ALSO = new RegExp(
  `\\b(?:is|are|was|were|been) ${ADVERB}${VERB} and ${ADVERB}${VERBS}`,
  "g",
);

/** "I've had the fare reversed." */
export const CAUSATIVE = new RegExp(
  `\\b(?:i|we) (?:have |just |also )*(?:had|got) (?:the|your|a|an|his|her|their|it|that|them)\\b.{0,40}? ${VERBS}`,
  "g",
);

/** "Your complaint is registered": for verbs that are acts of a bank. */
export const STATE = new RegExp(`\\b(?:is|are|was|were|got|gets) ${ADVERB}${VERBS}`, "g");

/** States that only an act at a bank brings about, beside those of tools. */
export const STATE_VERB =
  /^(?:queued|lined up|booked|arranged|flagged|marked|enrolled|subscribed|signed up|waived|forwarded|escalated|upgraded|downgraded|extended|renewed|linked|unlinked|merged|erased|deleted|wiped|insured|reserved|earmarked|granted|doubled|halved|alerted|informed|notified|scheduled)\b/;

/** "It has gone out", "2,400 dollars have left your account", "it went through". */
export const GONE =
  /\b(?:(?:has|have) (?:now |just |already |all |both )*(?:gone|left|arrived|started|stopped|ended|begun)|(?:is|are) (?:now |already )*gone|went (?:in|out|off|through|to|from|over|ahead)|left (?:the|your|our) (?:bank|account|checking|savings))\b/g;

/** A state that an act brings about, without naming it. */
export const IN_STATE =
  /\b(?:is|are|am|has|works?|goes|go|stands?|becomes?)\b.{0,60}?\b(?<!\b(?:for|by|until|right) )(?<state>on (?:its|their|the) way|under ?way|in (?:place|effect|force)|back (?:on|in)|from now on|as of now|again|now)\b|(?<!\b(?:branch|office|desk|line|shop|counter)(?: in \w+)? )\b(?:is|are) (?:now |all |fully |already )*(?<adjective>active|open|live|lifted|off|waived|in)(?= now| again| already| as of|$|[ .!,]*$)/;

/** "Done.", "It is done", "all set", "taken care of". */
export const BARE_DONE =
  /^(?:(?:it|that|this|everything|all|both|consider it|ok|alright|right|there|and|so|well) )*(?:(?:is|are|has been|have been) )?(?:now |already |all |both )*(?:done|all set|sorted(?: out)?|taken care of|settled|completed|there you go|ho gaya|kar diya)\b(?! (?:by|in|at|with|through|via) )/;

/** "With the same again for the trouble": what was done was done twice. */
export const SAME_AGAIN = /\bsame (?:amount |sum )?(?:again|once more|on top|twice)\b/;

/** "Card: frozen", "dispute filed": a fragment that ends with a participle. */
export const FRAGMENT = new RegExp(
  `^(?!.*\\b(?:i|we|you|am|is|are)\\b)(?:[\\p{L}\\d$,.'-]+ ){0,6}?${VERBS}$`,
  "u",
);

/** The clause tells of no act that is done: it denies, foresees, allows or tells of rules and of long ago. */
export const NOT_DONE =
  /\b(?:not|never|nothing|nobody|none|no longer able|unable|without|if|once|unless|until|will|would|shall|should|can|could|may|might|must|to be|being|going to|has to|have to|had to|needs?|about to|cannot|nor|neither|whether|want|wants|like|please|let us|always|usually|normally|rather)\b/;

/** It says when, and that was before the call. */
export const LONG_AGO =
  /\b(?:yesterday|last (?:week|month|year|night|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\w+ (?:days?|weeks?|months?|years?) ago|earlier this (?:week|month|year)|(?:on|in|since|of) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on \d{1,2}[/-]\d{1,2}|in (?:19|20)\d\d|long ago|back then|previously|originally|at the time|before (?:you|this) call\w*)\b/;

/** What is told is the caller's own doing, or a stranger's. */
export const OTHERS_DOING =
  /\b(?:you|somebody|someone|anybody|he|she|who|which|that you|whoever) (?:have |has |had |were |was |are |just |also |already |yourself |both )*(?:been )?$/;

const HARMLESS_VERB = new RegExp(`^(?:${HARMLESS})\\b`);

/** Whether a verb, with what follows it, changes nothing at a bank. To tell or ask the caller something is talk. */
export function isHarmless(verb: string, rest: string): boolean {
  const whole = `${verb}${rest}`;
  if (HARMLESS_VERB.test(whole)) return true;
  return (
    /^(?:told|let|given|gave|shown|sent|informed|asked|reminded|warned|answered|read) (?:you|to you)\b(?! (?:a|an|the|your)? ?(?:new |replacement )?(?:card|code|money|credit|refund|form|letter|statement|e?mail|text|message|\$|\d))/.test(
      whole,
    ) ||
    /^(?:made|taken|took|had|done) (?:sure|note of|a (?:look|mistake|check|search)|my best|our best|what|all (?:that )?i)\b/.test(
      whole,
    )
  );
}
