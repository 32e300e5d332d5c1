// An assistant built on Mastra.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Agent } from "@mastra/core/agent";
import { MCPClient } from "@mastra/mcp";
import { MODEL, MODEL_KEY, MODEL_URL, serve, type Line } from "./service.ts";

const model = createOpenAICompatible({ name: "assistant", baseURL: MODEL_URL, apiKey: MODEL_KEY })(MODEL);

serve(async ({ instructions, bankUrl, history }) => {
  const bank = new MCPClient({ id: bankUrl, servers: { bank: { url: new URL(bankUrl) } } });
  const messages: Line[] = history.filter(({ content }) => content !== null && content !== "");
  return {
    async reply(message) {
      messages.push({ role: "user", content: message });
      // Asked for each message: the bank may open further tools as we go.
      const tools = await bank.listTools();
      const named = Object.fromEntries(
        Object.entries(tools).map(([name, tool]) => [name.replace(/^bank_/, ""), tool]),
      );
      const agent = new Agent({ id: "assistant", name: "assistant", instructions, model, tools: named });
      const result = await agent.generate(messages as never, { maxSteps: 12 });
      messages.push(...(result.response.messages as Line[]));
      return result.text;
    },
    close: () => bank.disconnect(),
  };
});
