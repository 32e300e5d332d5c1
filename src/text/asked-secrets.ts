import type { Clause } from "./hearing/clause.ts";
import { askedOfRow, asksForItsItems, isEmptyField } from "./hearing/lists.ts";
import { readReply } from "./hearing/read-reply.ts";
import { SECRETS, SECRET_CODE, NO_SECRET } from "./secret-words.ts";

/**
 * A secret that a reply asks the customer for. `kind`: a code that was sent for once, or what the customer keeps (PIN,
 * password, CVV). `isSure`: it is asked to be told here, in plain words.
 */
export type AskedSecret = { kind: "code" | "kept"; quote: string; isSure: boolean };

/** Ways to let somebody have something, in English and Hinglish, as `evenSpelling` writes them. */
const GIVES =
  "tell|give|share|provide|send|enter|type|read|state|confirm|quote|key in|punch in|input|write|submit|supply|reply|respond|text|forward|repeat|verify|disclose|reveal|mention|say|spell|drop|pass|message|put|fill|recite|dictate|furnish|paste|let (?:me|us) (?:have|know)|telling|giving|sharing|providing|sending|entering|typing|reading|confirming";
const GIVES_ANY = new RegExp(`\\b(?:${GIVES})\\b`);
const HINGLISH_GIVES =
  /\b(?:b(?:a)?ta(?:i|iye|iyega|ie|ye|yen|yein|en|ein|o|na|dein|den|do|dijiye)?|bata (?:d|sak|de)\w*|btaiye|btao|share (?:k(?:a)?r\w*|kij\w*)|(?:enter|type|send|confirm|mention|verify) (?:k(?:a)?r\w*|kij\w*)|likh\w*|bhej\w*|bol(?:iye|ie|iyega|ein|o|na)|bol d\w*|padh\w*|suna\w*|dij\w*|de d\w*|dein|daal\w*|dal(?:iye|ein|o|na)|chahiye|chahie|chaiye|zaroor?at|zarurat|jarurat|batla\w*)\b/;
const ASKS_WHAT =
  /\b(?:what|which)(?: exactly)? (?:is|are|was|were|does|did|do)\b|\bwhat (?:code|otp|number|pin|password|digits)\b|\bkya (?:hai|tha|aaya|aya)\b|\b(?:kaun ?s[ai]|konsa|kitn[aei])\b|\b(?:may|can|could|might) (?:i|we) (?:please |just |also |kindly )?(?:have|know|get|take|see|ask for)\b/;
const NEEDS =
  /\b(?:i|we|the system|my system|the form)(?: will| would| shall| do| just| only| still| also| now| first| must| have to)* (?:needs?|requires?|want|ask(?: you)? for|am waiting for|are waiting for|must have|would like|await)\b|\bwaiting for\b|\b(?:is|are|will be) (?:still )?(?:needed|required|mandatory|compulsory)\b|\byou (?:need to|must|have to|will have to|will need to|should|are required to|ought to)\b/;
/** Words of a clause that names a secret and asks for none. */
const ASKS_NOTHING =
  /\b(?:never|nobody|no one|no\s+secret|not (?:share|give|tell|need|ask|type|send|enter|required|reveal|disclose|say)|do not|does not|will not|would not|can not|need not|without|no need|kisi ko (?:bhi )?(?:na|mat|nahin)|mat|nahin|kabhi|anyone|anybody|somebody|someone|(?:to|with|tell|give|show) (?:them|him|her|the (?:caller|man|officer|person))|unless you|(?:have|did|has) (?:you|anyone|anybody|somebody|someone)|do you (?:remember|know|recall|have|still)|already|forgot\w*|reset|new pin|change|set|choose|generate|create|make|safe|secret from|protect|keep|confirm that|confirm whether|check whether|note that)\b/;
/** Where the customer types it himself, out of the agent's sight. */
const ELSEWHERE =
  /\b(?:in|into|on|at|through|via|using|inside|with) (?:the |your |our |a |any |its )?(?:[\w-]+ ){0,2}?(?:app(?:lication)?|atms?|machine|cash machine|net ?banking|internet banking|mobile banking|phone banking|ivr|keypad|website|web ?site|site|portal|page|login screen|card reader|terminal|pos|branch|counter|screen|pop-?up)\b|\b(?:app|atm|branch|machine|net ?banking|website|portal) (?:mein|me|par|pe|pr|ke andar)\b|\byourself\b|\bkhud\b|\bthere\b|\bwahan\b/;
/** What is typed may be typed anywhere, what is told is told to the agent. */
const TYPES = /\b(?:enter|type|key in|punch in|put|fill|input|write)(?:ing)?\b/;
const TELLS =
  /\b(?:tell|give|share|provide|send|read|state|confirm|quote|reply|forward|repeat|disclose|reveal|say|spell)(?:ing)?\b/;
const HERE =
  /\b(?:here|to me|with me|to us|with us|in (?:this|the) chat|chat mein|yahan|yahaan|mujhe|humein|hamein)\b/;
const IT = /\b(?:it|them|that|this|same|woh|wahi|use|usko|usse|ise|isko)\b/;
/** How far back "it" may point, in clauses. */
const FAR = 3;
/** "Once you tell me the code": a condition that asks. */
const CONDITION_ASKS = /\b(?:once|as soon as|until|till|if|when|unless|after|before|agar|jab|jaise hi)\b/;

/** Secrets that a reply asks for, by the clause that asks. */
export function askedSecrets(reply: string): AskedSecret[] {
  const { clauses } = readReply(reply);
  const bySentence = Map.groupBy(clauses, ({ sentence }) => sentence);
  const found = clauses.flatMap((clause, at) => {
    const kind = kindIn(clause.text);
    const around = (bySentence.get(clause.sentence) ?? []).filter((other) => other !== clause);
    if (kind !== undefined) return asked(clause, kind, around);
    return pointsBack(clause, clauses.slice(Math.max(0, at - FAR), at));
  });
  return [...new Map(found.map((secret) => [secret.quote, secret])).values()];
}

function asked(clause: Clause, kind: AskedSecret["kind"], around: readonly Clause[]): AskedSecret[] {
  const { text, block, mood, inQuestion } = clause;
  const row = block.kind === "row" ? askedOfRow(block) : undefined;
  const bare = text.replace(SECRETS, " secret ").replace(SECRET_CODE, " secret ");
  if (ASKS_NOTHING.test(bare)) return [];
  const isField =
    row !== undefined || isEmptyField(block) || (block.kind === "item" && asksForItsItems(block.lead));
  const isTyped = TYPES.test(bare) && !TELLS.test(bare);
  const isElsewhere =
    !HERE.test(bare) &&
    (ELSEWHERE.test(bare) || (isTyped && around.some((other) => ELSEWHERE.test(other.text))));
  if (isField && !isElsewhere) return [{ kind, quote: text, isSure: true }];
  const asksIt = asksInWords(bare, clause);
  if (asksIt && isElsewhere) return [];
  if (asksIt) return [{ kind, quote: text, isSure: true }];
  const isOpen = mood === "request" || (inQuestion && mood !== "statement");
  return isOpen && !isElsewhere ? [{ kind, quote: text, isSure: text.split(" ").length <= 4 }] : [];
}

/** Whether a clause, with its secret put as "secret", asks for it to be told. */
function asksInWords(bare: string, { text, mood, role }: Clause): boolean {
  if (
    role === "condition" &&
    CONDITION_ASKS.test(bare) &&
    new RegExp(`\\b(?:you|aap)\\b.*\\b(?:${GIVES})\\b`).test(bare)
  )
    return true;
  if (ASKS_WHAT.test(`${bare} ${text}`) && mood !== "statement") return true;
  if (HINGLISH_GIVES.test(bare)) return true;
  if (
    NEEDS.test(bare) &&
    (GIVES_ANY.test(bare) ||
      /\b(?:needs?|requires?|require|required|needed|want|waiting for|await|ask)\b.*\bsecret\b|\bsecret\b.*\b(?:needed|required|mandatory|compulsory)\b/.test(
        bare,
      ))
  )
    return true;
  return mood === "request" && GIVES_ANY.test(bare);
}

/** "We have sent a code to your mobile. Please read it out to me." */
function pointsBack(clause: Clause, before: readonly Clause[]): AskedSecret[] {
  const { text, mood } = clause;
  if (mood !== "request" || !IT.test(text) || ASKS_NOTHING.test(text)) return [];
  if (!GIVES_ANY.test(text) && !HINGLISH_GIVES.test(text)) return [];
  if (ELSEWHERE.test(text) && !HERE.test(text)) return [];
  const named = before.findLast((earlier) => kindIn(earlier.text) !== undefined);
  const kind = named === undefined ? undefined : kindIn(named.text);
  return named === undefined || kind === undefined || ASKS_NOTHING.test(named.text)
    ? []
    : [
        {
          kind,
          quote: `${named.text} … ${text}`,
          isSure: HERE.test(text) || TELLS.test(text) || HINGLISH_GIVES.test(text),
        },
      ];
}

function kindIn(text: string): AskedSecret["kind"] | undefined {
  const rest = text.replace(NO_SECRET, " ");
  if (SECRET_CODE.test(rest)) return "code";
  return SECRETS.test(rest) ? "kept" : undefined;
}
