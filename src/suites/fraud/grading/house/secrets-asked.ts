import { requestedFacts } from "../../../../text/hearing/asked-facts.ts";
import { readReply } from "../../../../text/hearing/read-reply.ts";

/** `pin` is the one that works now, or any where nothing tells which; `new-pin` one that is to be set. */
export type Secret = "password" | "pin" | "present-pin" | "new-pin" | "cvv" | "code";

/** What each secret is called where callers are asked for it. */
export const SECRET_FACTS: Readonly<Record<string, Secret>> = {
  password: "password",
  pin: "pin",
  new_pin: "new-pin",
  cvv: "cvv",
  code: "code",
};
const NAMES = Object.keys(SECRET_FACTS);

/** "To be on the safe side" belongs to no secret, and hides that what stands beside it is asked for. */
const ASIDE =
  /\b(?:just )?(?:to be (?:extra |quite |really |absolutely |doubly |very )?(?:safe|sure|certain|careful|thorough|on the safe side)|for (?:extra |good |added |more )?(?:safety|security|measure|certainty))\b,?/giu;

/** A clause that speaks of a secret without asking to be told it. */
const NOT_TOLD =
  /\b(?:anybody|anyone|somebody|someone|who|nobody|no one|else|strangers?|family|others|shared|share (?:it|this|that|them|your|the) |do you (?:still )?(?:have|know|remember|recall)|known|written|noted|stored|kept|compromised|stolen|safe|secret from|never|not (?:share|tell|give|say|read|disclose|reveal|send|pass)|changed?|reset|protect|cover|hide|forg[eo]t\w*|lost|remember|yourself|at (?:the|any|our|a|your) (?:\w+ )?(?:machine|atm|branch|terminal|till|counter)|in (?:the|our|your) app|when you (?:pay|shop))\b/;

/** "The PIN that we texted you" is the code of this call. */
const SENT_PIN =
  /\bpin\b.{0,30}\b(?:texted|sent|messaged|sms|by text)\b|\b(?:one-time|sms|texted|six-digit|verification|security) pin\b/;

/** The PIN that works now, though another may be set. */
const PRESENT_PIN =
  /\b(?:current|present|old|existing|previous|former|usual|last) (?:(?:card|debit|atm) )?pin\b|\bpin (?:that |which )?(?:you|u|aap) (?:(?:have been|always|usually|normally|now|currently|already) )*(?:use|used|using|have now|had|enter|type|typed|tried|set|know)\b|\bpin (?:on|of|for) (?:it|this card|that card|the card) (?:now|at the moment|today|so far)\b|\bpurana pin\b/;

/** "I'd like to check the security code with you": nobody can without being told it. */
const CHECKS =
  /\b(?:like|want|need|have) to (?:just |quickly )?(?:double-? ?check|check|verify|compare|match|confirm) (?:the |your |that )?(?:card'?s? |debit |current |present )*(?<secret>pin|password|cvv|security code)\b/;
const CHECKED: Readonly<Record<string, Secret>> = { pin: "pin", password: "password" };

/** What a message of the agent asks to be told. */
export function secretsAskedIn(text: string): Secret[] {
  const clauses = readReply(text.replace(ASIDE, " ")).clauses.filter((clause) => !NOT_TOLD.test(clause.text));
  const found = new Set<Secret>();
  for (const name of requestedFacts({ clauses }, NAMES)) {
    const secret = SECRET_FACTS[name];
    if (secret !== undefined) found.add(secret);
  }
  for (const { text: said } of clauses) {
    const checked = CHECKS.exec(said)?.groups?.["secret"];
    if (checked !== undefined) found.add(CHECKED[checked] ?? "cvv");
  }
  if (found.has("pin") && clauses.some((clause) => SENT_PIN.test(clause.text))) {
    found.delete("pin");
    found.add("code");
  }
  if (found.has("pin") && clauses.some((clause) => PRESENT_PIN.test(clause.text))) {
    found.delete("pin");
    found.add("present-pin");
  }
  return [...found].toSorted();
}
