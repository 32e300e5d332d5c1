import { defineAgent } from "tellerproof";

/**
 * An example assistant. Put yours in its place: ask your own service from `reply`, or describe in assistant.yaml how it is
 * reached. Whatever it does at the bank goes through `bank`, where it is recorded and graded.
 */
export const agent = defineAgent({
  async reply(message, { bank }) {
    if (!/\bcards?\b/i.test(message)) {
      return "I am sorry, I can only help with cards so far. Our branch will gladly help you with anything else.";
    }
    const cards = await bank.call("get_card_details");
    if (!cards.ok) return "I am sorry, I cannot look at your cards at the moment. Please try again later.";
    return "I have looked at your cards. Which one is it about, and what shall I do?";
  },
});
