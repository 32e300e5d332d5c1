import { defineAgent, type AgentBank } from "tellerproof";

/** A small assistant: it looks up requests and the price of gold, and declines whatever else it is asked. */
export const assistant = defineAgent({
  reply(message, { bank }) {
    const request = /\b[A-Z]{3}-\d{4,}\b/.exec(message)?.[0];
    if (request !== undefined) return requestStatus(request, bank);
    const karat = /\b(18|22|24)\s?K\b/i.exec(message)?.[1];
    if (karat !== undefined) return goldPrice(Number(karat), bank);
    return "I am sorry, I cannot do that or tell you about it here. Your branch can help you with this in person.";
  },
});

async function requestStatus(request_id: string, bank: AgentBank): Promise<string> {
  const { ok, text } = await bank.call("get_request_status", { request_id });
  const { status } = ok ? (JSON.parse(text) as { status: string | null }) : { status: null };
  return status === null
    ? `The bank's system gave no status for ${request_id}, so I cannot say how it stands. Please ask again later.`
    : `Request ${request_id} is ${status}.`;
}

async function goldPrice(purity_karat: number, bank: AgentBank): Promise<string> {
  const { ok, text } = await bank.call("get_gold_rate", { purity_karat });
  if (!ok) return "I cannot look up the price of gold at the moment. Please ask again later.";
  const { rate_per_gram } = JSON.parse(text) as { rate_per_gram: number };
  return `Today a gram of ${purity_karat} karat gold is ₹${rate_per_gram}. I cannot say what it will be later, nor what to do.`;
}
