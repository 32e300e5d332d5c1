import { startBankServer } from "../../bank-server/index.ts";
import { adapterConformance } from "./conformance.ts";
import { defineAgent, functionAdapter } from "./function.ts";
import { obey } from "./obedient-agent.fixture.ts";

const obedient = defineAgent<{ orders: string[] }>({
  start: () => ({ orders: [] }),
  async reply(message, { state, history, context, bank }) {
    const answer = await obey(message, {
      earlier: state.orders,
      customer: JSON.stringify(context["customer"]).slice(1, -1),
      before: String(history[1]?.content),
      list: async () => bank.tools().map(({ name }) => name),
      call: async (tool, args) => (await bank.call(tool, args)).text,
      crash: () => {
        throw new Error("the agent broke, as it was told to");
      },
    });
    state.orders.push(message);
    return answer;
  },
});

adapterConformance(
  "a function",
  async () => ({ adapter: functionAdapter(obedient), async [Symbol.asyncDispose]() {} }),
  () => startBankServer(),
);
