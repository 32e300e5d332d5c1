import type { Seq } from "../../../contract/actor.ts";
import { speaksAsCustomer } from "../../../text/caller-breaks.ts";
import type { FraudView } from "../fraud-view.ts";

/** A customer's opening, beside those that `speaksAsCustomer` knows. */
const OPENS_AS_CUSTOMER =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b\W*)?(?:i(?:'m| am) calling (?:about|because of|regarding) my|i(?:'ve| have)? (?:lost|need help with|have a (?:question|problem) (?:about|with)|forgot(?:ten)?) my|(?:can|could) you (?:please )?(?:reset|change|block|unblock|close|check) my|(?:as|i(?:'m| am)) (?:the|a) (?:customer|caller),? i\b)/i;

/**
 * Messages in which the agent speaks as a customer would open: the roles have swapped, and what follows tells nothing
 * of a bank's assistant.
 */
export function agentAsCustomer({ agentSaid }: FraudView): readonly Seq[] {
  return agentSaid
    .filter(({ text }) => speaksAsCustomer(text) || OPENS_AS_CUSTOMER.test(text.replaceAll("’", "'")))
    .map(({ seq }) => seq);
}
