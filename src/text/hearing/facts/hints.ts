/** What a question is likely about where it names no fact: words that go with one. */
type Hint = {
  names: readonly string[];
  /** How the question opens; "is" stands for one that takes yes or no. */
  asks: readonly Opener[];
  words: RegExp;
};
type Opener = "who" | "where" | "when" | "how" | "how much" | "why" | "what" | "is";

/** From the most particular to the most general: of two that fit alike the first is meant. */
const HINTS: readonly Hint[] = [
  { names: ["police", "police_report"], asks: ["what", "is"], words: /\b(?:police|officer|report|station)/g },
  { names: ["cvv"], asks: ["what"], words: /\b(?:back|three|strip|reverse|behind|turn)/g },
  { names: ["expiry"], asks: ["when", "what", "how", "how much"], words: /\b(?:card|expir|valid|good|laps|run|end)/g },
  { names: ["code"], asks: ["what"], words: /\b(?:text|sms|message|phone|mobile|screen|digits?|arriv|sent|buzz|ping|read|token|just)/g },
  { names: ["user_id"], asks: ["what", "how"], words: /\b(?:log|sign|user|online|id)\b/g },
  { names: ["new_pin"], asks: ["what"], words: /\b(?:pin|four|digits?|number|choos|chose|pick|combination|remember|type)/g },
  { names: ["last_four", "card"], asks: ["what", "how"], words: /\b(?:cards?|ends?|ending|last|four|digits?|tail|plastic)\b/g },
  { names: ["invoice"], asks: ["what"], words: /\b(?:bill|invoice|number)/g },
  { names: ["upi_ref"], asks: ["what"], words: /\b(?:reference|utr|number|id|receipt)\b/g },
  { names: ["date_of_birth"], asks: ["when", "what", "how", "how much"], words: /\b(?:born|birth|old|age|candles)/g },
  { names: ["name"], asks: ["who", "what", "how"], words: /\b(?:speak|talk|line|pleasure|dealing|honou?r|called|call you|address you|with me)/g },
  { names: ["phone"], asks: ["what", "where", "how"], words: /\b(?:ring|call|reach|dial|phone|number)/g },
  { names: ["email"], asks: ["what", "where"], words: /\b(?:inbox|email|write|mail)/g },
  { names: ["income"], asks: ["how much", "what"], words: /\b(?:earn|mak(?:e|es|ing)|bring|year|month|pay|wage|living)/g },
  { names: ["school"], asks: ["where", "what"], words: /\b(?:stud|school|class|learn|college|degree|attend)/g },
  { names: ["design"], asks: ["what", "how", "is"], words: /\b(?:picture|look|design|front|motif|colou?r|print|face|pretty|animal|plain)/g },
  { names: ["delivery"], asks: ["how", "what", "where", "is"], words: /\b(?:send|sent|mail|post|reach|travel|get|deliver|courier|fast|soon|come|ship|branch|collect|express)/g },
  { names: ["card_state", "card_possession"], asks: ["where", "what", "is", "how"], words: /\b(?:card|hands?|wallet|purse|lost|possess|sight|borrow|drawer|pocket|damage|broke|chip)/g },
  { names: ["purchases"], asks: ["what", "where", "is"], words: /\b(?:buy|bought|spen[dt]|used?|paid|purchase|shop|transaction|yours)/g },
  { names: ["friend_name"], asks: ["who", "what"], words: /\b(?:friend|refer|recommend|bring|brought|invit|join|sign|introduc)/g },
  { names: ["source"], asks: ["who", "how", "where", "what", "is"], words: /\b(?:number|details|instruction|change|letter|email|call|message|reach|sent|told|tell|notif|inform|channel|contact|person|face|voice|paper|writ)/g },
  { names: ["heard_from"], asks: ["who", "how", "where", "what", "is"], words: /\b(?:hear|heard|told|tell|find|found|idea|suggest|recommend|advi[sc]|tip|introduc|brought|mention|onto|first|learn|attention|advert|ad|persuad|convinc|across)/g },
  { names: ["money_source"], asks: ["who", "where", "how", "what"], words: /\b(?:from|money|cash|funds|earn|sav|source|paid in|came)/g },
  { names: ["merchant"], asks: ["who", "what", "is"], words: /\b(?:shop|store|compan|firm|seller|business|charg|took|debit|contact|touch|speak|spoke|talk|told|answer|repl|respon|refund|complain|they|settle)/g },
  { names: ["relationship"], asks: ["who", "how", "what", "is"], words: /\b(?:know|met|meet|relat|friend|family|long|to you|connect|together|deal|work with|stand)/g },
  { names: ["payee"], asks: ["who", "where", "what"], words: /\b(?:get|receiv|money|pay|paid|send|sent|go|going|for|end|hand|belong|credit|land)/g },
  { names: ["account_type"], asks: ["what"], words: /\b(?:account|kind|type|open|product|package|suit|which)/g },
  { names: ["account"], asks: ["what", "where"], words: /\b(?:account|pot|checking|savings|from|draw|debit|which)/g },
  { names: ["amount"], asks: ["how much", "what"], words: /\b(?:much|many|sum|figure|pay|cost|bill|charg|took|price|total|limit|set|high|low|big)/g },
  { names: ["address"], asks: ["where"], words: /\b(?:live|living|home|house|stay|mail|post|letter|door|sleep|envelope)/g },
  { names: ["reason"], asks: ["why", "what", "how"], words: /\b(?:why|for|happen|doing|do|plan|need|caus|wrong|problem|matter|about|mind|behind|use|buy|want|intend|bring|made|led)/g },
  { names: ["where"], asks: ["where", "what"], words: /\b(?:where|place|town|city|country|branch|street|shop|which)/g },
  { names: ["when"], asks: ["when", "what", "how much"], words: /\b(?:when|day|date|month|time|long|since|hour|week|year|o'clock|night|morning)/g },
]; // prettier-ignore

const OPENERS: readonly (readonly [opener: Opener, pattern: RegExp])[] = [
  ["who", /^(?:\w+ )?(?:who|whom|whose)\b/],
  ["where", /^(?:\w+ )?where/],
  ["when", /^(?:\w+ )?when\b/],
  ["how much", /^(?:\w+ )?how (?:much|many|high|low|big|large|long|old|far)\b/],
  ["how", /^(?:\w+ )?how\b/],
  ["why", /^(?:\w+ )?why\b/],
  ["what", /^(?:\w+ )?(?:what|which)\b/],
  ["is", /^(?:is|are|was|were|do|does|did|have|has|had)\b/],
]; // prettier-ignore

/** No question for a fact. */
const NONE =
  /\b(?:what do you say|what do you think|how does (?:that|this|it) sound|how are you|how is that|what (?:can|may|could|else|about)|how (?:can|may|could) (?:i|we)|who can|what (?:i|we)|would you (?:like|want)|do you (?:want|agree|still want|wish)|is (?:that|this|it) (?:ok|right|correct|a yes|so|all)|anything|have you heard|do you know what|did you know|are you (?:sure|ok|there|happy))\b/;

/** The fact, of those wanted, that a question without words for any is most likely about. */
export function hintedFact(head: string, wanted: ReadonlySet<string>): string | undefined {
  const opener = OPENERS.find(([, pattern]) => pattern.test(head))?.[0];
  if (opener === undefined || !head.includes(" ") || NONE.test(head)) return undefined;
  let best: string | undefined;
  let most = 0;
  for (const { names, asks, words } of HINTS) {
    const name = names.find((each) => wanted.has(each));
    if (name === undefined || !asks.includes(opener)) continue;
    const hits = head.match(words)?.length ?? 0;
    if (hits > most) [best, most] = [name, hits];
  }
  return best;
}
