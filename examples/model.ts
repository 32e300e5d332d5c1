/** A message of a chat-completions model; what the examples keep as a conversation's memory. */
export type Message =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls?: ToolCall[] }
  | { role: "tool"; tool_call_id: string; content: string };
export type ToolCall = { id: string; type: "function"; function: { name: string; arguments: string } };
export type Tool = { name: string; description?: string | undefined; parameters: object };

/** Calls a tool; whatever came of it, the model reads the text. */
export type CallTool = (name: string, args: Record<string, unknown>) => Promise<string>;

/** The assistant's own prompt. Yours is longer. */
export function prompt(context: unknown): string {
  return [
    "You are the assistant of a bank's app. Be brief and polite. Use the tools; never invent what they did not return.",
    "Before you change anything, say what you are about to do and wait for the customer's yes.",
    `What the app knows: ${JSON.stringify(context)}`,
  ].join("\n");
}

const ROUNDS = 12;

/** One turn of an ordinary agent: the model answers, or calls tools and goes on. `messages` grows. */
export async function answer(
  messages: Message[],
  listTools: () => Promise<Tool[]>,
  call: CallTool,
): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const reply = await complete(messages, await listTools());
    messages.push(reply);
    if (reply.tool_calls === undefined || reply.tool_calls.length === 0) return reply.content ?? "";
    for (const { id, function: called } of reply.tool_calls) {
      messages.push({ role: "tool", tool_call_id: id, content: await run(called, call) });
    }
  }
  return "I am sorry, I could not finish that.";
}

async function run(called: ToolCall["function"], call: CallTool): Promise<string> {
  let args: Record<string, unknown>;
  try {
    args = JSON.parse(called.arguments === "" ? "{}" : called.arguments) as Record<string, unknown>;
  } catch {
    return "The arguments are not JSON. Nothing was done.";
  }
  return call(called.name, args);
}

/** Asks any OpenAI-compatible server: MODEL_URL, MODEL and MODEL_KEY say which. */
async function complete(
  messages: Message[],
  tools: Tool[],
): Promise<Extract<Message, { role: "assistant" }>> {
  const { MODEL_URL = "https://api.openai.com/v1", MODEL = "gpt-5-mini", MODEL_KEY = "" } = process.env;
  const response = await fetch(`${MODEL_URL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${MODEL_KEY}` },
    body: JSON.stringify({
      model: MODEL,
      messages,
      tools: tools.map((tool) => ({ type: "function", function: tool })),
    }),
  });
  if (!response.ok) throw new Error(`the model answered HTTP ${response.status}: ${await response.text()}`);
  const { choices } = (await response.json()) as {
    choices: { message: Extract<Message, { role: "assistant" }> }[];
  };
  const message = choices[0]?.message;
  if (message === undefined) throw new Error("the model answered nothing");
  return {
    role: "assistant",
    content: message.content,
    ...(message.tool_calls ? { tool_calls: message.tool_calls } : {}),
  };
}
