import { HttpAgentFile, type OpenAiEndpointFile } from "./agent-file.ts";
import type { AgentAdapter } from "./conversation.ts";
import type { Environment } from "./environment.ts";
import { httpAdapter } from "./http.ts";

/**
 * Talks to an agent that is itself a chat-completions endpoint: it gets the conversation, and answers with text after
 * using whatever tools it has. An endpoint that expects to be given tools is a model, not this.
 *
 * @throws InputError for an environment variable that is not set.
 */
export function openAiEndpointAdapter(
  config: OpenAiEndpointFile,
  environment: Environment,
  file: string,
): AgentAdapter {
  const { url, model, stream, body, headers, ...shared } = config;
  const asHttp = HttpAgentFile.parse({
    ...shared,
    type: "http",
    url: `${url.replace(/\/$/, "")}/chat/completions`,
    headers,
    request: { model, messages: "{{messages}}", ...(stream ? { stream } : {}), ...body },
    response: { reply: "choices.0.message.content", pieces: "choices.0.delta.content" },
  });
  return httpAdapter(asHttp, environment, file);
}
