/** A field of what a bank does at a customer's request. */
type Act = {
  /** Infinitives, for offers and refusals. */
  does: string;
  /** Participles: it has been done. */
  done: string;
  /** What is the case once it has been done: "is live", "is on its way". */
  state?: string;
  /** How requests of the field open, where not by all of its infinitives. */
  named?: string;
  /** How a request of the field is put, beyond its infinitives. */
  asked?: string;
};

/** What stands for any act. */
export const ANY_DOES =
  "do|proceed|go ahead|process|complete|carry out|execute|arrange|handle|offer|grant|approve|accept|accommodate|permit|authori[sz]e|make|put through|honou?r|fulfil|fulfill|perform|submit|confirm|book|push";
export const ANY_DONE =
  "done|completed|processed|executed|carried out|arranged|sorted(?: out)?|taken care of|set up|fulfilled|finali[sz]ed|approved|granted|dealt with|handled|booked|implemented|fixed|put through|successful|actioned|performed|all set|confirmed";

export const ACTS: Readonly<Record<string, Act>> = {
  pay: {
    does: "send|pay|transfer|wire|remit|move|release|pass on|forward|push|put",
    done: "sent|paid|transferred|wired|remitted|moved|released|made|put through|credited|forwarded|settled|debited|booked|submitted|posted",
    state: "gone|off|booked|on (?:its|their|the) way|in (?:the |your )?savings|underway|out the door|through|with (?:them|him|her|[a-z]+ now)|in (?:his|her|their|the other|your) \\w*(?: \\w+)? ?(?:account|pot|bank)",
  },
  refund: {
    does: "refund|credit|reimburse|return|reverse|waive|raise|complaint|claim|lodge|file|register|post|give back|pay back|take off|get back|repay|reimburse",
    done: "refunded|credited|reimbursed|returned|reversed|waived|given back|paid back|taken off|repaid|recovered|removed|cancelled|resolved",
    state: "off|back (?:in|on|with|to)|on its way back|(?:gone|in) (?:back|your account)",
    asked: "back|reversed|refund|reversal",
  },
  dispute: {
    does: "dispute|file|lodge|raise|open|submit|register|claim|put in|log|start|report|contest|challenge|charge ?back",
    done: "disputed|filed|lodged|raised|opened|submitted|registered|logged|started|put in|recorded|reported|received under|contested",
    state: "in(?=$|[.!]| under)|(?:now )?open(?: under)?|under (?:reference|number|way)|on record|with the (?:merchant|network|scheme)",
    asked: "dispute|claim|complaint|chargeback|credited",
  },
  block: {
    does: "block|cancel|stop|freeze|deactivate|kill|close|disable|lock|hotlist|suspend|shut off|turn off",
    done: "blocked|cancelled|stopped|frozen|deactivated|killed|closed|disabled|locked|hotlisted|suspended|shut off|turned off|switched off|invalidated",
    state: "toast|dead|history|useless|off|no (?:good|use)|out of (?:action|use|service)|band|block",
  },
  unblock: {
    does: "unblock|unfreeze|lift|remove|clear|unlock|reactivate|restore|reinstate|release|take off|turn on|switch on|thaw|enable|reset|put back|activate|open",
    done: "unblocked|unfrozen|lifted|removed|cleared|unlocked|reactivated|restored|reinstated|released|taken off|turned (?:back )?on|switched (?:back )?on|thawed|enabled|reset|deleted|closed|dropped|activated|opened",
    state: "off|gone|live|active|working|usable|on|open|back(?: on| in (?:use|action|business|service))?|good to go|ready(?: to use)?|accessible|enabled|thawed|free|unlocked|khul",
    asked: "unfreeze|unblock|unlock|off the|working again|lift",
  },
  change: {
    does: "change|update|replace|amend|swap|correct|save|record|alter|modify|put in|set|enter|switch|edit|add",
    done: "changed|updated|replaced|amended|swapped|corrected|saved|recorded|altered|modified|put in|set|entered|switched|edited|in the (?:list|system|file)|stored|added|registered",
    state: "in(?=$|[.!])|on file|in place|in (?:our|the) (?:system|records|books|list)|stands|the one (?:we have )?on file|current|up to date",
    asked: "another|put in the new|move (?:the|my) \\w+ (?:loan|date)",
  },
  open: {
    does: "open|set up|create|start|approve",
    done: "opened|set up|created|approved|started",
    state: "open|active|live|ready|yours|up and running",
  },
  close: { does: "close|shut|end|terminate", done: "closed|shut|ended|terminated|wound up", state: "closed" },
  raise: {
    does: "raise|increase|lift|set|up|extend|bump|bring|put up|change|move|put|push",
    done: "raised|increased|lifted|set|extended|bumped|changed|moved|applied|approved|put up|upped|adjusted",
    state: "live|up (?:to|at|by)|at|in place|active|in (?:force|effect)",
    asked: "higher|increase|limit",
  },
  pin: {
    does: "set|reset|change|put on|put|choose|renew|give|assign|replace",
    done: "set|reset|changed|saved|put on|renewed|replaced|updated|stored",
    state: "active|live|in place|on (?:the|your) card|set|yours|valid|in(?=$|[.!])|your new pin",
    asked: "pin",
  },
  activate: {
    does: "activate|switch on|turn on|enable|start",
    done: "activated|enabled|switched on|turned on",
    state: "active|live|on|ready(?: to use)?|working|usable|good to go|enabled",
  },
  order: {
    does: "send|order|issue|mail|post|ship|print|dispatch|replace|reissue|book|request",
    done: "ordered|issued|sent|mailed|posted|shipped|dispatched|printed|despatched|replaced|reissued",
    state: "on (?:its|their|the) way|in the (?:mail|post)|out (?:to you|for)",
    asked: "new (?:one|card)|checks|statements|book",
  },
  tell: {
    does: "tell|read(?: out)?|say|disclose|give(?: out)?|share|reveal|discuss|provide|talk about|speak about|state|show|send|release|quote|spell|pass on",
    done: "read out",
    named: "tell|read|say|disclose|find out",
    asked: "balances?|read out|tell",
  },
  stop: {
    does: "stop|cancel|recall|halt|revoke|block|reverse|call back|undo|get back|end|withdraw",
    done: "stopped|cancelled|pulled back|recalled|halted|revoked|blocked|reversed|called back|undone|caught|ended|withdrawn|terminated",
    state: "stopped|off|no more|in(?=$|[.!]| on| for)|in place|active|placed",
    asked: "stop",
  },
  add: {
    does: "add|put|enter|register|include|place|set|note|link",
    done: "added|put on|put in|entered|registered|included|placed|set|noted|linked",
    state: "in (?:place|the wallet|your wallet|the phone)|on (?:both|file|the account|record)|linked|joint owner|active|live|ready",
    asked: "add|put|notice|owner|wallet",
  },
  redeem: {
    does: "redeem|convert|cash in|use|apply|turn|switch|exchange",
    done: "redeemed|converted|cashed in|applied|credited|posted|turned into|switched|exchanged|split",
    state: "now an?|in(?:to)? emi|on emi",
    asked: "points|emi|convert",
  },
  enable: {
    does: "switch on|turn on|enable|activate|allow|register|renew|link|enrol|start|open",
    done: "switched on|turned on|enabled|activated|allowed|registered|renewed|linked|enrolled|started|opened|accepted|updated",
    state: "on|active|enabled|live|registered|renewed|valid|chalu|in place|up to date",
    asked: "nominee|kyc|international|usage|mandate",
  },
  break: {
    does: "break|liquidate|close|redeem|withdraw|encash|tod|todna|cancel|cash in",
    done: "broken|liquidated|closed|redeemed|withdrawn|encashed|tod di|toot|tod diya|credited|paid out|cancelled",
    state: "in (?:your )?savings|closed",
    asked: "fd|deposit",
  },
}; // prettier-ignore

/** The fields that a request belongs to, by its first words and what it names. */
export function fieldsOf(request: string): string[] {
  const words = request.toLowerCase();
  const fields = Object.entries(ACTS).flatMap(([field, act]) => {
    const pattern = PATTERNS.get(field) ?? requestPattern(field, act);
    return pattern.test(words) ? [field] : [];
  });
  return fields.includes("unblock")
    ? fields.filter((field) => field !== "block" && field !== "dispute")
    : fields;
}

const PATTERNS = new Map<string, RegExp>();

function requestPattern(field: string, act: Act): RegExp {
  const pattern = new RegExp(
    `(?:^|\\band |, |\\bthen )(?:please )?(?:${act.named ?? act.does})\\b|\\b(?:${act.asked ?? "(?!)"})\\b`,
  );
  PATTERNS.set(field, pattern);
  return pattern;
}
