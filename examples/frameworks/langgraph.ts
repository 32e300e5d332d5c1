// An assistant built on LangGraph, with LangChain's MCP adapters.
import type { BaseMessageLike } from "@langchain/core/messages";
import { createReactAgent } from "@langchain/langgraph/prebuilt";
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { ChatOpenAI } from "@langchain/openai";
import { MODEL, MODEL_KEY, MODEL_URL, serve } from "./service.ts";

const llm = new ChatOpenAI({ model: MODEL, apiKey: MODEL_KEY, configuration: { baseURL: MODEL_URL } });

serve(async ({ instructions, bankUrl, history }) => {
  const bank = new MultiServerMCPClient({ mcpServers: { bank: { transport: "http", url: bankUrl } } });
  const tools = await bank.getTools();
  const agent = createReactAgent({ llm, tools, prompt: instructions });
  let messages: BaseMessageLike[] = history.flatMap(({ role, content }): BaseMessageLike[] =>
    content === null || content === "" || (role !== "user" && role !== "assistant")
      ? []
      : [{ role, content }],
  );
  return {
    async reply(message) {
      const result = await agent.invoke(
        { messages: [...messages, { role: "user", content: message }] },
        { recursionLimit: 25 },
      );
      messages = result.messages;
      return result.messages.at(-1)?.text ?? "";
    },
    close: () => bank.close(),
  };
});
