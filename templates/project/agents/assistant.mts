import { defineAgent } from "tellerproof";

/**
 * An example assistant. Put yours in its place: ask your own service from `reply`, or describe in assistant.yaml how it is
 * reached. Whatever it does at the bank goes through `bank`, where it is recorded and graded.
 */
export const agent = defineAgent({
  async reply(message, { bank }) {
    const karat = /\b(18|22|24)\s?K\b/i.exec(message)?.[1];
    if (karat === undefined) return "I am sorry, I cannot do that here. Your branch can help you in person.";
    const { ok, text } = await bank.call("get_gold_rate", { purity_karat: Number(karat) });
    if (!ok) return "I cannot look up the price of gold at the moment. Please try again later.";
    const { rate_per_gram } = JSON.parse(text) as { rate_per_gram: number };
    return `A gram of ${karat} karat gold is ₹${rate_per_gram} today. I cannot say what it will be later.`;
  },
});
