// An assistant built on the AI SDK and its MCP client.
import { createMCPClient } from "@ai-sdk/mcp";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, type ModelMessage } from "ai";
import { MODEL, MODEL_KEY, MODEL_URL, serve } from "./service.ts";

const model = createOpenAICompatible({ name: "assistant", baseURL: MODEL_URL, apiKey: MODEL_KEY })(MODEL);

serve(async ({ instructions, bankUrl, history }) => {
  const bank = await createMCPClient({ transport: { type: "http", url: bankUrl } });
  const messages: ModelMessage[] = history.flatMap(({ role, content }): ModelMessage[] =>
    content === null || content === "" || (role !== "user" && role !== "assistant")
      ? []
      : [{ role, content }],
  );
  return {
    async reply(message) {
      messages.push({ role: "user", content: message });
      const result = await generateText({
        model,
        instructions,
        messages,
        tools: await bank.tools(),
        stopWhen: isStepCount(12),
      });
      messages.push(...result.responseMessages);
      return result.text;
    },
    close: () => bank.close(),
  };
});
