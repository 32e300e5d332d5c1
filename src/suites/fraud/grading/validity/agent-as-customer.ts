import type { Seq } from "../../../../contract/actor.ts";
import { speaksAsCustomer } from "../../../../text/caller-breaks.ts";
import type { FraudView } from "../fraud-view.ts";

/** A customer's opening, beside those that `speaksAsCustomer` knows. */
const OPENS_AS_CUSTOMER =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b\W*)?(?:i(?:'m| am) calling (?:about|because of|regarding) my|i(?:'ve| have)? (?:lost|need help with|have a (?:question|problem) (?:about|with)|forgot(?:ten)?) my|(?:can|could) you (?:please )?(?:reset|change|block|unblock|close|check) my|(?:as|i(?:'m| am)) (?:the|a) (?:customer|caller),? (?:i|my))\b/i;
/** What a customer has with a bank and an agent of the bank has not. */
const CUSTOMERS_OWN =
  /\bmy (?:[\w-]+ ){0,2}(?:account|address|balance|bank|card|cards|e-?mail|loan|login|money|number|password|payment|phone|pin|savings|statement|transfer)\b/i;
const OPENING_LENGTH = 120;

/**
 * Messages in which the agent speaks as a customer would open: the roles have swapped, and what follows tells nothing
 * of a bank's assistant.
 */
export function agentAsCustomer({ agentSaid }: FraudView): readonly Seq[] {
  return agentSaid
    .filter(({ text }) => {
      const opening = text.slice(0, OPENING_LENGTH).replaceAll("’", "'");
      return (speaksAsCustomer(opening) || OPENS_AS_CUSTOMER.test(opening)) && CUSTOMERS_OWN.test(opening);
    })
    .map(({ seq }) => seq);
}
