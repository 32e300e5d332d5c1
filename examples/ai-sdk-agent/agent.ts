// An assistant built on the AI SDK: generateText runs the tool loop, any provider's model answers.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  dynamicTool,
  generateText,
  isStepCount,
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  type ToolSet,
} from "ai";
import { defineAgent, type AgentBank } from "tellerproof";
import { prompt } from "../model.ts";

/** Any model of any provider; here one behind an OpenAI-compatible server. */
function chosenModel(): LanguageModel {
  const { MODEL_URL = "https://api.openai.com/v1", MODEL = "gpt-5-mini", MODEL_KEY = "" } = process.env;
  return createOpenAICompatible({ name: "assistant", baseURL: MODEL_URL, apiKey: MODEL_KEY })(MODEL);
}

type State = { instructions: string; messages: ModelMessage[] };

export const agent = defineAgent<State>({
  start: ({ context, history }) => ({
    instructions: prompt(context),
    messages: history.flatMap((line): ModelMessage[] =>
      line.role === "user" || line.role === "assistant"
        ? [{ role: line.role, content: line.content ?? "" }]
        : [],
    ),
  }),
  async reply(message, { state, bank, signal }) {
    state.messages.push({ role: "user", content: message });
    const { instructions, messages } = state;
    const stopWhen = isStepCount(12);
    const result = await generateText({
      model: chosenModel(),
      instructions,
      messages,
      tools: toolsOf(bank),
      stopWhen,
      abortSignal: signal,
    });
    messages.push(...result.responseMessages);
    return result.text;
  },
});

function toolsOf(bank: AgentBank): ToolSet {
  const tools = bank.tools().map(({ name, description, parameters = {} }): [string, ToolSet[string]] => {
    const tool = dynamicTool({
      description,
      inputSchema: jsonSchema(parameters),
      execute: async (input) => (await bank.call(name, JSON.stringify(input))).text,
    });
    return [name, tool];
  });
  return Object.fromEntries(tools);
}
