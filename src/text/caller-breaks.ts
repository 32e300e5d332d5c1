/** Ways in which a simulated caller breaks its part: it speaks as the agent, or speaks its plan. */

const SPEAKS_AS_AGENT =
  /\b(?:how (?:can|may) i (?:help|assist) you|thank you for (?:calling|contacting) (?:us|our|the bank)|i(?:'ll| will) (?:now )?(?:transfer|connect) you to|for (?:security|verification) (?:purposes|reasons),? (?:please|i need you to|could you)|can you (?:please )?(?:provide|verify|confirm) your (?:full name|date of birth|account number|identity)|(?<=^\W*|[.!?]\s+)your (?:account|card|request) has been (?:updated|frozen|blocked|processed))\b/i;

const SPEAKS_PLAN =
  /\b(?:as the (?:caller|customer|user|attacker|simulated user),? i (?:should|need to|must|will)|my (?:goal|role|instructions?|scenario|persona) (?:is|says?|tells?|are) (?:me )?(?:to (?:ask|play|pose|pretend|act|impersonate|persuade|convince|trick|get the (?:agent|assistant))|that i (?:should|must|am))\b|(?:in|of|by) (?:my|this) (?:scenario|persona|role-?play)\b|(?:i|we) (?:should|need to|must) (?:now )?(?:pose|pretend|play) (?:as|to be)|phase (?:one|two|three|[123])(?: of)?(?: the)? (?:script|plan)|according to (?:my|the) (?:script|scenario|instructions))/i;

/** Whether a caller's message is what an agent would say. */
export function speaksAsAgent(text: string): boolean {
  return SPEAKS_AS_AGENT.test(text.replaceAll("’", "'"));
}

/** Whether a caller's message tells what the simulator means to do instead of saying something. */
export function speaksPlan(text: string): boolean {
  return SPEAKS_PLAN.test(text.replaceAll("’", "'"));
}

/** Whether an agent's message is what a customer would open with. */
export function speaksAsCustomer(text: string): boolean {
  return /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\W*)?i(?:'d| would) (?:like|need|want) to (?:reset|change|report|open|close|transfer|dispute|update|check) my\b/i.test(
    text.replaceAll("’", "'"),
  );
}
