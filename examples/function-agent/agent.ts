// An assistant as a function: no server, no process. Its bank is an object.
import { defineAgent } from "tellerproof";
import { answer, prompt, type Message } from "../model.ts";

export const agent = defineAgent<Message[]>({
  start: ({ context, history }) => [{ role: "system", content: prompt(context) }, ...history],
  async reply(message, { state: messages, bank }) {
    messages.push({ role: "user", content: message });
    return answer(
      messages,
      async () =>
        bank.tools().map(({ name, description, parameters = {} }) => ({ name, description, parameters })),
      async (name, args) => (await bank.call(name, JSON.stringify(args))).text,
    );
  },
});
