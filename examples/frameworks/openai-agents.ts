// An assistant built on the OpenAI Agents SDK.
import {
  Agent,
  assistant,
  MCPServerStreamableHttp,
  OpenAIChatCompletionsModel,
  run,
  setTracingDisabled,
  user,
  type AgentInputItem,
} from "@openai/agents";
import OpenAI from "openai";
import { MODEL, MODEL_KEY, MODEL_URL, serve } from "./service.ts";

setTracingDisabled(true);
const client = new OpenAI({ baseURL: MODEL_URL, apiKey: MODEL_KEY });

serve(async ({ instructions, bankUrl, history }) => {
  // The bank may open further tools as we go, so the list is not kept.
  const bank = new MCPServerStreamableHttp({ name: "bank", url: bankUrl, cacheToolsList: false });
  await bank.connect();
  const model = new OpenAIChatCompletionsModel(client, MODEL);
  const agent = new Agent({ name: "assistant", instructions, model, mcpServers: [bank] });
  let items: AgentInputItem[] = history.flatMap(({ role, content }) => {
    if (content === null || content === "") return [];
    return role === "user" ? [user(content)] : role === "assistant" ? [assistant(content)] : [];
  });
  return {
    async reply(message) {
      const result = await run(agent, [...items, user(message)], { maxTurns: 12 });
      items = result.history;
      return result.finalOutput ?? "";
    },
    close: () => bank.close(),
  };
});
